// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>
#include <memory>

class QLockFile;

namespace ui {

/// Says to this user's other windows that a book is open: the first that asks keeps it until it is closed, then the next
/// one does. Windows of one process keep a book together. What a crashed window kept is free.
class BookHold {
public:
    explicit BookHold(const std::filesystem::path& book);
    /// True when this process keeps the book from now on, or does already; also where nothing can be left for others to
    /// find.
    [[nodiscard]] bool take();

private:
    std::shared_ptr<QLockFile> m_lock;
};

/// The file that others find, in the desk's own folder.
[[nodiscard]] QString holdFileOf(const std::filesystem::path& book);

}  // namespace ui
