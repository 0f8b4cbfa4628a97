// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/trade_panel.h"

#include <algorithm>

#include "adjudicator/what_if/standing_text.h"
#include "engine/action/decide.h"
#include "engine/rules/trading.h"
#include "ui/acting/card_stepper.h"
#include "ui/acting/row_parts.h"
#include "ui/acts/act_text.h"
#include "ui/kit/elided_label.h"
#include "ui/kit/kit.h"
#include "ui/text/place_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

/// Partners in a row, and the size of their badges.
constexpr int kInARow = 3;
constexpr int kBadge = 22;

engine::PerResource<QString> keysFrom(int first) {
    engine::PerResource<QString> keys;
    for (const engine::Resource resource : engine::kResources) {
        keys[resource] = QString::number(first++ % 10);
    }
    return keys;
}

}  // namespace

TradePanel::TradePanel(TableDesk& desk, QWidget* parent) : GuidePanel(desk, parent) {
    makeBody();
    connect(&desk.saying(), &Saying::placePointed, this, &TradePanel::togglePiece);
    // After a trade the next one begins, with the same partner.
    connect(&desk, &TableDesk::changed, this, [this](const TableDesk::Change& change) {
        if (change.game) {
            m_partner.reset();
        }
        if (change.position) {
            clear();
        }
    });
}

void TradePanel::makeBody() {
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 6);
    m_partners = kit::dressed(new QWidget(body), {.tip = tr("With whom? T goes on to the next.")});
    layout->addWidget(m_partners);
    // Two columns side by side: what is given, what is got. Nothing of a partner changes where they are.
    const auto headLabel = [&] {
        auto* label = kit::dressed(new ElidedLabel(body), {.kind = "title"});
        return label;
    };
    m_giveHead = headLabel();
    m_give = kit::dressed(new CardStepper(tr("gives"), body, CardStepper::Form::Rows), {.name = "give"});
    m_give->setKeys(keysFrom(1));
    m_takeHead = headLabel();
    m_take = kit::dressed(new CardStepper(tr("gets"), body, CardStepper::Form::Rows), {.name = "take"});
    m_take->setKeys(keysFrom(6));
    auto* grid = kit::grid(nullptr, 12, 4);
    grid->addWidget(m_giveHead, 0, 0);
    grid->addWidget(m_give, 1, 0);
    grid->addWidget(m_takeHead, 0, 1);
    grid->addWidget(m_take, 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    layout->addLayout(grid);
    m_more = new QWidget(body);
    kit::fill(*layout, {m_more, kit::stretch()});
    setBody(body);
    connect(m_give, &CardStepper::changed, this, &TradePanel::judge);
    connect(m_take, &CardStepper::changed, this, &TradePanel::judge);
}

/// What a hand may give at most, as far as it is known.
engine::PerResource<QString> TradePanel::heldNotes(const engine::Hand& hand) {
    engine::PerResource<QString> notes;
    for (const engine::Resource resource : engine::kResources) {
        const engine::Range& range = hand.cards[resource];
        if (range.most < engine::kUnlimited) {
            notes[resource] = tr("of %1").arg(QString::fromStdString(adjudicator::countText(range)));
        }
    }
    return notes;
}

void TradePanel::clear() {
    m_give->setCards({});
    m_take->setCards({});
    m_giveCards = 0;
    m_takeCards = 0;
    m_givePieces.clear();
    m_takePieces.clear();
}

