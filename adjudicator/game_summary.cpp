// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/game_summary.h"

#include <algorithm>
#include <ranges>

#include "adjudicator/record/line.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/record/proposals_sentences.h"
#include "adjudicator/record/straight_line.h"
#include "adjudicator/record/tournament_sentences.h"
#include "engine/dice_game/scoring.h"
#include "engine/rules/points.h"

namespace adjudicator {

namespace {

void tell(GameSummary& summary, const LineOf<DiceGame>& line) {
    namespace dice = engine::dice_game;
    const dice::Position& position = line.position();
    summary.number = line.genesis().gameNumber;
    summary.documents = {engine::Document::DiceGamePlus};
    summary.players = position.table->players;
    for (const engine::PlayerId seat : position.seats()) {
        summary.points.push_back(dice::points(position, seat));
    }
    summary.round = position.turn.round;
    summary.turn = position.turn.player;
    summary.isOver = position.isOver();
}

template <class Game>
void tellAside(GameSummary& summary, const LineOf<Game>& line) {
    summary.isAside = true;
    summary.name = Game::titleOf(line.position());
}

void tell(GameSummary& summary, const LineOf<TournamentGame>& line) {
    tellAside(summary, line);
}

void tell(GameSummary& summary, const LineOf<ProposalsGame>& line) {
    tellAside(summary, line);
}

void tell(GameSummary& summary, const Line& line) {
    const engine::Position& position = line.position();
    summary.number = line.genesis().gameNumber;
    summary.documents = position.rules().documents;
    summary.players = position.table->players;
    for (const engine::PlayerId seat : position.seats()) {
        summary.points.push_back(engine::scoreOf(position, seat));
    }
    summary.round = position.turn.round;
    summary.turn = position.turn.player;
    summary.phase = position.turn.phase;
    summary.isOver = TableGame::isOver(position);
    summary.isAside = position.topology().hexCount() == 1 && line.acts().empty();
}

/// The line that counts, or the longest where several may; empty where it does not hold.
template <class Game>
std::optional<LineOf<Game>> lineOf(const db::Book& book, const db::GameInfo& game, bool& isForked) {
    if (auto straight = straightLine<Game>(book, game.id)) {
        return straight;
    }
    auto entries = countingEntries(book, game.id);
    if (!entries && entries.error().problem == db::BookProblem::Forked) {
        isForked = true;
        entries = book.entriesTo(game.id, game.head);
    }
    auto line = entries && !entries->empty()
                    ? LineOf<Game>::fold(*entries)
                    : engine::Expected<LineOf<Game>, LineFault>(engine::unexpected(LineFault{}));
    return line ? std::optional(std::move(*line)) : std::nullopt;
}

/// Tells what every entry 0 says, and gives its body; empty where it cannot be read.
std::optional<std::string> takeFirst(GameSummary& summary, const db::Book& book, const db::GameInfo& game) {
    summary.id = game.id;
    summary.entries = game.entryCount;
    auto first = book.entries(game.id, 0, 0);
    summary.isDamaged = !game.isReadable || !first || first->empty();
    if (summary.isDamaged) {
        return std::nullopt;
    }
    summary.kind = gameKindOf(first->front().body);
    summary.isAside = !isPlayed(summary.kind);
    return std::move(first->front().body);
}

/// What entry 0 alone says. Empty where more must be read: where there are branches, and of a single hex, which acts
/// make a game.
std::optional<GameSummary> begunSummary(const db::Book& book, const db::GameInfo& game) {
    GameSummary summary;
    const auto first = takeFirst(summary, book, game);
    if (!first || !game.isStraight()) {
        return std::nullopt;
    }
    summary.isUnread = true;
    if (summary.isAside) {
        return summary;
    }
    return withRecord(summary.kind, [&](auto played) -> std::optional<GameSummary> {
        if constexpr (decltype(played)::kIsPlayed) {
            if (const auto line = LineOf<decltype(played)>::begin(*first)) {
                summary.time = line->log().front().entry.time;
                tell(summary, *line);
            }
        }
        return summary.players.empty() || summary.isAside ? std::nullopt : std::optional(summary);
    });
}

int pointsOf(const engine::Position& position, engine::PlayerId seat) {
    return engine::scoreOf(position, seat);
}

int pointsOf(const engine::dice_game::Position& position, engine::PlayerId seat) {
    return engine::dice_game::points(position, seat);
}

template <class Game>
std::string lastActOf(const LogLineOf<Game>& line, const typename Game::Position& position, engine::Language language) {
    return summaryOf(line, *position.table, language);
}

std::string lastActOf(const LogLineOf<TournamentGame>& line, const TournamentGame::Position& position,
                      engine::Language language) {
    return sentence(line, position, language);
}

std::string lastActOf(const LogLineOf<ProposalsGame>& line, const ProposalsGame::Position&, engine::Language language) {
    return sentence(line, language);
}

/// False where the branch does not follow from its entries.
template <class Game>
bool tellBranch(GameBranch& branch, const std::vector<db::Entry>& entries, engine::Language language) {
    const auto line = LineOf<Game>::fold(entries);
    if (!line) {
        return false;
    }
    branch.time = line->log().back().entry.time;
    for (const auto& each : std::views::reverse(line->log())) {
        if (each.act() != nullptr && each.onLine) {
            branch.lastAct = lastActOf(each, line->position(), language);
            break;
        }
    }
    if constexpr (Game::kIsPlayed) {
        for (const engine::PlayerId seat : line->position().seats()) {
            branch.points.push_back(pointsOf(line->position(), seat));
        }
    }
    return true;
}

}  // namespace

GameKind gameKindOf(const db::Book& book, const db::GameId& game) {
    const auto first = book.entries(game, 0, 0);
    return first && !first->empty() ? gameKindOf(first->front().body) : GameKind::Table;
}

GameSummary summaryOf(const db::Book& book, const db::GameInfo& game) {
    GameSummary summary;
    if (!takeFirst(summary, book, game)) {
        return summary;
    }
    withRecord(summary.kind, [&](auto played) {
        const auto line = lineOf<decltype(played)>(book, game, summary.isForked);
        summary.isDamaged = !line;
        if (line) {
            summary.time = line->log().front().entry.time;
            tell(summary, *line);
        }
    });
    return summary;
}

GameSummary summaryOf(const Line& line) {
    GameSummary summary;
    summary.id = line.game();
    summary.entries = line.log().size();
    summary.time = line.log().front().entry.time;
    tell(summary, line);
    return summary;
}

engine::Expected<std::vector<GameSummary>, db::BookError> summariesOf(const db::Book& book, GameOutlines& outlines,
                                                                      const std::optional<GameSummary>& open,
                                                                      NotKept notKept) {
    const auto games = book.games();
    if (!games) {
        return engine::unexpected(games.error());
    }
    std::vector<GameSummary> all;
    for (const db::GameInfo& game : *games) {
        const std::string* kept = outlines.of(game);
        auto known = kept != nullptr ? summaryFrom(*kept, game) : std::nullopt;
        if (!known && open && open->id == game.id && game.isStraight()) {
            known = *open;
            if (open->entries == game.entryCount) {
                outlines.found(game, toText(*known));
            }
        }
        if (!known && notKept == NotKept::Begun) {
            known = begunSummary(book, game);
        }
        if (!known) {
            known = summaryOf(book, game);
            if (!known->isDamaged) {
                outlines.found(game, toText(*known));
            }
        }
        all.push_back(std::move(*known));
    }
    return all;
}

engine::Expected<std::vector<GameBranch>, db::BookError> branchesOf(const db::Book& book, const db::GameId& game,
                                                                    engine::Language language) {
    const auto tree = book.tree(game);
    if (!tree) {
        return engine::unexpected(tree.error());
    }
    if (tree->damage() || tree->entries().empty()) {
        const std::uint64_t seq = tree->damage() ? tree->damage()->seq : 0;
        return engine::unexpected(db::BookError{db::BookProblem::ChainDamaged, book.file(), seq, 0, 0});
    }
    const GameKind kind = gameKindOf(tree->entries().front().body);
    std::vector<GameBranch> branches;
    for (const db::Head& end : countingHeads(*tree)) {
        GameBranch branch;
        branch.end = end;
        const std::vector<db::Entry> entries = tree->pathTo(end);
        branch.ownEntries = static_cast<std::uint64_t>(std::ranges::count_if(entries, [&](const db::Entry& entry) {
            return tree->headsBeyond({entry.seq, entry.hash}).size() == 1;
        }));
        const bool isWhole =
            withRecord(kind, [&](auto played) { return tellBranch<decltype(played)>(branch, entries, language); });
        if (!isWhole) {
            return engine::unexpected(db::BookError{db::BookProblem::ChainDamaged, book.file(), end.seq, 0, 0});
        }
        branches.push_back(std::move(branch));
    }
    return branches;
}

}  // namespace adjudicator
