// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/facts_panel.h"

#include <array>

#include "adjudicator/what_if/standing_text.h"
#include "engine/action/decide.h"
#include "ui/acting/card_stepper.h"
#include "ui/acting/row_parts.h"
#include "ui/acts/act_text.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/text/phase_text.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

void FactsPanel::hideEvent(QHideEvent*) {
    m_what.reset();
    m_set = {};
    m_reason.clear();
    m_built = false;
    m_isShown = false;
}

void FactsPanel::choose(What what) {
    m_what = what;
    m_isShown = false;
    m_who = desk().position().turn.player;
    m_set = {};
    changed();
}

void FactsPanel::beginHand(engine::PlayerId player, Hand hand) {
    m_what = What::Hand;
    m_isShown = hand == Hand::Shown;
    m_who = player;
    m_set = {};
    changed();
}

void FactsPanel::changed() {
    m_built = false;
    refresh();
}

engine::HoldingSetup& FactsPanel::holding() {
    return m_set.holdings[desk().position().table->idOf(m_who)];
}

engine::HoldingSetup FactsPanel::said() const {
    const auto found = m_set.holdings.find(desk().position().table->idOf(m_who));
    return found != m_set.holdings.end() ? found->second : engine::HoldingSetup{};
}

void FactsPanel::refresh() {
    if (!desk().hasGame()) {
        return;
    }
    if (m_isShown) {
        setHead(tr("%1 shows the hand").arg(nameOf(desk().position(), m_who)), m_who, {});
    } else {
        setHead(tr("Enter what happened"), std::nullopt, {});
    }
    setOther(m_what && !m_isShown ? tr("Another fact") : tr("Done   [Esc]"), [this] {
        if (m_what && !m_isShown) {
            m_what.reset();
            m_set = {};
            changed();
        } else {
            desk().saying().setCorrecting(false);
        }
    });
    // The field keeps what is typed while the table goes on.
    if (!m_built) {
        m_built = true;
        build();
    }
    judge();
}

void FactsPanel::build() {
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 7);
    if (!m_what) {
        layout->addWidget(kit::note(
            tr("The brushes above the board set pieces; here is what no piece shows. No rule is asked."), body));
        const std::array<QString, 5> kinds{tr("Cards in a hand"), tr("Development cards played"), tr("Extra points"),
                                           tr("Longest road, largest army"), tr("Whose turn, which phase")};
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            auto* button = new OptionButton(kinds[i], QString::number(i + 1), body);
            button->setObjectName(QStringLiteral("fact%1").arg(i));
            kit::afterPress(button, this, [this, i] { choose(static_cast<What>(i)); });
            layout->addWidget(button);
        }
    } else if (m_isShown) {
        addShown(*layout, body);
    } else {
        if (*m_what != What::Holders) {
            addPlayers(*layout, body);
        }
        switch (*m_what) {
            case What::Hand:
                addHand(*layout, body);
                break;
            case What::Played:
                addPlayed(*layout, body);
                break;
            case What::Points:
                addPoints(*layout, body);
                break;
            case What::Holders:
                addHolders(*layout, body);
                break;
            case What::Turn:
                addTurn(*layout, body);
                break;
        }
        layout->addWidget(reasonField(
            tr("Reason (empty: noticed late)"), m_reason,
            [this](const QString& text) {
                m_reason = text;
                judge();
            },
            body));
    }
    layout->addStretch(1);
    setBody(body);
}

void FactsPanel::addPlayers(QBoxLayout& layout, QWidget* body) {
    const engine::Position& position = desk().position();
    auto* row = new QWidget(body);
    auto* flow = new FlowLayout(row, 6);
    for (const engine::PlayerId player : position.seats()) {
        const QString name = QStringLiteral("who-") + QString::fromStdString(position.table->idOf(player));
        flow->addWidget(
            largePick({nameOf(position, player), name, m_who == player, {}, player, &position}, row, [this, player] {
                m_who = player;
                if (m_set.turn) {
                    m_set.turn->player = desk().position().table->idOf(player);
                } else {
                    m_set = {};
                }
                changed();
            }));
    }
    layout.addWidget(row);
}

