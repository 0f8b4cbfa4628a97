// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/audience/public_view.h"

#include <QCoreApplication>
#include <algorithm>
#include <type_traits>

#include "adjudicator/seal/head_text.h"
#include "db/codes.h"
#include "engine/combat/odds.h"
#include "engine/rules/points.h"
#include "engine/rulesets/soldiers/fight.h"
#include "ui/parts/combat_panel.h"
#include "ui/parts/combat_rounds.h"
#include "ui/parts/throw_panel.h"
#include "ui/parts/turn_bar.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"
#include "ui/text/warnings.h"

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::PublicView)
};

constexpr qsizetype kMostDetails = 3;

template <class Body, class... Kinds>
constexpr bool kIsOneOf = (std::is_same_v<Body, Kinds> || ...);

BoardPicture publicPicture(const engine::Position& position) {
    BoardPicture picture = pictureOf(position);
    for (BoardPicture::HexItem& hex : picture.hexes) {
        if (hex.faceDown) {
            hex.terrain.reset();
            hex.number.reset();
        }
    }
    return picture;
}

QString buildingText(const engine::Building& building) {
    QString text = buildingWord(building.kind);
    if (building.upsideDown) {
        text += QStringLiteral(", ") + Words::tr("upside down");
    }
    return text;
}

QString attackersText(const engine::Position& position, const engine::Fight& fight) {
    QStringList parts;
    for (const engine::CornerId from : fight.from) {
        if (position.armies[from]) {
            parts.append(unitsText(position.armies[from]->units));
        }
    }
    return parts.join(QStringLiteral(" + "));
}

QString defendersText(const engine::Position& position, const engine::Fight& fight) {
    QStringList parts;
    if (position.armies[fight.at]) {
        parts.append(unitsText(position.armies[fight.at]->units));
    }
    if (const auto& building = position.buildings[fight.at]) {
        parts.append(buildingText(*building));
    }
    for (const engine::CornerId ally : fight.allies) {
        if (position.armies[ally]) {
            parts.append(unitsText(position.armies[ally]->units));
        }
    }
    return parts.join(QStringLiteral(" + "));
}

QString facesText(const engine::Dice& dice) {
    QStringList faces;
    for (const engine::Die& die : dice.dice) {
        faces.append(QString::number(die.value));
    }
    return faces.join(QStringLiteral(" + "));
}

PublicView::Force forceOf(const engine::Position& position, engine::PlayerId player) {
    PublicView::Force force;
    force.name = nameOf(position, player);
    force.look = lookOf(position, player);
    return force;
}

struct LastRound {
    const engine::RoundFought* round = nullptr;
    QStringList all;
};

