// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/table_games.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <span>

#include "adjudicator/record/game_kind.h"
#include "adjudicator/record/line.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/seal/head_text.h"
#include "adjudicator/tournament/game_seats.h"
#include "adjudicator/tournament/slip_code.h"
#include "adjudicator/verify/verify_neighbours.h"
#include "db/codes.h"
#include "engine/notation/json_fault.h"
#include "engine/rules/points.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

namespace cup = engine::tournament;

constexpr std::array<std::string_view, 14> kFits{
    "new-result",   "already-there", "differs", "unfinished", "no-table",   "several-tables", "unknown-desk",
    "game-missing", "behind-slip",   "forked",  "damaged",    "winner-odd", "unsound",        "unsealed"};

/// Reads one game for the tournament.
class Finder {
public:
    Finder(const db::Book& book, const cup::Position& position) : m_book(book), m_position(position) {}
    /// Finds and checks; `desks` are all games of the book.
    Finder(const db::Book& book, const cup::Position& position, const VerifiedGames& verified,
           const std::vector<DeskGame>& desks, const std::optional<PublicKey>& director)
        : m_book(book), m_position(position), m_verified(&verified), m_desks(&desks), m_director(director) {}

    /// Empty for games that are none of the tournament's.
    [[nodiscard]] std::optional<GameFound> find(const db::GameInfo& info) {
        GameFound found{info.id, info.head, GameFit::Damaged, {}, {}, {}, {}, {}};
        const auto tree = m_book.tree(info.id);
        if (!info.isReadable || !tree || tree->damage() || tree->entries().empty()) {
            return found;
        }
        if (gameKindOf(tree->entries().front().body) != GameKind::Table) {
            return std::nullopt;
        }
        std::vector<db::Head> ends = tree->heads();
        if (ends.size() > 1) {
            const auto official = officialEntry(*tree, m_director);
            ends = official ? tree->headsBeyond(*official) : ends;
        }
        const std::vector<db::Entry> entries = tree->pathTo(ends.front());
        const auto line = Line::fold(entries);
        if (!line) {
            found.checked = m_verified->check(m_book, info.id, entries);
            return found;
        }
        const GameSeats players = seatsOf(*line);
        if (std::ranges::none_of(players, [](const auto& player) { return player.has_value(); })) {
            return std::nullopt;
        }
        found.head = line->head();
        place(found, *line, players);
        if (ends.size() > 1) {
            found.fit = GameFit::Forked;
            return found;
        }
        found.checked = m_verified->check(m_book, info.id, entries);
        if (found.round) {
            found.result = resultOf(found, *line, players);
            found.fit = judge(found, *line);
        } else {
            found.fit = !found.checked->isSound() ? GameFit::Unsound
                        : m_several               ? GameFit::SeveralTables
                                                  : GameFit::NoTable;
        }
        return found;
    }

    /// Every table at which exactly these players sit.
    [[nodiscard]] std::vector<cup::EnterResult> tablesOf(const db::GameInfo& info) const {
        std::vector<cup::EnterResult> tables;
        const auto tree = m_book.tree(info.id);
        const auto heads = tree && !tree->damage() ? tree->heads() : std::vector<db::Head>();
        const auto line = heads.size() == 1 ? Line::fold(tree->pathTo(heads.front()))
                                            : engine::Expected<Line, LineFault>(engine::unexpected(LineFault{}));
        if (!line) {
            return tables;
        }
        const GameSeats players = seatsOf(*line);
        std::vector<engine::PlayerId> wanted;
        for (const auto& player : players) {
            if (!player) {
                return tables;
            }
            wanted.push_back(*player);
        }
        std::ranges::sort(wanted);
        for (std::size_t round = 0; round < m_position.rounds.size(); ++round) {
            const auto& pods = m_position.rounds[round].pods;
            for (std::size_t table = 0; table < pods.size(); ++table) {
                std::vector<engine::PlayerId> seats = pods[table].seats;
                std::ranges::sort(seats);
                if (seats == wanted) {
                    const GameFound here{info.id,
                                         line->head(),
                                         GameFit::NewResult,
                                         static_cast<int>(round) + 1,
                                         static_cast<int>(table) + 1,
                                         {},
                                         {},
                                         {}};
                    tables.push_back(resultOf(here, *line, players));
                }
            }
        }
        return tables;
    }

private:
    [[nodiscard]] GameSeats seatsOf(const Line& line) const {
        return seatedAt(*m_position.table, line.position().table->players);
    }

