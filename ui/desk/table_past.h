// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "adjudicator/desk/game_desk.h"
#include "adjudicator/desk/look_back.h"

namespace ui {

using TableGameDesk = adjudicator::GameDesk<adjudicator::TableGame>;

/// The table as it stood after an entry of its record, while one looks back. Meanwhile every verb of the table is
/// refused, and only rulings are taken.
class TablePast : public QObject {
    Q_OBJECT

public:
    using Step = adjudicator::LookBack::Step;

    /// The game must outlive it.
    explicit TablePast(const TableGameDesk& game);

    /// The entry after which the table is shown; empty: as it is now.
    [[nodiscard]] std::optional<std::uint64_t> entry() const { return m_lookBack.entry(); }
    /// What the window shows: the position then, or the one at play.
    [[nodiscard]] const engine::Position& shownPosition() const;
    /// An act was tried there.
    [[nodiscard]] bool isRefused() const { return m_isRefused; }
    /// The way of the open game's record, up to its newest entry.
    [[nodiscard]] const adjudicator::Playback& way();
    /// That way is known already: a step back waits for nothing.
    [[nodiscard]] bool isWayLaid() const;

    /// Shows the table as it stood after this entry; nothing while an act is being written.
    void lookAt(std::uint64_t entry);
    void backToNow();
    void step(Step step);
    /// Asked by each verb of the table: true while one looks back, and says so.
    [[nodiscard]] bool refuses();
    /// Another game is open, or this one has grown from elsewhere: it is shown as it is now.
    void beginAnew(bool isSame);
    /// The way of the game that is about to be opened, gone through as it was read.
    void bring(adjudicator::Playback way) { m_brought = std::move(way); }
    /// So many entries came.
    void follow(std::size_t entries);

Q_SIGNALS:
    void changed();

private:
    /// A piece of the way through the record.
    void layWay();

    const TableGameDesk& m_game;
    adjudicator::LookBack m_lookBack;
    bool m_isRefused = false;
    std::optional<adjudicator::Playback> m_brought;
    QTimer m_layTimer;
};

}  // namespace ui
