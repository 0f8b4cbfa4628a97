// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/seven_panel.h"

#include <algorithm>
#include <ranges>

#include "adjudicator/what_if/standing_text.h"
#include "engine/rules/robber.h"
#include "ui/acts/act_text.h"
#include "ui/kit/elided_label.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/option_button.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

/// Below this height every line counts.
constexpr int kLow = 480;

const engine::RobberDue* robberOf(const engine::Position& position) {
    return std::get_if<engine::RobberDue>(&position.turn.pending);
}

/// Large hands give up cards before anything else.
bool stirsHands(const engine::Position& position) {
    const auto* robber = robberOf(position);
    return robber == nullptr || robber->cause == engine::RobberCause::Seven ||
           robber->cause == engine::RobberCause::Fictional;
}

/// How many cards the player has given up since the dice were thrown.
int givenUp(const adjudicator::Line& line, engine::PlayerId player) {
    int given = 0;
    for (const auto& act : std::views::reverse(line.acts())) {
        const auto& done = line.actAt(act.now);
        for (const engine::Event& event : done.events) {
            const auto* discarded = std::get_if<engine::CardsDiscarded>(&event.body);
            given += discarded != nullptr && discarded->player == player ? discarded->count : 0;
        }
        if (engine::diceOf(done.action) != nullptr) {
            break;
        }
    }
    return given;
}

/// "city, settlement": what the player has at the hex that was chosen.
QString piecesAt(const engine::Position& position, const std::vector<engine::Place>& chosen, engine::PlayerId player) {
    const auto* hex = chosen.empty() ? nullptr : std::get_if<engine::HexId>(&chosen.front());
    QStringList pieces;
    if (hex != nullptr) {
        for (const engine::CornerId corner : position.topology().cornersOf(*hex)) {
            const auto& building = position.buildings[corner];
            if (building && building->owner == player) {
                pieces.append(buildingWord(building->kind));
            }
        }
    }
    return pieces.join(QStringLiteral(", "));
}

}  // namespace

std::optional<Question> SevenPanel::asked() const {
    const ActChooser* chooser = desk().saying().chooser();
    return chooser != nullptr && chooser->act() == Act::Robber ? chooser->question() : std::nullopt;
}

SevenPanel::Step SevenPanel::step() const {
    if (desk().saying().guide() == Guide::Discards) {
        return Step::GiveUp;
    }
    const auto question = asked();
    return question && !question->besidePlaces ? Step::Take : Step::Move;
}

void SevenPanel::refresh() {
    if (!desk().hasGame()) {
        return;
    }
    const engine::Position& position = desk().position();
    const auto* robber = robberOf(position);
    keepOpen();
    const Step now = step();
    setHead(now == Step::GiveUp ? tr("Give up cards") : dueText(position),
            robber != nullptr && now != Step::GiveUp ? std::optional(engine::moverOf(position, *robber)) : std::nullopt,
            clausesFor(Act::Discard, position));
    // The steps say the same, but for who moves the robber out of turn.
    const bool isOutOfTurn = robber != nullptr && engine::moverOf(position, *robber) != position.turn.player;
    setHeadShown(true, isOutOfTurn ? 0 : kLow);
    m_isLow = height() < kLow;
    setRefusal(std::nullopt);
    auto* body = new QWidget(this);
    auto* layout = kit::column(body, 2);
    if (robber != nullptr) {
        addSteps(*layout, body);
    }
    for (const engine::PlayerId player : position.seats()) {
        if (!position.isOut(player)) {
            addRow(*layout, body, player);
        }
    }
    if (now != Step::GiveUp) {
        addAnswers(*layout, body);
    }
    layout->addStretch(1);
    setBody(body);
    showMainStep();
}

void SevenPanel::showMainStep() {
    const auto question = asked();
    const Step now = step();
    if (now == Step::GiveUp) {
        setMainStep(std::nullopt);
        return;
    }
    if (now == Step::Move) {
        setMainStep(MainStep{tr("Move the robber"), false, {}, true});
        return;
    }
    std::vector<engine::PlayerId> victims;
    for (const Answer& answer : question->answers) {
        if (const auto* player = std::get_if<engine::PlayerId>(&answer)) {
            victims.push_back(*player);
        }
    }
    // With several of them none is the one that was meant.
    if (question->field == engine::field::kVictim && victims.size() == 1) {
        constexpr int kNameWide = 110;
        const QString name =
            fontMetrics().elidedText(nameOf(desk().position(), victims.front()), Qt::ElideRight, kNameWide);
        setMainStep(MainStep{tr("Take a card of %1   [Space]").arg(name), true,
                             [this, victim = victims.front()] { desk().saying().answer(Answer(victim)); }, true});
    } else {
        setMainStep(MainStep{tr("Take a card"), false, {}, true});
    }
}

