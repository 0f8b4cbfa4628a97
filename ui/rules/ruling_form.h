// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "adjudicator/record/ruling_given.h"
#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"

class QCheckBox;
class QComboBox;
class QPlainTextEdit;

namespace ui {

class FlowLayout;

/// Reason, clause and who was heard: what every ruling says. Which decision it is, and about what, the page around it
/// knows.
class RulingForm : public QWidget {
    Q_OBJECT

public:
    explicit RulingForm(QWidget* parent = nullptr);

    /// Clauses to choose from, the likeliest first; all others can be typed.
    void offerClauses(const std::vector<engine::ClauseId>& clauses);
    /// Players who may be heard; those among `heard` are ticked.
    void offerPlayers(const engine::Position& position, const std::vector<engine::PlayerId>& heard);
    void clear();
    void focusReason();

    /// Writes reason, clause and players into the ruling.
    void fill(adjudicator::RulingGiven& ruling) const;
    [[nodiscard]] bool hasReason() const;

Q_SIGNALS:
    void edited();

private:
    QComboBox* m_clause = nullptr;
    QPlainTextEdit* m_reason = nullptr;
    QWidget* m_heard = nullptr;
    FlowLayout* m_players = nullptr;
    std::vector<QCheckBox*> m_boxes;
};

}  // namespace ui