void FactsPanel::addHand(QBoxLayout& layout, QWidget* body) {
    const engine::Hand& hand = desk().position().hands[m_who];
    auto* stepper = kit::dressed(new CardStepper(tr("Cards"), body), {.name = "hand"});
    stepper->setCards(certainOf(said().hand.value_or(hand)));
    connect(stepper, &CardStepper::changed, this, [this, stepper] {
        holding().hand = engine::Hand::exactly(stepper->cards());
        judge();
    });
    layout.addWidget(stepper);
    auto* unknown = kit::dressed(new OptionButton(tr("Nobody knows which"), {}, body), {.name = "unknown"});
    kit::afterPress(unknown, this, [this] {
        holding().hand = engine::Hand::untracked();
        changed();
    });
    layout.addWidget(unknown);
}

/// Only cards that the hand may hold can be counted: what is shown settles what was open.
void FactsPanel::addShown(QBoxLayout& layout, QWidget* body) {
    const engine::Hand& hand = desk().position().hands[m_who];
    engine::Cards most;
    for (const engine::Resource resource : engine::kResources) {
        most[resource] = hand.cards[resource].most;
    }
    layout.addWidget(kit::note(
        tr("Count the cards on the table. Only what the hand may hold can be counted; if it holds others, correct it."),
        body));
    auto* stepper = kit::dressed(new CardStepper(tr("Cards"), body), {.name = "hand"});
    stepper->setBounds(certainOf(hand), most);
    stepper->setCards(certainOf(said().hand.value_or(hand)));
    holding().hand = engine::Hand::exactly(stepper->cards());
    connect(stepper, &CardStepper::changed, this, [this, stepper] {
        holding().hand = engine::Hand::exactly(stepper->cards());
        judge();
    });
    layout.addWidget(stepper);
}

void FactsPanel::judgeShown() {
    const engine::Position& position = desk().position();
    const engine::Range size = position.hands[m_who].size();
    const int counted = said().hand ? said().hand->size().least : 0;
    engine::Adjust adjust;
    adjust.reason = tr("%1 shows the hand").arg(nameOf(position, m_who)).toStdString();
    adjust.set = m_set;
    const auto refusal = engine::actionRefusal(position, adjust);
    const bool fits = counted >= size.least && counted <= size.most;
    if (fits) {
        setRefusal(refusal);
    } else {
        setHint(tr("The hand has %1 cards, %2 are counted.")
                    .arg(QString::fromStdString(adjudicator::countText(size)))
                    .arg(counted));
    }
    setConfirm(tr("Enter it   [Enter]"), fits && !refusal, [this, adjust] {
        desk().saying().setCorrecting(false);
        desk().play(adjust);
    });
}

void FactsPanel::addCount(QBoxLayout& layout, QWidget* body, const QString& text, const QString& name, int value,
                          bool below, const std::function<void(int)>& set) {
    auto* row = new QHBoxLayout;
    kit::fill(*row, {{kit::label(text, body, {.wraps = true}), 1}, kit::heading(QString::number(value), body)});
    for (const int by : {-1, 1}) {
        row->addWidget(stepButton(
            {by, (by < 0 ? QStringLiteral("less-") : QStringLiteral("more-")) + name,
             by < 0 ? tr("%1, one less").arg(text) : tr("%1, one more").arg(text), below || value + by >= 0, 48},
            body, [this, set, value, by] {
                set(value + by);
                changed();
            }));
    }
    layout.addLayout(row);
}

void FactsPanel::addPlayed(QBoxLayout& layout, QWidget* body) {
    const engine::DevelopmentCounts now =
        said().playedDevelopment.value_or(desk().position().development[m_who].played);
    for (const engine::DevelopmentCard card : engine::kDevelopmentCards) {
        addCount(layout, body, cardWord(card), QString::number(static_cast<int>(card)), now[card], false,
                 [this, card, now](int count) {
                     engine::DevelopmentCounts played = now;
                     played[card] = count;
                     holding().playedDevelopment = played;
                 });
    }
}

