// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/public/public_combat.h"

#include <algorithm>
#include <tuple>

#include "adjudicator/record/act_now.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/record/table_game.h"
#include "adjudicator/text/place_words.h"
#include "adjudicator/text/speaker.h"
#include "adjudicator/text/words.h"
#include "engine/combat/odds.h"
#include "engine/rulesets/soldiers/fight.h"

namespace adjudicator {

namespace {

using engine::Language;

std::string facesOf(const engine::Dice& dice) {
    std::vector<std::string> faces;
    for (const engine::Die& die : dice.dice) {
        faces.push_back(std::to_string(die.value));
    }
    return joined(faces, " + ");
}

struct LastRound {
    const engine::RoundFought* round = nullptr;
    std::vector<std::string> all;
    std::vector<engine::CombatSide> losers;
};

LastRound roundsOf(const std::vector<ActNow>& lines) {
    LastRound rounds;
    for (const ActNow& line : lines) {
        for (const engine::Event& event : line.act()->events) {
            if (const auto* round = std::get_if<engine::RoundFought>(&event.body)) {
                rounds.round = round;
                rounds.losers.push_back(round->loser);
                rounds.all.push_back(fmt::format("{} : {}{}", facesOf(round->attackerDice),
                                                 facesOf(round->defenderDice),
                                                 round->walls > 0 ? fmt::format(" + {}", round->walls) : ""));
            }
        }
    }
    return rounds;
}

void setRounds(PublicView::Combat& combat, const LastRound& rounds) {
    combat.rounds = rounds.all;
    for (const engine::CombatSide loser : rounds.losers) {
        combat.winners.push_back(loser == engine::CombatSide::Attacker ? combat.defender.player
                                                                       : combat.attacker.player);
    }
}

void setDice(PublicView::Combat& combat, const engine::RoundFought& round) {
    combat.attacker.dice = round.attackerDice.dice;
    combat.defender.dice = round.defenderDice.dice;
    combat.defender.walls = round.walls;
}

/// The dice that come next, not yet thrown.
void setDiceDue(PublicView::Combat& combat, const engine::FieldOfBattle& field, const engine::CombatRules& rules) {
    const auto due = engine::diceOf(field.battle, rules);
    for (const int sides : due.attacker) {
        combat.attacker.dice.push_back({sides, 0});
    }
    for (const int sides : due.defender) {
        combat.defender.dice.push_back({sides, 0});
    }
    combat.defender.walls = engine::wallsOf(field.battle);
}

class PublicCombat : private Speaker {
public:
    PublicCombat(const Line& line, Language language)
        : Speaker(language, *line.position().table), m_line(line), m_position(line.position()) {}

    [[nodiscard]] std::optional<PublicView::Combat> make(bool withOdds) const;

private:
    [[nodiscard]] PublicView::Force forceOf(engine::PlayerId player) const {
        PublicView::Force force;
        force.player = player;
        force.name = name(player);
        return force;
    }
    [[nodiscard]] std::string attackersText(const engine::Fight& fight) const;
    [[nodiscard]] std::string defendersText(const engine::Fight& fight) const;
    [[nodiscard]] PublicView::Combat combatNow(const engine::Fight& fight, const LastRound& rounds,
                                               bool withOdds) const;
    [[nodiscard]] std::optional<PublicView::Combat> combatJustOver(const std::vector<ActNow>& lines,
                                                                   const LastRound& rounds) const;

