// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/seating/design.h"

#include <algorithm>

#include "engine/tournament/seating/finite_field.h"
#include "engine/tournament/seating/known_designs.h"

namespace engine::tournament {

namespace {

constexpr std::size_t kFour = 4;
constexpr std::size_t kLevels = 3;

/// 3q + 1 players, q = 4t + 1 a prime power: q rounds in which every pair meets exactly once. The players are three
/// copies of the field and one more. With a generator x, the first round has the blocks
/// {(±x^i, j), (±x^(i+t), j+1)}, i < t, and {more, (0,0), (0,1), (0,2)}; the others are its translates. Since
/// x^2t = −1, the differences within and between copies are each element other than 0 once (Bose's method).
std::vector<GroupRound> threeCopies(std::size_t players) {
    const std::size_t size = (players - 1) / kLevels;
    if (players % kLevels != 1 || size % kFour != 1) {
        return {};
    }
    const auto field = FiniteField::ofSize(size);
    if (!field) {
        return {};
    }
    const std::size_t t = (size - 1) / kFour;
    std::vector<GroupRound> rounds;
    for (std::size_t shift = 0; shift < size; ++shift) {
        const auto player = [&](std::size_t element, std::size_t level) {
            return level % kLevels * size + field->sum(element, shift);
        };
        GroupRound round{{players - 1, player(0, 0), player(0, 1), player(0, 2)}};
        for (std::size_t i = 0; i < t; ++i) {
            for (std::size_t level = 0; level < kLevels; ++level) {
                const std::size_t near = field->power(i);
                const std::size_t far = field->power(i + t);
                round.push_back({player(near, level), player(field->negative(near), level), player(far, level + 1),
                                 player(field->negative(far), level + 1)});
            }
        }
        rounds.push_back(std::move(round));
    }
    return rounds;
}

/// Four columns of m players; in a round every table takes one of each column. Column i is moved on by i-th multiples
/// of the round, so that two columns meet alike in two rounds only if a product of differences is 0. In a field none
/// is: m rounds, and then the columns can play among themselves. Among residues the rounds are chosen so that none is.
std::vector<GroupRound> fourColumns(std::size_t players, std::size_t wanted) {
    const std::size_t tables = players / kFour;
    if (players % kFour != 0 || tables < kFour) {
        return {};
    }
    std::vector<GroupRound> rounds;
    const auto field = FiniteField::ofSize(tables);
    if (field) {
        // Powers of the generator, lest rounds and columns keep to a subfield and players to the same few.
        const auto element = [&](std::size_t number) { return number == 0 ? 0 : field->power(number - 1); };
        for (std::size_t r = 0; r < tables && rounds.size() < wanted; ++r) {
            GroupRound round(tables);
            for (std::size_t table = 0; table < tables; ++table) {
                for (std::size_t column = 0; column < kFour; ++column) {
                    const std::size_t moved = field->product(element(r), element(column));
                    round[table].push_back(column * tables + field->sum(table, moved));
                }
            }
            rounds.push_back(std::move(round));
        }
        if (tables % kFour != 0 || rounds.size() >= wanted) {
            return rounds;
        }
        std::vector<GroupRound> within =
            tables == kFour ? std::vector<GroupRound>{{{0, 1, 2, 3}}} : designedRounds(tables, wanted - rounds.size());
        for (const GroupRound& column : within) {
            GroupRound round;
            for (std::size_t i = 0; i < kFour; ++i) {
                for (std::vector<std::size_t> group : column) {
                    for (std::size_t& player : group) {
                        player += i * tables;
                    }
                    round.push_back(std::move(group));
                }
            }
            rounds.push_back(std::move(round));
        }
        return rounds;
    }
    std::vector<std::size_t> chosen;
    for (std::size_t r = 0; r < tables && chosen.size() < wanted; ++r) {
        const bool clean = std::ranges::all_of(chosen, [&](std::size_t other) {
            const std::size_t apart = r - other;
            return apart % tables != 0 && 2 * apart % tables != 0 && 3 * apart % tables != 0;
        });
        if (!clean) {
            continue;
        }
        chosen.push_back(r);
        GroupRound round(tables);
        for (std::size_t table = 0; table < tables; ++table) {
            for (std::size_t column = 0; column < kFour; ++column) {
                round[table].push_back(column * tables + (table + r * column) % tables);
            }
        }
        rounds.push_back(std::move(round));
    }
    return rounds;
}

/// Leaves out the players numbered `players` and above, who are the last of the design; rounds where that leaves a
/// table of two are left out too.
std::vector<GroupRound> without(std::vector<GroupRound> rounds, std::size_t players) {
    for (GroupRound& round : rounds) {
        for (auto& group : round) {
            std::erase_if(group, [&](std::size_t player) { return player >= players; });
        }
    }
    std::erase_if(rounds, [](const GroupRound& round) {
        return std::ranges::any_of(round, [](const auto& group) { return group.size() + 1 < kFour; });
    });
    return rounds;
}

}  // namespace

std::vector<GroupRound> designedRounds(std::size_t players, std::size_t wanted) {
    const std::size_t full = (players + kFour - 1) / kFour * kFour;
    if (players < kFour + kLevels || wanted == 0) {
        return {};
    }
    std::vector<GroupRound> best;
    for (std::vector<GroupRound>& rounds : std::vector<std::vector<GroupRound>>{
             without(threeCopies(full), players), without(fourColumns(full, full), players),
             without(knownRounds(full), players)}) {
        if (best.size() < wanted && rounds.size() > best.size()) {
            best = std::move(rounds);
        }
    }
    if (best.size() > wanted) {
        best.resize(wanted);
    }
    return best;
}

}  // namespace engine::tournament
