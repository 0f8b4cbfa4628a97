// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text only.
#pragma once

#include <string>
#include <vector>

#include "adjudicator/text/speaker.h"
#include "engine/state/position.h"

namespace adjudicator {

/// What the sentences about one table's actions and events share. Refers to the table, which must outlive it.
struct Telling : Speaker {
    Telling(const engine::Table& its, engine::Language language) : Speaker(language, its), table(its) {}

    const engine::Table& table;

    // Each takes a place, a site, or the id of a hex, corner or side.
    /// "8–10–5", "the north corner of fields 4": what somebody takes or attacks.
    template <class Where>
    [[nodiscard]] std::string place(const Where& where) const {
        return places().name(placeOf(where));
    }
    /// Alone, as in brackets: "8–10–5", "side between hills 6 and fields 9".
    template <class Where>
    [[nodiscard]] std::string label(const Where& where) const {
        return places().label(placeOf(where));
    }
    /// "at 8–10–5", "between hills 6 and fields 9".
    template <class Where>
    [[nodiscard]] std::string at(const Where& where) const {
        return places().at(placeOf(where));
    }
    template <class Where>
    [[nodiscard]] std::string to(const Where& where) const {
        return places().to(placeOf(where));
    }
    template <class Where>
    [[nodiscard]] std::string away(const Where& where) const {
        return places().from(placeOf(where));
    }
    /// " (2 city walls)"; empty without walls.
    [[nodiscard]] std::string walls(int count) const {
        return count > 0 ? fmt::format(" ({})", counted(count, engine::Piece::Wall, language())) : std::string();
    }
    /// Units and the nuclear weapon that go somewhere: "2 cavalry and 1 nuclear weapon".
    [[nodiscard]] std::string party(const engine::Units& units, bool nuke) const {
        std::string weapon = counted(1, engine::Piece::Nuke, language());
        if (units.empty() && nuke) {
            return weapon;
        }
        return unitsText(units, language()) + (nuke ? ", " + weapon : std::string());
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
        return corners.empty() ? std::string() : in(" {}", joinedAnd(items, language()));
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
