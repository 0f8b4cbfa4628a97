// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/straight_line.h"

#include <algorithm>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/tournament_game.h"

namespace adjudicator {

namespace {

constexpr std::uint64_t kAtOnce = 2048;

}  // namespace

engine::Expected<bool, db::BookError> walkStraight(const db::Book& book, const db::GameId& game, std::uint64_t last,
                                                   const std::function<bool(const db::Entry&)>& each) {
    for (std::uint64_t from = 0; from <= last; from += kAtOnce) {
        const auto entries = book.entries(game, from, from + std::min(kAtOnce - 1, last - from));
        if (!entries) {
            return engine::unexpected(entries.error());
        }
        for (std::size_t i = 0; i < entries->size(); ++i) {
            if ((*entries)[i].seq != from + i) {
                return false;
            }
            if (!each((*entries)[i])) {
                return true;
            }
        }
        if (entries->size() < kAtOnce) {
            // The next one would be missing, or there is none.
            const auto more = book.entries(game, from + entries->size(), last);
            return more ? engine::Expected<bool, db::BookError>(more->empty()) : engine::unexpected(more.error());
        }
    }
    return true;
}

engine::Expected<std::optional<std::uint64_t>, db::BookError> findEntry(const db::Book& book, const db::GameInfo& game,
                                                                        const db::Hash& hash) {
    for (std::uint64_t from = 0; from <= game.head.seq; from += kAtOnce) {
        const auto entries = book.entries(game.id, from, from + kAtOnce - 1);
        if (!entries) {
            return engine::unexpected(entries.error());
        }
        if (const auto found = std::ranges::find(*entries, hash, &db::Entry::hash); found != entries->end()) {
            return std::optional(found->seq);
        }
    }
    return std::optional<std::uint64_t>();
}

template <class Game>
std::optional<LineOf<Game>> straightLine(const db::Book& book, const db::GameId& game, std::uint64_t last) {
    std::optional<LineOf<Game>> line;
    const auto isStraight = walkStraight(book, game, last, [&](const db::Entry& entry) {
        if (entry.seq == 0) {
            if (auto begun = LineOf<Game>::begin(entry.body)) {
                line = std::move(*begun);
            }
        } else if (!line->apply(entry.body)) {
            line.reset();
        }
        return line.has_value();
    });
    return isStraight && *isStraight ? std::move(line) : std::nullopt;
}

template std::optional<LineOf<TableGame>> straightLine(const db::Book&, const db::GameId&, std::uint64_t);
template std::optional<LineOf<DiceGame>> straightLine(const db::Book&, const db::GameId&, std::uint64_t);
template std::optional<LineOf<TournamentGame>> straightLine(const db::Book&, const db::GameId&, std::uint64_t);
template std::optional<LineOf<ProposalsGame>> straightLine(const db::Book&, const db::GameId&, std::uint64_t);

}  // namespace adjudicator
