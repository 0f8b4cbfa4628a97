// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_players.h"

#include "adjudicator/text/words.h"
#include "engine/dice_game/scoring.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/theme/players.h"

namespace ui {

namespace dg = engine::dice_game;

namespace {

PlayerLook playerLook(const dg::Position& position, engine::PlayerId player) {
    const engine::Player& who = position.table->players[engine::index(player)];
    return lookOf(QString::fromStdString(who.id), QString::fromStdString(who.colour),
                  static_cast<int>(engine::index(player)));
}

}  // namespace

QString playerName(const dg::Position& position, engine::PlayerId player) {
    return said(adjudicator::displayName(position.table->players[engine::index(player)], language()));
}

DicePlayers::DicePlayers(QWidget* parent) : QWidget(parent) {
    setFixedWidth(220);
    m_layout = kit::column(this, -1, {8, 8, 8, 8});
}

void DicePlayers::show(const dg::Position& position, engine::PlayerId shown) {
    kit::empty(*m_layout);
    for (const engine::PlayerId player : position.seats()) {
        QStringList words{playerName(position, player), tr("%n point(s)", nullptr, dg::points(position, player))};
        auto* card = kit::press({}, this, {.kind = "option"}, this, [this, player] { Q_EMIT chosen(player); });
        card->setFocusPolicy(Qt::NoFocus);
        card->setCheckable(true);
        card->setChecked(player == shown);
        card->setIcon(QIcon(badge(playerLook(position, player), 28, devicePixelRatioF())));
        card->setIconSize({28, 28});
        card->setText(QStringLiteral("%1   %2").arg(words.front()).arg(dg::points(position, player)));
        card->setAccessibleName(words.join(QStringLiteral(", ")));
        card->setToolTip(tr("Show this sheet"));
        m_layout->addWidget(card);
        QStringList shares{tr("Buildings %1").arg(dg::buildingPoints(position, player)),
                           tr("road of %1").arg(dg::roadLength(position, player)),
                           tr("%n knight(s)", nullptr, dg::knightCount(position, player))};
        if (position.longestRoadHolder == player) {
            shares.append(tr("longest road"));
        }
        if (position.largestArmyHolder == player) {
            shares.append(tr("largest army"));
        }
        if (position.marks[player].lostPoints > 0) {
            shares.append(tr("lost %1").arg(position.marks[player].lostPoints));
        }
        // A number stays beside its word.
        shares.replaceInStrings(QStringLiteral(" "), QString(QChar::Nbsp));
        m_layout->addWidget(kit::note(shares.join(QStringLiteral(" · ")), this));
    }
    m_layout->addStretch(1);
}

}  // namespace ui
