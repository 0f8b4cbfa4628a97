// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/state/setup.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace ui {

class GameDraft;

/// The table's votes before the game (CC-2): a row for each rule, a button for each player's voice.
class VoteTable : public QWidget {
    Q_OBJECT

public:
    VoteTable(GameDraft& draft, QWidget* parent);
    void refresh();

Q_SIGNALS:
    void changed();

private:
    struct Voice {
        std::string player;
        QToolButton* button = nullptr;
    };
    struct Row {
        engine::ClauseId rule{};
        std::vector<Voice> voices;
        QComboBox* die = nullptr;
        QLabel* result = nullptr;
    };
    void rebuild();
    void cycle(engine::ClauseId rule, const std::string& player);
    void refresh(const Row& row);

    GameDraft& m_draft;
    std::optional<std::vector<engine::PlayerSetup>> m_players;
    QWidget* m_grid = nullptr;
    std::vector<Row> m_rows;
};

}  // namespace ui
