// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"
#include "engine/state/to_position.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

class GameDraft;
class HouseCombination;
class NumbersPanel;

/// What holds in the game to come: its numbers; and what is to be known before it starts: doubts, faults,
/// irregularities, a house combination.
class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    FindingsPanel(GameDraft& draft, QWidget* parent);
    void refresh();
    /// The game can start.
    [[nodiscard]] bool canStart() const { return m_canStart; }

Q_SIGNALS:
    /// A number was changed here.
    void changed();
    void optionChosen(engine::RulingChoice choice);
    /// All rulings are to be seen.
    void rulingsRequested();

private:
    void addFigures(const engine::Position& position);
    void addIrregularities(const engine::Position& position, const engine::Irregularities& odd);
    void add(const QString& text, const char* kind = nullptr, std::optional<engine::ClauseId> clause = std::nullopt);

    GameDraft& m_draft;
    bool m_canStart = false;
    NumbersPanel* m_numbers = nullptr;
    QPushButton* m_rulings = nullptr;
    QLabel* m_doubts = nullptr;
    QWidget* m_findings = nullptr;
    QVBoxLayout* m_rows = nullptr;
    HouseCombination* m_house = nullptr;
};

}  // namespace ui
