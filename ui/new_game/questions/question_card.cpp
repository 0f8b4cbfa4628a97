// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/questions/question_card.h"

#include <QKeySequence>
#include <algorithm>
#include <utility>

#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/kit/tab_order.h"
#include "ui/text/language.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

using adjudicator::questions::Item;

constexpr int kCardMargin = 16;
constexpr int kSentencePixels = 24;
constexpr int kQuestionGap = 10;

QString keyWord(int key) {
    switch (key) {
        case Qt::Key_Return:
            return QuestionCard::tr("Enter");
        default:
            return QKeySequence(key).toString(QKeySequence::NativeText);
    }
}

/// Every colour that pieces come in.
std::vector<std::string> allColours() {
    return {"red", "blue", "white", "orange", "green", "brown"};
}

}  // namespace

QuestionCard::QuestionCard(QWidget* parent) : QWidget(parent) {
    auto* column = kit::column(this, kQuestionGap, {kCardMargin, 8, kCardMargin, 8});
    auto* head = kit::row(nullptr, kQuestionGap);
    m_sentence =
        kit::label({}, this, {.name = "question", .wraps = true, .pixels = kSentencePixels, .weight = QFont::Bold});
    m_chance = kit::label({}, this, {.kind = "warn"});
    m_chance->setContentsMargins(10, 4, 10, 4);
    m_chance->setToolTip(tr("How sure the program is of what it took it for"));
    kit::fill(*head, {{m_sentence, 1}, {m_chance, 0, Qt::AlignTop}});
    column->addLayout(head);
    m_grid = kit::grid(nullptr, kQuestionGap, kQuestionGap);
    column->addLayout(m_grid, 1);
    m_buttons = new QWidget(this);
    m_row = new FlowLayout(m_buttons, kQuestionGap);
    m_hint = kit::dim({}, this);
    m_hint->setWordWrap(true);
    m_back = kit::press(tr("Back   [⌫]"), this, {.kind = "small"}, this, [this] { goBack(); });
    auto* foot = kit::row(nullptr, kQuestionGap);
    kit::fill(*foot, {{m_back, 0, Qt::AlignLeft}, {m_hint, 1}});
    column->addWidget(m_buttons);
    column->addLayout(foot);
}

void QuestionCard::ask(const adjudicator::questions::Question& question, const Cropped& cropped,
                       const adjudicator::questions::QuestionWords& words, bool canGoBack) {
    m_question = question;
    m_canGoBack = canGoBack;
    m_isOther = false;
    m_taken.assign(question.items.size(), 0);
    m_places.clear();
    m_words.clear();
    double sureness = 1;
    for (const Item& item : question.items) {
        m_places.push_back(said(words.place(item.at)));
        std::vector<QString>& its = m_words.emplace_back();
        for (const Answer& answer : item.answers) {
            its.push_back(said(words.answer(answer)));
        }
        sureness = std::min(sureness, item.sureness);
    }
    m_others = furtherAnswers(question.items.front(), allColours());
    if (question.isGroup()) {
        // All at once can only be somebody else's.
        std::erase_if(m_others, [](const Answer& answer) { return answer.owner.empty(); });
    }
    m_otherWords.clear();
    for (const Answer& answer : m_others) {
        m_otherWords.push_back(said(question.isGroup() ? words.player(answer.owner) : words.answer(answer)));
    }
    const std::string owner = ownerOf(question);
    m_owner = owner.empty() ? QString() : said(words.player(owner));
    m_sentence->setText(said(words.sentence(question)));
    constexpr int kPercent = 100;
    m_chance->setText(QStringLiteral("%1 %").arg(qRound(kPercent * sureness)));
    // Of what was not read nobody knows how surely it is not there.
    m_chance->setVisible(!question.items.front().answers.front().isNothing());
    setAccessibleName(m_sentence->text());
    showCrops(cropped);
    showTaken();
    showChoices();
}

void QuestionCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // In a low window the pictures have the room.
    constexpr int kLow = 470;
    constexpr int kSmallSentencePixels = 18;
    const bool isLow = height() < kLow;
    m_hint->setVisible(!isLow);
    m_sentence->setFont(sized(m_sentence->font(), isLow ? kSmallSentencePixels : kSentencePixels));
}

