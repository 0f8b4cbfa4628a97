// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_sides.h"

#include "engine/rulesets/soldiers/fight.h"
#include "ui/combat/combat_panel.h"
#include "ui/kit/elided_label.h"
#include "ui/kit/kit.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/players.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// "2 cavalry", or "Clara: 2 cavalry" where the army is not the side's own (R-ALLY-OWNER).
QString armyWords(const engine::Position& position, engine::CornerId at, engine::PlayerId side) {
    const engine::Army& army = *position.armies[at];
    const QString units = unitsWords(army.units);
    return army.owner == side ? units : QStringLiteral("%1: %2").arg(nameOf(position, army.owner), units);
}

QString fortWords(const engine::Building& building) {
    QString text = buildingWord(building.kind);
    if (building.upsideDown) {
        text += QStringLiteral(", ") + CombatPanel::tr("upside down");
    }
    return text + QStringLiteral(", ") +
           (building.walls > 0 ? CombatPanel::tr("%n wall(s)", nullptr, building.walls) : CombatPanel::tr("no wall"));
}

}  // namespace

QString diceWords(const std::vector<int>& sides) {
    QStringList words;
    for (const int side : sides) {
        words.append(dieWord(side));
    }
    return words.join(QStringLiteral(" + "));
}

QString forcesText(const engine::Position& position, const engine::Fight& fight, bool attacker) {
    QStringList parts;
    if (attacker) {
        for (const engine::CornerId from : fight.from) {
            if (position.armies[from]) {
                parts.append(armyWords(position, from, fight.attacker));
            }
        }
        return parts.join(QStringLiteral(" + "));
    }
    if (position.armies[fight.at]) {
        parts.append(armyWords(position, fight.at, fight.defender));
    }
    for (const engine::CornerId ally : fight.allies) {
        if (position.armies[ally]) {
            parts.append(CombatPanel::tr("ally: %1").arg(armyWords(position, ally, fight.defender)));
        }
    }
    if (const auto& building = position.buildings[fight.at]) {
        // As long as an army stands for it the building throws no die.
        parts.append(engine::fieldOfBattle(position, fight).atBuilding
                         ? fortWords(*building)
                         : CombatPanel::tr("covers: %1").arg(fortWords(*building)));
    }
    return parts.join(QStringLiteral("\n"));
}

QWidget* sideBox(const engine::Position& position, engine::PlayerId player, const QString& role, const QString& dice,
                 const QString& forces, QWidget* parent) {
    auto* box = kit::ground(parent, "boxed");
    auto* layout = kit::grid(box, 6, -1, {6, 8, 6, 8});
    auto* mark = kit::picture(badge(lookOf(position, player), 24, box->devicePixelRatioF()), box);
    auto* name = new ElidedLabel(box);
    name->say(role);
    name->setFont(sized(name->font(), 15, QFont::DemiBold));
    auto* die = kit::label(dice, box, {.pixels = 18, .weight = QFont::DemiBold});
    auto* units = kit::note(forces, box);
    layout->addWidget(mark, 0, 0);
    layout->addWidget(name, 0, 1);
    layout->addWidget(die, 1, 1);
    layout->addWidget(units, 2, 0, 1, 2);
    layout->setColumnStretch(1, 1);
    layout->setRowStretch(3, 1);
    return box;
}

}  // namespace ui
