// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "adjudicator/desk_folder.h"
#include "adjudicator/live_table.h"
#include "db/book_thread.h"

namespace ui {

/// The thread of a book; its answers run on the receiver's thread and are dropped when the receiver is gone.
[[nodiscard]] std::unique_ptr<db::BookThread> bookThread(db::Book book, QObject* receiver);

/// What a live table of the window needs: its entries go to the book's thread, time and secrets are this computer's.
/// Thread and files must outlive the table. `lost`: the newest entry written here that the book lacks.
[[nodiscard]] adjudicator::Surroundings surroundingsOf(db::BookThread& thread, adjudicator::DeskFolder& own,
                                                       std::optional<db::Head> lost);

}  // namespace ui
