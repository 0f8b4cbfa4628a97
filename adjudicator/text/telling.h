// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text only.
#pragma once

#include <string>
#include <vector>

#include "adjudicator/text/place_words.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "engine/state/position.h"

namespace adjudicator {

/// What the sentences about one table's actions and events share. Refers to the table, which must outlive it.
struct Telling {
    const engine::Table& table;
    engine::Language language;

    template <class... Args>
    [[nodiscard]] std::string in(fmt::format_string<Args...> english, fmt::format_string<Args...> german,
                                 Args&&... args) const {
        return say(language, english, german, std::forward<Args>(args)...);
    }
    [[nodiscard]] std::string name(engine::PlayerId player) const { return displayName(player, table, language); }
    [[nodiscard]] PlaceWords words() const { return {table, language}; }
    // Each takes a place, a site, or the id of a hex, corner or side.
    /// "8–10–5", "the north corner of fields 4": what somebody takes or attacks.
    template <class Where>
    [[nodiscard]] std::string place(const Where& where) const {
        return words().name(placeOf(where));
    }
    /// Alone, as in brackets: "8–10–5", "side between hills 6 and fields 9".
    template <class Where>
    [[nodiscard]] std::string label(const Where& where) const {
        return words().label(placeOf(where));
    }
    /// "at 8–10–5", "between hills 6 and fields 9".
    template <class Where>
    [[nodiscard]] std::string at(const Where& where) const {
        return words().at(placeOf(where));
    }
    template <class Where>
    [[nodiscard]] std::string to(const Where& where) const {
        return words().to(placeOf(where));
    }
    template <class Where>
    [[nodiscard]] std::string away(const Where& where) const {
        return words().from(placeOf(where));
    }
    /// " (2 city walls)"; empty without walls.
    [[nodiscard]] std::string walls(int count) const {
        return count > 0 ? fmt::format(" ({})", counted(count, engine::Piece::Wall, language)) : std::string();
    }
    /// Units and the nuclear weapon that go somewhere: "2 cavalry and 1 nuclear weapon".
    [[nodiscard]] std::string party(const engine::Units& units, bool nuke) const {
        std::string weapon = counted(1, engine::Piece::Nuke, language);
        if (units.empty() && nuke) {
            return weapon;
        }
        return unitsText(units, language) + (nuke ? ", " + weapon : std::string());
    }
    /// ": why"; empty without a reason.
    [[nodiscard]] static std::string because(const std::string& reason) {
        return reason.empty() ? std::string() : ": " + oneLine(reason);
    }
    /// " from 8–10–5 and from 9–4"; empty without corners.
    [[nodiscard]] std::string from(const std::vector<engine::CornerId>& corners) const {
        std::vector<std::string> items;
        for (const engine::CornerId corner : corners) {
            items.push_back(away(corner));
        }
        return corners.empty() ? std::string() : in(" {}", " {} aus", joinedAnd(items, language));
    }
    /// "Ben 4, Clara 5"; empty when nothing is due.
    [[nodiscard]] std::string counts(const engine::PerPlayer<int>& counts) const {
        std::vector<std::string> items;
        for (const engine::PlayerId player : table.seats()) {
            if (counts[player] != 0) {
                items.push_back(fmt::format("{} {}", name(player), counts[player]));
            }
        }
        return joined(items);
    }
};

}  // namespace adjudicator
