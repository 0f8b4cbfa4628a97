// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that are answered by counting cards.
#include <algorithm>

#include "ui/acting/card_stepper.h"
#include "ui/acting/card_tile.h"
#include "ui/acting/question_panel.h"
#include "ui/acting/row_parts.h"
#include "ui/acts/act_text.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

bool QuestionPanel::isAboutCards(const Question& question) const {
    return desk().saying().act() == Act::Card &&
           (question.field == kKindOfAct || question.field == engine::field::kCard);
}

/// Each as a card with its picture, what it does and how many were played.
void QuestionPanel::addCards(const Question& question, QBoxLayout& layout, QWidget* body) {
    const engine::Position& position = desk().position();
    const bool digits = desk().dice().sides().empty();
    // All five kinds stand in a low panel without scrolling.
    auto* tiles = kit::column(nullptr, 5);
    layout.addLayout(tiles);
    for (std::size_t i = 0; i < question.answers.size(); ++i) {
        const Answer& answer = question.answers[i];
        const engine::Action& example = desk().saying().chooser()->exampleOf(question, answer);
        const auto* card = std::get_if<engine::DevelopmentCard>(&answer);
        const engine::PlayerId by = engine::actorOf(example).value_or(position.turn.player);
        CardFace face = card != nullptr ? faceOf(*card, by, position)
                                        : faceOf(example, answerText(question, answer, example, position), position);
        // While dice are due the digits are faces.
        face.key = digits && i < 9 ? QString::number(i + 1) : QString();
        auto* tile = kit::dressed(new CardTile(std::move(face), body), {.name = QStringLiteral("answer%1").arg(i)});
        kit::afterPress(tile, this, [this, answer] { desk().saying().answer(answer); });
        tiles->addWidget(tile);
    }
}

void QuestionPanel::addSingleCard(const engine::Action& action, QBoxLayout& layout, QWidget* body) {
    const engine::Position& position = desk().position();
    const Answer kind = adjudicator::saying::kindOf({action, {}});
    const auto* played = std::get_if<engine::PlayCard>(&action);
    CardFace face = played != nullptr
                        ? faceOf(played->card, played->by, position)
                        : faceOf(action, answerText({kKindOfAct, {}, false}, kind, action, position), position);
    // The card says what it is.
    setConfirm(tr("Enter it   [Enter]"), true, [this, action] { desk().play(action); });
    auto* tile = kit::dressed(new CardTile(std::move(face), body), {.name = "answer0"});
    kit::afterPress(tile, this, [this, action] { desk().play(action); });
    layout.addWidget(tile);
}

void QuestionPanel::showResource(QPushButton& button, engine::Resource resource) {
    constexpr int kPicture = 26;
    button.setIcon(QIcon(resourcePicture(resource, kPicture, button.devicePixelRatioF())));
    button.setIconSize(QSize(kPicture, kPicture));
}

/// More sets of cards than there are digits: the year of plenty's. They are named one card after the other.
void QuestionPanel::addCardByCard(const Question& question, QBoxLayout& layout, QWidget* body) {
    m_cardByCard = true;
    m_answers = question.answers;
    layout.addWidget(kit::heading(
        m_named.none() ? askedText(question) : tr("%1 and which other card?").arg(cardsWords(m_named)), body));
    for (const engine::Resource resource : engine::kResources) {
        const int digit = static_cast<int>(resource) + 1;
        auto* button = new OptionButton(resourceWord(resource), QString::number(digit), body);
        button->setObjectName(QStringLiteral("card%1").arg(digit));
        showResource(*button, resource);
        button->setEnabled(mayName(resource));
        kit::afterPress(button, this, [this, resource] { nameCard(resource); });
        layout.addWidget(button);
    }
}

bool QuestionPanel::mayName(engine::Resource resource) const {
    engine::Cards cards = m_named;
    cards += engine::Cards::one(resource);
    return std::ranges::any_of(m_answers, [&](const Answer& answer) {
        const auto& whole = std::get<engine::Cards>(answer);
        return std::ranges::all_of(engine::kResources, [&](auto each) { return cards[each] <= whole[each]; });
    });
}

