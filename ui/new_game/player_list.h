// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "engine/state/setup.h"

class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

/// Names, colours and seats of the players of a new game; the first sits first.
class PlayerList : public QWidget {
    Q_OBJECT

public:
    explicit PlayerList(QWidget* parent = nullptr);
    void setPlayers(std::vector<engine::PlayerSetup> players);
    [[nodiscard]] const std::vector<engine::PlayerSetup>& players() const { return m_players; }

    /// No further player is added beyond this many.
    void setMost(std::size_t most);
    /// The keyboard goes from the name that has it to the next one; false: none has it, or it was the last.
    bool goOn();

Q_SIGNALS:
    void playersChanged();
    /// A player took another colour; before playersChanged. Whoever had it has this one's now.
    void colourTaken(const QString& before, const QString& now);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rebuild();
    void move(std::size_t seat, int by);
    /// The player of a seat goes to another one; all between move up.
    void moveTo(std::size_t seat, std::size_t to);
    void dragged(std::size_t seat, const QPoint& at);
    void dropped(std::size_t seat);
    /// The seat that a drop there means.
    [[nodiscard]] std::size_t seatAt(int y) const;

    std::vector<engine::PlayerSetup> m_players;
    std::size_t m_most = 6;
    QVBoxLayout* m_layout = nullptr;
    QWidget* m_rows = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_turn = nullptr;
    /// Where the player that is dragged would sit.
    QWidget* m_mark = nullptr;
    std::optional<std::size_t> m_dropAt;
    std::vector<QWidget*> m_grips;
    std::vector<QLineEdit*> m_names;
};

}  // namespace ui
