// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/discard_panel.h"

#include <algorithm>

#include "engine/action/decide.h"
#include "engine/rules/robber.h"
#include "ui/acting/card_stepper.h"
#include "ui/acts/act_text.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

QString idOf(const engine::Position& position, engine::PlayerId player) {
    return QString::fromStdString(position.table->idOf(player));
}

/// The fewest cards of a hand that must give some up, as far as is known.
int fewestTooMany(const engine::Position& position, engine::PlayerId player) {
    return std::max(engine::handLimit(position, player) + 1, position.hands[player].size().least);
}

}  // namespace

std::vector<engine::Discard> DiscardPanel::due() const {
    const auto asked = desk().saying().handsToAsk();
    std::vector<engine::Discard> due;
    for (const engine::Action& action : desk().saying().legal().actions) {
        const auto* discard = std::get_if<engine::Discard>(&action);
        if (discard != nullptr && std::find(asked.begin(), asked.end(), discard->by) == asked.end()) {
            due.push_back(*discard);
        }
    }
    return due;
}

engine::Discard DiscardPanel::counted(engine::PlayerId player) const {
    const auto said = m_held.find(player);
    const int held = said != m_held.end() ? said->second : fewestTooMany(desk().position(), player);
    return {player, std::nullopt, held / 2, held};
}

void DiscardPanel::refresh() {
    if (!desk().hasGame()) {
        return;
    }
    const engine::Position& position = desk().position();
    const auto open = due();
    const auto asked = desk().saying().handsToAsk();
    const auto isOpen = [&](engine::PlayerId player) {
        return std::find(asked.begin(), asked.end(), player) != asked.end() ||
               std::any_of(open.begin(), open.end(), [&](const engine::Discard& each) { return each.by == player; });
    };
    if (m_named && !isOpen(*m_named)) {
        m_named.reset();
    }
    std::erase_if(m_held, [&](const auto& each) { return !isOpen(each.first); });
    setHead(tr("Give up cards"), std::nullopt, clausesFor(Act::Discard, position));
    setRefusal(std::nullopt);
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 6);
    if (!open.empty()) {
        layout->addWidget(kit::note(tr("Tick off who has given up: E takes the next one."), body));
    }
    for (const engine::Discard& each : open) {
        addDue(*layout, body, each, each == open.front());
    }
    if (!asked.empty()) {
        layout->addWidget(kit::note(tr("Nobody knows these hands. Ask, or go on without."), body));
    }
    for (const engine::PlayerId player : asked) {
        addAsked(*layout, body, player, open.empty() && player == asked.front());
    }
    layout->addStretch(1);
    setBody(body);
}

void DiscardPanel::forget() {
    m_held.clear();
    m_named.reset();
    m_cards = {};
}

void DiscardPanel::addDue(QBoxLayout& layout, QWidget* body, const engine::Discard& discard, bool isFirst) {
    const engine::Position& position = desk().position();
    const engine::PlayerId player = discard.by;
    const QString name = nameOf(position, player);
    auto* row = new QGridLayout;
    row->addWidget(kit::picture(badge(lookOf(position, player), 28, devicePixelRatioF()), body), 0, 0);
    row->addWidget(kit::heading(name, body), 0, 1);
    auto* count = kit::heading(QString::number(discard.count.value_or(0)), body);
    count->setStyleSheet(QStringLiteral("font-size: 34px; font-weight: 700;"));
    count->setAccessibleName(tr("%n card(s)", nullptr, discard.count.value_or(0)));
    row->addWidget(count, 0, 2);
    auto* done = kit::dressed(
        new OptionButton(tr("Done"), isFirst ? QStringLiteral("E") : QString(), body),
        {.name = QStringLiteral("done-") + idOf(position, player), .spoken = tr("%1 has given up").arg(name)});
    kit::afterPress(done, this, [this, discard] { desk().play(discard); });
    row->addWidget(done, 0, 3);
    row->addWidget(whichButton(player, body), 0, 4);
    row->setColumnStretch(1, 1);
    layout.addLayout(row);
    if (m_named == player) {
        addNames(layout, body, discard);
    }
}