void QuestionCard::showCrops(const Cropped& cropped) {
    for (CropView* crop : m_crops) {
        m_grid->removeWidget(crop);
        crop->hide();
        crop->deleteLater();
    }
    m_crops.clear();
    const bool isGroup = m_question.isGroup();
    const int columns = m_question.items.size() > adjudicator::questions::kMostInGroup ? 3 : 2;
    for (std::size_t i = 0; i < m_question.items.size(); ++i) {
        const int at = static_cast<int>(i);
        auto* crop = new CropView(cropped, m_question.items[i], isGroup ? at + 1 : 0, this);
        connect(crop, &CropView::clicked, this, [this, i] { turn(i); });
        m_grid->addWidget(crop, at / columns, at % columns);
        m_crops.push_back(crop);
    }
}

void QuestionCard::showTaken() {
    for (std::size_t i = 0; i < m_crops.size(); ++i) {
        const bool isThere = !m_question.items[i].answers[m_taken[i]].isNothing();
        m_crops[i]->say(m_question.isGroup() ? m_words[i][m_taken[i]] : QString(), m_places[i], isThere);
    }
}

void QuestionCard::turn(std::size_t item) {
    if (item < m_taken.size()) {
        m_taken[item] = (m_taken[item] + 1) % m_question.items[item].answers.size();
        showTaken();
        showChoices();
    }
}

void QuestionCard::sayAll(bool isNothing) {
    std::vector<Answer> all;
    for (const Item& item : m_question.items) {
        const auto found = std::ranges::find(item.answers, isNothing, &Answer::isNothing);
        all.push_back(found == item.answers.end() ? item.answers.front() : *found);
    }
    Q_EMIT answered(all);
}

void QuestionCard::sayAllOf(const std::string& owner) {
    const auto isNothing = [this](std::size_t i) { return m_question.items[i].answers[m_taken[i]].isNothing(); };
    bool isAnyMarked = false;
    for (std::size_t i = 0; i < m_taken.size(); ++i) {
        isAnyMarked = isAnyMarked || !isNothing(i);
    }
    std::vector<Answer> all;
    for (std::size_t i = 0; i < m_taken.size(); ++i) {
        const Item& item = m_question.items[i];
        const auto something = std::ranges::find(item.answers, false, &Answer::isNothing);
        Answer answer = isNothing(i) && !isAnyMarked ? *something : item.answers[m_taken[i]];
        if (!answer.isNothing()) {
            answer.owner = owner;
        }
        all.push_back(std::move(answer));
    }
    Q_EMIT answered(all);
}

QString QuestionCard::takenWords() const {
    const int count = static_cast<int>(m_taken.size());
    QStringList there;
    for (std::size_t i = 0; i < m_taken.size(); ++i) {
        if (!m_question.items[i].answers[m_taken[i]].isNothing()) {
            there.append(QString::number(i + 1));
        }
    }
    const bool isAsRead = std::ranges::all_of(m_taken, [](std::size_t taken) { return taken == 0; });
    return there.isEmpty() ? tr("None of them")
           : !isAsRead     ? there.size() == count || isOfHarbours(m_question)
                                 ? tr("As marked")
                                 : tr("Only %1").arg(there.join(QStringLiteral(", ")))
                           : tr("Yes, all %n", nullptr, count);
}

std::vector<QuestionCard::Choice> QuestionCard::ofGroup() {
    std::vector<Choice> choices;
    choices.push_back({Qt::Key_Return, takenWords(),
                       [this] {
                           std::vector<Answer> said;
                           for (std::size_t i = 0; i < m_taken.size(); ++i) {
                               said.push_back(m_question.items[i].answers[m_taken[i]]);
                           }
                           Q_EMIT answered(said);
                       },
                       true});
    const bool isUnread = m_question.items.front().answers.front().isNothing();
    if (isOfHarbours(m_question)) {
        return choices;
    }
    if (isUnread) {
        choices.push_back({Qt::Key_A, tr("All of them"), [this] { sayAll(false); }});
    } else {
        choices.push_back({Qt::Key_0, tr("None of them"), [this] { sayAll(true); }});
    }
    if (!m_others.empty()) {
        choices.push_back({Qt::Key_O, tr("Another colour …"), [this] {
                               m_isOther = true;
                               showChoices();
                           }});
    }
    if (!m_owner.isEmpty()) {
        choices.push_back(
            {Qt::Key_N, tr("Nobody plays %1").arg(m_owner), [this] { Q_EMIT nobodyPlays(ownerOf(m_question)); }});
    }
    return choices;
}

