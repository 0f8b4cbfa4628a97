// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "adjudicator/desk/open_book.h"
#include "ui/kit/message.h"

namespace ui {

/// What may help when the book did not do what was asked. Empty ones are not offered, nor those that cannot help.
struct WaysOn {
    /// Does the same once more.
    std::function<void()> again = {};
    /// Goes on with a copy of the book in another folder.
    std::function<void()> elsewhere = {};
    /// Opens another book.
    std::function<void()> otherBook = {};
};

/// What went wrong, why, and the next steps. Where another window keeps the book, one of them is to write beside it.
[[nodiscard]] Message troubleMessage(const QString& lead, const db::BookError& error,
                                     const std::shared_ptr<adjudicator::OpenBook>& book, const WaysOn& ways);
/// How this window and another share a book that both have, or had, open.
[[nodiscard]] Message keeperMessage(const std::shared_ptr<adjudicator::OpenBook>& book);

}  // namespace ui