void DiscardPanel::addAsked(QBoxLayout& layout, QWidget* body, engine::PlayerId player, bool isFirst) {
    const engine::Position& position = desk().position();
    const QString name = nameOf(position, player);
    const QString id = idOf(position, player);
    const int limit = engine::handLimit(position, player);
    const engine::Discard discard = counted(player);
    const engine::Range size = position.hands[player].size();
    auto* top = new QHBoxLayout;
    top->addWidget(kit::picture(badge(lookOf(position, player), 28, devicePixelRatioF()), body));
    top->addWidget(kit::heading(tr("%1: more than %2 cards?").arg(name).arg(limit), body), 1);
    layout.addLayout(top);
    auto* row = new QWidget(body);
    auto* flow = new FlowLayout(row, 6);
    if (size.least <= limit) {
        auto* none = kit::dressed(new OptionButton(tr("No"), isFirst ? QStringLiteral("N") : QString(), row),
                                  {.name = QStringLiteral("within-") + id,
                                   .spoken = tr("%1 holds no more than %2 cards").arg(name).arg(limit)});
        kit::afterPress(none, this, [this, player] { desk().play(engine::Discard{player, std::nullopt, 0}); });
        flow->addWidget(none);
    }
    for (const int by : {-1, 1}) {
        auto* step =
            kit::button(by < 0 ? QStringLiteral("−") : QStringLiteral("+"), row,
                        {.name = (by < 0 ? QStringLiteral("fewer-") : QStringLiteral("more-")) + id,
                         .kind = "stepper",
                         .spoken = (by < 0 ? tr("%1 holds one card less") : tr("%1 holds one card more")).arg(name)});
        step->setMinimumWidth(44);
        const int now = *discard.held + by;
        step->setEnabled(now >= fewestTooMany(position, player) && now <= size.most);
        kit::afterPress(step, this, [this, player, now] {
            m_held[player] = now;
            refresh();
        });
        flow->addWidget(step);
        if (by < 0) {
            auto* held = kit::heading(QString::number(*discard.held), row, QStringLiteral("held-") + id);
            held->setWordWrap(false);
            held->setAccessibleName(tr("%n card(s)", nullptr, *discard.held));
            flow->addWidget(held);
        }
    }
    auto* done =
        new OptionButton(tr("%n given up", nullptr, *discard.count), isFirst ? QStringLiteral("E") : QString(), row);
    done->setObjectName(QStringLiteral("done-") + id);
    done->setAccessibleName(
        tr("%1 holds %2 cards and has given up %3").arg(name).arg(*discard.held).arg(*discard.count));
    kit::afterPress(done, this, [this, player] { desk().play(counted(player)); });
    flow->addWidget(done);
    flow->addWidget(whichButton(player, row));
    layout.addWidget(row);
    if (m_named == player) {
        addNames(layout, body, discard);
    }
}

QPushButton* DiscardPanel::whichButton(engine::PlayerId player, QWidget* body) {
    const engine::Position& position = desk().position();
    auto* which = kit::pressLater(tr("Which?"), body,
                                  {.name = QStringLiteral("which-") + idOf(position, player),
                                   .kind = "link",
                                   .spoken = tr("Name the cards of %1").arg(nameOf(position, player))},
                                  this, [this, player] {
                                      m_named = m_named == player ? std::nullopt : std::optional(player);
                                      m_cards = {};
                                      refresh();
                                  });
    return which;
}

void DiscardPanel::addNames(QBoxLayout& layout, QWidget* body, const engine::Discard& discard) {
    auto* stepper = new CardStepper(nameOf(desk().position(), discard.by), body);
    stepper->setCards(m_cards);
    const int wanted = discard.count.value_or(0);
    auto* enter = kit::dressed(new OptionButton(tr("These cards"), {}, body), {.name = "these"});
    enter->setEnabled(m_cards.total() == wanted);
    connect(stepper, &CardStepper::changed, enter, [this, stepper, enter, wanted] {
        m_cards = stepper->cards();
        enter->setEnabled(m_cards.total() == wanted);
    });
    kit::afterPress(enter, this, [this, discard] {
        desk().play(engine::Discard{discard.by, m_cards, std::nullopt, discard.held});
    });
    kit::fill(layout, {stepper, enter});
}

bool DiscardPanel::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    const auto open = due();
    const auto asked = desk().saying().handsToAsk();
    if (key == Qt::Key_E && !open.empty()) {
        desk().play(open.front());
        return true;
    }
    if (key == Qt::Key_E && !asked.empty()) {
        desk().play(counted(asked.front()));
        return true;
    }
    if (key == Qt::Key_N && open.empty() && !asked.empty()) {
        const engine::Discard none{asked.front(), std::nullopt, 0};
        if (!engine::actionRefusal(desk().position(), none)) {
            desk().play(none);
        }
        return true;
    }
    return GuidePanel::takeKey(key, modifiers);
}

}  // namespace ui
