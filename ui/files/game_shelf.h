// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <optional>
#include <vector>

#include "adjudicator/game_summary.h"

namespace ui {

/// The games of the open book, read beside the window's thread; newest first.
class GameShelf : public QObject {
    Q_OBJECT

public:
    explicit GameShelf(QObject* parent = nullptr) : QObject(parent) {}

    /// Reads the book anew; `listed` tells when it is done. A reading under way that is out of date is not told.
    /// `open`: what is known of the game at the table.
    void read(const std::filesystem::path& book, const std::optional<adjudicator::GameSummary>& open = {});
    [[nodiscard]] const std::vector<adjudicator::GameSummary>& games() const { return m_games; }
    /// What was read last, or is being read, may no longer be so.
    void outdate() { m_isCurrent = false; }
    /// What `games` has is what the book had when it was read, and nothing has said otherwise since.
    [[nodiscard]] bool isCurrent() const { return m_isCurrent; }
    /// The next game that is not over, round the list, beginning behind this one; empty where there is no other.
    [[nodiscard]] std::optional<db::GameId> nextOpen(const std::optional<db::GameId>& from) const;

    /// Of a game that is listed, else empty.
    [[nodiscard]] std::optional<adjudicator::GameKind> kindOf(const db::GameId& game) const;

Q_SIGNALS:
    void listed();

private:
    std::vector<adjudicator::GameSummary> m_games;
    int m_reading = 0;
    bool m_isCurrent = false;
};

}  // namespace ui