    /// The table at which exactly these sit; the one that the game names, or the only one.
    void place(GameFound& found, const Line& line, const GameSeats& players) {
        m_several = false;
        std::vector<engine::PlayerId> wanted;
        for (const auto& player : players) {
            if (!player) {
                return;
            }
            wanted.push_back(*player);
        }
        std::ranges::sort(wanted);
        const PlaceTold told = placeTold(line);
        for (std::size_t round = 0; round < m_position.rounds.size(); ++round) {
            const auto& pods = m_position.rounds[round].pods;
            for (std::size_t table = 0; table < pods.size(); ++table) {
                std::vector<engine::PlayerId> seats = pods[table].seats;
                std::ranges::sort(seats);
                const bool isHere = told.round.value_or(static_cast<int>(round) + 1) == static_cast<int>(round) + 1 &&
                                    told.table.value_or(static_cast<int>(table) + 1) == static_cast<int>(table) + 1;
                if (seats != wanted || !isHere) {
                    continue;
                }
                if (found.round) {
                    m_several = true;
                    // The table whose result is this game's already needs no guess.
                    const bool own = pods[table].result && pods[table].result->game == db::toHex(*found.game);
                    if (!own) {
                        continue;
                    }
                }
                found.round = static_cast<int>(round) + 1;
                found.table = static_cast<int>(table) + 1;
            }
        }
        if (m_several) {
            const cup::Pod& pod = *m_position.pod(*found.round, *found.table);
            m_several = !pod.result || pod.result->game != db::toHex(*found.game);
            if (m_several) {
                found.round.reset();
                found.table.reset();
            }
        }
    }

    /// The points as the record has them; a winner who is level on points is first.
    [[nodiscard]] static cup::EnterResult resultOf(const GameFound& found, const Line& line, const GameSeats& players) {
        const engine::Position& position = line.position();
        cup::EnterResult result;
        result.round = *found.round;
        result.table = *found.table;
        result.game = db::toHex(*found.game);
        result.head = headText(*found.game, *found.head);
        std::vector<int> points;
        for (const engine::PlayerId seat : position.seats()) {
            points.push_back(std::max(0, engine::scoreOf(position, seat)));
        }
        std::vector<int> places = cup::placesOf(points);
        const auto winner = position.turn.winner;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const bool isSecond =
                winner && engine::index(*winner) != i && places[i] == 1 && places[engine::index(*winner)] == 1;
            result.scores.push_back({*players[i], points[i], places[i] + (isSecond ? 1 : 0)});
        }
        return result;
    }

    [[nodiscard]] GameFit judge(GameFound& found, const Line& line) const {
        const cup::Pod& pod = *m_position.pod(*found.round, *found.table);
        const cup::EnterResult& result = *found.result;
        if (pod.result && pod.result->game == result.game && pod.result->head == result.head) {
            return GameFit::AlreadyThere;
        }
        if (!found.checked->isSound()) {
            return GameFit::Unsound;
        }
        found.unknownDesk = unknownDesk(line);
        if (found.unknownDesk) {
            return GameFit::UnknownDesk;
        }
        const auto neighbours = judgeNeighbours(m_book, line.game(), *m_desks);
        // What a desk played before its book began is nobody's business; a game of another book between two is.
        if (neighbours && (neighbours->reason != VerdictReason::None || neighbours->previousElsewhere ||
                           (!neighbours->beginsBook && !neighbours->elsewhere.empty()))) {
            return GameFit::GameMissing;
        }
        for (const cup::SlipHead& slip : m_position.slips) {
            const auto seen = headFromText(slip.head);
            if (slip.round == *found.round && slip.table == *found.table && seen && seen->game != line.game()) {
                return GameFit::BehindSlip;
            }
        }
        if (!TableGame::isOver(line.position())) {
            return GameFit::Unfinished;
        }
        if (line.keyInCharge() && !trustAccountOf(line).isSealed) {
            return GameFit::Unsealed;
        }
        const auto winner = line.position().turn.winner;
        if (winner && result.scores[engine::index(*winner)].place != 1) {
            return GameFit::WinnerOdd;
        }
        return pod.result ? GameFit::Differs : GameFit::NewResult;
    }

    /// The first desk that kept the game and is not listed. Where none are, any may begin a game, but not go on with
    /// another's: whoever holds the book could.
    [[nodiscard]] std::optional<std::string> unknownDesk(const Line& line) const {
        const auto& desks = m_position.desks;
        const auto isListed = [&](const std::string& key) {
            return std::ranges::find(desks, key, &cup::KnownDesk::key) != desks.end();
        };
        const auto& first = line.genesis().deskKey;
        const std::string begun = first ? db::toHex(std::span<const std::uint8_t>(*first)) : std::string();
        if (!desks.empty() && !isListed(begun)) {
            return begun;
        }
        for (const std::uint64_t entry : line.log().entriesOf<HandedOver>()) {
            const PublicKey to = line.log().get<HandedOver>(entry)->to;
            const std::string key = db::toHex(std::span<const std::uint8_t>(to));
            if (key != begun && !isListed(key) && to != m_director) {
                return key;
            }
        }
        return std::nullopt;
    }

    const db::Book& m_book;
    const cup::Position& m_position;
    /// Set where games are judged.
    const VerifiedGames* m_verified = nullptr;
    const std::vector<DeskGame>* m_desks = nullptr;
    std::optional<PublicKey> m_director;
    bool m_several = false;
};

