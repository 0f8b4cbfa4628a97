// SPDX-License-Identifier: GPL-3.0-or-later
// What the record of a table's game says, without the checks that entering it would want.
#include <algorithm>

#include "adjudicator/record/game_kind.h"
#include "adjudicator/record/line.h"
#include "adjudicator/tournament/table_games.h"

namespace adjudicator {

namespace {

namespace cup = engine::tournament;

/// Whether the game that begins so is one of exactly these players, by number or name.
bool isGameOf(std::string_view genesis, const cup::Position& position, const std::vector<engine::PlayerId>& seats) {
    const auto line = gameKindOf(genesis) == GameKind::Table ? std::optional(Line::begin(genesis)) : std::nullopt;
    if (!line || !*line) {
        return false;
    }
    const auto& players = (*line)->position().table->players;
    return players.size() == seats.size() && std::ranges::all_of(players, [&](const engine::Player& player) {
               return std::ranges::any_of(seats, [&](engine::PlayerId seat) {
                   const cup::Entrant& entrant = (*position.table)[seat];
                   return entrant.id == player.id || entrant.name == (player.name.empty() ? player.id : player.name);
               });
           });
}

bool isOver(const db::Book& book, const db::GameId& game) {
    const auto tree = book.tree(game);
    const auto heads = tree && !tree->damage() ? tree->heads() : std::vector<db::Head>();
    if (heads.size() != 1) {
        return false;
    }
    const auto line = Line::fold(tree->pathTo(heads.front()));
    return line && TableGame::isOver(line->position());
}

}  // namespace

std::vector<cup::EnterResult> recordsOf(const db::Book& book, const cup::Position& position, int round, int table) {
    std::vector<cup::EnterResult> records;
    const cup::Pod* pod = position.pod(round, table);
    const auto games = book.games();
    if (pod == nullptr || !games) {
        return records;
    }
    for (const db::GameInfo& info : *games) {
        const auto first = book.entries(info.id, 0, 0);
        if (!info.isReadable || !first || first->empty() || !isGameOf(first->front().body, position, pod->seats) ||
            !isOver(book, info.id)) {
            continue;
        }
        for (cup::EnterResult& found : tablesFor(book, info.id, position)) {
            if (found.round == round && found.table == table) {
                records.push_back(std::move(found));
            }
        }
    }
    return records;
}

}  // namespace adjudicator