    const Line& m_line;
    const engine::Position& m_position;
};

std::string PublicCombat::attackersText(const engine::Fight& fight) const {
    std::vector<std::string> parts;
    for (const engine::CornerId from : fight.from) {
        if (m_position.armies[from]) {
            parts.push_back(unitsBrief(m_position.armies[from]->units, language()));
        }
    }
    return joined(parts, " + ");
}

std::string PublicCombat::defendersText(const engine::Fight& fight) const {
    std::vector<std::string> parts;
    if (m_position.armies[fight.at]) {
        parts.push_back(unitsBrief(m_position.armies[fight.at]->units, language()));
    }
    if (const auto& building = m_position.buildings[fight.at]) {
        parts.push_back(std::string(word(pieceOf(building->kind), language())) +
                        (building->upsideDown ? in(", upside down") : ""));
    }
    for (const engine::CornerId ally : fight.allies) {
        if (m_position.armies[ally]) {
            parts.push_back(unitsBrief(m_position.armies[ally]->units, language()));
        }
    }
    return joined(parts, " + ");
}

PublicView::Combat PublicCombat::combatNow(const engine::Fight& fight, const LastRound& rounds, bool withOdds) const {
    PublicView::Combat combat;
    combat.attacker = forceOf(fight.attacker);
    combat.defender = forceOf(fight.defender);
    combat.attacker.forces = attackersText(fight);
    combat.defender.forces = defendersText(fight);
    combat.attacker.fighters = fightersOf(m_position, fight, engine::Party::Attacker);
    combat.defender.fighters = fightersOf(m_position, fight, engine::Party::Defender);
    std::tie(combat.place, combat.from) = placesOf(m_position, fight, language());
    setRounds(combat, rounds);
    const engine::FieldOfBattle field = engine::fieldOfBattle(m_position, fight);
    const engine::CombatRules rules = engine::combatRules(m_position);
    rounds.round != nullptr ? setDice(combat, *rounds.round) : setDiceDue(combat, field, rules);
    if (withOdds && !field.battle.over()) {
        if (const auto odds = engine::oddsOf(field.battle, rules)) {
            combat.attackerWins = odds->attackerWins;
        }
    }
    return combat;
}

/// One that has just ended stays while its phase lasts.
std::optional<PublicView::Combat> PublicCombat::combatJustOver(const std::vector<ActNow>& lines,
                                                               const LastRound& rounds) const {
    const engine::Phase phase = m_position.turn.phase;
    const auto* attack = lines.empty() ? nullptr : std::get_if<engine::Attack>(&lines.front().act()->action);
    const bool lasts = phase == engine::Phase::Combat || phase == engine::Phase::Ended;
    if (attack == nullptr || rounds.round == nullptr || !lasts) {
        return std::nullopt;
    }
    std::optional<engine::PlayerId> defender;
    for (const engine::Event& event : lines.front().act()->events) {
        if (const auto* begun = std::get_if<engine::AttackStarted>(&event.body)) {
            defender = begun->defender;
        }
    }
    if (!defender) {
        return std::nullopt;
    }
    PublicView::Combat combat;
    combat.attacker = forceOf(attack->by);
    combat.defender = forceOf(*defender);
    setRounds(combat, rounds);
    combat.isOver = true;
    setDice(combat, *rounds.round);
    return combat;
}

std::optional<PublicView::Combat> PublicCombat::make(bool withOdds) const {
    const auto lines = combatLines(m_line);
    const LastRound rounds = roundsOf(lines);
    const auto* fight = std::get_if<engine::Fight>(&m_position.turn.pending);
    return fight != nullptr ? combatNow(*fight, rounds, withOdds) : combatJustOver(lines, rounds);
}

}  // namespace

std::vector<PublicView::Fighter> fightersOf(const engine::Position& position, const engine::Fight& fight,
                                            engine::Party side) {
    std::vector<PublicView::Fighter> fighters;
    const auto add = [&](engine::CornerId at) {
        if (const auto& army = position.armies[at]) {
            fighters.push_back({army->owner, army->units});
        }
    };
    if (side == engine::Party::Attacker) {
        std::ranges::for_each(fight.from, add);
        return fighters;
    }
    add(fight.at);
    std::ranges::for_each(fight.allies, add);
    if (const auto& building = position.buildings[fight.at]) {
        const bool isCovered = !engine::fieldOfBattle(position, fight).atBuilding;
        const PublicView::Fighter fort{building->owner, {},       building->kind, building->upsideDown,
                                       building->walls, isCovered};
        fighters.push_back(fort);
    }
    return fighters;
}

std::pair<std::string, std::string> placesOf(const engine::Position& position, const engine::Fight& fight,
                                             engine::Language language) {
    const PlaceWords words(*position.table, language);
    std::vector<std::string> from;
    for (const engine::CornerId corner : fight.from) {
        if (position.armies[corner]) {
            from.push_back(words.label(corner));
        }
    }
    return {words.label(fight.at), joined(from, ", ")};
}

std::optional<PublicView::Combat> publicCombatOf(const Line& line, Language language, bool withOdds) {
    return PublicCombat(line, language).make(withOdds);
}

}  // namespace adjudicator
