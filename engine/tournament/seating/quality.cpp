// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/seating/quality.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <vector>

namespace engine::tournament {

namespace {

/// Pairs in one group that must be in one of so many boxes together when `size` things are put into them.
int forcedPairs(std::size_t size, std::size_t boxes) {
    if (boxes == 0) {
        return 0;
    }
    const auto least = static_cast<int>(size / boxes);
    const auto more = static_cast<int>(size % boxes);
    return more * (least + 1) * least / 2 + (static_cast<int>(boxes) - more) * least * (least - 1) / 2;
}

using Players = std::set<PlayerId>;

Players playersOf(const Round& round) {
    Players players;
    for (const Pod& pod : round.pods) {
        players.insert(pod.seats.begin(), pod.seats.end());
    }
    return players;
}

/// What no plan with these tables avoids: more opponents than there are players, and more players at a table than an
/// earlier round had tables.
int repeatBound(const std::vector<const Round*>& rounds, std::size_t players) {
    std::map<PlayerId, int> opponents;
    int byRound = 0;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const Players here = playersOf(*rounds[i]);
        int most = 0;
        for (std::size_t k = 0; k < i; ++k) {
            if (!std::ranges::includes(playersOf(*rounds[k]), here)) {
                continue;
            }
            int forced = 0;
            for (const Pod& pod : rounds[i]->pods) {
                forced += forcedPairs(pod.seats.size(), rounds[k]->pods.size());
            }
            most = std::max(most, forced);
        }
        byRound += most;
        for (const Pod& pod : rounds[i]->pods) {
            for (const PlayerId player : pod.seats) {
                opponents[player] += static_cast<int>(pod.seats.size()) - 1;
            }
        }
    }
    int tooMany = 0;
    for (const auto& [player, count] : opponents) {
        tooMany += std::max(0, count - static_cast<int>(players) + 1);
    }
    return std::max(byRound, (tooMany + 1) / 2);
}

struct Tally {
    std::vector<std::vector<int>> met;
    std::vector<std::array<int, kMostAtTable>> seats;
    std::vector<std::map<std::size_t, int>> tables;
    std::vector<int> threes;
    std::vector<int> games;
    std::size_t mostTables = 0;

    explicit Tally(std::size_t players)
        : met(players, std::vector<int>(players)), seats(players), tables(players), threes(players), games(players) {}

