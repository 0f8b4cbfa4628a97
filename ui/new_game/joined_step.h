// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/state/rules.h"
#include "engine/state/setup.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QRadioButton;
class QSpinBox;
class QVBoxLayout;

namespace ui {

class GameDraft;

/// A game joined at any moment: whose turn, who holds which card, what is known of hands. All may be left open.
class JoinedStep : public QWidget {
    Q_OBJECT

public:
    JoinedStep(GameDraft& draft, QWidget* parent);
    void refresh();
    /// Shows all of the draft anew, for when it was changed elsewhere.
    void reload();

Q_SIGNALS:
    void changed();

private:
    /// What decides which questions are asked; the form is made anew when it changes.
    struct Asked {
        std::vector<engine::PlayerSetup> players;
        std::optional<engine::Rules> rules;
        std::vector<std::string> continents;
        bool operator==(const Asked&) const = default;
    };
    [[nodiscard]] Asked asked() const;
    void rebuild();
    void addTurn(QGridLayout& grid);
    void addHolders(QGridLayout& grid);
    void addMonopolists(QGridLayout& grid);
    void addPlayers(QVBoxLayout& column);
    void addPlayerRow(QGridLayout& grid, int line, std::size_t seat);
    [[nodiscard]] QComboBox* playerChoice(QWidget* parent, const QString& name,
                                          const std::optional<std::string>& chosen);
    void takeTurn();
    void showKnights();
    template <class Change>
    void changeHolding(const std::string& player, Change change);
    template <class Change>
    void changeMarks(Change change);

    GameDraft& m_draft;
    Asked m_asked;
    QRadioButton* m_fresh = nullptr;
    QRadioButton* m_underWay = nullptr;
    QLabel* m_pieces = nullptr;
    QWidget* m_form = nullptr;
    QSpinBox* m_round = nullptr;
    QComboBox* m_player = nullptr;
    QComboBox* m_phase = nullptr;
    std::map<std::string, QSpinBox*> m_knights;
};

}  // namespace ui