LastRound roundsOf(const std::vector<ActNow>& lines) {
    LastRound rounds;
    for (const ActNow& line : lines) {
        for (const engine::Event& event : line.act()->events) {
            if (const auto* round = std::get_if<engine::RoundFought>(&event.body)) {
                rounds.round = round;
                const QString walls = round->walls > 0 ? QStringLiteral(" + %1").arg(round->walls) : QString();
                rounds.all.append(facesText(round->attackerDice) + QStringLiteral(" : ") +
                                  facesText(round->defenderDice) + walls);
            }
        }
    }
    return rounds;
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

std::optional<PublicView::Combat> combatOf(const adjudicator::LiveTable& table, bool withOdds) {
    const engine::Position& position = table.position();
    const auto lines = combatLines(table);
    const auto* fight = std::get_if<engine::Fight>(&position.turn.pending);
    const LastRound rounds = roundsOf(lines);
    if (fight != nullptr) {
        PublicView::Combat combat;
        combat.attacker = forceOf(position, fight->attacker);
        combat.defender = forceOf(position, fight->defender);
        combat.attacker.forces = attackersText(position, *fight);
        combat.defender.forces = defendersText(position, *fight);
        combat.rounds = rounds.all;
        const engine::FieldOfBattle field = engine::fieldOfBattle(position, *fight);
        const engine::CombatRules rules = engine::combatRules(position);
        rounds.round != nullptr ? setDice(combat, *rounds.round) : setDiceDue(combat, field, rules);
        if (withOdds && !field.battle.over()) {
            if (const auto odds = engine::oddsOf(field.battle, rules)) {
                combat.attackerWins = odds->attackerWins;
            }
        }
        return combat;
    }
    // One that has just ended stays while its phase lasts.
    const auto* attack = lines.empty() ? nullptr : std::get_if<engine::Attack>(&lines.front().act()->action);
    const bool lasts = position.turn.phase == engine::Phase::Combat || position.turn.phase == engine::Phase::Ended;
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
    combat.attacker = forceOf(position, attack->by);
    combat.defender = forceOf(position, *defender);
    combat.rounds = rounds.all;
    combat.isOver = true;
    setDice(combat, *rounds.round);
    return combat;
}

Markers markersOf(const engine::Position& position) {
    Markers markers;
    if (const auto* fight = std::get_if<engine::Fight>(&position.turn.pending)) {
        markers.target = position.topology().corner(fight->at);
        for (const engine::CornerId from : fight->from) {
            markers.attackers.emplace_back(position.topology().corner(from));
        }
    }
    return markers;
}

const adjudicator::LogLine* lastAct(const adjudicator::LiveTable& table) {
    const auto& log = table.log();
    const auto found = std::find_if(log.rbegin(), log.rend(),
                                    [](const adjudicator::LogLine& line) { return line.onLine && line.act(); });
    return found == log.rend() ? nullptr : &*found;
}

void tellGains(PublicView& view, const engine::Position& position, const engine::Events& events) {
    engine::PerPlayer<int> cards;
    for (const engine::Event& event : events) {
        if (const auto* dealt = std::get_if<engine::CardsDealt>(&event.body)) {
            cards[dealt->player] += dealt->cards.total();
        } else if (const auto* gold = std::get_if<engine::GoldDealt>(&event.body)) {
            cards[gold->player] += gold->count;
        }
    }
    for (const engine::PlayerId player : position.seats()) {
        if (cards[player] > 0) {
            view.gains.push_back({nameOf(position, player), lookOf(position, player), cards[player]});
        }
    }
}

void tellResult(PublicView& view, const engine::Position& position, const adjudicator::ActDone& act) {
    QStringList clauses;
    for (const engine::Event& event : act.events) {
        if (!isPublic(event)) {
            continue;
        }
        if (const auto* round = std::get_if<engine::RoundFought>(&event.body); round != nullptr && view.combat) {
            const QString winner =
                round->loser == engine::CombatSide::Attacker ? view.combat->defender.name : view.combat->attacker.name;
            view.result = Words::tr("%1 wins round %2").arg(winner).arg(round->round);
        } else if (std::holds_alternative<engine::GameEnded>(event.body)) {
            // The reason of a game's end is the referee's own words: only the winner is told, by the headline.
            continue;
        } else if (!std::holds_alternative<engine::DiceThrown>(event.body)) {
            const QString text = sentence(event, position);
            if (!text.isEmpty() && !view.details.contains(text)) {
                view.details.append(text);
            }
        }
        for (const engine::ClauseId clause : event.clauses) {
            const auto id = engine::toText(clause);
            const QString name = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
            if (!clauses.contains(name)) {
                clauses.append(name);
            }
        }
    }
    if (view.result.isEmpty() && !view.details.isEmpty()) {
        view.result = view.details.takeFirst();
    }
    view.details = view.details.mid(0, kMostDetails);
    view.clauses = clauses.mid(0, kMostDetails).join(QStringLiteral("  "));
}

void tellThrow(PublicView& view, const adjudicator::LiveTable& table) {
    using adjudicator::DiceLevel;
    const auto line = lastThrow(table);
    if (line) {
        const auto& thrown = line->act()->thrown;
        const DiceLevel level = thrown ? thrown->level : DiceLevel::Entered;
        view.isOnTrust = level == DiceLevel::Entered || level == DiceLevel::Camera;
        view.trust = thrown && thrown->number ? Words::tr("Throw %1: %2").arg(*thrown->number).arg(word(level))
                                              : Words::tr("Dice: %1").arg(word(level));
        if (thrown && thrown->number) {
            for (const adjudicator::LogLine& each : table.log()) {
                const auto* given = std::get_if<adjudicator::WordGiven>(&each.entry.body);
                if (given != nullptr && given->number == *thrown->number) {
                    view.word = QString::fromStdString(given->word).simplified();
                }
            }
        }
    }
    if (const auto& open = table.line().openThrow(); open && open->declared) {
        view.waitsForWord = open->word.empty();
        view.word = QString::fromStdString(open->word).simplified();
    }
}

QString headlineOf(const PublicView& view, const engine::Position& position) {
    const engine::Turn& turn = position.turn;
    const QString name = nameOf(position, turn.player);
    if (turn.winner) {
        return Words::tr("%1 has won").arg(nameOf(position, *turn.winner));
    }
    if (turn.phase == engine::Phase::Ended) {
        return Words::tr("The game is over");
    }
    if (view.combat) {
        return Words::tr("%1 attacks %2").arg(view.combat->attacker.name, view.combat->defender.name);
    }
    return turn.phase == engine::Phase::Found ? Words::tr("%1 founds").arg(name) : Words::tr("%1’s turn").arg(name);
}

}  // namespace