void FactsPanel::addPoints(QBoxLayout& layout, QWidget* body) {
    const int now = said().extraPoints.value_or(desk().position().extraPoints[m_who]);
    addCount(layout, body, tr("Points that nothing on the board shows"), QStringLiteral("points"), now, true,
             [this](int points) { holding().extraPoints = points; });
}

void FactsPanel::addHolders(QBoxLayout& layout, QWidget* body) {
    const engine::Position& position = desk().position();
    const auto add = [&](const QString& title, const QString& name, std::optional<engine::PlayerId> now,
                         std::optional<std::string> engine::Setup::*field) {
        layout.addWidget(kit::heading(title, body));
        auto* row = new QWidget(body);
        auto* flow = new FlowLayout(row, 6);
        const std::string held = m_set.*field ? *(m_set.*field) : now ? position.table->idOf(*now) : std::string();
        const auto offer = [&](const QString& text, const std::string& id) {
            flow->addWidget(largePick({text, QStringLiteral("%1-%2").arg(name, QString::fromStdString(id)), held == id,
                                       QStringLiteral("%1: %2").arg(title, text)},
                                      row, [this, field, id] {
                                          m_set.*field = id;
                                          changed();
                                      }));
        };
        for (const engine::PlayerId player : position.seats()) {
            offer(nameOf(position, player), position.table->idOf(player));
        }
        offer(tr("nobody"), {});
        layout.addWidget(row);
    };
    add(tr("Longest road"), QStringLiteral("road"), position.longestRoadHolder, &engine::Setup::longestRoadHolder);
    add(tr("Largest army"), QStringLiteral("army"), position.largestArmyHolder, &engine::Setup::largestArmyHolder);
}

void FactsPanel::addTurn(QBoxLayout& layout, QWidget* body) {
    const engine::Position& position = desk().position();
    if (!m_set.turn) {
        m_set.turn.emplace();
        m_set.turn->round = position.turn.round;
        m_set.turn->player = position.table->idOf(m_who);
        m_set.turn->phase = std::string(engine::toText(position.turn.phase));
    }
    layout.addWidget(kit::heading(tr("Which phase?"), body));
    auto* row = new QWidget(body);
    auto* flow = new FlowLayout(row, 6);
    for (const engine::Phase phase : phasesOf(position.rules())) {
        const std::string word(engine::toText(phase));
        flow->addWidget(largePick({phaseWord(phase, false), QStringLiteral("phase-") + QString::fromStdString(word),
                                   m_set.turn->phase == word},
                                  row, [this, word] {
                                      m_set.turn->phase = word;
                                      changed();
                                  }));
    }
    layout.addWidget(row);
    addCount(layout, body, tr("Round"), QStringLiteral("round"), m_set.turn->round, false,
             [this](int round) { m_set.turn->round = std::max(round, 1); });
    layout.addWidget(kit::note(tr("Whatever was due is dropped."), body));
}

void FactsPanel::judge() {
    if (m_isShown) {
        judgeShown();
        return;
    }
    if (!m_what || m_set == engine::Setup{}) {
        setHint({});
        setConfirm({}, false, {});
        return;
    }
    engine::Adjust adjust;
    adjust.reason = (m_reason.trimmed().isEmpty() ? tr("noticed late") : m_reason.trimmed()).toStdString();
    adjust.set = m_set;
    const auto refusal = engine::actionRefusal(desk().position(), adjust);
    setRefusal(refusal);
    setConfirm(tr("Enter it   [Enter]"), !refusal, [this, adjust] {
        m_what.reset();
        m_set = {};
        m_reason.clear();
        m_built = false;
        desk().play(adjust);
    });
}

bool FactsPanel::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    const int digit = key - Qt::Key_1;
    if (modifiers == Qt::NoModifier && digit >= 0 && digit < 5 && !m_what) {
        choose(static_cast<What>(digit));
        return true;
    }
    return GuidePanel::takeKey(key, modifiers);
}

}  // namespace ui
