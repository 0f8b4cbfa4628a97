// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/loss_choice.h"

#include <algorithm>

#include "adjudicator/record/correction.h"
#include "engine/rulesets/soldiers/fight.h"
#include "ui/acts/acts.h"
#include "ui/text/place_text.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

QString memberWords(const engine::Position& position, engine::CornerId at, bool building, engine::PlayerId side) {
    if (building) {
        return buildingWord(position.buildings[at]->kind);
    }
    const engine::Army& army = *position.armies[at];
    const QString whose = army.owner == side ? QString() : nameOf(position, army.owner) + QStringLiteral(": ");
    return QStringLiteral("%1%2 (%3)").arg(whose, unitsWords(army.units), placeLabel(position, at));
}

}  // namespace

std::optional<LossChoice> lossChoiceOf(const adjudicator::LiveTable& table) {
    const auto& line = table.line();
    if (line.acts().empty()) {
        return std::nullopt;
    }
    const auto* thrown = std::get_if<engine::Throw>(&line.actAt(line.acts().back().now).action);
    if (thrown == nullptr) {
        return std::nullopt;
    }
    const engine::Position before = line.positionBeforeAct(line.acts().size() - 1);
    const auto* fight = std::get_if<engine::Fight>(&before.turn.pending);
    if (fight == nullptr) {
        return std::nullopt;
    }
    const engine::FieldOfBattle field = engine::fieldOfBattle(before, *fight);
    const engine::CombatRules rules = engine::combatRules(before);
    std::vector<int> faces;
    for (const engine::Die& die : thrown->dice.dice) {
        faces.push_back(die.value);
    }
    const auto party = engine::loserOf(field.battle, faces, rules);
    if (!party) {
        return std::nullopt;
    }
    const bool attacker = *party == engine::Party::Attacker;
    const engine::Forces& side = attacker ? field.battle.attacker : field.battle.defender;
    const auto& corners = attacker ? field.attackers : field.defenders;
    const auto members = engine::lossChoices(side, rules);
    if (members.size() < 2) {
        return std::nullopt;
    }
    LossChoice choice{attacker ? fight->attacker : fight->defender, {}};
    for (const engine::Member member : members) {
        const engine::CornerId at = corners[member];
        const bool fell = thrown->loser ? *thrown->loser == at : member == members.front();
        choice.options.push_back({at, memberWords(before, at, member >= side.armies.size(), choice.side), fell});
    }
    return choice;
}

std::optional<adjudicator::CorrectedOf<adjudicator::TableGame>> lossMoved(const adjudicator::LiveTable& table,
                                                                          engine::CornerId at,
                                                                          const std::string& reason) {
    const auto choice = lossChoiceOf(table);
    const auto isMove = [&](const LossChoice::Option& option) { return option.at == at && !option.fell; };
    if (!choice || std::ranges::none_of(choice->options, isMove)) {
        return std::nullopt;
    }
    const auto& line = table.line();
    const adjudicator::LineAct& last = line.acts().back();
    auto otherwise = std::get<engine::Throw>(line.actAt(last.now).action);
    otherwise.loser = at;
    auto plan = adjudicator::planCorrection(
        line, adjudicator::CorrectionAskedOf<adjudicator::TableGame>{
                  last.origin, reason, engine::clause::SA_K12, {{last.origin, false, otherwise, {}}}});
    if (!plan || !plan->conflicts.empty()) {
        return std::nullopt;
    }
    return std::move(plan->corrected);
}

}  // namespace ui
