// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/still.h"

#include <QPushButton>
#include <QRegularExpression>
#include <algorithm>

#include "tests/ui/fit.h"
#include "ui/acting/act_bar.h"
#include "ui/acting/card_stepper.h"
#include "ui/acting/trade_panel.h"
#include "ui/board/board_view.h"
#include "ui/combat/combat_panel.h"
#include "ui/dice/throw_panel.h"
#include "ui/record/take_back_bar.h"
#include "ui/table/message_strip.h"
#include "ui/table/player_row.h"

namespace test {

namespace {

QString placeText(const QRect& rect) {
    return QStringLiteral("%1,%2 %3×%4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
}

}  // namespace

void Stillness::note(const QString& part, const QWidget& widget, const QString& when) {
    if (!widget.isVisible() || widget.visibleRegion().isEmpty()) {
        return;
    }
    const QRect now(widget.mapToGlobal(QPoint(0, 0)), widget.size());
    const auto known = m_places.constFind(part);
    if (known != m_places.constEnd() && *known != now) {
        m_moved.append(QStringLiteral("%1: %2 → %3 after %4").arg(part, placeText(*known), placeText(now), when));
    }
    m_places.insert(part, now);
}

int Stillness::seen(const QString& kind) const {
    int count = 0;
    for (const QString& part : m_places.keys()) {
        count += part.startsWith(kind) ? 1 : 0;
    }
    return count;
}

void Stillness::look(const QString& when) {
    settleLayout();
    for (const auto* board : m_page.findChildren<ui::BoardView*>()) {
        note(QStringLiteral("board"), *board, when);
    }
    for (const auto* strip : m_page.findChildren<ui::MessageStrip*>()) {
        note(QStringLiteral("strip"), *strip, when);
    }
    for (const auto* act : m_page.findChildren<ui::ActButton*>()) {
        note(QStringLiteral("act %1").arg(act->text()), *act, when);
    }
    int row = 0;
    for (const auto* player : m_page.findChildren<ui::PlayerCard*>()) {
        note(QStringLiteral("player %1").arg(++row), *player, when);
    }
    const auto combats = m_page.findChildren<ui::CombatPanel*>();
    const bool fights =
        std::any_of(combats.begin(), combats.end(), [](const QWidget* panel) { return panel->isVisible(); });
    for (const auto* button : m_page.findChildren<QPushButton*>(QStringLiteral("turnNext"))) {
        note(QStringLiteral("main button"), *button, when);
        if (fights) {
            note(QStringLiteral("throw of a combat"), *button, when);
        }
    }
    // The faces of a die of these sides, by the panel that has them and the die that they are for.
    const auto noteFaces = [&](const QWidget& panel, const QString& name) {
        for (const auto* face : panel.findChildren<QPushButton*>(QRegularExpression(QStringLiteral("^face\\d+$")))) {
            const auto all = face->parentWidget()->findChildren<QPushButton*>(
                QRegularExpression(QStringLiteral("^face\\d+$")), Qt::FindDirectChildrenOnly);
            note(QStringLiteral("face %1 of %2 %3 in %4")
                     .arg(face->objectName().mid(4))
                     .arg(all.size())
                     .arg(face->parentWidget()->objectName(), name),
                 *face, when);
        }
    };
    for (const auto* bar : m_page.findChildren<ui::TakeBackBar*>()) {
        note(QStringLiteral("take back"), *bar, when);
    }
    for (const auto* panel : m_page.findChildren<ui::ThrowPanel*>()) {
        noteFaces(*panel, QStringLiteral("throw"));
    }
    for (const auto* panel : combats) {
        noteFaces(*panel, QStringLiteral("combat"));
        // A second one would be noted at another place.
        for (const auto* button : panel->findChildren<QPushButton*>()) {
            if (button->property("kind") == QStringLiteral("next")) {
                note(QStringLiteral("throw of a combat"), *button, when);
            }
        }
    }
    for (const auto* panel : m_page.findChildren<ui::TradePanel*>()) {
        for (const auto* stepper : panel->findChildren<ui::CardStepper*>()) {
            for (const auto* button : stepper->findChildren<QPushButton*>()) {
                note(QStringLiteral("trade %1 %2").arg(stepper->objectName(), button->objectName()), *button, when);
            }
        }
        for (const auto* button : panel->findChildren<QPushButton*>(QStringLiteral("other"))) {
            note(QStringLiteral("trade gift"), *button, when);
        }
    }
}

}  // namespace test