/// Where one is of the three; what is over has a tick.
void SevenPanel::addSteps(QBoxLayout& layout, QWidget* body) {
    constexpr int kHigh = 32;
    auto* row = kit::row(nullptr, 4);
    const Step now = step();
    QStringList words{tr("Move the robber"), tr("Take a card")};
    int current = now == Step::Take ? 1 : 0;
    if (stirsHands(desk().position())) {
        words.prepend(tr("Give up cards"));
        current = now == Step::GiveUp ? 0 : current + 1;
    }
    for (int i = 0; i < words.size(); ++i) {
        const QString mark = i < current ? QStringLiteral("✓ ") : QStringLiteral("%1 ").arg(i + 1);
        auto* label = kit::label(mark + words[i], body,
                                 {.name = QStringLiteral("sevenStep%1").arg(i),
                                  .kind = i == current  ? "filled"
                                          : i < current ? "good"
                                                        : "dim",
                                  .wraps = true,
                                  .align = Qt::AlignCenter});
        label->setMinimumHeight(kHigh);
        row->addWidget(label, 1);
    }
    layout.addLayout(row);
}

void SevenPanel::addRow(QBoxLayout& layout, QWidget* body, engine::PlayerId player) {
    // What stands in it: a button, or words alone. The rows below stay where they are.
    constexpr int kStateHigh = 46;
    constexpr int kBadge = 26;
    const engine::Position& position = desk().position();
    auto* row = new QWidget(body);
    row->setObjectName(QStringLiteral("sevenRow-") + QString::fromStdString(position.table->idOf(player)));
    auto* column = kit::column(row, 0);
    auto* top = kit::row(nullptr, 8);
    auto* name = kit::dressed(new ElidedLabel(row), {.kind = "title"});
    name->say(nameOf(position, player));
    const engine::Range size = position.hands[player].size();
    auto* held =
        kit::label(QString::fromStdString(adjudicator::countText(size)), row, {.pixels = 24, .weight = QFont::Bold});
    held->setToolTip(tr("cards in the hand"));
    kit::fill(*top, {kit::picture(badge(lookOf(position, player), kBadge, devicePixelRatioF()), row), {name, 1}, held});
    if (stirsHands(position)) {
        top->addWidget(kit::dim(tr("limit %1").arg(engine::handLimit(position, player)), row));
    }
    column->addLayout(top);
    auto* state = new QWidget(row);
    auto* line = new FlowLayout(state, 6);
    const auto open = due();
    const auto unknown = desk().saying().handsToAsk();
    const auto owes = std::ranges::find(open, player, &engine::Discard::by);
    const Step now = step();
    if (now == Step::GiveUp && owes != open.end()) {
        addDue(*line, state, *owes, owes == open.begin());
    } else if (now == Step::GiveUp && std::ranges::find(unknown, player) != unknown.end()) {
        addAsked(*line, state, player, open.empty() && player == unknown.front());
    } else {
        addGiven(*line, state, player);
        if (now == Step::Take) {
            addVictim(*line, state, player);
        }
    }
    auto* room = kit::row(nullptr, 0);
    room->addStrut(kStateHigh);
    room->addWidget(state, 1, Qt::AlignVCenter);
    column->addLayout(room);
    if (m_named == player && now == Step::GiveUp) {
        if (const auto discard = owed(player)) {
            addNames(*column, row, *discard);
        }
    }
    kit::fill(*column, {kit::stretch(), kit::hairline(row)});
    layout.addWidget(row);
}

void SevenPanel::addGiven(QLayout& line, QWidget* row, engine::PlayerId player) {
    const engine::Position& position = desk().position();
    if (!stirsHands(position)) {
        return;
    }
    const int given = givenUp(desk().table().line(), player);
    const auto left = position.hands[player].total;
    if (given == 0) {
        line.addWidget(kit::dim(tr("gives nothing"), row));
    } else {
        line.addWidget(
            kit::label(left ? tr("✓ gave %1 of %2").arg(given).arg(*left + given) : tr("✓ gave %1").arg(given), row,
                       {.kind = "good", .pixels = 17}));
    }
}

