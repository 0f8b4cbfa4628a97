// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/board_figures_text.h"

#include <algorithm>

#include "adjudicator/text/counted.h"
#include "adjudicator/text/place_words.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

std::vector<std::string> linesOf(const engine::BoardFigures& figures, const engine::Table& table,
                                 engine::Language language) {
    constexpr std::size_t kBest = 5;
    const PlaceWords words(table, language);
    std::vector<std::string> lines;
    std::vector<std::string> parts;
    for (const engine::Resource resource : engine::kResources) {
        const auto& yield = figures.resources[resource];
        parts.push_back(say(language, "{} {} on {}", word(resource, language), yield.pips, yield.hexes));
    }
    if (figures.gold > 0) {
        parts.push_back(say(language, "gold {}", figures.gold));
    }
    lines.push_back(say(language, "Pips by resource, on so many hexes: {}", joined(parts)));
    parts.clear();
    const std::size_t best = std::min(kBest, figures.places.size());
    for (std::size_t i = 0; i < best; ++i) {
        const auto& place = figures.places[i];
        parts.push_back(fmt::format("{}: {} ({})", words.label(place.at), place.pips,
                                    counted(language, place.kinds, OneOrMany{"resource", "resources"})));
    }
    if (!figures.places.empty()) {
        lines.push_back(say(language, "Best crossings: {}; half of all have {} pips or more", joined(parts),
                            figures.places[figures.places.size() / 2].pips));
    }
    parts.clear();
    for (const int pips : figures.sixths) {
        parts.push_back(std::to_string(pips));
    }
    lines.push_back(say(language, "Pips by sixths of the island, clockwise from the top right: {}", joined(parts)));
    lines.push_back(say(language, "Side by side: {} pairs of 6 and 8, {} of one number, {} of one resource",
                        figures.neighbours.sixEight, figures.neighbours.sameNumber, figures.neighbours.sameResource));
    return lines;
}

}  // namespace adjudicator