    /// Stand-ins count neither for themselves nor as opponents.
    void add(const Round& round, const Table& entrants) {
        mostTables = std::max(mostTables, round.pods.size());
        for (std::size_t table = 0; table < round.pods.size(); ++table) {
            const std::vector<PlayerId>& pod = round.pods[table].seats;
            for (std::size_t seat = 0; seat < pod.size(); ++seat) {
                const std::size_t player = index(pod[seat]);
                if (entrants[pod[seat]].standIn) {
                    continue;
                }
                ++seats[player][seat];
                ++tables[player][table];
                ++games[player];
                threes[player] += pod.size() + 1 == kMostAtTable ? 1 : 0;
                for (const PlayerId other : pod) {
                    met[player][index(other)] += other == pod[seat] || entrants[other].standIn ? 0 : 1;
                }
            }
        }
    }
};

struct Indirect {
    int met = 0;
    int possible = 0;
};

Indirect indirectOf(const Tally& tally, std::size_t player) {
    Indirect indirect;
    for (std::size_t other = 0; other < tally.met.size(); ++other) {
        if (other == player || tally.met[player][other] > 0 || tally.games[other] == 0) {
            continue;
        }
        ++indirect.possible;
        bool found = false;
        for (std::size_t common = 0; common < tally.met.size() && !found; ++common) {
            found = tally.met[player][common] > 0 && tally.met[other][common] > 0;
        }
        indirect.met += found ? 1 : 0;
    }
    return indirect;
}

/// Players who cannot have all places equally often because tables of three have no fourth place.
int unevenBound(const Tally& tally) {
    int fourthPlaces = 0;
    std::vector<int> needs;
    for (std::size_t player = 0; player < tally.games.size(); ++player) {
        fourthPlaces += tally.seats[player].back();
        const int need = tally.games[player] / static_cast<int>(kMostAtTable);
        if (need > 0) {
            needs.push_back(need);
        }
    }
    std::ranges::sort(needs);
    std::size_t served = 0;
    while (served < needs.size() && fourthPlaces >= needs[served]) {
        fourthPlaces -= needs[served++];
    }
    return static_cast<int>(needs.size() - served);
}

void judgePlayers(SeatingQuality& quality, const Tally& tally) {
    const std::size_t count = tally.met.size();
    const auto players = static_cast<int>(std::ranges::count_if(tally.games, [](int games) { return games > 0; }));
    int atThrees = 0;
    quality.indirectLeast = static_cast<int>(count);
    quality.indirectWanted = static_cast<int>(std::ceil(std::sqrt(players)));
    for (std::size_t player = 0; player < count; ++player) {
        if (tally.games[player] == 0) {
            continue;
        }
        atThrees += tally.threes[player];
        const auto [least, most] = std::ranges::minmax(tally.seats[player]);
        quality.uneven.count += most - least > 1 ? 1 : 0;
        quality.seatSpread.count = std::max(quality.seatSpread.count, most - least);
        const int rest = tally.games[player] % static_cast<int>(kMostAtTable);
        quality.seatSpread.bound = std::max(quality.seatSpread.bound, rest == 0 ? 0 : 1);
        for (const auto& [table, times] : tally.tables[player]) {
            quality.sameTable.count += times - 1;
        }
        quality.sameTable.bound += std::max(0, tally.games[player] - static_cast<int>(tally.mostTables));
        quality.threeAgain.count += std::max(0, tally.threes[player] - 1);
        const Indirect indirect = indirectOf(tally, player);
        quality.indirectLeast = std::min(quality.indirectLeast, indirect.met);
        quality.indirectShort += indirect.met < std::min(quality.indirectWanted, indirect.possible) ? 1 : 0;
        for (std::size_t other = player + 1; other < count; ++other) {
            quality.repeats.count += std::max(0, tally.met[player][other] - 1);
            quality.mostMeetings = std::max(quality.mostMeetings, tally.met[player][other]);
        }
    }
    quality.threeAgain.bound = std::max(0, atThrees - players);
    quality.indirectLeast = players == 0 ? 0 : quality.indirectLeast;
    quality.uneven.bound = unevenBound(tally);
    quality.seatSpread.bound = quality.uneven.bound > 0 ? 2 : quality.seatSpread.bound;
}

}  // namespace

Separation pairRule(const Position& position, PlayerId a, PlayerId b, int round) {
    Separation rule = Separation::None;
    const std::string& club = (*position.table)[a].club;
    if (!club.empty() && club == (*position.table)[b].club) {
        rule = position.settings.clubs;
    }
    for (const ForbiddenPair& pair : position.forbidden) {
        const bool same = (pair.a == a && pair.b == b) || (pair.a == b && pair.b == a);
        if (same && round >= pair.from && round <= pair.to) {
            rule = std::max(rule, pair.hard ? Separation::Hard : Separation::Soft);
        }
    }
    return rule;
}

SeatingQuality qualityOf(const Position& position) {
    SeatingQuality quality;
    Tally tally(position.table->players.size());
    std::vector<const Round*> rounds;
    for (std::size_t i = 0; i < position.rounds.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        if (stageOf(position.settings, number) != Stage::Preliminary) {
            break;
        }
        const Round& round = position.rounds[i];
        rounds.push_back(&round);
        tally.add(round, *position.table);
        std::size_t seated = 0;
        for (const Pod& pod : round.pods) {
            seated += pod.seats.size();
            quality.threes.count += pod.seats.size() + 1 == kMostAtTable ? 1 : 0;
            for (std::size_t a = 0; a < pod.seats.size(); ++a) {
                for (std::size_t b = a + 1; b < pod.seats.size(); ++b) {
                    const Separation rule = pairRule(position, pod.seats[a], pod.seats[b], number);
                    quality.forbiddenHard += rule == Separation::Hard ? 1 : 0;
                    quality.forbiddenSoft += rule == Separation::Soft ? 1 : 0;
                }
            }
        }
        const auto sizes = tableSizes(seated);
        quality.threes.bound += sizes ? sizes->threes : 0;
    }
    quality.rounds = static_cast<int>(rounds.size());
    std::size_t players = 0;
    for (const int games : tally.games) {
        players += games > 0 ? 1 : 0;
    }
    judgePlayers(quality, tally);
    quality.repeats.bound = repeatBound(rounds, players);
    return quality;
}

}  // namespace engine::tournament
