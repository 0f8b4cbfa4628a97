// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/statistics_kept.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/notation/json_fault.h"

namespace adjudicator {

namespace {

using KeptJson = nlohmann::json;

template <class Item, class Write>
KeptJson listOf(const std::vector<Item>& items, Write write) {
    KeptJson list = KeptJson::array();
    for (const Item& item : items) {
        list.push_back(write(item));
    }
    return list;
}

KeptJson accountJson(const Account& account) {
    const Account::Numbers numbers = account.numbers();
    return {numbers.count, numbers.came, numbers.expected, numbers.variance, numbers.first, numbers.chances};
}

Account accountFrom(const KeptJson& json) {
    Account::Numbers numbers;
    numbers.count = json.at(0).get<int>();
    numbers.came = json.at(1).get<int>();
    numbers.expected = json.at(2).get<double>();
    numbers.variance = json.at(3).get<double>();
    numbers.first = json.at(4).get<std::size_t>();
    numbers.chances = json.at(5).get<std::vector<double>>();
    return Account(std::move(numbers));
}

/// Reads one game's counts; throws what the library throws, or std::out_of_range for what no game has.
class Reading {
public:
    explicit Reading(const KeptJson& json) : m_json(json) {}

    GameStatistics statistics(const db::GameId& game) {
        GameStatistics read;
        read.game = game;
        read.number = m_json.at("number").get<std::uint64_t>();
        read.time = m_json.at("time").get<std::string>();
        read.entries = m_json.at("entries").get<std::uint64_t>();
        for (const KeptJson& document : m_json.at("documents")) {
            read.documents.push_back(engine::documentFromText(document.get<std::string>()).value());
        }
        for (const KeptJson& each : m_json.at("players")) {
            PlayerStatistics player;
            player.player = {each.at(0).get<std::string>(), each.at(1).get<std::string>(),
                             each.at(2).get<std::string>()};
            player.production = accountFrom(each.at(3));
            player.gained.cards = each.at(4).get<decltype(player.gained.cards)>();
            player.gained.uncounted = each.at(5).get<int>();
            read.players.push_back(std::move(player));
        }
        m_seats = read.players.size();
        for (const KeptJson& each : m_json.at("throws")) {
            ThrowSeen seen{
                each.at(0).get<std::uint64_t>(), seat(each.at(1)), source(each.at(2)), {}, each.at(3).get<bool>()};
            for (const KeptJson& die : each.at(4)) {
                seen.dice.push_back({die.at(0).get<int>(), die.at(1).get<int>()});
            }
            if (seen.isProduction && seen.dice.empty()) {
                throw std::out_of_range("a production roll has dice");
            }
            read.throws.push_back(std::move(seen));
        }
        for (const KeptJson& each : m_json.at("combats")) {
            CombatSeen combat;
            combat.entry = each.at(0).get<std::uint64_t>();
            combat.attacker = seat(each.at(1));
            combat.defender = seat(each.at(2));
            combat.chance = each.at(3).is_null() ? std::nullopt : std::optional(each.at(3).get<double>());
            combat.outcome = each.at(4).is_null() ? std::nullopt : std::optional(outcome(each.at(4)));
            combat.attackerRounds = accountFrom(each.at(5));
            read.combats.push_back(std::move(combat));
        }
        for (const KeptJson& each : m_json.at("points")) {
            read.points.push_back({each.at(0).get<std::uint64_t>(), each.at(1).get<int>(), seat(each.at(2)),
                                   each.at(3).get<std::vector<int>>()});
        }
        for (const KeptJson& each : m_json.at("turns")) {
            read.turns.push_back(
                {each.at(0).get<std::uint64_t>(), each.at(1).get<int>(), seat(each.at(2)), each.at(3).get<double>()});
        }
        const KeptJson& winner = m_json.at("winner");
        read.winner = winner.is_null() ? std::nullopt : std::optional(seat(winner));
        read.isOver = m_json.at("over").get<bool>();
        return read;
    }

private:
    [[nodiscard]] engine::PlayerId seat(const KeptJson& json) const {
        const auto seat = json.get<std::size_t>();
        if (seat >= m_seats) {
            throw std::out_of_range("no such player");
        }
        return engine::PlayerId(seat);
    }
    static engine::DiceSource source(const KeptJson& json) {
        return engine::diceSourceFromText(json.get<std::string>()).value();
    }
    static engine::CombatOutcome outcome(const KeptJson& json) {
        return engine::combatOutcomeFromText(json.get<std::string>()).value();
    }

    const KeptJson& m_json;
    std::size_t m_seats = 0;
};

bool isSame(const KeptJson& one, const KeptJson& other) {
    if (one.is_number_float() || other.is_number_float()) {
        constexpr double kRounded = 1e-6;
        return one.is_number() && other.is_number() &&
               std::abs(one.get<double>() - other.get<double>()) <=
                   kRounded * std::max(1.0, std::abs(one.get<double>()));
    }
    if (one.is_array() && other.is_array()) {
        return std::ranges::equal(one, other, isSame);
    }
    if (one.is_object() && other.is_object()) {
        return one.size() == other.size() && std::ranges::all_of(one.items(), [&](const auto& item) {
                   return other.contains(item.key()) && isSame(item.value(), other[item.key()]);
               });
    }
    return one == other;
}

}  // namespace

std::string toText(const GameStatistics& game) {
    KeptJson json = {{"number", game.number}, {"time", game.time}, {"entries", game.entries}, {"over", game.isOver}};
    json["documents"] =
        listOf(game.documents, [](engine::Document document) { return KeptJson(std::string(engine::toText(document))); });
    json["players"] = listOf(game.players, [](const PlayerStatistics& each) {
        return KeptJson{each.player.id,    each.player.name,     each.player.colour, accountJson(each.production),
                    each.gained.cards, each.gained.uncounted};
    });
    json["throws"] = listOf(game.throws, [](const ThrowSeen& seen) {
        return KeptJson{seen.entry, engine::index(seen.player), std::string(engine::toText(seen.source)), seen.isProduction,
                    listOf(seen.dice, [](const engine::Die& die) {
                        return KeptJson{die.sides, die.value};
                    })};
    });
    json["combats"] = listOf(game.combats, [](const CombatSeen& combat) {
        return KeptJson{combat.entry,
                    engine::index(combat.attacker),
                    engine::index(combat.defender),
                    combat.chance ? KeptJson(*combat.chance) : KeptJson(),
                    combat.outcome ? KeptJson(std::string(engine::toText(*combat.outcome))) : KeptJson(),
                    accountJson(combat.attackerRounds)};
    });
    json["points"] = listOf(game.points, [](const PointsMoment& moment) {
        return KeptJson{moment.entry, moment.round, engine::index(moment.turn), moment.points};
    });
    json["turns"] = listOf(game.turns, [](const TurnTaken& turn) {
        return KeptJson{turn.entry, turn.round, engine::index(turn.player), turn.seconds};
    });
    json["winner"] = game.winner ? KeptJson(engine::index(*game.winner)) : KeptJson();
    return json.dump(-1, ' ', false, KeptJson::error_handler_t::replace);
}

std::optional<GameStatistics> statisticsFrom(const std::string& text, const db::GameId& game) {
    if (engine::limitFault(text)) {
        return std::nullopt;
    }
    // Anybody may have written it: what is not as it is written here is counted again.
    try {
        const KeptJson json = KeptJson::parse(text);
        return Reading(json).statistics(game);
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

bool saySame(const std::string& one, const std::string& other) {
    return one == other || isSame(KeptJson::parse(one, nullptr, false), KeptJson::parse(other, nullptr, false));
}

}  // namespace adjudicator
