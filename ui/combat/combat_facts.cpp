// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_facts.h"

#include <QCoreApplication>

#include "adjudicator/public/public_combat.h"
#include "engine/rulesets/soldiers/fight.h"
#include "ui/text/language.h"
#include "ui/text/place_text.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

/// The words of this file, in the context of the panel that they came from.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::CombatPanel)
};

/// "2 cavalry", or "Clara: 2 cavalry" where the army is not the side's own (R-ALLY-OWNER).
QString armyWords(const engine::Position& position, engine::CornerId at, engine::PlayerId side) {
    const engine::Army& army = *position.armies[at];
    const QString units = unitsWords(army.units);
    return army.owner == side ? units : QStringLiteral("%1: %2").arg(nameOf(position, army.owner), units);
}

QString fortWords(const engine::Building& building) {
    QString text = buildingWord(building.kind);
    if (building.upsideDown) {
        text += QStringLiteral(", ") + Words::tr("upside down");
    }
    return text + QStringLiteral(", ") +
           (building.walls > 0 ? Words::tr("%n wall(s)", nullptr, building.walls) : Words::tr("no wall"));
}

QString attackersWords(const engine::Position& position, const engine::Fight& fight) {
    QStringList parts;
    for (const engine::CornerId from : fight.from) {
        if (position.armies[from]) {
            parts.append(armyWords(position, from, fight.attacker));
        }
    }
    return parts.join(QStringLiteral(" + "));
}

QString defendersWords(const engine::Position& position, const engine::Fight& fight) {
    QStringList parts;
    if (position.armies[fight.at]) {
        parts.append(armyWords(position, fight.at, fight.defender));
    }
    for (const engine::CornerId ally : fight.allies) {
        if (position.armies[ally]) {
            parts.append(Words::tr("ally: %1").arg(armyWords(position, ally, fight.defender)));
        }
    }
    if (const auto& building = position.buildings[fight.at]) {
        // As long as an army stands for it the building throws no die.
        parts.append(engine::fieldOfBattle(position, fight).atBuilding
                         ? fortWords(*building)
                         : Words::tr("covers: %1").arg(fortWords(*building)));
    }
    return parts.join(QStringLiteral("\n"));
}

}  // namespace

ForceArt CombatFacts::artOf(const Side& side) const {
    return {side.fighters, side.player,
            [looks = looks](engine::PlayerId player) { return looks[engine::index(player)]; }};
}

QString diceWords(const std::vector<int>& sides) {
    QStringList words;
    for (const int side : sides) {
        words.append(dieWord(side));
    }
    return words.join(QStringLiteral(" + "));
}

namespace {

CombatFacts::Side sideOf(const engine::Position& position, engine::PlayerId player) {
    CombatFacts::Side side;
    side.player = player;
    side.name = nameOf(position, player);
    side.look = lookOf(position, player);
    return side;
}

std::vector<PlayerLook> looksOf(const engine::Position& position) {
    std::vector<PlayerLook> looks;
    for (const engine::PlayerId player : position.seats()) {
        looks.push_back(lookOf(position, player));
    }
    return looks;
}

}  // namespace

CombatFacts factsOf(const engine::Position& position, const engine::Fight& fight) {
    CombatFacts facts;
    facts.looks = looksOf(position);
    const engine::Battle battle = engine::fieldOfBattle(position, fight).battle;
    const engine::RoundDice dice = engine::diceOf(battle, engine::combatRules(position));
    facts.attacker = sideOf(position, fight.attacker);
    facts.attacker.fighters = adjudicator::fightersOf(position, fight, engine::Party::Attacker);
    facts.attacker.words = attackersWords(position, fight);
    facts.attacker.dice = dice.attacker;
    facts.defender = sideOf(position, fight.defender);
    facts.defender.fighters = adjudicator::fightersOf(position, fight, engine::Party::Defender);
    facts.defender.words = defendersWords(position, fight);
    facts.defender.dice = dice.defender;
    facts.defender.walls = engine::wallsOf(battle);
    const auto [place, from] = adjudicator::placesOf(position, fight, language());
    facts.place = said(place);
    facts.from = said(from);
    facts.round = fight.rounds + 1;
    return facts;
}

CombatFacts factsOf(const engine::Position& position, const engine::ConquestDue& due,
                    const std::optional<CombatFacts>& fought) {
    CombatFacts facts;
    facts.looks = looksOf(position);
    facts.place = placeLabel(position, engine::Place(due.at));
    facts.attacker = sideOf(position, due.by);
    facts.defender = sideOf(position, due.loser);
    facts.defender.words = Words::tr("destroyed");
    if (fought && fought->place == facts.place) {
        facts.attacker.fighters = fought->attacker.fighters;
        facts.attacker.words = fought->attacker.words;
        facts.from = fought->from;
        facts.round = fought->round + 1;
    }
    return facts;
}

}  // namespace ui
