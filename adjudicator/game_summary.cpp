// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/game_summary.h"

#include "adjudicator/record/line.h"
#include "adjudicator/record/official_branch.h"
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

}  // namespace

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
        summary.points.push_back(engine::points(position, seat));
    }
    summary.round = position.turn.round;
    summary.turn = position.turn.player;
    summary.phase = position.turn.phase;
    summary.isOver = TableGame::isOver(position);
    summary.isAside = position.topology().hexCount() == 1 && line->acts().empty();
    return summary;
}

}  // namespace adjudicator
