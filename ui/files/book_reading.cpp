// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/book_reading.h"

#include <algorithm>
#include <span>

#include "adjudicator/desk.h"
#include "adjudicator/game_summary.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/tournament/table_games.h"
#include "db/codes.h"
#include "ui/files/own_combat.h"

namespace ui {

namespace {

using Unread = tl::unexpected<BookUnread>;

Unread unread(const db::BookError& error) {
    return Unread(BookUnread{error});
}

/// Whether another desk's game only lies here: in the book of a tournament it is gone on with at its own table.
class Elsewhere {
public:
    Elsewhere(const db::Book& book, const std::vector<db::GameInfo>& games, const adjudicator::DeskFolder& own)
        : m_book(book),
          m_own(own.key() ? db::toHex(std::span<const std::uint8_t>(own.key()->publicKey())) : std::string()),
          m_isDirectors(std::ranges::any_of(games, [&](const db::GameInfo& game) {
              return adjudicator::gameKindOf(book, game.id) == adjudicator::GameKind::Tournament;
          })) {}
    [[nodiscard]] bool holds(const db::GameId& game) const {
        const std::string desk = m_isDirectors ? adjudicator::deskOf(m_book, game) : std::string();
        return !desk.empty() && desk != m_own;
    }

private:
    const db::Book& m_book;
    std::string m_own;
    bool m_isDirectors;
};

/// Every so many entries it is told how far it is.
constexpr std::size_t kTellEvery = 32;

/// Nothing where it was stopped.
std::optional<engine::Expected<adjudicator::Line, adjudicator::LineFault>> foldTold(
    const std::vector<db::Entry>& entries, const std::function<bool(int)>& goesOn) {
    using Folded = engine::Expected<adjudicator::Line, adjudicator::LineFault>;
    if (!goesOn || entries.empty()) {
        return adjudicator::Line::fold(entries);
    }
    Folded line = adjudicator::Line::begin(entries.front().body);
    for (std::size_t i = 1; line && i < entries.size(); ++i) {
        if (i % kTellEvery == 0 && !goesOn(static_cast<int>(100 * i / entries.size()))) {
            return std::nullopt;
        }
        if (auto applied = line->apply(entries[i].body); !applied) {
            return Folded(engine::unexpected(applied.error()));
        }
    }
    return line;
}

}  // namespace

engine::Expected<BookRead, BookUnread> readBook(const std::filesystem::path& file,
                                                const std::function<bool(int)>& goesOn) {
    auto book = db::Book::open(file, db::OpenMode::Create);
    if (!book) {
        return unread(book.error());
    }
    const auto games = book->games();
    if (!games) {
        return unread(games.error());
    }
    auto own = std::make_unique<adjudicator::DeskFolder>(adjudicator::ownDesk());
    std::optional<adjudicator::Line> line;
    adjudicator::LostHere lost;
    std::optional<db::GameId> forked;
    const Elsewhere elsewhere(*book, *games, *own);
    for (auto game = games->rbegin(); game != games->rend() && (!line || isOwnCombat(*line)); ++game) {
        if (elsewhere.holds(game->id)) {
            continue;
        }
        const auto entries = adjudicator::countingEntries(*book, game->id);
        if (!entries && line) {
            break;
        }
        if (!entries && entries.error().problem == db::BookProblem::Forked) {
            // Which of its branches is gone on with is for the referee to say; a tournament's is named elsewhere.
            if (adjudicator::gameKindOf(*book, game->id) == adjudicator::GameKind::Table) {
                forked = game->id;
                break;
            }
            continue;
        }
        if (!entries) {
            return unread(entries.error());
        }
        if (entries->empty() || adjudicator::gameKindOf(entries->front().body) != adjudicator::GameKind::Table) {
            continue;
        }
        auto folded = foldTold(*entries, goesOn);
        if (!folded) {
            return Unread(BookUnread{});
        }
        if (!*folded && line) {
            break;
        }
        if (!*folded) {
            return unread({db::BookProblem::ChainDamaged, file, folded->error().seq, 0, 0});
        }
        if (!line || !isOwnCombat(**folded)) {
            lost = adjudicator::lostHere(*book, game->id, *own);
            line = std::move(**folded);
        }
    }
    return BookRead{file, std::move(*book), std::move(own), std::move(line), lost, forked};
}

}  // namespace ui
