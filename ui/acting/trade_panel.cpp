// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/trade_panel.h"

#include <algorithm>

#include "adjudicator/desk/bank_ledger.h"
#include "adjudicator/what_if/standing_text.h"
#include "engine/action/decide.h"
#include "ui/acting/card_stepper.h"
#include "ui/acting/partner_tab.h"
#include "ui/acting/row_parts.h"
#include "ui/acting/trade_sum.h"
#include "ui/acts/act_text.h"
#include "ui/desk/trade_count.h"
#include "ui/kit/elided_label.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/text/place_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

engine::PerResource<QString> keysFrom(int first) {
    engine::PerResource<QString> keys;
    for (const engine::Resource resource : engine::kResources) {
        keys[resource] = QString::number(first++ % 10);
    }
    return keys;
}

/// The letter that takes the partner with that number.
QString letterOf(std::size_t number) {
    return QString(QLatin1Char(static_cast<char>('A' + static_cast<int>(number))));
}

std::optional<engine::Cards> someOf(const engine::Cards& cards) {
    return cards.none() ? std::nullopt : std::optional(cards);
}

}  // namespace

TradePanel::TradePanel(TableDesk& desk, QWidget* parent) : GuidePanel(desk, parent) {
    // Where it is low the sum has the headline's room: partner and columns say the same.
    constexpr int kLow = 510;
    setHeadShown(true, kLow);
    makeBody();
    connect(&desk.saying(), &Saying::placePointed, this, &TradePanel::togglePiece);
    connect(&desk, &TableDesk::changed, this, [this](const TableDesk::Change& change) {
        if (change.game) {
            m_partner.reset();
        }
    });
}

void TradePanel::makeBody() {
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 6);
    m_partners = kit::dressed(new QWidget(body), {.tip = tr("With whom? T goes on to the next.")});
    layout->addWidget(m_partners);
    layout->addLayout(makeHands(body));
    auto* sum = kit::row(nullptr, 8);
    m_sum = new TradeSum(body);
    m_empty = kit::pressLater(tr("Empty   [Esc]"), body, {.name = "emptyTrade", .kind = "small", .focus = Qt::TabFocus},
                              this, [this] { count(noTrade()); });
    kit::fill(*sum, {{m_sum, 1}, m_empty});
    layout->addLayout(sum);
    m_more = new QWidget(body);
    kit::fill(*layout, {m_more, kit::stretch()});
    setBody(body);
}

