// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/game_statistics.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <numeric>

#include "engine/combat/odds.h"
#include "engine/rules/points.h"
#include "engine/rules/production.h"
#include "engine/rulesets/soldiers/fight.h"

namespace adjudicator {

namespace {

using engine::PlayerId;

constexpr int kFirstSum = 2;
constexpr int kLastSum = 12;
constexpr int kFaces = 6;

int waysOf(int sum) {
    return kFaces - std::abs(sum - (kFaces + 1));
}

bool cites(const engine::Event& event, engine::ClauseId clause) {
    return std::find(event.clauses.begin(), event.clauses.end(), clause) != event.clauses.end();
}

/// Cards that each player gets of a roll's events.
engine::PerPlayer<int> paidBy(const engine::Events& events) {
    engine::PerPlayer<int> paid;
    for (const engine::Event& event : events) {
        if (const auto* dealt = std::get_if<engine::CardsDealt>(&event.body)) {
            paid[dealt->player] += dealt->cards.total();
        } else if (const auto* gold = std::get_if<engine::GoldDealt>(&event.body)) {
            paid[gold->player] += gold->count;
        } else if (const auto* factory = std::get_if<engine::FactoryPaid>(&event.body)) {
            paid[factory->player] += factory->count;
        }
    }
    return paid;
}

/// What each player would get of a sum: as the rules decide it, or where they do not let this player roll now, by the
/// board alone.
engine::PerPlayer<int> yieldsOf(const engine::Position& position, const engine::Roll& roll, int sum) {
    engine::Roll as = roll;
    const int high = std::min(kFaces, sum - 1);
    as.dice.dice = {{kFaces, high}, {kFaces, sum - high}};
    if (const auto decided = engine::decide(position, as)) {
        return paidBy(decided->events);
    }
    engine::PerPlayer<int> paid;
    const auto yields = engine::affordable(position, engine::production(position, sum));
    for (const PlayerId player : position.seats()) {
        paid[player] = yields[player].cards.total() + yields[player].gold;
    }
    return paid;
}

CardSource cardSourceOf(const engine::Action& action, const engine::Event& event) {
    if (std::holds_alternative<engine::Roll>(action) || cites(event, engine::clause::B_7)) {
        return CardSource::Production;
    }
    if (std::holds_alternative<engine::Found>(action)) {
        return CardSource::Founding;
    }
    if (std::holds_alternative<engine::Trade>(action)) {
        return CardSource::Trade;
    }
    return std::holds_alternative<engine::PlayCard>(action) ? CardSource::Development : CardSource::Other;
}

/// Goes through the line once.
class Collecting {
public:
    explicit Collecting(const Line& line) : m_line(line), m_position(line.positionBeforeAct(0)) {
        for (const engine::Player& player : m_position.table->players) {
            m_found.players.push_back({player, {}, {}});
        }
        m_found.game = line.game();
        m_found.number = line.genesis().gameNumber;
        m_found.time = line.log().front().entry.time;
        m_found.entries = line.log().size();
        m_found.documents = m_position.rules().documents;
    }

    GameStatistics collect() {
        notePoints(0);
        for (const LineAct& place : m_line.acts()) {
            take(place, m_line.actAt(place.now));
        }
        if (!m_line.acts().empty() && m_found.points.back().entry != m_line.acts().back().now.entry) {
            notePoints(m_line.acts().back().now.entry);
        }
        m_found.throws = throwsSeen(m_line);
        m_found.winner = m_position.turn.winner;
        m_found.isOver = TableGame::isOver(m_position);
        return std::move(m_found);
    }

private:
    PlayerStatistics& of(PlayerId player) { return m_found.players[engine::index(player)]; }

