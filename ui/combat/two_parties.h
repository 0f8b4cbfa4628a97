// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "engine/state/setup.h"
#include "ui/theme/players.h"

class QComboBox;
class QLineEdit;

namespace ui {

/// Who attacks whom: two players of the game, or two colours with names where there is none. Never the same twice.
class TwoParties : public QWidget {
    Q_OBJECT

public:
    explicit TwoParties(QWidget* parent = nullptr);

    /// The players to choose from, the first two chosen; without any, colours with names.
    void offer(const std::vector<engine::PlayerSetup>& players);
    void choose(const engine::PlayerSetup& attacker, const engine::PlayerSetup& defender);

    [[nodiscard]] engine::PlayerSetup attacker() const { return party(0); }
    [[nodiscard]] engine::PlayerSetup defender() const { return party(1); }
    [[nodiscard]] QString attackerName() const { return nameOf(party(0)); }
    [[nodiscard]] QString defenderName() const { return nameOf(party(1)); }
    [[nodiscard]] PlayerLook attackerLook() const { return look(0); }
    [[nodiscard]] PlayerLook defenderLook() const { return look(1); }

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] engine::PlayerSetup party(std::size_t which) const;
    [[nodiscard]] PlayerLook look(std::size_t which) const;
    void fill();
    void chosen(std::size_t which);

    std::array<QComboBox*, 2> m_who{};
    std::array<QLineEdit*, 2> m_name{};
    /// Of the game; empty where there is none.
    std::vector<engine::PlayerSetup> m_players;
    std::array<int, 2> m_index{0, 1};
};

}  // namespace ui