/// Two columns side by side: what is given, what is got. Nothing of a partner changes where they are.
QGridLayout* TradePanel::makeHands(QWidget* body) {
    const auto stepper = [&](const QString& name, const char* object, int firstKey) {
        auto* made = kit::dressed(new CardStepper(name, body, CardStepper::Form::Rows), {.name = object});
        made->setKeys(keysFrom(firstKey));
        connect(made, &CardStepper::changed, this, &TradePanel::countSteppers);
        return made;
    };
    m_giveHead = kit::dressed(new ElidedLabel(body), {.kind = "title"});
    m_give = stepper(tr("gives"), "give", 1);
    m_takeHead = kit::dressed(new ElidedLabel(body), {.kind = "title"});
    m_take = stepper(tr("gets"), "take", 6);
    auto* grid = kit::grid(nullptr, 12, 4);
    grid->addWidget(m_giveHead, 0, 0);
    grid->addWidget(m_give, 1, 0);
    grid->addWidget(m_takeHead, 0, 1);
    grid->addWidget(m_take, 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    return grid;
}

void TradePanel::refresh() {
    if (!desk().hasGame()) {
        return;
    }
    const engine::Position& position = desk().position();
    if (m_partner && (*m_partner == position.turn.player || position.isOut(*m_partner))) {
        m_partner.reset();
    }
    const engine::Trade now = trade();
    setHead(tr("%1 trades").arg(nameOf(position, position.turn.player)), position.turn.player,
            clausesFor(Act::Trade, position));
    setHint({});
    showTabs(now);
    showHands(now);
    showMore(now);
    showButtons(now);
}

engine::Trade TradePanel::noTrade() const {
    engine::Trade trade;
    trade.by = desk().position().turn.player;
    trade.with = m_partner;
    return trade;
}

engine::Trade TradePanel::trade() const {
    return desk().saying().counted().value_or(noTrade());
}

void TradePanel::count(const engine::Trade& trade) {
    m_partner = trade.with;
    desk().saying().count(trade);
}

void TradePanel::countSteppers() {
    engine::Trade now = trade();
    now.give = someOf(m_give->cards());
    now.take = someOf(m_take->cards());
    count(now);
}

void TradePanel::showTabs(const engine::Trade& trade) {
    const engine::Position& position = desk().position();
    std::vector<Tab> tabs{{std::nullopt, tr("Bank, harbour")}};
    for (const engine::PlayerId player : position.seats()) {
        if (player != position.turn.player && !position.isOut(player)) {
            tabs.push_back({player, nameOf(position, player)});
        }
    }
    if (tabs != m_tabs) {
        m_tabs = std::move(tabs);
        makeTabs();
    }
    for (std::size_t i = 0; i < m_tabs.size(); ++i) {
        const auto& partner = m_tabs[i].partner;
        m_tabButtons[i]->setLook(partner ? std::optional(lookOf(position, *partner)) : std::nullopt);
        m_tabButtons[i]->setChecked(partner == trade.with);
    }
}

void TradePanel::makeTabs() {
    // One of them may be what was pressed.
    for (PartnerTab* old : m_tabButtons) {
        old->hide();
        old->deleteLater();
    }
    m_tabButtons.clear();
    delete m_partners->layout();
    constexpr std::size_t kMostInARow = 4;
    const std::size_t inARow = m_tabs.size() <= kMostInARow ? m_tabs.size() : 3;
    auto* grid = kit::grid(m_partners, 6, 6);
    for (std::size_t i = 0; i < m_tabs.size(); ++i) {
        const Tab& tab = m_tabs[i];
        const QString name =
            tab.partner
                ? QStringLiteral("with-%1").arg(QString::fromStdString(desk().position().table->idOf(*tab.partner)))
                : QStringLiteral("bank");
        auto* button = kit::dressed(
            new PartnerTab(tab.partner ? tab.name : tr("Bank"), letterOf(i), m_partners),
            {.name = name, .spoken = tab.name, .tip = QStringLiteral("%1 [%2]").arg(tab.name, letterOf(i))});
        kit::afterPress(button, this, [this, partner = tab.partner] { takePartner(partner); });
        grid->addWidget(button, static_cast<int>(i / inARow), static_cast<int>(i % inARow));
        // The style would make it lower where it is crowded, and all below it would move.
        grid->setRowMinimumHeight(static_cast<int>(i / inARow), PartnerTab::kHigh);
        m_tabButtons.push_back(button);
        button->show();
    }
    takeTabPlace(*m_partners, *m_partners);
}

void TradePanel::takePartner(std::optional<engine::PlayerId> partner) {
    m_partner = partner;
    count(noTrade());
}

void TradePanel::takeNextPartner() {
    const auto now = std::ranges::find(m_tabs, trade().with, &Tab::partner);
    const bool isLast = now == m_tabs.end() || now + 1 == m_tabs.end();
    takePartner(isLast ? m_tabs.front().partner : (now + 1)->partner);
}

void TradePanel::showHands(const engine::Trade& trade) {
    const engine::Position& position = desk().position();
    const engine::Hand& giving = position.hands[trade.by];
    const engine::Hand taking = trade.with ? position.hands[*trade.with] : adjudicator::bankOf(position).cards;
    const engine::Cards steps = tradeSteps(position, trade);
    const auto held = [](const engine::Range& range) {
        return range.most < engine::kUnlimited
                   ? tr("has\n%1").arg(QString::fromStdString(adjudicator::countText(range)))
                   : QStringLiteral("?");
    };
    engine::PerResource<QString> gives;
    engine::PerResource<QString> gets;
    for (const engine::Resource resource : engine::kResources) {
        gives[resource] = held(giving.cards[resource]);
        if (!trade.with) {
            gives[resource].replace(QLatin1Char('\n'), QLatin1Char(' '));
            gives[resource] += QStringLiteral("\n%1:1").arg(steps[resource]);
        }
        gets[resource] = held(taking.cards[resource]);
    }
    engine::PerResource<QString> tooMuchGiven;
    engine::PerResource<QString> tooMuchGot;
    const auto faults = tradeFaults(position, trade);
    for (const TradeFault& fault : faults) {
        (fault.isGiven ? tooMuchGiven : tooMuchGot)[fault.resource] = tr("at most\n%1").arg(fault.most);
    }
    m_giveHead->say(tr("%1 gives").arg(nameOf(position, trade.by)));
    m_takeHead->say(trade.with ? tr("%1 gives").arg(nameOf(position, *trade.with)) : tr("The bank gives"));
    m_give->setSteps(steps);
    m_give->setNotes(gives);
    m_take->setNotes(gets);
    m_give->setFaults(tooMuchGiven);
    m_take->setFaults(tooMuchGot);
    m_give->setCards(trade.give.value_or(engine::Cards{}));
    m_take->setCards(trade.take.value_or(engine::Cards{}));
    const auto isOn = [&](bool given) {
        return std::ranges::any_of(faults, [given](const TradeFault& fault) { return fault.isGiven == given; });
    };
    m_sum->show(trade, isOn(true), isOn(false));
    m_empty->setEnabled(trade != noTrade());
}

void TradePanel::showButtons(const engine::Trade& trade) {
    const auto refusal = engine::actionRefusal(desk().position(), trade);
    const bool may = mayPlay(trade, refusal);
    const auto play = [this, trade] { desk().play(trade); };
    // A card at fault is said in the strip first, with what helps.
    const bool fits = tradeFaults(desk().position(), trade).empty();
    setMainStep(MainStep{tr("Trade   [Enter]"), may && fits && !isGift(trade), play});
    setOther(tr("Give for nothing   [⇧Enter]"), play, may && fits && isGift(trade));
}

/// By SA-D2 what stands on a place is traded too: pointed at once it goes along, twice it stays.
void TradePanel::togglePiece(const engine::Place& place) {
    const engine::Position& position = desk().position();
    engine::Trade now = trade();
    if (!now.with || !position.inForce(engine::clause::SA_D2)) {
        return;
    }
    std::optional<engine::PlayerId> owner;
    std::optional<engine::Site> site;
    if (const auto* corner = std::get_if<engine::CornerId>(&place)) {
        const auto& army = position.armies[*corner];
        site = *corner;
        owner = position.ownerAt(*corner) ? position.ownerAt(*corner)
                : army                    ? std::optional(army->owner)
                                          : position.nukes[*corner];
    } else if (const auto* side = std::get_if<engine::SideId>(&place)) {
        const auto& route = position.routes[*side];
        site = *side;
        owner = route ? std::optional(route->owner) : std::nullopt;
    }
    if (!owner || (*owner != now.by && *owner != *now.with)) {
        return;
    }
    auto& pieces = *owner == *now.with ? now.takePieces : now.givePieces;
    const auto there = std::find(pieces.begin(), pieces.end(), *site);
    there == pieces.end() ? pieces.push_back(*site) : void(pieces.erase(there));
    count(now);
}

/// By SA-D2 players also trade development cards.
void TradePanel::showMore(const engine::Trade& trade) {
    const engine::Position& position = desk().position();
    // What was pressed may be among it.
    for (auto* old : m_more->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        old->hide();
        old->deleteLater();
    }
    delete m_more->layout();
    const bool open = trade.with && position.inForce(engine::clause::SA_D2);
    m_more->setVisible(open);
    if (!open) {
        return;
    }
    auto* grid = kit::grid(m_more, -1, -1, {0, 6, 0, 0});
    const auto add = [&](int row, const QString& text, std::optional<int> engine::Trade::*field) {
        const int counted = (trade.*field).value_or(0);
        grid->addWidget(kit::label(text, m_more, {.wraps = true}), row, 0);
        grid->addWidget(kit::heading(QString::number(counted), m_more), row, 1);
        int column = 2;
        for (const int by : {-1, 1}) {
            grid->addWidget(stepButton({by,
                                        {},
                                        by < 0 ? tr("%1, one less").arg(text) : tr("%1, one more").arg(text),
                                        counted + by >= 0,
                                        48},
                                       m_more,
                                       [this, field, next = counted + by] {
                                           engine::Trade now = this->trade();
                                           now.*field = next > 0 ? std::optional(next) : std::nullopt;
                                           count(now);
                                       }),
                            row, column++);
        }
    };
    add(0, tr("hidden development cards given"), &engine::Trade::giveCards);
    add(1, tr("hidden development cards got"), &engine::Trade::takeCards);
    const auto list = [&](int row, const std::vector<engine::Site>& pieces, const QString& none, const QString& some) {
        QStringList names;
        for (const engine::Site& site : pieces) {
            const auto place = std::visit([](auto id) { return engine::Place(id); }, site);
            names.append(placeLabel(position, place));
        }
        grid->addWidget(kit::note(names.isEmpty() ? none : some.arg(names.join(QStringLiteral(", "))), m_more), row, 0,
                        1, 4);
    };
    list(2, trade.givePieces, tr("Pieces go along when they are pointed at on the board."), tr("pieces given: %1"));
    if (!trade.takePieces.empty()) {
        list(3, trade.takePieces, {}, tr("pieces got: %1"));
    }
    grid->setColumnStretch(0, 1);
    takeTabPlace(*m_more, *m_more);
}

bool TradePanel::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    if (modifiers == Qt::ShiftModifier && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        pressOther();
        return true;
    }
    if (modifiers != Qt::NoModifier && modifiers != Qt::KeypadModifier) {
        return false;
    }
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        // 1 to 5 give, 6 to 0 get, in the order of the columns.
        const int column = (key - Qt::Key_0 + 9) % 10;
        const int kinds = static_cast<int>(engine::kResources.size());
        (column < kinds ? m_give : m_take)->add(engine::kResources[static_cast<std::size_t>(column % kinds)]);
        return true;
    }
    if (key == Qt::Key_Backspace) {
        count(noTrade());
        return true;
    }
    const engine::Trade now = trade();
    if (key == Qt::Key_Down && !tradeFaults(desk().position(), now).empty()) {
        count(possibleTrade(desk().position(), now));
        return true;
    }
    if (key == Qt::Key_T) {
        takeNextPartner();
        return true;
    }
    // While the tabs have letters the letters take them; Esc gives them back to the acts.
    const auto letter = static_cast<std::size_t>(key - Qt::Key_A);
    if (key >= Qt::Key_A && letter < m_tabs.size()) {
        takePartner(m_tabs[letter].partner);
        return true;
    }
    return GuidePanel::takeKey(key, modifiers);
}

}  // namespace ui
