// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <array>
#include <optional>

#include "ui/combat/combat_facts.h"

class QLabel;

namespace ui {

class ElidedLabel;

/// Over the board while a combat has it: both sides with their forces and dice drawn large, and where it is fought.
class CombatBand : public QWidget {
    Q_OBJECT

public:
    explicit CombatBand(QWidget* parent = nullptr);

    /// The combat of this position, or the conquest that is due; without either what was shown last stays.
    void show(const engine::Position& position);
    /// The dice of what just changed tumble for so long: until then the forces stand as before.
    void tumble(int milliseconds);
    /// On a low board it is lower; with the least room it has no words under its signs and counts.
    enum class Room { Usual, Low, Least };
    void setRoom(Room room);

private:
    class Forces;
    class Words;
    struct Part {
        QLabel* badge = nullptr;
        ElidedLabel* role = nullptr;
        Forces* forces = nullptr;
        Words* words = nullptr;
        QLabel* dice = nullptr;
        QLabel* die = nullptr;
    };
    [[nodiscard]] QWidget* makePart(Part& part);
    void showPart(const Part& part, const CombatFacts& facts, const CombatFacts::Side& side, const QString& role);
    void draw();

    std::optional<CombatFacts> m_facts;
    /// What was to be seen before the dice that tumble.
    std::optional<CombatFacts> m_before;
    QTimer m_tumbling;
    Room m_room = Room::Usual;
    std::array<Part, 2> m_parts;
    ElidedLabel* m_place = nullptr;
};

}  // namespace ui