std::vector<QuestionCard::Choice> QuestionCard::ofOne() {
    std::vector<Choice> choices;
    const Item& item = m_question.items.front();
    int key = Qt::Key_1;
    for (std::size_t i = 0; i < item.answers.size(); ++i) {
        const bool isNothing = item.answers[i].isNothing();
        if (key > Qt::Key_9 && !isNothing) {
            continue;
        }
        choices.push_back({isNothing ? Qt::Key_0 : key++, m_words.front()[i],
                           [this, i] { say(m_question.items.front().answers[i]); }, i == 0});
    }
    // Nothing has the same place whatever is asked.
    std::ranges::stable_partition(choices, [](const Choice& choice) { return choice.key != Qt::Key_0; });
    if (!m_others.empty()) {
        const bool isColour = !m_others.front().owner.empty();
        choices.push_back({Qt::Key_O, isColour ? tr("Another colour …") : tr("Something else …"), [this] {
                               m_isOther = true;
                               showChoices();
                           }});
    }
    if (!m_owner.isEmpty()) {
        choices.push_back(
            {Qt::Key_N, tr("Nobody plays %1").arg(m_owner), [this] { Q_EMIT nobodyPlays(ownerOf(m_question)); }});
    }
    return choices;
}

std::vector<QuestionCard::Choice> QuestionCard::ofOthers() {
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < m_others.size(); ++i) {
        choices.push_back({Qt::Key_1 + static_cast<int>(i), m_otherWords[i], [this, i] {
                               if (m_question.isGroup()) {
                                   sayAllOf(m_others[i].owner);
                               } else {
                                   say(m_others[i]);
                               }
                           }});
    }
    return choices;
}

void QuestionCard::goBack() {
    if (std::exchange(m_isOther, false)) {
        showChoices();
    } else if (m_canGoBack) {
        Q_EMIT backRequested();
    }
}

void QuestionCard::showChoices() {
    m_choices = m_isOther ? ofOthers() : m_question.isGroup() ? ofGroup() : ofOne();
    m_back->setEnabled(m_isOther || m_canGoBack);
    while (QLayoutItem* item = m_row->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const Choice& choice : m_choices) {
        QString key = keyWord(choice.key);
        if (choice.isFirst && choice.key != Qt::Key_Return) {
            key = tr("%1, Enter").arg(key);
        }
        auto* button = new OptionButton(choice.text, key, m_buttons);
        if (choice.isFirst) {
            button->setProperty("kind", QStringLiteral("next"));
        }
        // What a press does makes other buttons.
        kit::afterPress(button, this, choice.take);
        button->show();
        m_row->addWidget(button);
    }
    takeTabPlace(*m_buttons, *m_buttons);
    m_hint->setText(
        m_isOther ? (m_question.isGroup() ? tr("Said for every place that is marked.") : QString())
        : m_question.isGroup()
            ? tr("1 to %1 take a place for something else, and Enter takes all as they stand.").arg(m_taken.size())
            : tr("Enter takes it as it was read."));
}

bool QuestionCard::press(int key, Qt::KeyboardModifiers modifiers) {
    if ((modifiers & ~Qt::KeypadModifier) != Qt::NoModifier) {
        return false;
    }
    if (m_question.isGroup() && !m_isOther && key >= Qt::Key_1 && key < Qt::Key_1 + static_cast<int>(m_taken.size())) {
        turn(static_cast<std::size_t>(key - Qt::Key_1));
        return true;
    }
    if (m_question.isGroup() && !m_isOther && key == Qt::Key_0 && !isOfHarbours(m_question)) {
        sayAll(true);  // whatever Enter says now
        return true;
    }
    // One hand on the number block has no Backspace.
    if (key == Qt::Key_Backspace || key == Qt::Key_Minus) {
        goBack();
        return true;
    }
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
    for (const Choice& choice : m_choices) {
        if (choice.key == key || (isEnter && choice.isFirst)) {
            const auto take = choice.take;
            take();
            return true;
        }
    }
    return isEnter;
}

}  // namespace ui
