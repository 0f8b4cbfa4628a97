// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_happened.h"

#include <algorithm>

#include "adjudicator/text/dice_game/dice_game_text.h"
#include "adjudicator/text/words.h"
#include "engine/dice_game/decide.h"
#include "engine/dice_game/evolve.h"
#include "ui/dice_game/sheet_acts.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"

namespace ui {

namespace dg = engine::dice_game;

DiceHappened::DiceHappened(DiceDesk& desk, QWidget* parent) : RefereePage(desk, parent) {
    auto* layout = kit::column(this);
    layout->addWidget(words(tr("Press what is to be ticked or erased on the sheet. No rule is asked."), this, "dim"));
    m_ticks = words({}, this);
    m_ticks->setObjectName(QStringLiteral("refereeTicks"));
    m_ticks->hide();
    layout->addWidget(m_ticks);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    m_faces = kit::dressed(new QLineEdit(this),
                           {.name = "refereeFaces",
                            .spoken = tr("The dice lie like this"),
                            .tip = tr("One digit for each die: 1 brick, 2 lumber, 3 wool, 4 grain, 5 ore, 6 gold")});
    m_faces->setPlaceholderText(tr("1 brick … 6 gold"));
    connect(m_faces, &QLineEdit::textChanged, this, &DiceHappened::edited);
    form->addRow(tr("Dice"), m_faces);
    m_turn = playerBox(tr("Whose turn it is"), "refereeTurn", tr("as it is"));
    form->addRow(tr("Turn"), m_turn);
    m_road = playerBox(tr("Holder of the longest road"), "refereeRoad", tr("as it is"));
    form->addRow(tr("Longest road"), m_road);
    m_army = playerBox(tr("Holder of the largest army"), "refereeArmy", tr("as it is"));
    form->addRow(tr("Largest army"), m_army);
    layout->addLayout(form);
    kit::fill(*layout, {makeReason(), kit::stretch()});
}

QString DiceHappened::word() const {
    return tr("Enter it");
}

void DiceHappened::turn(engine::PlayerId player, const dg::SheetPart& part) {
    const std::pair turned(player, part);
    if (std::erase(m_turned, turned) == 0) {
        m_turned.push_back(turned);
    }
    showTicks();
    Q_EMIT edited();
}

bool DiceHappened::isTicked(engine::PlayerId player, const dg::SheetPart& part) const {
    const dg::Position& position = desk().position();
    const auto* place = std::get_if<dg::PlaceId>(&part);
    return place != nullptr ? position.isBuilt(player, *place)
                            : position.marks[player].struckOut[std::get<dg::JokerId>(part)];
}

dg::Adjust DiceHappened::adjust() const {
    dg::Adjust adjust;
    adjust.reason = reason().toStdString();
    for (const auto& [player, part] : m_turned) {
        auto& list = isTicked(player, part) ? adjust.remove : adjust.set;
        auto ticks = std::ranges::find(list, player, &dg::Ticks::player);
        if (ticks == list.end()) {
            list.push_back({player, {}, {}});
            ticks = std::prev(list.end());
        }
        if (const auto* place = std::get_if<dg::PlaceId>(&part)) {
            ticks->built.push_back(*place);
        } else {
            ticks->jokers.push_back(std::get<dg::JokerId>(part));
        }
    }
    if (const auto dice = typedFaces(m_faces->text())) {
        adjust.faces = dg::Faces::of(engine::Dice{*dice, {}});
    }
    adjust.longestRoad = chosen(*m_road);
    adjust.largestArmy = chosen(*m_army);
    adjust.turn = chosen(*m_turn);
    return adjust;
}

RefereePage::Judged DiceHappened::judged() const {
    if (!typedFaces(m_faces->text())) {
        return {false, tr("A die shows 1 to 6."), true};
    }
    dg::Adjust asked = adjust();
    dg::Adjust nothing;
    nothing.reason = asked.reason;
    if (asked == nothing) {
        return {};
    }
    // Judged before the reason is written; nothing is recorded without one.
    asked.reason = asked.reason.empty() ? "?" : asked.reason;
    const auto judged = dg::decide(desk().position(), asked);
    if (!judged) {
        return {false, said(adjudicator::sentence(judged.error(), desk().position(), language())), true};
    }
    return missingReason();
}

void DiceHappened::enter() {
    desk().play(adjust());
}

void DiceHappened::renew() {
    RefereePage::renew();
    m_turned.clear();
    m_faces->clear();
    showTicks();
}

std::optional<dg::Position> DiceHappened::preview() const {
    if (m_turned.empty()) {
        return std::nullopt;
    }
    dg::Adjust asked = adjust();
    // Shown before the reason is written; nothing is recorded without one.
    asked.reason = "?";
    const auto judged = dg::decide(desk().position(), asked);
    if (!judged) {
        return std::nullopt;
    }
    dg::Position after = desk().position();
    evolve(after, judged->events);
    return after;
}

void DiceHappened::showTicks() {
    QStringList parts;
    const dg::Position& position = desk().position();
    for (const auto& [player, part] : m_turned) {
        const QString name = said(adjudicator::displayName(position.table->players[engine::index(player)], language()));
        parts.append(
            (isTicked(player, part) ? tr("%1: erase %2") : tr("%1: tick %2")).arg(name, nameOfPart(position, part)));
    }
    m_ticks->setText(parts.join(QLatin1Char('\n')));
    m_ticks->setVisible(!parts.isEmpty());
}

}  // namespace ui
