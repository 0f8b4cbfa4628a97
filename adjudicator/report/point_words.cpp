// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/point_words.h"

namespace adjudicator {

std::string_view word(engine::PointSource source, engine::Language language) {
    using engine::PointSource;
    const auto in = [language](std::string_view english, std::string_view german) {
        return language == engine::Language::German ? german : english;
    };
    switch (source) {
        case PointSource::Settlements:
            return in("settlements", "Siedlungen");
        case PointSource::Cities:
            return in("cities", "Städte");
        case PointSource::Metropolises:
            return in("metropolises", "Metropolen");
        case PointSource::Capitals:
            return in("capitals", "Hauptstädte");
        case PointSource::Bridges:
            return in("bridges", "Brücken");
        case PointSource::LongestRoad:
            return in("longest road", "Längste Handelsstraße");
        case PointSource::LargestArmy:
            return in("largest army", "Größte Rittermacht");
        case PointSource::SecondRoad:
            return in("second longest road", "Zweitlängste Handelsstraße");
        case PointSource::SecondArmy:
            return in("second largest army", "Zweitgrößte Rittermacht");
        case PointSource::VictoryPointCards:
            return in("victory point cards", "Siegpunktkarten");
        case PointSource::Factories:
            return in("factories", "Fabriken");
        case PointSource::Monopolists:
            return in("Monopolist cards", "Monopolistenkarten");
        case PointSource::Exchange:
            return in("Exchange", "Börse");
        case PointSource::Extra:
            return in("other", "sonstige");
    }
    return {};
}

}  // namespace adjudicator
