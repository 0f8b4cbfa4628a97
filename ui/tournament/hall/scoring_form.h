// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "engine/tournament/settings.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace ui {

/// A scoring system with all its parameters, and what weighs how much when seats are planned. Choosing a system sets
/// what was published for it; each parameter can then be changed.
class ScoringForm : public QWidget {
    Q_OBJECT

public:
    explicit ScoringForm(QWidget* parent);
    void show(const engine::tournament::Settings& settings);
    /// Writes what stands in the form into the settings.
    void writeTo(engine::tournament::Settings& settings) const;
    /// The cap follows the winning score as long as nobody changed it.
    void setWinningScore(int score);

Q_SIGNALS:
    void edited();

private:
    void choose();
    void showScoring(const engine::tournament::Scoring& scoring);
    void moveCriterion(int by);

    int m_winningScore = 10;
    QComboBox* m_system = nullptr;
    QComboBox* m_rankedAs = nullptr;
    QListWidget* m_criteria = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    QSpinBox* m_cap = nullptr;
    QCheckBox* m_ofCapped = nullptr;
    QCheckBox* m_dummy = nullptr;
    QComboBox* m_equal = nullptr;
    QComboBox* m_leaver = nullptr;
    QLineEdit* m_four = nullptr;
    QLineEdit* m_three = nullptr;
    /// Repeat, forbidden, three, score.
    std::array<QSpinBox*, 4> m_weights{};
};

}  // namespace ui
