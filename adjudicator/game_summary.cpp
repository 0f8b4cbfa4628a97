// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/game_summary.h"

#include <algorithm>
#include <ranges>

#include "adjudicator/record/line.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/record/tournament_sentences.h"
#include "engine/dice_game/scoring.h"
#include "engine/rules/points.h"

namespace adjudicator {

namespace {

void addDiceGame(GameSummary& summary, const std::vector<db::Entry>& entries) {
    namespace dice = engine::dice_game;
    const auto line = LineOf<DiceGame>::fold(entries);
    if (!line) {
        summary.isDamaged = true;
        return;
    }
    const dice::Position& position = line->position();
    summary.number = line->genesis().gameNumber;
    summary.time = line->log().front().entry.time;
    summary.documents = {engine::Document::DiceGamePlus};
    summary.players = position.table->players;
    for (const engine::PlayerId seat : position.seats()) {
        summary.points.push_back(dice::points(position, seat));
    }
    summary.round = position.turn.round;
    summary.turn = position.turn.player;
    summary.isOver = position.isOver();
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
    if constexpr (!std::is_same_v<Game, TournamentGame>) {
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
    summary.id = game.id;
    summary.entries = game.entryCount;
    auto entries = countingEntries(book, game.id);
    if (!entries && entries.error().problem == db::BookProblem::Forked) {
        summary.isForked = true;
        entries = book.entriesTo(game.id, game.head);
    }
    if (!game.isReadable || !entries || entries->empty()) {
        summary.isDamaged = true;
        return summary;
    }
    summary.kind = gameKindOf(entries->front().body);
    if (summary.kind == GameKind::Tournament) {
        summary.isAside = true;
        if (const auto cup = LineOf<TournamentGame>::fold(*entries)) {
            summary.name = cup->position().settings.name;
            summary.time = cup->log().front().entry.time;
        } else {
            summary.isDamaged = true;
        }
        return summary;
    }
    if (summary.kind == GameKind::Dice) {
        addDiceGame(summary, *entries);
        return summary;
    }
    const auto line = Line::fold(*entries);
    if (!line) {
        summary.isDamaged = true;
        return summary;
    }
    const engine::Position& position = line->position();
    summary.number = line->genesis().gameNumber;
    summary.time = line->log().front().entry.time;
    summary.documents = position.rules().documents;
    summary.players = position.table->players;
    for (const engine::PlayerId seat : position.seats()) {
        summary.points.push_back(engine::scoreOf(position, seat));
    }
    summary.round = position.turn.round;
    summary.turn = position.turn.player;
    summary.phase = position.turn.phase;
    summary.isOver = TableGame::isOver(position);
    summary.isAside = position.topology().hexCount() == 1 && line->acts().empty();
    return summary;
}

engine::Expected<std::vector<GameSummary>, db::BookError> summariesOf(const db::Book& book, GameOutlines& outlines) {
    const auto games = book.games();
    if (!games) {
        return engine::unexpected(games.error());
    }
    std::vector<GameSummary> all;
    for (const db::GameInfo& game : *games) {
        const std::string* kept = outlines.of(game);
        auto known = kept != nullptr ? summaryFrom(*kept, game) : std::nullopt;
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