    void take(const LineAct& place, const ActDone& act) {
        countProduction(act);
        countGains(act);
        const auto fight = std::get_if<engine::Fight>(&m_position.turn.pending) != nullptr
                               ? std::optional(std::get<engine::Fight>(m_position.turn.pending))
                               : std::nullopt;
        countRound(act, fight);
        const PlayerId before = m_position.turn.player;
        const int round = m_position.turn.round;
        evolve(m_position, act.events);
        for (const engine::Event& event : act.events) {
            if (const auto* attack = std::get_if<engine::AttackStarted>(&event.body)) {
                beginCombat(place.now.entry, *attack);
            } else if (const auto* ended = std::get_if<engine::AttackEnded>(&event.body)) {
                if (!m_found.combats.empty()) {
                    m_found.combats.back().outcome = ended->outcome;
                }
            } else if (std::holds_alternative<engine::TurnStarted>(event.body)) {
                notePoints(place.now.entry);
                endTurn(place, before, round);
                beginTurn(place);
            } else if (std::holds_alternative<engine::GameEnded>(event.body)) {
                endTurn(place, before, round);
            }
        }
        // The first turn begins with the last founding, without a word.
        if (!m_turnFrom && m_position.turn.phase != engine::Phase::Found) {
            beginTurn(place);
        }
    }

    void countProduction(const ActDone& act) {
        const auto* roll = std::get_if<engine::Roll>(&act.action);
        if (roll == nullptr || roll->dice.dice.size() != 2) {
            return;
        }
        std::array<engine::PerPlayer<int>, kLastSum + 1> yields;
        for (int sum = kFirstSum; sum <= kLastSum; ++sum) {
            yields[static_cast<std::size_t>(sum)] = yieldsOf(m_position, *roll, sum);
        }
        const engine::PerPlayer<int> came = paidBy(act.events);
        for (const PlayerId player : m_position.seats()) {
            std::vector<double> chances(1);
            for (int sum = kFirstSum; sum <= kLastSum; ++sum) {
                const auto cards = static_cast<std::size_t>(yields[static_cast<std::size_t>(sum)][player]);
                chances.resize(std::max(chances.size(), cards + 1));
                chances[cards] += waysOf(sum) / static_cast<double>(kFaces * kFaces);
            }
            of(player).production.add(chances, came[player]);
        }
    }

    void countGains(const ActDone& act) {
        for (const engine::Event& event : act.events) {
            const CardSource source = cardSourceOf(act.action, event);
            if (const auto* dealt = std::get_if<engine::CardsDealt>(&event.body)) {
                of(dealt->player).gained.add(source, dealt->cards.total());
            } else if (const auto* gold = std::get_if<engine::GoldDealt>(&event.body)) {
                of(gold->player).gained.add(source, gold->count);
            } else if (const auto* factory = std::get_if<engine::FactoryPaid>(&event.body)) {
                of(factory->player).gained.add(CardSource::Production, factory->count);
            } else if (const auto* stolen = std::get_if<engine::CardStolen>(&event.body)) {
                of(stolen->to).gained.add(CardSource::Theft, 1);
            } else if (const auto* given = std::get_if<engine::CardsGiven>(&event.body)) {
                of(given->to).gained.add(source, given->cards.total());
            } else if (const auto* collected = std::get_if<engine::CardsCollected>(&event.body)) {
                addOr(collected->to, source, collected->count);
            } else if (const auto* taken = std::get_if<engine::HandTaken>(&event.body); taken && taken->to) {
                addOr(*taken->to, source, m_position.hands[taken->from].total);
            }
        }
    }

    void addOr(PlayerId player, CardSource source, const std::optional<int>& count) {
        CardsGained& gained = of(player).gained;
        count ? gained.add(source, *count) : void(++gained.uncounted);
    }

    void countRound(const ActDone& act, const std::optional<engine::Fight>& fight) {
        for (const engine::Event& event : act.events) {
            const auto* round = std::get_if<engine::RoundFought>(&event.body);
            if (round == nullptr || !fight || m_found.combats.empty()) {
                continue;
            }
            const engine::Battle battle = engine::fieldOfBattle(m_position, *fight).battle;
            const engine::RoundDice dice = engine::diceOf(battle, engine::combatRules(m_position));
            if (battle.over() || dice.attacker.empty() || dice.defender.empty()) {
                continue;
            }
            const double chance = engine::winProbability(dice.attacker, dice.defender, engine::wallsOf(battle));
            m_found.combats.back().attackerRounds.add({1 - chance, chance},
                                                      round->loser == engine::CombatSide::Defender ? 1 : 0);
        }
    }

