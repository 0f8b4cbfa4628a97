// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_referee.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

#include "adjudicator/text/dice_game_text.h"
#include "adjudicator/text/words.h"
#include "engine/clauses/catalogue.h"
#include "engine/dice_game/decide.h"
#include "engine/dice_game/evolve.h"
#include "ui/dice_game/sheet_acts.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"

namespace ui {

namespace dg = engine::dice_game;

namespace {

QLabel* refereeWords(const QString& text, QWidget* parent, const char* kind = "") {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setProperty("kind", QString::fromLatin1(kind));
    return label;
}

/// "1 1 6": brick twice and gold; empty where something else is typed.
std::optional<std::vector<engine::Die>> refereeDice(const QString& text) {
    std::vector<engine::Die> dice;
    for (const QChar sign : text) {
        if (sign.isSpace() || sign == QLatin1Char(',')) {
            continue;
        }
        const int value = sign.digitValue();
        if (value < 1 || value > dg::kDieSides) {
            return std::nullopt;
        }
        dice.push_back({dg::kDieSides, value});
    }
    return dice;
}

std::optional<engine::PlayerId> refereePlayer(const QComboBox& box) {
    // The first of the list is nobody.
    return box.currentIndex() < 1 ? std::nullopt
                                  : std::optional(engine::PlayerId(static_cast<std::uint8_t>(box.currentIndex() - 1)));
}

}  // namespace

DiceReferee::DiceReferee(DiceDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 14, 10);
    layout->setSpacing(8);
    auto* kinds = new QHBoxLayout;
    kinds->setSpacing(6);
    auto* group = new QButtonGroup(this);
    const auto kind = [&](What what, const QString& text, const char* name) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QString::fromLatin1(name));
        button->setProperty("kind", QStringLiteral("small"));
        button->setCheckable(true);
        group->addButton(button);
        kinds->addWidget(button, 1);
        connect(button, &QPushButton::clicked, this, [this, what] { choose(what); });
        m_kinds[static_cast<std::size_t>(what)] = button;
    };
    kind(What::Happened, tr("It happened"), "refereeHappened");
    kind(What::Ruling, tr("Ruling"), "refereeRuling");
    kind(What::Correction, tr("Correction"), "refereeCorrection");
    layout->addLayout(kinds);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(makeHappened());
    m_pages->addWidget(makeRuling());
    m_pages->addWidget(makeCorrection());
    layout->addWidget(m_pages, 1);
    m_said = refereeWords({}, this);
    m_said->setObjectName(QStringLiteral("refereeSaid"));
    layout->addWidget(m_said);
    auto* last = new QHBoxLayout;
    auto* leave = new QPushButton(tr("Leave"), this);
    leave->setObjectName(QStringLiteral("refereeLeave"));
    leave->setMinimumHeight(48);
    connect(leave, &QPushButton::clicked, this, &DiceReferee::leaveRequested);
    m_enter = new QPushButton(this);
    m_enter->setObjectName(QStringLiteral("refereeEnter"));
    m_enter->setProperty("kind", QStringLiteral("next"));
    connect(m_enter, &QPushButton::clicked, this, &DiceReferee::enter);
    last->addWidget(leave);
    last->addWidget(m_enter, 1);
    layout->addLayout(last);
    choose(What::Happened);
}

QLineEdit* DiceReferee::reasonLine(QWidget* parent) {
    auto* line = new QLineEdit(parent);
    line->setPlaceholderText(tr("Reason"));
    line->setAccessibleName(tr("Reason"));
    line->setObjectName(QStringLiteral("refereeReason"));
    connect(line, &QLineEdit::textChanged, this, [this] {
        if (m_what == What::Correction) {
            plan();
        }
        judge();
    });
    connect(line, &QLineEdit::returnPressed, this, [this] {
        if (m_enter->isEnabled()) {
            enter();
        }
    });
    return line;
}

QComboBox* DiceReferee::playerBox(const QString& name, QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setMinimumHeight(34);
    box->setAccessibleName(name);
    connect(box, &QComboBox::activated, this, [this] {
        judge();
        Q_EMIT changed();
    });
    return box;
}

