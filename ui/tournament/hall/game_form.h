// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>
#include <string>
#include <vector>

#include "engine/tournament/settings.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

class RulingList;

/// Name, place, dates, what is played and to how many points, how many rounds: what a tournament is, beside its
/// scoring.
class GameForm : public QWidget {
    Q_OBJECT

public:
    explicit GameForm(QWidget* parent);
    void show(const engine::tournament::Settings& settings);
    void writeTo(engine::tournament::Settings& settings) const;
    void focusFirst();

Q_SIGNALS:
    void edited();
    void winningScoreChanged(int score);

private:
    void refresh();
    [[nodiscard]] std::vector<std::string> documents() const;

    QLineEdit* m_name = nullptr;
    QLineEdit* m_place = nullptr;
    QLineEdit* m_dates = nullptr;
    std::vector<std::pair<std::string, QCheckBox*>> m_documents;
    QSpinBox* m_score = nullptr;
    QLabel* m_cards = nullptr;
    QLabel* m_together = nullptr;
    RulingList* m_rulings = nullptr;
    std::map<std::string, std::string> m_chosen;
    QSpinBox* m_rounds = nullptr;
    QComboBox* m_cut = nullptr;
    QSpinBox* m_limit = nullptr;
    QSpinBox* m_protest = nullptr;
    QComboBox* m_clubs = nullptr;
};

}  // namespace ui
