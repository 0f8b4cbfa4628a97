// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_chain.h"

#include <ranges>

#include "adjudicator/record/official_branch.h"
#include "db/book.h"

namespace ui {

engine::Expected<TournamentHall::Line, db::BookError> readTournament(const db::Book& book, const db::GameId& id) {
    const auto tree = book.tree(id);
    if (!tree) {
        return engine::unexpected(tree.error());
    }
    if (tree->damage() || tree->entries().empty()) {
        return engine::unexpected(db::BookError{db::BookProblem::ChainDamaged, book.file(), 0, 0, 0});
    }
    std::vector<db::Head> ends = tree->heads();
    if (ends.size() > 1) {
        const auto official = adjudicator::officialEntry(*tree);
        ends = official ? tree->headsBeyond(*official) : ends;
    }
    if (ends.size() != 1) {
        return engine::unexpected(db::BookError{db::BookProblem::Forked, book.file(), 0, 0, 0});
    }
    auto line = TournamentHall::Line::fold(tree->pathTo(ends.front()));
    if (!line) {
        return engine::unexpected(db::BookError{db::BookProblem::ChainDamaged, book.file(), line.error().seq, 0, 0});
    }
    return std::move(*line);
}

TournamentListed listedAs(const db::GameId& id, const TournamentHall::Position& position) {
    TournamentListed listed;
    listed.id = id;
    listed.name = QString::fromStdString(position.settings.name);
    listed.place = QString::fromStdString(position.settings.place);
    listed.dates = position.settings.dates;
    listed.players = static_cast<int>(position.table->players.size());
    listed.rounds = static_cast<int>(position.rounds.size());
    listed.hasEnded = position.hasEnded;
    return listed;
}

std::vector<TournamentListed> listTournaments(const std::filesystem::path& file, const std::function<bool()>& goesOn) {
    std::vector<TournamentListed> list;
    const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
    const auto all = book ? adjudicator::tournamentsOf(*book) : engine::unexpected(book.error());
    if (!all) {
        return list;
    }
    for (const db::GameInfo& info : std::views::reverse(*all)) {
        if (!goesOn()) {
            break;
        }
        if (const auto line = readTournament(*book, info.id)) {
            list.push_back(listedAs(info.id, line->position()));
        } else {
            TournamentListed damaged;
            damaged.id = info.id;
            damaged.isDamaged = true;
            list.push_back(std::move(damaged));
        }
    }
    return list;
}

}  // namespace ui
