// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

class GameDraft;
class HouseCombination;

/// What is to be known before a game starts: doubts, faults, irregularities, a house combination; and the button that
/// starts it.
class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent);
    void show(const GameDraft& draft);

Q_SIGNALS:
    void startRequested();
    void optionChosen(engine::RulingChoice choice);

private:
    void add(const QString& text, const char* kind = nullptr, std::optional<engine::ClauseId> clause = std::nullopt);

    QLabel* m_doubts = nullptr;
    QWidget* m_findings = nullptr;
    QVBoxLayout* m_rows = nullptr;
    HouseCombination* m_house = nullptr;
    QPushButton* m_start = nullptr;
};

}  // namespace ui