/// One more of the cards; the last one answers the question.
void QuestionPanel::nameCard(engine::Resource resource) {
    if (!m_cardByCard || !mayName(resource)) {
        return;
    }
    m_named += engine::Cards::one(resource);
    const auto whole = std::ranges::find(m_answers, Answer(m_named));
    if (whole == m_answers.end()) {
        refresh();
        return;
    }
    m_named = {};
    desk().saying().answer(Answer(*whole));
}

void QuestionPanel::addFields(const engine::ActFamily& only, QBoxLayout& layout, QWidget* body) {
    for (const engine::OpenField& field : only.open) {
        const auto* bounds = std::get_if<engine::CardsBounds>(&field.bounds);
        if (bounds == nullptr) {
            continue;
        }
        layout.addWidget(kit::heading(bounds->fewest == bounds->total
                                          ? tr("Which %n card(s)?", nullptr, bounds->total)
                                          : tr("Which cards? At least %n.", nullptr, bounds->fewest),
                                      body));
        auto* stepper = new CardStepper(tr("Cards"), body);
        stepper->setBounds(bounds->least, bounds->most);
        const auto said = m_cards.find(field.name);
        stepper->setCards(said != m_cards.end() ? said->second : bounds->least);
        m_cards.insert_or_assign(field.name, stepper->cards());
        connect(stepper, &CardStepper::changed, this, [this, stepper, name = field.name] {
            m_cards.insert_or_assign(name, stepper->cards());
            judge();
        });
        if (m_stepper == nullptr) {
            m_stepper = stepper;
            stepper->setDigits();
        }
        layout.addWidget(stepper);
    }
    if (const auto* card = std::get_if<engine::PlayCard>(&only.action); card != nullptr && only.open.empty()) {
        addCounts(*card, layout, body);
    }
}

/// A monopoly: how many each of the others hands over, if it was seen.
void QuestionPanel::addCounts(const engine::PlayCard& card, QBoxLayout& layout, QWidget* body) {
    const engine::Position& position = desk().position();
    layout.addWidget(kit::heading(tr("How many %1 does each give?").arg(resourceWord(*card.resource)), body));
    auto* grid = new QGridLayout;
    int row = 0;
    for (const engine::PlayerId player : position.seats()) {
        if (player == card.by || position.isOut(player)) {
            continue;
        }
        const engine::Range held = position.hands[player].cards[*card.resource];
        const int now = m_given ? (*m_given)[player] : held.least;
        auto* mark = kit::picture(badge(lookOf(position, player), 24, devicePixelRatioF()), body);
        auto* count = kit::heading(m_given || held.isExact() ? QString::number(now) : QStringLiteral("?"), body);
        grid->addWidget(mark, row, 0);
        grid->addWidget(new QLabel(nameOf(position, player), body), row, 1);
        grid->addWidget(count, row, 2);
        int column = 3;
        for (const int by : {-1, 1}) {
            auto* step = stepButton(
                {by,
                 QStringLiteral("given%1%2").arg(by < 0 ? QStringLiteral("-less-") : QStringLiteral("-more-")).arg(row),
                 (by < 0 ? tr("%1 gives one less") : tr("%1 gives one more")).arg(nameOf(position, player)),
                 now + by >= held.least && now + by <= held.most, 48},
                body, [this, player, by, resource = *card.resource] {
                    if (!m_given) {
                        m_given.emplace();
                        for (const engine::PlayerId each : desk().position().seats()) {
                            (*m_given)[each] = desk().position().hands[each].cards[resource].least;
                        }
                    }
                    (*m_given)[player] += by;
                    refresh();
                });
            step->setFocusPolicy(Qt::TabFocus);
            grid->addWidget(step, row, column++);
        }
        ++row;
    }
    grid->setColumnStretch(1, 1);
    kit::fill(layout, {grid, kit::note(tr("Left as it is: nobody saw how many."), body)});
}

}  // namespace ui
