// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/point_words.h"

namespace adjudicator {

std::string_view word(engine::PointSource source, engine::Language language) {
    using engine::PointSource;
    switch (source) {
        case PointSource::Settlements:
            return engine::Phrase{"settlements"}.in(language);
        case PointSource::Cities:
            return engine::Phrase{"cities"}.in(language);
        case PointSource::Metropolises:
            return engine::Phrase{"metropolises"}.in(language);
        case PointSource::Capitals:
            return engine::Phrase{"capitals"}.in(language);
        case PointSource::Bridges:
            return engine::Phrase{"bridges"}.in(language);
        case PointSource::LongestRoad:
            return engine::Phrase{"longest road"}.in(language);
        case PointSource::LargestArmy:
            return engine::Phrase{"largest army"}.in(language);
        case PointSource::SecondRoad:
            return engine::Phrase{"second longest road"}.in(language);
        case PointSource::SecondArmy:
            return engine::Phrase{"second largest army"}.in(language);
        case PointSource::VictoryPointCards:
            return engine::Phrase{"victory point cards"}.in(language);
        case PointSource::Factories:
            return engine::Phrase{"factories"}.in(language);
        case PointSource::Monopolists:
            return engine::Phrase{"Monopolist cards"}.in(language);
        case PointSource::Exchange:
            return engine::Phrase{"Exchange"}.in(language);
        case PointSource::Extra:
            return engine::Phrase{"other"}.in(language);
    }
    return {};
}

}  // namespace adjudicator