bool isPublic(const engine::Event& event) {
    return std::visit(
        [](const auto& body) {
            using Body = std::decay_t<decltype(body)>;
            return kIsOneOf<
                Body, engine::DiceThrown, engine::PiecePlaced, engine::PieceRemoved, engine::BuildingChanged,
                engine::RouteChanged, engine::UnitsChanged, engine::ArmyMoved, engine::RobberMoved,
                engine::HexTurnedOver, engine::AttackStarted, engine::RoundFought, engine::AttackEnded,
                engine::ConquestSettled, engine::NukeBought, engine::LongestRoadMoved, engine::LargestArmyMoved,
                engine::SecondRoadMoved, engine::SecondArmyMoved, engine::ShipMoved, engine::PirateMoved,
                engine::LastRound, engine::RobberFought, engine::CitiesWeakened, engine::MonopolistMoved,
                engine::ExchangeReached, engine::HarbourPlaced, engine::HexRemoved, engine::RuleVoted,
                engine::BridgePlaced, engine::BridgeChanged, engine::BridgeRemoved, engine::BoycottChanged,
                engine::CatastropheBegan, engine::CatastrophesEnded, engine::TokenPlaced, engine::GameEnded>;
        },
        event.body);
}

PublicView publicViewOf(const adjudicator::LiveTable& table, bool withOdds) {
    const engine::Position& position = table.position();
    PublicView view;
    view.board = publicPicture(position);
    view.markers = markersOf(position);
    for (const engine::PlayerId player : position.seats()) {
        PublicView::Seat seat;
        seat.name = nameOf(position, player);
        seat.look = lookOf(position, player);
        seat.points = engine::scoreOf(position, player);
        seat.onTurn = position.turn.player == player && position.turn.phase != engine::Phase::Ended;
        seat.hasWon = position.turn.winner == player;
        seat.isOut = position.isOut(player);
        view.seats.push_back(seat);
    }
    view.winningScore = position.number(engine::Number::WinningScore);
    view.combat = combatOf(table, withOdds);
    view.headline = headlineOf(view, position);
    view.phase = Words::tr("Round %1 · %2").arg(position.turn.round).arg(phaseWord(position.turn.phase, false));
    for (const engine::Event& warning : warningsOf(position)) {
        view.warnings.append(sentence(warning, position));
    }
    if (!view.combat) {
        if (const auto thrown = lastThrow(table);
            thrown && std::holds_alternative<engine::Roll>(thrown->act()->action)) {
            view.dice = diceIn(thrown->act()->events).dice;
            tellGains(view, position, thrown->act()->events);
        }
    }
    if (const adjudicator::LogLine* act = lastAct(table)) {
        tellResult(view, position, *act->act());
    }
    tellThrow(view, table);
    view.headText = adjudicator::headText(table.line().game(), table.line().head());
    view.headCode = QString::fromStdString(db::spokenCode(table.line().head().hash));
    view.entry = table.line().head().seq;
    return view;
}

}  // namespace ui
