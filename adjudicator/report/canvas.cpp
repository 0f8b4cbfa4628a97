// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/canvas.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "adjudicator/report/html.h"

namespace adjudicator::svg {

std::string painted(std::string_view art, Paints paints) {
    constexpr std::string_view kClass = " class=\"";
    std::string out;
    for (std::size_t at = art.find(kClass); at != std::string_view::npos; at = art.find(kClass)) {
        out += art.substr(0, at);
        art.remove_prefix(at + kClass.size());
        const std::string_view name = art.substr(0, art.find('"'));
        art.remove_prefix(name.size() + 1);
        const auto* paint = std::ranges::find(paints, name, &Paint::name);
        if (paint != paints.end()) {
            const std::size_t colour = art.find('"') + 1;
            out += art.substr(0, colour);
            out += paint->colour;
            art.remove_prefix(art.find('"', colour));
        }
    }
    return out += art;
}

void TextCanvas::draw(std::string_view art, const Placing& placing, Paints paints) {
    // Without the element around it, which says what the whole picture says.
    const std::size_t from = art.find('>') + 1;
    const std::string inner = painted(art.substr(from, art.rfind('<') - from), paints);
    std::optional<Group> placed;
    if (placing.at.x != 0 || placing.at.y != 0 || placing.degrees != 0 || placing.scale != 1) {
        placed.emplace(m_out, placing.at, placing.degrees, placing.scale);
    }
    m_out += inner;
}

void TextCanvas::text(Point middle, double size, int weight, std::string_view words, std::string_view colour) {
    // From a line's middle to its baseline; renderers disagree about dominant-baseline.
    constexpr double kBaseline = 0.38;
    m_out += fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-weight=\"{}\" fill=\"{}\">{}</text>",
                         number(middle.x), number(middle.y + kBaseline * size), number(size), weight, colour,
                         escaped(words));
}

}  // namespace adjudicator::svg
