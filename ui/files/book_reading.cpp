// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/book_reading.h"

#include <algorithm>
#include <limits>
#include <span>
#include <string_view>

#include "adjudicator/desk.h"
#include "adjudicator/game_summary.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/record/straight_line.h"
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

/// A game as it was folded, with the way of its record.
struct Folded {
    std::optional<adjudicator::Line> line;
    std::optional<adjudicator::Playback> way;

    /// Takes in the next entry's body; false where it does not follow.
    engine::Expected<void, adjudicator::LineFault> take(std::string_view body) {
        if (line) {
            return line->apply(body).map([this] { (void)way->extend(*line); });
        }
        return adjudicator::Line::begin(body).map([this](adjudicator::Line&& begun) {
            line = std::move(begun);
            way.emplace(*line);
        });
    }
};

/// How the reading of one game ended.
enum class Reading { Whole, Stopped, Branched };

/// Folds a game as it is read, so that its entries never lie in memory together; one that cannot be read so, whatever
/// the reason, is taken for one with branches.
Reading foldStraight(const db::Book& book, const db::GameInfo& game, const std::function<bool(int)>& goesOn,
                     Folded& folded) {
    constexpr std::uint64_t kOne = 1;
    constexpr std::uint64_t kHundred = 100;
    bool isStopped = false;
    bool follows = true;
    const auto isStraight = adjudicator::walkStraight(
        book, game.id, std::numeric_limits<std::uint64_t>::max(), [&](const db::Entry& entry) {
            isStopped = goesOn && entry.seq % kTellEvery == 0 &&
                        !goesOn(static_cast<int>(std::min(100 * entry.seq / std::max(game.head.seq, kOne), kHundred)));
            follows = !isStopped && folded.take(entry.body).has_value();
            return follows;
        });
    return isStopped                                             ? Reading::Stopped
           : isStraight && *isStraight && follows && folded.line ? Reading::Whole
                                                                 : Reading::Branched;
}

/// Folds entries that are there already. Empty where it was stopped.
std::optional<engine::Expected<void, adjudicator::LineFault>> foldTold(const std::vector<db::Entry>& entries,
                                                                       const std::function<bool(int)>& goesOn,
                                                                       Folded& folded) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (goesOn && i % kTellEvery == 0 && !goesOn(static_cast<int>(100 * i / entries.size()))) {
            return std::nullopt;
        }
        if (auto taken = folded.take(entries[i].body); !taken) {
            return taken;
        }
    }
    return engine::Expected<void, adjudicator::LineFault>();
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
    Folded newest;
    adjudicator::LostHere lost;
    std::optional<db::GameId> forked;
    const Elsewhere elsewhere(*book, *games, *own);
    for (auto game = games->rbegin(); game != games->rend() && (!newest.line || isOwnCombat(*newest.line)); ++game) {
        if (elsewhere.holds(game->id)) {
            continue;
        }
        Folded folded;
        const bool isTable = adjudicator::gameKindOf(*book, game->id) == adjudicator::GameKind::Table;
        const Reading read = isTable ? foldStraight(*book, *game, goesOn, folded) : Reading::Branched;
        if (read == Reading::Stopped) {
            return Unread(BookUnread{});
        }
        if (read == Reading::Branched) {
            folded = {};
            const auto entries = adjudicator::countingEntries(*book, game->id);
            if (!entries && newest.line) {
                break;
            }
            if (!entries && entries.error().problem == db::BookProblem::Forked) {
                // Which of its branches is gone on with is for the referee to say; a tournament's is named elsewhere.
                if (isTable) {
                    forked = game->id;
                    break;
                }
                continue;
            }
            if (!entries) {
                return unread(entries.error());
            }
            if (entries->empty() || !isTable) {
                continue;
            }
            const auto follows = foldTold(*entries, goesOn, folded);
            if (!follows) {
                return Unread(BookUnread{});
            }
            if (!*follows && newest.line) {
                break;
            }
            if (!*follows) {
                return unread({db::BookProblem::ChainDamaged, file, follows->error().seq, 0, 0});
            }
        }
        if (!newest.line || !isOwnCombat(*folded.line)) {
            lost = adjudicator::lostHere(*book, game->id, *own);
            newest = std::move(folded);
        }
    }
    return BookRead{file,  std::move(*book), std::move(own), std::move(newest.line), std::move(newest.way), lost,
                    forked};
}

}  // namespace ui
