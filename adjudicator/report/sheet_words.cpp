// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/sheet_words.h"

#include <algorithm>
#include <vector>

#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator::sheet {

using engine::Language;

namespace {

bool isRecordTime(std::string_view time) {
    constexpr std::string_view kShape = "0000-00-00T00:00:00";
    return time.size() >= kShape.size() &&
           std::ranges::equal(time.substr(0, kShape.size()), kShape, [](char given, char shape) {
               return shape == '0' ? given >= '0' && given <= '9' : given == shape;
           });
}

engine::Piece pieceOf(const engine::Fort& fort) {
    if (fort.capital) {
        return engine::Piece::Capital;
    }
    switch (fort.level) {
        case engine::CombatLevel::Settlement:
            return engine::Piece::Settlement;
        case engine::CombatLevel::City:
            return engine::Piece::City;
        case engine::CombatLevel::Metropolis:
            return engine::Piece::Metropolis;
    }
    return engine::Piece::Settlement;
}

}  // namespace

std::string dateAndTime(std::string_view time, Language language) {
    if (!isRecordTime(time)) {
        return std::string(time);
    }
    const std::string_view year = time.substr(0, 4);
    const std::string_view month = time.substr(5, 2);
    const std::string_view day = time.substr(8, 2);
    return say(language, "{0}-{1}-{2}, {3} UTC", year, month, day, timeOfDay(time));
}

std::string timeOfDay(std::string_view time) {
    return std::string(isRecordTime(time) ? time.substr(11, 8) : time);
}

std::string placeName(const ActPlace& place) {
    return place.item ? fmt::format("{}/{}", place.entry, *place.item) : std::to_string(place.entry);
}

std::string standingWords(const engine::Standing& standing, Language language) {
    std::vector<std::string> parts;
    if (!standing.units.empty()) {
        parts.push_back(unitsText(standing.units, language));
    }
    if (standing.fort) {
        std::string fort(word(pieceOf(*standing.fort), language));
        std::vector<std::string> more;
        if (standing.fort->upsideDown) {
            more.push_back(say(language, "upside down"));
        }
        if (standing.fort->walls > 0) {
            more.push_back(counted(standing.fort->walls, engine::Piece::Wall, language));
        }
        parts.push_back(more.empty() ? fort : fmt::format("{} ({})", fort, joined(more)));
    }
    return parts.empty() ? say(language, "nothing left") : joined(parts, " + ");
}

std::string standingSigns(const engine::Standing& standing, Language language) {
    std::vector<std::string> parts;
    if (!standing.units.empty()) {
        std::string units = engine::toText(standing.units);
        std::ranges::replace(units, 'C', Phrase{"cavalry", "C"}.in(language).front());
        parts.push_back(std::move(units));
    }
    if (standing.fort) {
        parts.push_back(std::string(word(pieceOf(*standing.fort), language)) + (standing.fort->upsideDown ? " ↓" : ""));
    }
    return parts.empty() ? "–" : joined(parts, " + ");
}

}  // namespace adjudicator::sheet
