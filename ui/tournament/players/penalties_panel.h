// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "ui/tournament/hall/tournament_hall.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;
class QVBoxLayout;

namespace ui {

/// Penalties and rulings as line items with rule and reason; penalties can be withdrawn.
class PenaltiesPanel : public QWidget {
    Q_OBJECT

public:
    using Ask = std::function<void(const engine::tournament::Action&, const QString& title, const QString& button)>;

    PenaltiesPanel(TournamentHall& hall, Ask ask, QWidget* parent);
    void refresh();
    void focusFirst();

private:
    /// A warning, a deduction, a disqualification, or a ruling that changes no number.
    enum class Kind { Warning, Deduction, Disqualification, Ruling };
    void give();
    void addLine(const QString& text, const QString& about, const QString& state, int penalty);
    void refreshLines();
    /// The player of the list whose name stands there.
    [[nodiscard]] std::optional<engine::PlayerId> player() const;
    /// The penalty as it stands in the form; empty for a ruling and while no player is chosen.
    [[nodiscard]] std::optional<engine::tournament::Penalize> typed() const;
    /// What the player was given before, and the step that is due now.
    void refreshDue();
    void takeStep();
    [[nodiscard]] QString earlierText(engine::PlayerId player) const;

    TournamentHall& m_hall;
    Ask m_ask;
    QVBoxLayout* m_lines = nullptr;
    QLabel* m_none = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_player = nullptr;
    QComboBox* m_round = nullptr;
    QComboBox* m_criterion = nullptr;
    QLineEdit* m_amount = nullptr;
    QLineEdit* m_rule = nullptr;
    QLineEdit* m_reason = nullptr;
    QStringListModel* m_rules = nullptr;
    QLabel* m_earlier = nullptr;
    QLabel* m_due = nullptr;
    QPushButton* m_takeStep = nullptr;
    QPushButton* m_give = nullptr;
};

}  // namespace ui
