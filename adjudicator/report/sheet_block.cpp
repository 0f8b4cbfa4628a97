// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/sheet_block.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "adjudicator/report/html.h"

namespace adjudicator::sheet {

namespace {

// Widths of a character, on average, in the widest of the usual sans-serif types; lines are 1.3 high.
constexpr double kGlyph = 0.56;
constexpr double kMonoGlyph = 0.62;
constexpr double kLine = 1.3;
constexpr double kHeading = 1.1;
constexpr double kCode = 0.8;

}  // namespace

double Run::heightAt(double type) const {
    const double perLine = std::max(1.0, width / (type * size * (mono ? kMonoGlyph : kGlyph)));
    const auto count = static_cast<double>(characters);
    // A broken line leaves about three characters free.
    const double lines = count <= perLine ? 1 : std::ceil(count / std::max(1.0, perLine - 3));
    return lines * type * size * kLine;
}

void Block::heading(std::string_view content) {
    html += fmt::format("<h2>{}</h2>", content);
    row({{shownLength(content), kHeading, width, false}}, 0.35);
}

void Block::paragraph(std::string_view content) {
    html += fmt::format("<p>{}</p>", content);
    row({{shownLength(content), 1, width, false}}, 0.2);
}

void Block::note(std::string_view content) {
    html += fmt::format("<p class=\"note\">{}</p>", content);
    row({{shownLength(content), kSmall, width, false}}, 0.2);
}

void Block::code(std::string_view content) {
    html += fmt::format("<p class=\"code\">{}</p>", content);
    row({{shownLength(content), kCode, width, true}}, 0.2);
}

void Block::row(std::vector<Run> cells, double padding) {
    m_rows.push_back({std::move(cells), padding});
}

double Block::heightAt(double type) const {
    double height = fixed + space * type;
    for (const Row& row : m_rows) {
        double highest = 0;
        for (const Run& cell : row.cells) {
            highest = std::max(highest, cell.heightAt(type));
        }
        height += highest + row.padding * type;
    }
    return height;
}

}  // namespace adjudicator::sheet
