// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <optional>

#include "adjudicator/public/public_view.h"
#include "ui/board/board_scene.h"
#include "ui/table/game_clock.h"
#include "ui/theme/colours.h"

class QScreen;

namespace ui {

/// A window of its own for a projector or a television: board, points, dice, combat, whose turn, in large type and its
/// own look. It has no controls and takes nothing but Esc and F9 (close) and F11 (full screen). What it shows is a
/// adjudicator::PublicView.
class AudienceWindow : public QWidget {
    Q_OBJECT

public:
    explicit AudienceWindow(QWidget* parent = nullptr);

    /// Nothing: no game is open.
    void show(std::optional<adjudicator::PublicView> view);
    [[nodiscard]] const std::optional<adjudicator::PublicView>& view() const { return m_view; }
    void setClocks(const GameClock::Face& turn, const GameClock::Face& game);
    void setLook(Look look);
    /// What phones open; empty: nothing is said of them.
    void setPhones(const QString& url);
    /// New dice came: they tumble for a moment, and what they mean is told when they lie.
    void tumble();
    [[nodiscard]] bool tumbling() const { return m_tumbling.isActive(); }

    /// Fills a screen that does not show `beside`; where there is only one, a window of ordinary size opens. The
    /// keyboard stays with `beside`, also where the desktop gives it to every new window.
    void open(QWidget* beside);

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void renewBoard();
    [[nodiscard]] bool mayMove() const;
    /// What is to be told: while dice tumble, forces as they were before.
    [[nodiscard]] adjudicator::PublicView told() const;
    void describe();
    void giveBack();

    std::optional<adjudicator::PublicView> m_view;
    /// What was shown before it.
    std::optional<adjudicator::PublicView> m_before;
    GameClock::Face m_turnClock;
    GameClock::Face m_gameClock;
    Look m_look = Look::Dark;
    QString m_phones;
    BoardScene m_scene;
    QTimer m_tumbling;
    QPointer<QWidget> m_beside;
    bool m_hasJustOpened = false;
    int m_ticks = 0;
};

/// The screen for the audience: the largest one that does not show this window; null when there is no other.
[[nodiscard]] QScreen* audienceScreen(const QWidget* beside);

}  // namespace ui
