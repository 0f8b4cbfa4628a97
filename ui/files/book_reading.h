// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "adjudicator/lost_here.h"
#include "adjudicator/record/line.h"
#include "adjudicator/record/playback.h"
#include "db/book.h"

namespace ui {

/// A record book that was opened, with the game that the window goes on with: all that takes long. Belongs to whoever
/// has it; made on any thread.
struct BookRead {
    std::filesystem::path file;
    db::Book book;
    std::unique_ptr<adjudicator::DeskFolder> own;
    /// The newest game of the board, one that was begun only for a ruling if there is no other. In the book of a
    /// tournament those of other desks are left aside.
    std::optional<adjudicator::Line> line;
    /// The way of its record, as long as it is.
    std::optional<adjudicator::Playback> way;
    adjudicator::LostHere lost;
    /// The newest game of the board instead, where several of its branches may count: one must be named first.
    std::optional<db::GameId> forked;
};

/// Why there is none; without a problem it was stopped.
struct BookUnread {
    std::optional<db::BookError> problem;
};

/// Opens a book, or begins one, and folds its newest game. Nothing of the window is touched. `goesOn` is told how far
/// it is, in per cent, and stops it by false; it may be empty.
[[nodiscard]] engine::Expected<BookRead, BookUnread> readBook(const std::filesystem::path& file,
                                                              const std::function<bool(int)>& goesOn);

}  // namespace ui
