// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "engine/combat/odds.h"
#include "engine/combat/stopping.h"
#include "engine/combat/swing.h"
#include "ui/desk/table_desk.h"
#include "ui/theme/players.h"

namespace ui {

enum class CombatChart { Outcomes, Rounds, Swing, Course };

/// One bar of a chart.
struct ChartBar {
    QString label;
    double share = 0;
    /// Drawn for the attacker, else for the defender.
    bool attacker = true;
};

/// What may come of the combat under way or, of the last one, how its chances went.
struct CombatForecast {
    QString attacker;
    QString defender;
    PlayerLook attackerLook;
    PlayerLook defenderLook;
    /// Empty when the combat is over, or its alliances are too great to be counted.
    std::optional<engine::Odds> odds;
    std::optional<engine::Stopping> stopping;
    std::optional<engine::CombatSwing> swing;
    /// What the game itself counts with, before anybody chose other prices.
    engine::CombatPrices gamePrices;
    /// The attacker's chance before the first round and after each.
    std::vector<double> course;

    [[nodiscard]] bool has(CombatChart chart) const;
};

/// Empty when nobody has fought.
[[nodiscard]] std::optional<CombatForecast> forecastOf(const TableDesk& desk);

[[nodiscard]] QString titleOf(const CombatForecast& forecast, CombatChart chart);
/// The strongest outcome first, attacker's before defender's; rounds and course in their order.
[[nodiscard]] std::vector<ChartBar> barsOf(const CombatForecast& forecast, CombatChart chart);
/// What stopping now means and what is expected to be lost; none when the combat is over.
[[nodiscard]] QStringList stoppingWords(const CombatForecast& forecast);

}  // namespace ui