    void beginCombat(std::uint64_t entry, const engine::AttackStarted& attack) {
        CombatSeen combat;
        combat.entry = entry;
        combat.attacker = attack.attacker;
        combat.defender = attack.defender;
        if (const auto* fight = std::get_if<engine::Fight>(&m_position.turn.pending)) {
            const engine::Battle battle = engine::fieldOfBattle(m_position, *fight).battle;
            if (!battle.over()) {
                if (const auto odds = engine::oddsOf(battle, engine::combatRules(m_position))) {
                    combat.chance = odds->attackerWins;
                }
            }
        }
        m_found.combats.push_back(std::move(combat));
    }

    void notePoints(std::uint64_t entry) {
        PointsMoment moment{entry, m_position.turn.round, m_position.turn.player, {}};
        for (const PlayerId player : m_position.seats()) {
            moment.points.push_back(engine::scoreOf(m_position, player));
        }
        m_found.points.push_back(std::move(moment));
    }

    /// When the act was done; empty of one that a correction added.
    [[nodiscard]] std::optional<double> timeOf(const LineAct& place) const {
        return place.origin.item ? std::nullopt : secondsOf(m_line.log()[place.origin.entry].entry.time);
    }

    void beginTurn(const LineAct& place) {
        m_turnFrom = timeOf(place);
        m_turnEntry = place.now.entry;
    }

    void endTurn(const LineAct& place, PlayerId player, int round) {
        const auto until = timeOf(place);
        if (m_turnFrom && until && *until >= *m_turnFrom) {
            m_found.turns.push_back({m_turnEntry, round, player, *until - *m_turnFrom});
        }
    }

    const Line& m_line;
    engine::Position m_position;
    GameStatistics m_found;
    std::optional<double> m_turnFrom;
    std::uint64_t m_turnEntry = 0;
};

}  // namespace

std::string_view toText(CardSource source) {
    switch (source) {
        case CardSource::Production:
            return "production";
        case CardSource::Founding:
            return "founding";
        case CardSource::Trade:
            return "trade";
        case CardSource::Theft:
            return "theft";
        case CardSource::Development:
            return "development";
        case CardSource::Other:
            return "other";
    }
    return {};
}

int CardsGained::total() const {
    return std::accumulate(cards.begin(), cards.end(), 0);
}

void CardsGained::add(const CardsGained& other) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
        cards[i] += other.cards[i];
    }
    uncounted += other.uncounted;
}

GameStatistics statisticsOf(const Line& line) {
    return Collecting(line).collect();
}

GameStatistics statisticsOf(const LineOf<DiceGame>& line) {
    GameStatistics found;
    found.game = line.game();
    found.number = line.genesis().gameNumber;
    found.time = line.log().front().entry.time;
    found.entries = line.log().size();
    found.documents = {engine::Document::DiceGamePlus};
    for (const auto& player : line.position().table->players) {
        found.players.push_back({{player.id, player.name, player.colour}, {}, {}});
    }
    found.throws = throwsSeen(line);
    found.isOver = DiceGame::isOver(line.position());
    return found;
}

std::optional<double> secondsOf(std::string_view utc) {
    // "2026-11-21T18:04:05.123Z"
    constexpr std::size_t kLength = 24;
    if (utc.size() != kLength || utc[10] != 'T' || utc.back() != 'Z') {
        return std::nullopt;
    }
    bool isGood = true;
    const auto number = [&](std::size_t from, std::size_t length) {
        int value = 0;
        const char* end = utc.data() + from + length;
        const auto read = std::from_chars(utc.data() + from, end, value);
        isGood = isGood && read.ec == std::errc() && read.ptr == end;
        return value;
    };
    const std::chrono::year_month_day day{std::chrono::year(number(0, 4)),
                                          std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                          std::chrono::day(static_cast<unsigned>(number(8, 2)))};
    const double inDay = number(11, 2) * 3600.0 + number(14, 2) * 60.0 + number(17, 2) + number(20, 3) / 1000.0;
    if (!isGood || !day.ok()) {
        return std::nullopt;
    }
    constexpr double kDay = 86'400;
    return static_cast<double>(std::chrono::sys_days(day).time_since_epoch().count()) * kDay + inDay;
}

}  // namespace adjudicator
