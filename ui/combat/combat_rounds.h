// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "ui/combat/combat_course.h"

class QLabel;
class QVBoxLayout;

namespace ui {

/// The rounds of a combat, newest first: faces, who lost what, its clause, and the attacker's chance after it; below
/// them the chance that it began with.
class CombatRounds : public QScrollArea {
    Q_OBJECT

public:
    explicit CombatRounds(QWidget* parent);
    /// Those of the course but the last `hidden`, whose dice still tumble.
    void show(const CombatCourse& course, std::size_t hidden, const engine::Position& position);

private:
    void addRound(const CombatCourse::Round& round, bool newest, const engine::Position& position);
    void addStart(double chance);
    [[nodiscard]] QLabel* chanceLabel(const std::optional<double>& chance, const QString& tip, QWidget* row) const;

    /// What stands there already.
    std::vector<CombatCourse::Round> m_seen;
    std::optional<double> m_startSeen;
    QWidget* m_list = nullptr;
    QVBoxLayout* m_rows = nullptr;
};

/// What a round cost its loser: "city, upside down", "3 cavalry left", "the army is gone".
[[nodiscard]] QString lossText(const engine::Events& events);
/// "8 : 5 + 1".
[[nodiscard]] QString facesText(const engine::RoundFought& round);

}  // namespace ui