QWidget* DiceReferee::makeHappened() {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(
        refereeWords(tr("Press what is to be ticked or erased on the sheet. No rule is asked."), page, "dim"));
    m_ticks = refereeWords({}, page);
    m_ticks->setObjectName(QStringLiteral("refereeTicks"));
    layout->addWidget(m_ticks);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    m_faces = new QLineEdit(page);
    m_faces->setObjectName(QStringLiteral("refereeFaces"));
    m_faces->setPlaceholderText(tr("1 brick … 6 gold"));
    m_faces->setToolTip(tr("One digit for each die: 1 brick, 2 lumber, 3 wool, 4 grain, 5 ore, 6 gold"));
    m_faces->setAccessibleName(tr("The dice lie like this"));
    connect(m_faces, &QLineEdit::textChanged, this, [this] {
        judge();
        Q_EMIT changed();
    });
    form->addRow(tr("Dice"), m_faces);
    m_turn = playerBox(tr("Whose turn it is"), page);
    m_turn->setObjectName(QStringLiteral("refereeTurn"));
    form->addRow(tr("Turn"), m_turn);
    m_road = playerBox(tr("Holder of the longest road"), page);
    m_road->setObjectName(QStringLiteral("refereeRoad"));
    form->addRow(tr("Longest road"), m_road);
    m_army = playerBox(tr("Holder of the largest army"), page);
    m_army->setObjectName(QStringLiteral("refereeArmy"));
    form->addRow(tr("Largest army"), m_army);
    layout->addLayout(form);
    m_reasons[0] = reasonLine(page);
    layout->addWidget(m_reasons[0]);
    layout->addStretch(1);
    return page;
}

QWidget* DiceReferee::makeRuling() {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(refereeWords(tr("Decides a point between people; no sheet changes."), page, "dim"));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    m_clause = new QComboBox(page);
    m_clause->setObjectName(QStringLiteral("refereeClause"));
    m_clause->setMinimumHeight(34);
    m_clause->setAccessibleName(tr("Clause"));
    m_clause->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_clause->setMinimumContentsLength(12);
    m_clause->addItem(tr("none"), -1);
    for (const engine::ClauseInfo& info : engine::allClauses()) {
        const QString id = idText(info.id);
        if (id.startsWith(QLatin1String("WP-"))) {
            m_clause->addItem(QStringLiteral("%1  %2").arg(id, said(info.title)), static_cast<int>(info.id));
        }
    }
    connect(m_clause, &QComboBox::activated, this, &DiceReferee::judge);
    form->addRow(tr("Clause"), m_clause);
    m_about = playerBox(tr("Whom it is about"), page);
    m_about->setObjectName(QStringLiteral("refereeAbout"));
    form->addRow(tr("About"), m_about);
    layout->addLayout(form);
    m_reasons[1] = reasonLine(page);
    layout->addWidget(m_reasons[1]);
    layout->addStretch(1);
    return page;
}

QWidget* DiceReferee::makeCorrection() {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(refereeWords(tr("What was otherwise? The newest act stands first."), page, "dim"));
    m_acts = new QListWidget(page);
    m_acts->setObjectName(QStringLiteral("refereeActs"));
    m_acts->setAccessibleName(tr("Acts of this game"));
    m_acts->setWordWrap(true);
    m_acts->setMinimumHeight(120);
    m_acts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_acts, &QListWidget::currentRowChanged, this, [this] {
        m_decisions.clear();
        m_typed->clear();
        plan();
    });
    layout->addWidget(m_acts, 1);
    m_drop = new QRadioButton(tr("It did not happen"), page);
    m_drop->setChecked(true);
    m_otherDice = new QRadioButton(tr("The dice were:"), page);
    connect(m_drop, &QRadioButton::toggled, this, &DiceReferee::plan);
    m_typed = new QLineEdit(page);
    m_typed->setObjectName(QStringLiteral("refereeTyped"));
    m_typed->setPlaceholderText(tr("1 brick … 6 gold"));
    m_typed->setAccessibleName(tr("The dice were:"));
    connect(m_typed, &QLineEdit::textEdited, this, [this] {
        m_otherDice->setChecked(true);
        plan();
    });
    layout->addWidget(m_drop);
    auto* dice = new QHBoxLayout;
    dice->addWidget(m_otherDice);
    dice->addWidget(m_typed, 1);
    layout->addLayout(dice);
    m_reasons[2] = reasonLine(page);
    layout->addWidget(m_reasons[2]);
    m_result = new QWidget(page);
    layout->addWidget(m_result);
    return page;
}

