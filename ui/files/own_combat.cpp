// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/own_combat.h"

#include <algorithm>
#include <variant>

namespace ui {

engine::Setup ownCombatSetup(const engine::PlayerSetup& attacker, const engine::PlayerSetup& defender,
                             const adjudicator::CombatText& combat) {
    engine::Setup setup;
    setup.hexes.push_back({{0, 0}, engine::Terrain::Desert, std::nullopt, false, false, {}});
    setup.players = {attacker, defender};
    setup.documents = {"base", "soldiers"};
    for (const std::string& ruling : combat.rulings) {
        const std::size_t equals = ruling.find('=');
        if (equals != std::string::npos) {
            setup.rulings.emplace(ruling.substr(0, equals), ruling.substr(equals + 1));
        }
    }
    setup.switches = combat.switches;
    return setup;
}

bool isOwnCombat(const adjudicator::Line& line) {
    const bool noBoard = line.position().topology().hexCount() == 1;
    return noBoard && line.acts().empty() &&
           std::ranges::any_of(line.log().entriesOf<adjudicator::RulingGiven>(), [&](std::uint64_t entry) {
               return line.log().get<adjudicator::RulingGiven>(entry)->decision == adjudicator::RulingDecision::Settled;
           });
}

}  // namespace ui
