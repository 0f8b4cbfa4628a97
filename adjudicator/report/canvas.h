// SPDX-License-Identifier: GPL-3.0-or-later
// The art of boards, data/art/*.svg, is compiled in (art::kRoad is road.svg); what it is put on.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "adjudicator/report/svg.h"

namespace adjudicator::svg {

/// A colour for what the art has by this class: `player`, `ink`, `ground`, `motif` … Constants of the program or
/// `#rrggbb`, never unchecked text.
struct Paint {
    std::string_view name;
    std::string_view colour;
};
using Paints = std::initializer_list<Paint>;

/// Moved there, turned (degrees, clockwise) and scaled.
struct Placing {
    Point at;
    double degrees = 0;
    double scale = 1;
};

/// Where drawings are put: into the text of a report, or on a screen.
class Canvas {
public:
    Canvas() = default;
    virtual ~Canvas() = default;
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;
    /// A file of data/art; what no paint is named for keeps the file's own colour.
    virtual void draw(std::string_view art, const Placing& placing, Paints paints) = 0;
    /// One line of text with its middle on the point; `weight` as in CSS.
    virtual void text(Point middle, double size, int weight, std::string_view words, std::string_view colour) = 0;
};

/// Appends to the text of an SVG element, which has round line joins and caps and its text anchored in the middle.
class TextCanvas final : public Canvas {
public:
    explicit TextCanvas(std::string& out) : m_out(out) {}
    void draw(std::string_view art, const Placing& placing, Paints paints) override;
    void text(Point middle, double size, int weight, std::string_view words, std::string_view colour) override;

private:
    std::string& m_out;
};

/// The art with its colours: in a file each class stands right before the attribute that it names a colour for.
[[nodiscard]] std::string painted(std::string_view art, Paints paints);

}  // namespace adjudicator::svg
