// SPDX-License-Identifier: GPL-3.0-or-later
// The cards given up after a 7.
#include <algorithm>

#include "engine/action/decide.h"
#include "engine/rules/robber.h"
#include "ui/acting/card_stepper.h"
#include "ui/acting/seven_panel.h"
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

std::vector<engine::Discard> SevenPanel::due() const {
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

engine::Discard SevenPanel::counted(engine::PlayerId player) const {
    const auto said = m_held.find(player);
    const int held = said != m_held.end() ? said->second : fewestTooMany(desk().position(), player);
    return {player, std::nullopt, held / 2, held};
}

std::optional<engine::Discard> SevenPanel::owed(engine::PlayerId player) const {
    const auto open = due();
    const auto known = std::ranges::find(open, player, &engine::Discard::by);
    if (known != open.end()) {
        return *known;
    }
    const auto asked = desk().saying().handsToAsk();
    return std::ranges::find(asked, player) != asked.end() ? std::optional(counted(player)) : std::nullopt;
}

/// What was said of somebody of whom nothing is due any more is forgotten.
void SevenPanel::keepOpen() {
    if (m_named && !owed(*m_named)) {
        m_named.reset();
    }
    std::erase_if(m_held, [this](const auto& each) { return !owed(each.first); });
}

void SevenPanel::addDue(QLayout& line, QWidget* row, const engine::Discard& discard, bool isFirst) {
    constexpr int kLarge = 34;
    const engine::Position& position = desk().position();
    const engine::PlayerId player = discard.by;
    const int count = discard.count.value_or(0);
    line.addWidget(kit::label(QString::number(count), row,
                              {.pixels = kLarge, .weight = QFont::Bold, .spoken = tr("%n card(s)", nullptr, count)}));
    line.addWidget(kit::dim(tr("to give up"), row));
    auto* done = kit::dressed(new OptionButton(tr("Done"), isFirst ? QStringLiteral("E") : QString(), row),
                              {.name = QStringLiteral("done-") + idOf(position, player),
                               .spoken = tr("%1 has given up").arg(nameOf(position, player))});
    done->keepRoomFor(QStringLiteral("E"));
    kit::afterPress(done, this, [this, discard] { desk().play(discard); });
    line.addWidget(done);
    line.addWidget(whichButton(player, row));
}

void SevenPanel::addAsked(QLayout& line, QWidget* row, engine::PlayerId player, bool isFirst) {
    const engine::Position& position = desk().position();
    const QString name = nameOf(position, player);
    const QString id = idOf(position, player);
    const int limit = engine::handLimit(position, player);
    const engine::Discard discard = counted(player);
    const engine::Range size = position.hands[player].size();
    line.addWidget(kit::dim(tr("more than %1 cards?").arg(limit), row));
    if (size.least <= limit) {
        auto* none = kit::dressed(new OptionButton(tr("No"), isFirst ? QStringLiteral("N") : QString(), row),
                                  {.name = QStringLiteral("within-") + id,
                                   .spoken = tr("%1 holds no more than %2 cards").arg(name).arg(limit)});
        none->keepRoomFor(QStringLiteral("N"));
        kit::afterPress(none, this, [this, player] { desk().play(engine::Discard{player, std::nullopt, 0}); });
        line.addWidget(none);
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
        line.addWidget(step);
        if (by < 0) {
            auto* held = kit::heading(QString::number(*discard.held), row, QStringLiteral("held-") + id);
            held->setWordWrap(false);
            held->setAccessibleName(tr("%n card(s)", nullptr, *discard.held));
            line.addWidget(held);
        }
    }
    auto* done =
        new OptionButton(tr("%n given up", nullptr, *discard.count), isFirst ? QStringLiteral("E") : QString(), row);
    done->setObjectName(QStringLiteral("done-") + id);
    done->keepRoomFor(QStringLiteral("E"));
    done->setAccessibleName(
        tr("%1 holds %2 cards and has given up %3").arg(name).arg(*discard.held).arg(*discard.count));
    kit::afterPress(done, this, [this, player] { desk().play(counted(player)); });
    line.addWidget(done);
    line.addWidget(whichButton(player, row));
}

QPushButton* SevenPanel::whichButton(engine::PlayerId player, QWidget* row) {
    const engine::Position& position = desk().position();
    return kit::pressLater(tr("Which?"), row,
                           {.name = QStringLiteral("which-") + idOf(position, player),
                            .kind = "link",
                            .spoken = tr("Name the cards of %1").arg(nameOf(position, player))},
                           this, [this, player] {
                               m_named = m_named == player ? std::nullopt : std::optional(player);
                               m_cards = {};
                               refresh();
                           });
}

void SevenPanel::addNames(QBoxLayout& layout, QWidget* body, const engine::Discard& discard) {
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

/// E ticks the next one off, N says that an unknown hand is small.
bool SevenPanel::takeDiscardKey(int key) {
    if (step() != Step::GiveUp) {
        return false;
    }
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
    return false;
}

}  // namespace ui
