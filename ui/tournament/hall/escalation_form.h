// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "engine/tournament/settings.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

/// What is due when a player breaks the same rule again, step by step; unticked, the steps that hold without a word.
class EscalationForm : public QWidget {
    Q_OBJECT

public:
    explicit EscalationForm(QWidget* parent);
    void show(const engine::tournament::Settings& settings);
    void writeTo(engine::tournament::Settings& settings) const;
    /// By whose rules the steps are that hold without a word.
    void setScoring(const engine::tournament::Scoring& scoring);

Q_SIGNALS:
    void edited();

private:
    struct Step {
        QWidget* whole = nullptr;
        QComboBox* kind = nullptr;
        QComboBox* criterion = nullptr;
        QLineEdit* amount = nullptr;
    };
    void add(const engine::tournament::EscalationStep& step);
    void removeLast();
    void refresh();
    void showDefault();

    /// What the steps hold without a word for, and what the form was filled from.
    engine::tournament::Settings m_settings;
    QCheckBox* m_own = nullptr;
    QLabel* m_default = nullptr;
    QVBoxLayout* m_lines = nullptr;
    std::vector<Step> m_steps;
    QPushButton* m_more = nullptr;
    QPushButton* m_fewer = nullptr;
};

}  // namespace ui
