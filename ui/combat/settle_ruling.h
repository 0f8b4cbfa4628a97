// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "adjudicator/dispute/settle.h"
#include "engine/state/position.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class RulingForm;

/// The referee's ruling about a combat that nobody recorded: what holds, why, and in which game it is entered.
class SettleRuling : public QWidget {
    Q_OBJECT

public:
    explicit SettleRuling(QWidget* parent = nullptr);

    /// Results and clauses to choose from. What the rules leave no doubt about is filled in, unless the referee chose
    /// something else. Null: there is no answer yet.
    void offer(const adjudicator::Settlement* settlement);
    void offerPlayers(const engine::Position& position, const std::vector<engine::PlayerId>& heard);
    /// A game is at the table: it may become an entry of that one.
    void setGame(bool open);
    [[nodiscard]] bool alone() const;
    void setBecomes(const QString& text);
    void clear();

    /// As it would be recorded; empty while nothing is said.
    [[nodiscard]] std::string result() const;
    void fill(adjudicator::RulingGiven& ruling) const;
    [[nodiscard]] bool hasReason() const;
    void focusResult();
    void focusReason();

    /// A line beside the button: what is missing, what became of it. Kinds are those of the style sheet.
    void tell(const QString& text, const char* kind);
    [[nodiscard]] QString told() const;
    void setReady(bool ready);

Q_SIGNALS:
    void recordPressed();
    void edited();
    void aloneChanged();

private:
    void offerResults(const adjudicator::Settlement& settlement);

    QComboBox* m_result = nullptr;
    RulingForm* m_form = nullptr;
    QCheckBox* m_alone = nullptr;
    QLabel* m_becomes = nullptr;
    QLabel* m_told = nullptr;
    QPushButton* m_record = nullptr;
    std::vector<engine::ClauseId> m_clauses;
    /// The referee chose the result: it is not replaced.
    bool m_chosen = false;
};

}  // namespace ui
