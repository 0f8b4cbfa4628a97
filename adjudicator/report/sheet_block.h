// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of sheets only: parts of a page that know how high they will be, so that a page can be filled
// without a renderer. Lengths are millimetres on paper.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace adjudicator::sheet {

/// A4 with margins of 10 mm; one millimetre is left to renderers that round up.
inline constexpr double kWidth = 190;
inline constexpr double kHeight = 276;
inline constexpr double kGap = 5;
inline constexpr double kColumn = (kWidth - kGap) / 2;

/// Of notes and tables, in relation to the page's type.
inline constexpr double kSmall = 0.85;

/// Characters in a row of a given width, by their type's size in relation to the page's.
struct Run {
    std::size_t characters = 0;
    double size = 1;
    double width = kColumn;
    bool mono = false;
    [[nodiscard]] double heightAt(double type) const;
};

/// One part of the page: its HTML, and what its height is made of.
struct Block {
    explicit Block(double across = kColumn) : width(across) {}

    std::string html;
    double width;
    /// What does not grow with the type.
    double fixed = 0;
    /// Space in units of the type's size.
    double space = 0;

    /// These take HTML whose texts are escaped.
    void heading(std::string_view content);
    void paragraph(std::string_view content);
    /// In smaller type.
    void note(std::string_view content);
    /// Hexadecimal digits and other codes.
    void code(std::string_view content);
    /// Counts a row of cells side by side: as high as its highest.
    void row(std::vector<Run> cells, double padding);

    [[nodiscard]] bool empty() const { return html.empty(); }
    [[nodiscard]] double heightAt(double type) const;

private:
    struct Row {
        std::vector<Run> cells;
        double padding = 0;
    };
    std::vector<Row> m_rows;
};

}  // namespace adjudicator::sheet
