// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "adjudicator/record/correction.h"
#include "ui/record/correction_parts.h"

class QCheckBox;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

class ActForm;
class OtherwiseForm;

/// Corrects an act of the record: what it should have been, said as any act is, what becomes of the acts behind it,
/// which of them need a decision, and what is to be moved by hand. Writes nothing.
class CorrectionPanel : public QWidget {
    Q_OBJECT

public:
    using Plan = adjudicator::CorrectionPlanOf<adjudicator::TableGame>;

    explicit CorrectionPanel(QWidget* parent = nullptr);

    /// The act must count; the line is borrowed until the next call or `forget`.
    void setAct(const adjudicator::Line& line, const adjudicator::ActPlace& place);
    void forget();
    /// Begins to say what the act was instead.
    void sayOtherwise();
    /// Reason and clause of the ruling that corrects.
    void setReason(const std::string& reason, std::optional<engine::ClauseId> clause);

    /// Nothing is left to decide and something changes.
    [[nodiscard]] bool ready() const;
    /// Of a panel that is ready.
    [[nodiscard]] const Plan& plan() const { return *m_plan; }
    /// The act that is being said, if it has places to be pointed at.
    [[nodiscard]] ActForm* pointing() const;

Q_SIGNALS:
    void changed();
    /// What is pointed at, or whether anything is, changed.
    void pointed();

private:
    using Conflict = adjudicator::CorrectionConflictOf<adjudicator::TableGame>;

    void beginSaying();
    void takeByHand();
    void showByHand();
    void offerWord();
    void replan();
    void showPlan();
    void addConflict(QVBoxLayout* layout, const Conflict& conflict);

    std::string m_reason;
    std::optional<engine::ClauseId> m_clause;
    std::optional<Plan> m_plan;
    std::optional<adjudicator::CorrectionRefusal> m_refusal;
    QString m_unreadable;
    ConflictChoices m_choices;

    OtherwiseForm* m_saying = nullptr;
    ActForm* m_form = nullptr;
    QCheckBox* m_word = nullptr;
    QPushButton* m_byHand = nullptr;
    QPlainTextEdit* m_action = nullptr;
    QWidget* m_result = nullptr;
};

}  // namespace ui