void SevenPanel::addVictim(QLayout& line, QWidget* row, engine::PlayerId player) {
    const engine::Position& position = desk().position();
    const auto question = asked();
    const auto* robber = robberOf(position);
    const auto answer = std::ranges::find(question->answers, Answer(player));
    if (question->field != engine::field::kVictim) {
        return;
    }
    if (answer != question->answers.end()) {
        auto* button =
            answerButton(tr("Take a card"), static_cast<std::size_t>(answer - question->answers.begin()), row);
        button->setAccessibleName(tr("Take a card of %1").arg(nameOf(position, player)));
        line.addWidget(button);
        const QString pieces = piecesAt(position, desk().saying().chooser()->chosen(), player);
        if (!pieces.isEmpty()) {
            line.addWidget(kit::dim(pieces, row));
        }
    } else {
        const bool isMover = robber != nullptr && engine::moverOf(position, *robber) == player;
        if (isMover && m_isLow) {
            addOthers(line, row);
            return;
        }
        const QString words = isMover ? tr("moves the robber") : tr("nothing to take at this hex");
        // Beside what it gave up, if anything.
        line.addWidget(kit::dim(stirsHands(position) ? QStringLiteral("· ") + words : words, row));
    }
}

QPushButton* SevenPanel::answerButton(const QString& text, std::size_t number, QWidget* parent) {
    constexpr std::size_t kDigits = 9;
    const Answer answer = asked()->answers[number];
    auto* button =
        kit::dressed(new OptionButton(text, number < kDigits ? QString::number(number + 1) : QString(), parent),
                     {.name = QStringLiteral("answer%1").arg(number)});
    kit::afterPress(button, this, [this, answer] { desk().saying().answer(answer); });
    return button;
}

/// Whoever else a card can be taken from: nobody, a player who is out.
void SevenPanel::addOthers(QLayout& line, QWidget* row) {
    const auto question = asked();
    for (std::size_t i = 0; i < question->answers.size(); ++i) {
        const Answer& answer = question->answers[i];
        const auto* player = std::get_if<engine::PlayerId>(&answer);
        const bool hasRow = player != nullptr && !desk().position().isOut(*player);
        if (question->field != engine::field::kVictim || !hasRow) {
            const engine::Action& example = desk().saying().chooser()->exampleOf(*question, answer);
            line.addWidget(answerButton(answerText(*question, answer, example, desk().position()), i, row));
        }
    }
}

/// In a low panel the strip alone says what is to be pointed at and how one goes back, and whoever moves the robber has
/// "nobody" in their row.
void SevenPanel::addAnswers(QBoxLayout& layout, QWidget* body) {
    const auto question = asked();
    if (!question) {
        if (desk().saying().has(Act::Robber) && !m_isLow) {
            layout.addWidget(kit::note(tr("To which hex? Point at it on the board, or press its letter."), body));
        }
        return;
    }
    const bool isVictim = question->field == engine::field::kVictim;
    const auto* robber = robberOf(desk().position());
    if (isVictim && m_isLow && robber != nullptr) {
        return;
    }
    if (!isVictim) {
        layout.addWidget(kit::heading(askedText(*question), body));
    }
    auto* row = new QWidget(body);
    auto* line = new FlowLayout(row, 6);
    addOthers(*line, row);
    if (desk().saying().chooser()->canStepBack()) {
        line->addWidget(kit::pressLater(tr("Another hex   [⌫]"), row, {.name = "anotherHex", .kind = "small"}, this,
                                        [this] { desk().cancel(); }));
    }
    layout.addWidget(row);
}

void SevenPanel::resizeEvent(QResizeEvent* event) {
    GuidePanel::resizeEvent(event);
    if (m_isLow != (height() < kLow) && isVisible()) {
        // What lies in it is being laid out.
        QMetaObject::invokeMethod(this, &SevenPanel::refresh, Qt::QueuedConnection);
    }
}

bool SevenPanel::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    if (takeDiscardKey(key)) {
        return true;
    }
    const auto question = step() == Step::GiveUp ? std::nullopt : asked();
    const int digit = key - Qt::Key_1;
    if (question && modifiers == Qt::NoModifier && digit >= 0 && digit < 9) {
        if (static_cast<std::size_t>(digit) < question->answers.size()) {
            desk().saying().answer(Answer(question->answers[static_cast<std::size_t>(digit)]));
        }
        return true;
    }
    if (key == Qt::Key_Backspace && modifiers == Qt::NoModifier && step() == Step::Take) {
        desk().cancel();
        return true;
    }
    return GuidePanel::takeKey(key, modifiers);
}

void SevenPanel::forget() {
    m_held.clear();
    m_named.reset();
    m_cards = {};
}

}  // namespace ui
