// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "adjudicator/game_summary.h"

namespace ui {

/// The games of the open book, read beside the window's thread; newest first. Of a game that nobody listed before only
/// the first entry is read with the list; how it stands is read when somebody asks, and kept in the book.
class GameShelf : public QObject {
    Q_OBJECT

public:
    explicit GameShelf(QObject* parent = nullptr) : QObject(parent) {}
    ~GameShelf() override;

    /// Reads the book anew; `listed` tells when it is done. A reading under way that is out of date is not told.
    /// `open`: what is known of the game at the table.
    void read(const std::filesystem::path& book, const std::optional<adjudicator::GameSummary>& open = {});
    /// Reads how these stand, of those that are listed and unread; `listed` tells it a few at a time. What was asked
    /// for before and is not begun is left.
    void readFurther(const std::vector<db::GameId>& games);
    /// Nobody looks any more: the game that is being read is the last.
    void stop() { readFurther({}); }
    [[nodiscard]] const std::vector<adjudicator::GameSummary>& games() const { return m_games; }
    /// What was read last, or is being read, may no longer be so.
    void outdate() { m_isCurrent = false; }
    /// What `games` has is what the book had when it was read, and nothing has said otherwise since.
    [[nodiscard]] bool isCurrent() const { return m_isCurrent; }
    /// The next game that is not over, round the list, beginning behind this one; empty where there is no other, or
    /// where an unread one comes first.
    [[nodiscard]] std::optional<db::GameId> nextOpen(const std::optional<db::GameId>& from) const;
    /// The first unread games that come before the next one that is known to be open; a few of them.
    [[nodiscard]] std::vector<db::GameId> unreadBeforeNext(const std::optional<db::GameId>& from) const;

    /// Of a game that is listed, else empty.
    [[nodiscard]] std::optional<adjudicator::GameKind> kindOf(const db::GameId& game) const;

Q_SIGNALS:
    void listed();

private:
    struct Batch;
    void readBatch();
    void take(const Batch& batch);
    [[nodiscard]] adjudicator::GameSummary* unread(const db::GameId& game);

    std::filesystem::path m_book;
    std::vector<adjudicator::GameSummary> m_games;
    /// Asked for, not begun.
    std::vector<db::GameId> m_wanted;
    /// Null while none is being read.
    std::shared_ptr<Batch> m_batch;
    int m_reading = 0;
    bool m_isCurrent = false;
};

}  // namespace ui
