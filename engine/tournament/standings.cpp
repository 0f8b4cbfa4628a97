// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/standings.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

namespace engine::tournament {

namespace {

Fraction& valueOf(Standing& standing, Criterion criterion) {
    return standing.values[static_cast<std::size_t>(criterion)];
}

/// What a player gets of the place counted as `wanted` when `sharing` players are on `place`.
Fraction placeCount(const Scoring& scoring, int place, int sharing, int wanted) {
    if (scoring.equalPlaces == EqualPlaces::Whole) {
        return Fraction(place == wanted ? 1 : 0);
    }
    return place <= wanted && wanted < place + sharing ? Fraction(1, sharing) : Fraction();
}

Fraction placePoints(const Scoring& scoring, std::size_t tableSize, int place, int sharing) {
    const std::vector<int>& points = tableSize == kMostAtTable ? scoring.placesOfFour : scoring.placesOfThree;
    const auto at = [&](int which) {
        const auto i = static_cast<std::size_t>(which - 1);
        return i < points.size() ? points[i] : 0;
    };
    if (scoring.equalPlaces == EqualPlaces::Whole) {
        return Fraction(at(place));
    }
    int sum = 0;
    for (int i = place; i < place + sharing; ++i) {
        sum += at(i);
    }
    return Fraction(sum, sharing);
}

/// The game as it counts for who sits there; not at all for one who left where that counts as absent.
std::optional<CountedGame> countedGame(const Settings& settings, const Pod& pod, int round, int table,
                                       std::size_t seat) {
    const Scoring& scoring = settings.scoring;
    const Score& own = pod.result->scores[seat];
    std::vector<Score> scores = pod.result->scores;
    if (scoring.leaver == Leaver::Absent) {
        std::erase_if(scores, [](const Score& score) { return score.left; });
        if (own.left) {
            return std::nullopt;
        }
    }
    const auto basis = [&](const Score& score) {
        return scoring.shareOfCapped ? std::min(score.points, scoring.cap) : score.points;
    };
    CountedGame game;
    game.round = round;
    game.table = table;
    game.seat = static_cast<int>(seat) + 1;
    game.stage = stageOf(settings, round);
    game.points = own.points;
    game.counted = std::min(own.points, scoring.cap);
    game.place = own.place;
    game.sharing = static_cast<int>(std::ranges::count(scores, own.place, &Score::place));
    std::int64_t total = 0;
    for (const Score& score : scores) {
        total += basis(score);
    }
    // As if each who is missing had made the average of the others.
    const auto here = static_cast<std::int64_t>(scoring.dummyAtThree ? scores.size() : kMostAtTable);
    constexpr auto kFull = static_cast<std::int64_t>(kMostAtTable);
    game.whole = Fraction(total * kFull, here);
    if (total > 0) {
        game.share = Fraction(here * basis(own), total * kFull);
    }
    game.placePoints = placePoints(scoring, scores.size(), own.place, game.sharing);
    game.state = pod.result->state;
    game.left = own.left;
    return game;
}

void count(Standing& standing, const Scoring& scoring) {
    int games = 0;
    for (const CountedGame& game : standing.games) {
        if (game.stage != Stage::Preliminary) {
            continue;
        }
        ++games;
        for (std::size_t i = 0; i < kCriteria; ++i) {
            standing.values[i] += partOf(game, static_cast<Criterion>(i), scoring);
        }
    }
    if (games > 0) {
        valueOf(standing, Criterion::ShareMean) = valueOf(standing, Criterion::ShareSum).dividedBy(games);
    }
}

/// How two rows compare but for lots; the separator is set when `a` is before `b`.
class Comparison {
public:
    Comparison(const Position& position, StandingsOf of) : m_position(position), m_of(of) {
        m_isPlayed.fill(true);
        for (std::size_t round = 0; round < position.rounds.size(); ++round) {
            const auto stage = static_cast<std::size_t>(stageOf(position.settings, static_cast<int>(round) + 1));
            m_isPlayed[stage] =
                m_isPlayed[stage] && std::ranges::none_of(position.rounds[round].pods, &Pod::awaitsResult);
        }
    }