/// A result that a newer entry, of which a slip tells, puts in doubt.
bool isOvertaken(const GameFound& found) {
    using enum GameFit;
    return found.result && (found.fit == NewResult || found.fit == Differs || found.fit == Unfinished ||
                            found.fit == WinnerOdd || found.fit == Unsealed || found.fit == BehindSlip);
}

}  // namespace

std::string_view toText(GameFit fit) {
    return engine::nameOf(fit, kFits);
}

engine::Expected<std::vector<GameFound>, db::BookError> gamesFor(const db::Book& book, const cup::Position& position,
                                                                 const VerifiedGames& verified,
                                                                 const std::optional<PublicKey>& director) {
    const auto games = book.games();
    if (!games) {
        return engine::unexpected(games.error());
    }
    const auto desks = deskGames(book);
    if (!desks) {
        return engine::unexpected(desks.error());
    }
    std::vector<GameFound> all;
    std::vector<std::pair<db::GameId, db::Head>> heads;
    Finder finder(book, position, verified, *desks, director);
    for (const db::GameInfo& info : *games) {
        if (auto found = finder.find(info)) {
            if (found->game && found->head) {
                heads.emplace_back(*found->game, *found->head);
            }
            all.push_back(std::move(*found));
        }
    }
    verified.saw(heads);
    // Two new games of one table are both for decision.
    for (GameFound& one : all) {
        const auto same = std::ranges::count_if(all, [&](const GameFound& other) {
            return other.fit == GameFit::NewResult && other.round == one.round && other.table == one.table;
        });
        if (one.fit == GameFit::NewResult && same > 1) {
            for (GameFound& other : all) {
                if (&other != &one && other.fit == GameFit::NewResult && other.round == one.round &&
                    other.table == one.table) {
                    other.fit = GameFit::Differs;
                }
            }
            one.fit = GameFit::Differs;
        }
    }
    for (const cup::SlipHead& slip : position.slips) {
        if (slipCodeFromText(slip.head)) {
            continue;
        }
        const auto seen = headFromText(slip.head);
        const auto there = seen ? book.contains(seen->game, seen->head) : engine::Expected<bool, db::BookError>(false);
        if (!there) {
            return engine::unexpected(there.error());
        }
        if (*there) {
            continue;
        }
        GameFound behind{seen ? std::optional(seen->game) : std::nullopt,
                         seen ? std::optional(seen->head) : std::nullopt,
                         GameFit::BehindSlip,
                         slip.round,
                         slip.table,
                         {},
                         {},
                         {}};
        // What the book has of that game is older than what the table signed.
        bool isListed = false;
        for (GameFound& found : all) {
            if (seen && found.game == seen->game && isOvertaken(found)) {
                found.fit = GameFit::BehindSlip;
                isListed |= found.round == slip.round && found.table == slip.table;
            }
        }
        if (!isListed) {
            all.push_back(std::move(behind));
        }
    }
    return all;
}

std::vector<cup::EnterResult> tablesFor(const db::Book& book, const db::GameId& game, const cup::Position& position) {
    db::GameInfo info;
    info.id = game;
    return Finder(book, position).tablesOf(info);
}

std::string deskOf(const db::Book& book, const db::GameId& game) {
    const auto first = book.entries(game, 0, 0);
    if (!first || first->empty() || gameKindOf(first->front().body) != GameKind::Table) {
        return {};
    }
    const auto line = Line::begin(first->front().body);
    const auto key = line ? line->genesis().deskKey : std::nullopt;
    return key ? db::toHex(std::span<const std::uint8_t>(*key)) : std::string();
}

}  // namespace adjudicator
