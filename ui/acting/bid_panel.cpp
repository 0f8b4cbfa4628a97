// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/bid_panel.h"

#include <QApplication>
#include <algorithm>
#include <deque>

#include "engine/rulesets/shadow/auction.h"
#include "ui/acting/card_stepper.h"
#include "ui/acts/act_text.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

void BidPanel::refresh() {
    if (!desk().hasGame()) {
        return;
    }
    const engine::Position& position = desk().position();
    const auto* auction = std::get_if<engine::Auction>(&position.turn.pending);
    if (auction == nullptr) {
        return;
    }
    if (m_auction != *auction) {
        m_auction = *auction;
        m_covered.clear();
        m_entering.reset();
        m_cards = {};
    }
    build();
}

void BidPanel::build() {
    const engine::Position& position = desk().position();
    const auto bidders = blindBidders(position);
    setHead(dueText(position), std::nullopt, clausesFor(Act::Due, position));
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 8);
    m_stepper = nullptr;
    m_cover = nullptr;
    m_pass = nullptr;
    layout->addWidget(
        kit::note(tr("Each enters an offer while the others look away. All are turned over together."), body));
    int number = 0;
    for (const engine::PlayerId player : bidders) {
        const QString id = QString::fromStdString(position.table->idOf(player));
        const QString name = nameOf(position, player);
        const bool isCovered = coveredBy(player).has_value();
        auto* row = new QGridLayout;
        row->addWidget(kit::picture(badge(lookOf(position, player), 28, devicePixelRatioF()), body), 0, 0);
        row->addWidget(kit::heading(name, body), 0, 1);
        auto* state = new QLabel(isByPhone(player) ? tr("by phone") : isCovered ? tr("covered") : tr("open"), body);
        state->setProperty("kind", isCovered ? QStringLiteral("good") : QStringLiteral("dim"));
        row->addWidget(state, 0, 2);
        ++number;
        // While an offer is being counted the digits are its cards.
        auto* enter = kit::dressed(new OptionButton(isCovered ? tr("Change") : tr("Enter"),
                                                    m_entering ? QString() : QString::number(number), body),
                                   {.name = QStringLiteral("bid-") + id, .spoken = tr("%1 enters an offer").arg(name)});
        enter->setEnabled(m_entering != player);
        kit::afterPress(enter, this, [this, player] {
            m_entering = player;
            m_cards = m_auction->bids[player];
            refresh();
        });
        row->addWidget(enter, 0, 3);
        row->setColumnStretch(1, 1);
        layout->addLayout(row);
        if (const engine::Cards& standing = m_auction->bids[player]; !standing.none()) {
            layout->addWidget(kit::note(tr("Offered so far: %1").arg(cardsWords(standing)), body));
        }
        if (m_entering == player) {
            addEntry(*layout, body, player);
        }
    }
    layout->addStretch(1);
    setBody(body);
    judge();
}

void BidPanel::addEntry(QBoxLayout& layout, QWidget* body, engine::PlayerId player) {
    const engine::Position& position = desk().position();
    const engine::BidSize size = engine::bidSize(position, *m_auction, player);
    auto* stepper = new CardStepper(nameOf(position, player), body);
    engine::Cards most;
    for (const engine::Resource resource : engine::kResources) {
        most[resource] = position.hands[player].cards[resource].most;
    }
    stepper->setBounds(m_auction->bids[player], most);
    stepper->setCards(m_cards);
    m_cards = stepper->cards();
    stepper->setDigits();
    kit::fill(layout, {stepper, kit::note(size.fewest == size.most ? tr("Exactly %n card(s).", nullptr, size.fewest)
                                                                   : tr("At least %n card(s).", nullptr, size.fewest),
                                          body)});
    auto* row = new QHBoxLayout;
    auto* put = kit::dressed(new OptionButton(tr("Cover it   [Enter]"), {}, body), {.name = "cover"});
    const auto fits = [this, size] { return m_cards.total() >= size.fewest && m_cards.total() <= size.most; };
    put->setEnabled(fits());
    connect(stepper, &CardStepper::changed, put, [this, stepper, put, fits] {
        m_cards = stepper->cards();
        put->setEnabled(fits());
    });
    kit::afterPress(put, this, [this, player] { cover(player, m_cards); });
    auto* pass = kit::dressed(new OptionButton(tr("No offer"), QStringLiteral("0"), body), {.name = "pass"});
    kit::afterPress(pass, this, [this, player] { cover(player, std::nullopt); });
    row->addWidget(put, 1);
    row->addWidget(pass, 1);
    layout.addLayout(row);
    m_stepper = stepper;
    m_cover = put;
    m_pass = pass;
}

std::optional<BidPanel::Offer> BidPanel::coveredBy(engine::PlayerId player) const {
    if (const auto covered = m_covered.find(player); covered != m_covered.end()) {
        return covered->second;
    }
    const auto& offers = desk().asks().offers();
    const auto* made = offers ? offers->of(player) : nullptr;
    if (made == nullptr || !made->action) {
        return std::nullopt;
    }
    const auto* bid = std::get_if<engine::Bid>(&*made->action);
    return bid != nullptr ? Offer(bid->cards) : Offer();
}

bool BidPanel::isByPhone(engine::PlayerId player) const {
    const auto& offers = desk().asks().offers();
    return !m_covered.contains(player) && offers && offers->of(player) != nullptr;
}

void BidPanel::cover(engine::PlayerId player, Offer offer) {
    m_covered.insert_or_assign(player, offer);
    m_entering.reset();
    m_cards = {};
    refresh();
}

void BidPanel::judge() {
    const auto bidders = blindBidders(desk().position());
    const auto open = std::ranges::count_if(bidders, [this](auto player) { return !coveredBy(player); });
    if (open > 0) {
        setHint(tr("%n offer(s) still to be entered.", nullptr, static_cast<int>(open)));
    } else {
        setRefusal(std::nullopt);
    }
    setMainStep(MainStep{tr("Turn all over   [Enter]"), open == 0 && !m_entering, [this] { reveal(); }});
}

void BidPanel::reveal() {
    std::deque<engine::Action> acts;
    for (const engine::PlayerId player : blindBidders(desk().position())) {
        const Offer offer = coveredBy(player).value_or(Offer());
        if (offer) {
            acts.emplace_back(engine::Bid{player, *offer});
        } else {
            acts.emplace_back(engine::Pass{player});
        }
    }
    m_covered.clear();
    desk().asks().takeOffers(acts);
}

/// What a key means while an offer is being counted.
bool BidPanel::takeEntryKey(int key) {
    if (key == Qt::Key_0) {
        m_pass->click();
        return true;
    }
    if (key > Qt::Key_0 && key <= Qt::Key_9) {
        m_stepper->addDigit(key - Qt::Key_0);
        return true;
    }
    if (key == Qt::Key_Backspace) {
        m_cards = m_auction->bids[*m_entering];
        refresh();
        return true;
    }
    const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (enters && !isAncestorOf(QApplication::focusWidget())) {
        m_cover->click();
        return true;
    }
    return false;
}

bool BidPanel::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    if (modifiers == Qt::NoModifier && m_stepper != nullptr && takeEntryKey(key)) {
        return true;
    }
    const auto bidders = blindBidders(desk().position());
    const int digit = key - Qt::Key_1;
    if (modifiers == Qt::NoModifier && digit >= 0 && digit < static_cast<int>(bidders.size())) {
        m_entering = bidders[static_cast<std::size_t>(digit)];
        m_cards = m_auction->bids[*m_entering];
        refresh();
        return true;
    }
    return GuidePanel::takeKey(key, modifiers);
}

}  // namespace ui