/// By SA-D2 what stands on a place is traded too: pointed at once it goes along, twice it stays.
void TradePanel::togglePiece(const engine::Place& place) {
    const engine::Position& position = desk().position();
    if (!m_partner || !position.inForce(engine::clause::SA_D2)) {
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
    if (!owner || (*owner != position.turn.player && *owner != *m_partner)) {
        return;
    }
    auto& pieces = *owner == *m_partner ? m_takePieces : m_givePieces;
    const auto there = std::find(pieces.begin(), pieces.end(), *site);
    there == pieces.end() ? pieces.push_back(*site) : void(pieces.erase(there));
    showMore();
    judge();
}

void TradePanel::refresh() {
    if (!desk().hasGame()) {
        return;
    }
    const engine::Position& position = desk().position();
    if (m_partner == position.turn.player) {
        m_partner.reset();
    }
    setHead(tr("%1 trades").arg(nameOf(position, position.turn.player)), position.turn.player,
            clausesFor(Act::Trade, position));
    showPartners();
    renewRates();
    showMore();
    judge();
}

void TradePanel::showPartners() {
    const engine::Position& position = desk().position();
    qDeleteAll(m_partners->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    delete m_partners->layout();
    auto* grid = kit::grid(m_partners, 6, 6);
    for (int column = 0; column < kInARow; ++column) {
        grid->setColumnStretch(column, 1);
    }
    int number = 0;
    const auto add = [&](const QString& text, std::optional<engine::PlayerId> partner, const QString& name) {
        auto* button = kit::button(
            {}, m_partners,
            {.name = name, .kind = "partner", .spoken = text, .tip = text, .checked = m_partner == partner});
        if (partner) {
            button->setIcon(QIcon(badge(lookOf(position, *partner), kBadge, devicePixelRatioF())));
        }
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        kit::afterPress(button, this, [this, partner] { setPartner(partner); });
        grid->addWidget(button, number / kInARow, number % kInARow);
        ++number;
        button->show();
    };
    add(tr("Bank, harbour"), std::nullopt, QStringLiteral("bank"));
    for (const engine::PlayerId player : position.seats()) {
        if (player != position.turn.player && !position.isOut(player)) {
            add(nameOf(position, player), player,
                QStringLiteral("with-%1").arg(QString::fromStdString(position.table->idOf(player))));
        }
    }
    fitPartners();
}

/// A name that is too long for its column ends in an ellipsis: the rows stay where they are.
void TradePanel::fitPartners() {
    constexpr int kAround = 30;
    const int column = (width() - 52) / kInARow;
    for (auto* button : m_partners->findChildren<QPushButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        button->ensurePolished();
        const int room = column - kAround - (button->icon().isNull() ? 0 : kBadge);
        button->setText(button->fontMetrics().elidedText(button->accessibleName(), Qt::ElideRight, qMax(room, 20)));
    }
}

void TradePanel::resizeEvent(QResizeEvent* event) {
    GuidePanel::resizeEvent(event);
    fitPartners();
}

void TradePanel::setPartner(std::optional<engine::PlayerId> partner) {
    m_partner = partner;
    clear();
    refresh();
}

void TradePanel::renewRates() {
    const engine::Position& position = desk().position();
    const engine::PlayerId by = position.turn.player;
    const QString name = nameOf(position, by);
    m_giveHead->say(tr("%1 gives").arg(name));
    m_takeHead->say(tr("%1 gets").arg(name));
    engine::Cards steps = engine::Cards::of(1, 1, 1, 1, 1);
    engine::PerResource<QString> notes;
    if (!m_partner) {
        for (const engine::Resource resource : engine::kResources) {
            const std::vector<int> rates = engine::tradeRates(position, by, resource);
            steps[resource] = *std::min_element(rates.begin(), rates.end());
            notes[resource] = QStringLiteral("%1:1").arg(steps[resource]);
        }
    }
    m_give->setSteps(steps);
    m_give->setNotes(m_partner ? heldNotes(position.hands[by]) : notes);
    m_take->setNotes(heldNotes(m_partner ? position.hands[*m_partner] : position.bank));
}

/// By SA-D2 players also trade development cards.
void TradePanel::showMore() {
    const engine::Position& position = desk().position();
    qDeleteAll(m_more->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    delete m_more->layout();
    const bool open = m_partner && position.inForce(engine::clause::SA_D2);
    m_more->setVisible(open);
    if (!open) {
        return;
    }
    auto* grid = kit::grid(m_more, -1, -1, {0, 6, 0, 0});
    const auto add = [&](int row, const QString& text, int* count) {
        grid->addWidget(kit::label(text, m_more, {.wraps = true}), row, 0);
        grid->addWidget(kit::heading(QString::number(*count), m_more), row, 1);
        int column = 2;
        for (const int by : {-1, 1}) {
            grid->addWidget(stepButton({by,
                                        {},
                                        by < 0 ? tr("%1, one less").arg(text) : tr("%1, one more").arg(text),
                                        *count + by >= 0,
                                        48},
                                       m_more,
                                       [this, count, by] {
                                           *count += by;
                                           showMore();
                                           judge();
                                       }),
                            row, column++);
        }
    };
    add(0, tr("hidden development cards given"), &m_giveCards);
    add(1, tr("hidden development cards got"), &m_takeCards);
    const auto list = [&](int row, const std::vector<engine::Site>& pieces, const QString& none, const QString& some) {
        QStringList names;
        for (const engine::Site& site : pieces) {
            const auto place = std::visit([](auto id) { return engine::Place(id); }, site);
            names.append(placeLabel(position, place));
        }
        grid->addWidget(kit::note(names.isEmpty() ? none : some.arg(names.join(QStringLiteral(", "))), m_more), row, 0,
                        1, 4);
    };
    list(2, m_givePieces, tr("Pieces go along when they are pointed at on the board."), tr("pieces given: %1"));
    if (!m_takePieces.empty()) {
        list(3, m_takePieces, {}, tr("pieces got: %1"));
    }
    grid->setColumnStretch(0, 1);
}

engine::Trade TradePanel::trade() const {
    engine::Trade trade;
    trade.by = desk().position().turn.player;
    trade.with = m_partner;
    if (!m_give->cards().none()) {
        trade.give = m_give->cards();
    }
    if (!m_take->cards().none()) {
        trade.take = m_take->cards();
    }
    if (m_giveCards > 0) {
        trade.giveCards = m_giveCards;
    }
    if (m_takeCards > 0) {
        trade.takeCards = m_takeCards;
    }
    trade.givePieces = m_givePieces;
    trade.takePieces = m_takePieces;
    return trade;
}

void TradePanel::judge() {
    const engine::Trade wanted = trade();
    const auto refusal = engine::actionRefusal(desk().position(), wanted);
    const bool gives = wanted.give || wanted.giveCards || !wanted.givePieces.empty();
    const bool takes = wanted.take || wanted.takeCards || !wanted.takePieces.empty();
    const bool may = mayPlay(wanted, refusal);
    const bool isGift = m_partner && gives != takes;
    if (refusal && refusal->why == engine::Why::TradeEmpty) {
        setHint(m_partner ? tr("Count what each gives: nothing for nothing is no trade.")
                          : tr("Count what is given and what is taken."));
    } else if (isGift && !refusal) {
        const engine::PlayerId giver = gives ? wanted.by : *m_partner;
        setHint(tr("%1 gets nothing for it so far.").arg(nameOf(desk().position(), giver)));
    } else {
        setRefusal(refusal);
    }
    const auto play = [this, wanted] { desk().play(wanted); };
    setConfirm(tr("Trade   [Enter]"), may && !isGift, play);
    setOther(tr("Give for nothing\n[⇧Enter]"), play, may && isGift);
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
        clear();
        refresh();
        return true;
    }
    if (key == Qt::Key_T) {
        const engine::Position& position = desk().position();
        std::vector<std::optional<engine::PlayerId>> partners{std::nullopt};
        for (const engine::PlayerId player : position.seats()) {
            if (player != position.turn.player && !position.isOut(player)) {
                partners.emplace_back(player);
            }
        }
        const auto now = std::find(partners.begin(), partners.end(), m_partner);
        setPartner(now == partners.end() || now + 1 == partners.end() ? partners.front() : *(now + 1));
        return true;
    }
    return GuidePanel::takeKey(key, modifiers);
}

}  // namespace ui
