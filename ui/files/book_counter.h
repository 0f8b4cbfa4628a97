// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <memory>
#include <optional>

#include "adjudicator/statistics/book_statistics.h"

namespace ui {

/// Counts the games of a book beside the window's thread; those that have not grown are not counted again.
class BookCounter : public QObject {
    Q_OBJECT

public:
    explicit BookCounter(QObject* parent = nullptr);

    /// Counts the book anew; `counted` tells when it is done. One that is asked for meanwhile follows.
    void count(const std::filesystem::path& book);
    [[nodiscard]] bool isCounting() const { return m_isCounting; }
    [[nodiscard]] const adjudicator::BookStatistics& book() const { return m_book; }

Q_SIGNALS:
    void counted();

private:
    bool m_isCounting = false;
    std::optional<std::filesystem::path> m_next;
    /// Handed to the thread and back, never shared.
    std::shared_ptr<adjudicator::BookCounting> m_counting;
    std::filesystem::path m_file;
    adjudicator::BookStatistics m_book;
};

}  // namespace ui