void DiceReferee::choose(What what) {
    m_what = what;
    m_kinds[static_cast<std::size_t>(what)]->setChecked(true);
    m_pages->setCurrentIndex(static_cast<int>(what));
    m_enter->setText(what == What::Happened ? tr("Enter it")
                     : what == What::Ruling ? tr("Record ruling")
                                            : tr("Correct the record"));
    if (what == What::Correction) {
        plan();
    }
    judge();
    Q_EMIT changed();
}

void DiceReferee::refresh() {
    if (!m_desk.hasGame()) {
        return;
    }
    const std::uint64_t seen = m_desk.table().line().head().seq;
    if (seen == m_seen && m_game == m_desk.gameId()) {
        judge();
        return;
    }
    m_seen = seen;
    m_game = m_desk.gameId();
    m_turned.clear();
    m_decisions.clear();
    m_faces->clear();
    for (QLineEdit* line : m_reasons) {
        line->clear();
    }
    fillPlayers();
    fillActs();
    judge();
}

void DiceReferee::fillPlayers() {
    const dg::Position& position = m_desk.position();
    for (QComboBox* box : {m_turn, m_road, m_army, m_about}) {
        box->clear();
        box->addItem(box == m_about ? tr("nobody") : tr("as it is"));
        for (const engine::PlayerId player : position.seats()) {
            box->addItem(said(adjudicator::displayName(position.table->players[engine::index(player)], language())));
        }
    }
}

void DiceReferee::fillActs() {
    m_acts->clear();
    const auto& line = m_desk.table().line();
    const auto& acts = line.acts();
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        const auto& done = line.actAt(act->now);
        auto* item = new QListWidgetItem(QStringLiteral("%1  %2")
                                             .arg(act->now.entry)
                                             .arg(QString::fromStdString(adjudicator::summary(
                                                 done.action, done.events, *m_desk.position().table, language()))),
                                         m_acts);
        item->setToolTip(item->text());
        item->setData(Qt::UserRole, static_cast<int>(acts.rend() - act) - 1);
    }
    m_acts->setCurrentRow(acts.empty() ? -1 : 0);
}

std::optional<adjudicator::ActPlace> DiceReferee::chosenAct() const {
    const QListWidgetItem* item = m_acts->currentItem();
    const auto& acts = m_desk.table().line().acts();
    const auto index = item == nullptr ? acts.size() : static_cast<std::size_t>(item->data(Qt::UserRole).toInt());
    return index < acts.size() ? std::optional(acts[index].origin) : std::nullopt;
}

void DiceReferee::take(engine::PlayerId player, const dg::SheetPart& part) {
    if (m_what != What::Happened) {
        return;
    }
    const std::pair turned(player, part);
    if (std::erase(m_turned, turned) == 0) {
        m_turned.push_back(turned);
    }
    judge();
    Q_EMIT changed();
}

dg::Adjust DiceReferee::adjust() const {
    const dg::Position& position = m_desk.position();
    dg::Adjust adjust;
    adjust.reason = reason().toStdString();
    for (const auto& [player, part] : m_turned) {
        const auto* place = std::get_if<dg::PlaceId>(&part);
        const bool isTicked = place != nullptr ? position.isBuilt(player, *place)
                                               : position.marks[player].struckOut[std::get<dg::JokerId>(part)];
        auto& list = isTicked ? adjust.remove : adjust.set;
        auto ticks = std::ranges::find(list, player, &dg::Ticks::player);
        if (ticks == list.end()) {
            list.push_back({player, {}, {}});
            ticks = std::prev(list.end());
        }
        if (place != nullptr) {
            ticks->built.push_back(*place);
        } else {
            ticks->jokers.push_back(std::get<dg::JokerId>(part));
        }
    }
    if (const auto dice = refereeDice(m_faces->text())) {
        adjust.faces = dg::Faces::of(engine::Dice{*dice, {}});
    }
    adjust.longestRoad = refereePlayer(*m_road);
    adjust.largestArmy = refereePlayer(*m_army);
    adjust.turn = refereePlayer(*m_turn);
    return adjust;
}

