// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ui/desk/attempt.h"

namespace ui {

/// Pictures of the table that are kept with acts: written behind them, read for a dispute.
class ActPictures {
    Q_DECLARE_TR_FUNCTIONS(ui::ActPictures)

public:
    using Read = engine::Expected<std::vector<db::PictureRead>, db::BookError>;

    /// Both must outlive it.
    ActPictures(TableGameDesk& game, Attempt& attempt);

    /// Keeps a JPEG file of that many pixels with the act of an entry; nothing when another game is open meanwhile.
    /// With `isTold` it is said when it is on disk.
    void keep(const db::GameId& game, std::uint64_t entry, std::string jpeg, std::uint32_t width, std::uint32_t height,
              bool isTold);
    /// Says that there is no picture, unless something more important is being said.
    void warn(const QString& text);
    /// The same of the picture kept last, which did not reach the book.
    void notKept(const db::BookError& error, std::function<void()> elsewhere);
    /// Reads pictures off the open book; `done` runs later on this thread, and not at all when the receiver is gone.
    void read(std::vector<db::Hash> hashes, QObject* receiver, std::function<void(Read)> done) const;

    /// The newest entry of the game keeps a picture.
    void written();

private:
    TableGameDesk& m_game;
    Attempt& m_attempt;
    /// Of this act it is said when its picture is on disk.
    std::optional<std::uint64_t> m_told;
    /// Keeps the picture once more that was given last and is not on disk.
    std::function<void()> m_again;
};

}  // namespace ui