    /// Negative: a is before b.
    int operator()(const Standing& a, const Standing& b, SeparatedBy* by = nullptr,
                   std::optional<Criterion>* criterion = nullptr) const {
        const auto say = [&](SeparatedBy what, int answer) {
            if (by != nullptr) {
                *by = what;
            }
            return answer;
        };
        const bool outA = (*m_position.table)[a.player].disqualified;
        const bool outB = (*m_position.table)[b.player].disqualified;
        if (outA != outB) {
            return say(SeparatedBy::Disqualified, outA ? 1 : -1);
        }
        if (m_of == StandingsOf::Everything && a.reached != b.reached) {
            return say(SeparatedBy::Stage, a.reached > b.reached ? -1 : 1);
        }
        // Before all tables of the stage have a result their places part nobody: those of the others are open.
        const bool byPlace = m_of == StandingsOf::Everything && m_isPlayed[static_cast<std::size_t>(a.reached)];
        if (byPlace && a.placeThere != b.placeThere) {
            return say(SeparatedBy::Place, a.placeThere < b.placeThere ? -1 : 1);
        }
        for (const Criterion each : m_position.settings.scoring.criteria) {
            const auto order = a.value(each) <=> b.value(each);
            if (order != std::strong_ordering::equal) {
                if (criterion != nullptr) {
                    *criterion = each;
                }
                return say(SeparatedBy::Criterion, order == std::strong_ordering::greater ? -1 : 1);
            }
        }
        return 0;
    }

private:
    const Position& m_position;
    StandingsOf m_of;
    /// By stage: every table of it has a result.
    std::array<bool, kStageWords.size()> m_isPlayed{};
};

/// The newest lots that were drawn for all of these.
const std::vector<PlayerId>* lotsFor(const Position& position, std::span<const Standing> group) {
    for (auto lots = position.lots.rbegin(); lots != position.lots.rend(); ++lots) {
        const bool all = std::ranges::all_of(
            group, [&](const Standing& row) { return std::ranges::find(*lots, row.player) != lots->end(); });
        if (all) {
            return &*lots;
        }
    }
    return nullptr;
}

/// Ranks the rows, already sorted but for lots.
void rank(Standings& result, const Position& position, const Comparison& compare) {
    std::vector<Standing>& rows = result.rows;
    for (std::size_t first = 0; first < rows.size();) {
        std::size_t end = first + 1;
        while (end < rows.size() && compare(rows[first], rows[end]) == 0) {
            ++end;
        }
        const std::span<Standing> group(rows.data() + first, end - first);
        const auto* lots = group.size() > 1 ? lotsFor(position, group) : nullptr;
        if (lots != nullptr) {
            std::ranges::sort(group, {}, [&](const Standing& row) { return std::ranges::find(*lots, row.player); });
        } else if (group.size() > 1) {
            std::vector<PlayerId>& tie = result.ties.emplace_back();
            std::ranges::transform(group, std::back_inserter(tie), &Standing::player);
        }
        for (std::size_t i = 0; i < group.size(); ++i) {
            group[i].rank = static_cast<int>(first + (lots != nullptr ? i : 0)) + 1;
            group[i].separated = lots != nullptr ? SeparatedBy::Lots : SeparatedBy::Nothing;
        }
        group.front().separated = SeparatedBy::First;
        if (first > 0) {
            (void)compare(rows[first - 1], group.front(), &group.front().separated, &group.front().criterion);
        }
        first = end;
    }
}

}  // namespace

Fraction partOf(const CountedGame& game, Criterion criterion, const Scoring& scoring) {
    switch (criterion) {
        case Criterion::Wins:
        case Criterion::FirstPlaces:
            return placeCount(scoring, game.place, game.sharing, 1);
        case Criterion::SecondPlaces:
            return placeCount(scoring, game.place, game.sharing, 2);
        case Criterion::ThirdPlaces:
            return placeCount(scoring, game.place, game.sharing, 3);
        case Criterion::PlacePoints:
            return game.placePoints;
        case Criterion::Points:
            return Fraction(game.counted);
        case Criterion::ShareSum:
        case Criterion::ShareMean:
            return game.share;
    }
    return {};
}

const Standing* Standings::of(PlayerId player) const {
    const auto found = std::ranges::find(rows, player, &Standing::player);
    return found == rows.end() ? nullptr : &*found;
}

bool Standings::isToDraw(const std::vector<PlayerId>& tie) const {
    return std::ranges::any_of(tie, [this](PlayerId player) {
        const Standing* row = this->of(player);
        return row != nullptr && !row->games.empty();
    });
}

std::vector<std::vector<PlayerId>> Standings::tiesToDraw() const {
    std::vector<std::vector<PlayerId>> open;
    std::ranges::copy_if(ties, std::back_inserter(open), [this](const auto& tie) { return isToDraw(tie); });
    return open;
}

bool Standings::isToDraw(PlayerId player) const {
    return std::ranges::any_of(
        ties, [&](const auto& tie) { return std::ranges::find(tie, player) != tie.end() && isToDraw(tie); });
}

Standings standings(const Position& position, StandingsOf of, std::optional<int> through) {
    Standings result;
    const Settings& settings = position.settings;
    for (const PlayerId player : position.table->seats()) {
        result.rows.emplace_back().player = player;
    }
    const auto last = static_cast<std::size_t>(of == StandingsOf::PreliminaryRounds
                                                   ? std::min(through.value_or(settings.rounds), settings.rounds)
                                                   : through.value_or(kMostRounds + 2));
    for (std::size_t round = 0; round < std::min(position.rounds.size(), last); ++round) {
        const std::vector<Pod>& pods = position.rounds[round].pods;
        for (std::size_t table = 0; table < pods.size(); ++table) {
            const Pod& pod = pods[table];
            result.isProvisional = result.isProvisional || pod.awaitsResult() ||
                                   (pod.result && pod.result->state != ResultState::Official);
            const int number = static_cast<int>(round) + 1;
            const Stage stage = stageOf(settings, number);
            for (std::size_t seat = 0; seat < pod.seats.size(); ++seat) {
                Standing& row = result.rows[index(pod.seats[seat])];
                if (stage != Stage::Preliminary) {
                    row.reached = stage;
                    row.placeThere.reset();
                }
                if (pod.result) {
                    if (auto game = countedGame(settings, pod, number, static_cast<int>(table) + 1, seat)) {
                        row.games.push_back(std::move(*game));
                    }
                    row.placeThere =
                        stage == Stage::Preliminary ? std::nullopt : std::optional(pod.result->scores[seat].place);
                }
            }
        }
    }
    for (Standing& row : result.rows) {
        count(row, settings.scoring);
    }
    for (const Penalty& penalty : position.penalties) {
        if (!penalty.withdrawn && !penalty.carried && penalty.kind == PenaltyKind::Deduction && penalty.criterion) {
            valueOf(result.rows[index(penalty.player)], *penalty.criterion) -= penalty.amount;
        }
    }
    std::erase_if(result.rows, [&](const Standing& row) { return (*position.table)[row.player].standIn; });
    const Comparison compare(position, of);
    std::ranges::stable_sort(result.rows, [&](const Standing& a, const Standing& b) { return compare(a, b) < 0; });
    rank(result, position, compare);
    return result;
}

std::vector<RankChange> rankChanges(const Standings& before, const Standings& after) {
    std::vector<RankChange> changes;
    for (const Standing& row : after.rows) {
        const Standing* old = before.of(row.player);
        if (old == nullptr || old->rank != row.rank) {
            changes.push_back({row.player, old == nullptr ? std::nullopt : std::optional(old->rank), row.rank});
        }
    }
    return changes;
}

std::vector<ClaimedRanks> claimedRanks(const Position& position) {
    std::vector<ClaimedRanks> all;
    for (std::size_t round = 0; round < position.rounds.size(); ++round) {
        const std::vector<Pod>& pods = position.rounds[round].pods;
        for (std::size_t table = 0; table < pods.size(); ++table) {
            const auto& result = pods[table].result;
            if (!result || result->state != ResultState::Disputed || result->claim.empty()) {
                continue;
            }
            Position claimed = position;
            claimed.rounds[round].pods[table].result->scores = result->claim;
            all.push_back({static_cast<int>(round) + 1, static_cast<int>(table) + 1,
                           rankChanges(standings(position), standings(claimed))});
        }
    }
    return all;
}

}  // namespace engine::tournament
