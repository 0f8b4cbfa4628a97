// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>

#include "adjudicator/desk/open_book.h"

namespace ui {

/// A book as all desks of a window share it; its answers run on the thread that made it, in Qt's turn.
[[nodiscard]] std::shared_ptr<adjudicator::OpenBook> windowBook(db::Book book,
                                                                std::unique_ptr<adjudicator::DeskFolder> own);

/// Opens a book of this user's desk, or begins one. Errors: those of Book::open.
[[nodiscard]] engine::Expected<std::shared_ptr<adjudicator::OpenBook>, db::BookError> openWindowBook(
    const std::filesystem::path& file);

}  // namespace ui
