// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/state/rules.h"

class QGridLayout;
class QLabel;
class QSpinBox;

namespace ui {

class GameDraft;

/// The numbers that hold in the game to come, each with its clause; the winning score can be agreed on here (CC-7).
class NumbersPanel : public QWidget {
    Q_OBJECT

public:
    NumbersPanel(GameDraft& draft, QWidget* parent);
    void refresh();

Q_SIGNALS:
    void changed();

private:
    void addRow(QGridLayout& grid, const QString& value, const QString& name, engine::ClauseId clause);
    void addGuestRow(QGridLayout& grid, const engine::GuestNumber& number, int value, engine::ClauseId clause);

    GameDraft& m_draft;
    QSpinBox* m_score = nullptr;
    QLabel* m_scoreText = nullptr;
    QWidget* m_rows = nullptr;
};

}  // namespace ui
