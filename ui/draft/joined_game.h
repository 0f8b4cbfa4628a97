// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "engine/state/position.h"
#include "engine/state/setup.h"

namespace ui {

/// How many knights this player has played, as far as the set-up says.
[[nodiscard]] int knightsOf(const engine::Setup& setup, const std::string& player);

/// What is said of a game that goes on from here instead of beginning with the founding phase. Writes into the set-up
/// that it was made for, and is kept no longer than that.
class JoinedGame {
public:
    /// `byPieces`: it is under way only because pieces stand on the board. `rules`: asked for the knights of an army.
    JoinedGame(engine::Setup& setup, bool& byPieces, std::function<std::optional<engine::Rules>()> rules)
        : m_setup(setup), m_byPieces(byPieces), m_rules(std::move(rules)) {}

    void setUnderWay(bool underWay);
    void setTurn(int round, const std::string& player, const std::string& phase);
    void setHolding(const std::string& player, const engine::HoldingSetup& holding);
    /// One of the set-up's holders of a special card: `&engine::Setup::longestRoadHolder`. The largest army's has from
    /// then on played the knights that earn it (B-12), if fewer were said.
    void setHolder(std::optional<std::string> engine::Setup::*card, std::optional<std::string> player);
    void setMarks(engine::MarksSetup marks);

private:
    void haveEarnedArmy(const std::string& holder);

    engine::Setup& m_setup;
    bool& m_byPieces;
    std::function<std::optional<engine::Rules>()> m_rules;
};

}  // namespace ui
