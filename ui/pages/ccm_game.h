// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/table_desk.h"

class QVBoxLayout;

namespace ui {

/// What the CCM rules mean at the open game now: which rules that can be voted on are in force, which catastrophes
/// rage, and the way to the next vote. Without such a game it says so.
class CcmGame : public QWidget {
    Q_OBJECT

public:
    explicit CcmGame(TableDesk& desk, QWidget* parent = nullptr);
    void refresh();

Q_SIGNALS:
    /// A vote is to be taken at the table.
    void voteRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* rules();
    [[nodiscard]] QWidget* boycotts();
    [[nodiscard]] QWidget* catastrophes();
    [[nodiscard]] QWidget* way();

    TableDesk& m_desk;
    QVBoxLayout* m_layout;
    QWidget* m_body = nullptr;
};

}  // namespace ui
