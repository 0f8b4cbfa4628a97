// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "engine/state/position.h"

class QVBoxLayout;

namespace ui {

class BankSign;
class ElidedLabel;

/// Players in seat order, in rows of one height with their points in one column, never re-sorted; the bank below them.
class PlayersPanel : public QWidget {
    Q_OBJECT

public:
    explicit PlayersPanel(QWidget* parent = nullptr);
    /// `after`: the position that a preview would lead to; its points stand beside today's.
    void show(const engine::Position& position, const engine::Position* after = nullptr);
    /// Whose hand lies open beside the board; empty: nobody's.
    void setOpen(std::optional<engine::PlayerId> player);
    /// The row of a player; of nobody: the bank.
    [[nodiscard]] const QWidget& spotOf(std::optional<engine::PlayerId> player) const;

Q_SIGNALS:
    /// The row was pressed: what is known of the hand is wanted, or no more.
    void handAsked(engine::PlayerId player);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int roomForRows() const;
    /// As high as all rows are: by the panel's height and the number of players alone.
    [[nodiscard]] int rowHeight() const;
    void setRows();

    ElidedLabel* m_head = nullptr;
    QWidget* m_list = nullptr;
    QVBoxLayout* m_layout = nullptr;
    BankSign* m_bank = nullptr;
    QWidget* m_rules = nullptr;
    std::optional<engine::PlayerId> m_open;
};

}  // namespace ui
