// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/record/correction.h"
#include "ui/dice_game/referee_page.h"
#include "ui/record/correction_parts.h"

class QListWidget;
class QRadioButton;
class QVBoxLayout;

namespace ui {

/// The correction of an act of the dice game: what becomes of the acts behind it is decided before it is written.
class DiceCorrection : public RefereePage {
    Q_OBJECT

public:
    DiceCorrection(DiceDesk& desk, QWidget* parent);
    [[nodiscard]] QString word() const override;
    [[nodiscard]] Judged judged() const override;
    void enter() override;
    void renew() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    using Plan = adjudicator::CorrectionPlanOf<adjudicator::DiceGame>;

    void fillActs();
    /// Works out what the correction would do; nothing while it is not looked at.
    void plan();
    void showPlan();
    void addConflict(QVBoxLayout& layout, const adjudicator::CorrectionConflictOf<adjudicator::DiceGame>& conflict);
    [[nodiscard]] std::optional<adjudicator::ActPlace> chosenAct() const;
    /// The act with the faces typed in place of its own; empty when they are not as many, or none.
    [[nodiscard]] std::optional<engine::dice_game::Action> withTypedFaces(const adjudicator::ActPlace& place) const;

    QListWidget* m_acts = nullptr;
    QRadioButton* m_drop = nullptr;
    QRadioButton* m_otherDice = nullptr;
    QLineEdit* m_typed = nullptr;
    QWidget* m_result = nullptr;
    ConflictChoices m_choices;
    std::optional<Plan> m_plan;
    QString m_refused;
};

}  // namespace ui
