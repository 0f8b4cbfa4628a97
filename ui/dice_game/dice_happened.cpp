// SPDX-License-Identifier: GPL-3.0-or-later
// What happened in the dice game and was noticed late: ticks, dice, turn and cards, without any rule being asked.
#include <algorithm>

#include "adjudicator/text/dice_game_text.h"
#include "adjudicator/text/words.h"
#include "engine/dice_game/decide.h"
#include "engine/dice_game/evolve.h"
#include "ui/dice_game/dice_referee.h"
#include "ui/dice_game/referee_parts.h"
#include "ui/dice_game/sheet_acts.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"

namespace ui {

namespace dg = engine::dice_game;

std::optional<std::vector<engine::Die>> refereeDice(const QString& text) {
    std::vector<engine::Die> dice;
    for (const QChar sign : text) {
        if (sign.isSpace() || sign == QLatin1Char(',')) {
            continue;
        }
        const int value = sign.digitValue();
        if (value < 1 || value > dg::kDieSides) {
            return std::nullopt;
        }
        dice.push_back({dg::kDieSides, value});
    }
    return dice;
}

QWidget* DiceReferee::makeHappened() {
    auto* page = new QWidget(this);
    auto* layout = kit::column(page);
    layout->addWidget(
        refereeWords(tr("Press what is to be ticked or erased on the sheet. No rule is asked."), page, "dim"));
    m_ticks = refereeWords({}, page);
    m_ticks->setObjectName(QStringLiteral("refereeTicks"));
    layout->addWidget(m_ticks);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    m_faces = kit::dressed(new QLineEdit(page),
                           {.name = "refereeFaces",
                            .spoken = tr("The dice lie like this"),
                            .tip = tr("One digit for each die: 1 brick, 2 lumber, 3 wool, 4 grain, 5 ore, 6 gold")});
    m_faces->setPlaceholderText(tr("1 brick … 6 gold"));
    connect(m_faces, &QLineEdit::textChanged, this, [this] {
        judge();
        Q_EMIT changed();
    });
    form->addRow(tr("Dice"), m_faces);
    m_turn = playerBox(tr("Whose turn it is"), page);
    m_turn->setObjectName(QStringLiteral("refereeTurn"));
    form->addRow(tr("Turn"), m_turn);
    m_road = playerBox(tr("Holder of the longest road"), page);
    m_road->setObjectName(QStringLiteral("refereeRoad"));
    form->addRow(tr("Longest road"), m_road);
    m_army = playerBox(tr("Holder of the largest army"), page);
    m_army->setObjectName(QStringLiteral("refereeArmy"));
    form->addRow(tr("Largest army"), m_army);
    layout->addLayout(form);
    m_reasons[0] = reasonLine(page);
    kit::fill(*layout, {m_reasons[0], kit::stretch()});
    return page;
}

void DiceReferee::take(engine::PlayerId player, const dg::SheetPart& part) {
    if (m_what != What::Happened) {
        return;
    }
    const std::pair turned(player, part);
    if (std::erase(m_turned, turned) == 0) {
        m_turned.push_back(turned);
    }
    judge();
    Q_EMIT changed();
}

dg::Adjust DiceReferee::adjust() const {
    const dg::Position& position = m_desk.position();
    dg::Adjust adjust;
    adjust.reason = reason().toStdString();
    for (const auto& [player, part] : m_turned) {
        const auto* place = std::get_if<dg::PlaceId>(&part);
        const bool isTicked = place != nullptr ? position.isBuilt(player, *place)
                                               : position.marks[player].struckOut[std::get<dg::JokerId>(part)];
        auto& list = isTicked ? adjust.remove : adjust.set;
        auto ticks = std::ranges::find(list, player, &dg::Ticks::player);
        if (ticks == list.end()) {
            list.push_back({player, {}, {}});
            ticks = std::prev(list.end());
        }
        if (place != nullptr) {
            ticks->built.push_back(*place);
        } else {
            ticks->jokers.push_back(std::get<dg::JokerId>(part));
        }
    }
    if (const auto dice = refereeDice(m_faces->text())) {
        adjust.faces = dg::Faces::of(engine::Dice{*dice, {}});
    }
    adjust.longestRoad = refereePlayer(*m_road);
    adjust.largestArmy = refereePlayer(*m_army);
    adjust.turn = refereePlayer(*m_turn);
    return adjust;
}

std::optional<dg::Position> DiceReferee::preview() const {
    if (!isVisible() || m_what != What::Happened || m_turned.empty()) {
        return std::nullopt;
    }
    dg::Adjust asked = adjust();
    // Shown before the reason is written; nothing is recorded without one.
    asked.reason = "?";
    const auto judged = dg::decide(m_desk.position(), asked);
    if (!judged) {
        return std::nullopt;
    }
    dg::Position after = m_desk.position();
    evolve(after, judged->events);
    return after;
}

void DiceReferee::showTicks() {
    QStringList parts;
    const dg::Position& position = m_desk.position();
    for (const auto& [player, part] : m_turned) {
        const auto* place = std::get_if<dg::PlaceId>(&part);
        const bool isTicked = place != nullptr ? position.isBuilt(player, *place)
                                               : position.marks[player].struckOut[std::get<dg::JokerId>(part)];
        const QString name = said(adjudicator::displayName(position.table->players[engine::index(player)], language()));
        parts.append((isTicked ? tr("%1: erase %2") : tr("%1: tick %2")).arg(name, nameOfPart(position, part)));
    }
    m_ticks->setText(parts.join(QLatin1Char('\n')));
    m_ticks->setVisible(!parts.isEmpty());
}

}  // namespace ui