std::optional<dg::Position> DiceReferee::preview() const {
    if (!isVisible() || m_what != What::Happened || m_turned.empty()) {
        return std::nullopt;
    }
    dg::Adjust asked = adjust();
    // Shown before the reason is written; nothing is recorded without one.
    asked.reason = "?";
    const auto judged = dg::decide(m_desk.position(), asked);
    if (!judged) {
        return std::nullopt;
    }
    dg::Position after = m_desk.position();
    evolve(after, judged->events);
    return after;
}

QString DiceReferee::reason() const {
    return m_reasons[static_cast<std::size_t>(m_what)]->text().simplified();
}

void DiceReferee::say(const QString& text, bool isRefused) {
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
    m_said->setProperty("kind", isRefused ? QStringLiteral("bad") : QStringLiteral("dim"));
    m_said->style()->unpolish(m_said);
    m_said->style()->polish(m_said);
}

void DiceReferee::showTicks() {
    QStringList parts;
    const dg::Position& position = m_desk.position();
    for (const auto& [player, part] : m_turned) {
        const auto* place = std::get_if<dg::PlaceId>(&part);
        const bool isTicked = place != nullptr ? position.isBuilt(player, *place)
                                               : position.marks[player].struckOut[std::get<dg::JokerId>(part)];
        const QString name = said(adjudicator::displayName(position.table->players[engine::index(player)], language()));
        parts.append((isTicked ? tr("%1: erase %2") : tr("%1: tick %2")).arg(name, nameOfPart(position, part)));
    }
    m_ticks->setText(parts.join(QLatin1Char('\n')));
    m_ticks->setVisible(!parts.isEmpty());
}

/// What may be entered, or what still stands in its way.
void DiceReferee::judge() {
    if (!m_desk.hasGame()) {
        return;
    }
    bool ready = false;
    QString why;
    bool isRefused = false;
    if (m_what == What::Correction) {
        ready = m_plan && m_plan->conflicts.empty() && !reason().isEmpty();
        why = m_plan && m_plan->conflicts.empty() && reason().isEmpty() ? tr("A reason is missing.") : QString();
    } else if (m_what == What::Ruling) {
        ready = !reason().isEmpty();
        why = ready ? QString() : tr("A reason is missing.");
    } else {
        showTicks();
        dg::Adjust asked = adjust();
        const auto dice = refereeDice(m_faces->text());
        dg::Adjust nothing;
        nothing.reason = asked.reason;
        if (!dice) {
            why = tr("A die shows 1 to 6.");
            isRefused = true;
        } else if (!(asked == nothing)) {
            const bool hasReason = !asked.reason.empty();
            asked.reason = hasReason ? asked.reason : "?";
            const auto judged = dg::decide(m_desk.position(), asked);
            ready = judged && hasReason;
            isRefused = !judged;
            why = !judged     ? said(adjudicator::sentence(judged.error(), m_desk.position(), language()))
                  : hasReason ? QString()
                              : tr("A reason is missing.");
        }
    }
    m_enter->setEnabled(ready);
    say(why, isRefused);
}

void DiceReferee::enter() {
    if (m_what == What::Happened) {
        m_desk.play(adjust());
    } else if (m_what == What::Ruling) {
        const int clause = m_clause->currentData().toInt();
        m_desk.play(dg::Rule{reason().toStdString(),
                             clause < 0 ? std::nullopt : std::optional(static_cast<engine::ClauseId>(clause)),
                             refereePlayer(*m_about)});
    } else if (m_plan) {
        m_desk.correct(m_plan->corrected);
    }
}

}  // namespace ui
