// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/trade_count.h"

#include <algorithm>

#include "adjudicator/desk/hand_ledger.h"
#include "engine/action/decide.h"
#include "engine/rules/given/contradiction.h"
#include "engine/rules/trading.h"
#include "ui/acts/act_text.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

/// Makes one message.
class TradeMessage {
    Q_DECLARE_TR_FUNCTIONS(ui::TradeMessage)

public:
    TradeMessage(TableDesk& desk, engine::Trade trade)
        : m_desk(desk), m_position(desk.position()), m_trade(std::move(trade)) {}
    [[nodiscard]] Message make() const;

private:
    [[nodiscard]] Message ofFault(const TradeFault& fault, const engine::Refusal& refusal) const;
    [[nodiscard]] QString whyOpen(engine::PlayerId player) const;
    [[nodiscard]] Message guiding(const QString& text) const;

    TableDesk& m_desk;
    const engine::Position& m_position;
    engine::Trade m_trade;
};

Message TradeMessage::guiding(const QString& text) const {
    return {.kind = Message::Kind::Guide,
            .icon = Icon::Trade,
            .lead = tr("Trade:"),
            .text = text,
            .clauses = clausesFor(Act::Trade, m_position)};
}

/// The last entry after which nobody knew the whole hand.
QString TradeMessage::whyOpen(engine::PlayerId player) const {
    const auto ledger = adjudicator::ledgerOf(m_desk.table().line(), player, language());
    return ledger.opened.empty() ? QString()
                                 : QLatin1Char(' ') + tr("Entry %1: %2.")
                                                          .arg(ledger.opened.back().entry)
                                                          .arg(said(ledger.opened.back().says).toHtmlEscaped());
}

Message TradeMessage::ofFault(const TradeFault& fault, const engine::Refusal& refusal) const {
    const auto holder = holderOf(m_trade, fault);
    const QString name = holder ? nameOf(m_position, *holder).toHtmlEscaped() : QString();
    const QString cards = QStringLiteral("%1 %2").arg(fault.most).arg(resourceWord(fault.resource));
    Message message{.kind = Message::Kind::Refuse, .icon = Icon::Warning, .clauses = {refusal.clause}};
    if (!holder) {
        message.lead = fault.most == 0 ? tr("The bank has no %1 left.").arg(resourceWord(fault.resource))
                                       : tr("The bank has at most %1.").arg(cards);
    } else {
        message.lead = fault.most == 0 ? tr("%1 has no %2.").arg(name, resourceWord(fault.resource))
                                       : tr("%1 has at most %2.").arg(name, cards);
        message.text = whyOpen(*holder);
    }
    const engine::Trade possible = possibleTrade(m_position, m_trade);
    message.buttons.push_back({fault.most == 0 ? tr("Without it [↓]") : tr("%1 only [↓]").arg(cards),
                               [&saying = m_desk.saying(), possible] { saying.count(possible); }});
    if (holder) {
        message.buttons.push_back({tr("Correct %1’s hand [F2]").arg(nameOf(m_position, *holder)),
                                   [&saying = m_desk.saying(), player = *holder] { saying.doubtHand(player); }});
    }
    const std::string reason = tr("the cards are there").toStdString();
    if (const auto adjust = engine::correctionFor(m_position, m_trade, refusal, reason)) {
        message.buttons.push_back(
            {tr("The cards are there after all"), [&desk = m_desk, adjust = *adjust, trade = m_trade] {
                 desk.playAll({adjust, trade});
             }});
    }
    return message;
}

Message TradeMessage::make() const {
    const auto refusal = engine::actionRefusal(m_position, m_trade);
    if (const auto faults = tradeFaults(m_position, m_trade); refusal && !faults.empty()) {
        return ofFault(faults.front(), *refusal);
    }
    if (refusal && refusal->why != engine::Why::TradeEmpty) {
        return {.kind = Message::Kind::Refuse,
                .icon = Icon::Warning,
                .text = sentence(*refusal, m_position),
                .clauses = {refusal->clause}};
    }
    if (!refusal && isGift(m_trade)) {
        const bool gives = m_trade.give || m_trade.giveCards || !m_trade.givePieces.empty();
        return guiding(tr("%1 gets nothing for it so far. Count what comes back, or give it for nothing.")
                           .arg(nameOf(m_position, gives ? m_trade.by : *m_trade.with)));
    }
    if (!refusal) {
        return guiding(tr("Enter trades. Esc empties both sides."));
    }
    return guiding(m_trade.with ? tr("Count what each gives: nothing for nothing is no trade.")
                                : tr("Count what is given and what is taken."));
}

}  // namespace

std::optional<engine::PlayerId> holderOf(const engine::Trade& trade, const TradeFault& fault) {
    return fault.isGiven ? std::optional(trade.by) : trade.with;
}

std::vector<TradeFault> tradeFaults(const engine::Position& position, const engine::Trade& trade) {
    std::vector<TradeFault> faults;
    for (const bool isGiven : {true, false}) {
        const engine::Cards cards = (isGiven ? trade.give : trade.take).value_or(engine::Cards{});
        const auto holder = isGiven ? std::optional(trade.by) : trade.with;
        const engine::Hand& held = holder ? position.hands[*holder] : position.bank;
        for (const engine::Resource resource : engine::kResources) {
            if (cards[resource] > held.cards[resource].most) {
                faults.push_back({isGiven, resource, held.cards[resource].most});
            }
        }
    }
    return faults;
}

engine::Cards tradeSteps(const engine::Position& position, const engine::Trade& trade) {
    engine::Cards steps = engine::Cards::of(1, 1, 1, 1, 1);
    for (const engine::Resource resource : engine::kResources) {
        if (!trade.with) {
            steps[resource] = std::ranges::min(engine::tradeRates(position, trade.by, resource));
        }
    }
    return steps;
}

engine::Trade possibleTrade(const engine::Position& position, engine::Trade trade) {
    const engine::Cards steps = tradeSteps(position, trade);
    for (const TradeFault& fault : tradeFaults(position, trade)) {
        auto& cards = fault.isGiven ? trade.give : trade.take;
        // The bank takes whole rates alone.
        const int step = fault.isGiven ? steps[fault.resource] : 1;
        (*cards)[fault.resource] = fault.most / step * step;
        if (cards->none()) {
            cards.reset();
        }
    }
    return trade;
}

bool isGift(const engine::Trade& trade) {
    const bool gives = trade.give || trade.giveCards || !trade.givePieces.empty();
    const bool takes = trade.take || trade.takeCards || !trade.takePieces.empty();
    return trade.with && gives != takes;
}

Message tradeMessage(TableDesk& desk) {
    engine::Trade none;
    none.by = desk.position().turn.player;
    return TradeMessage(desk, desk.saying().counted().value_or(none)).make();
}

}  // namespace ui
