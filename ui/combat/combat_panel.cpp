// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_panel.h"

#include <QStackedWidget>

#include "adjudicator/record/act_now.h"
#include "engine/action/evolve.h"
#include "engine/combat/odds.h"
#include "engine/rulesets/soldiers/fight.h"
#include "ui/charts/odds_bar.h"
#include "ui/combat/combat_charts.h"
#include "ui/combat/combat_rounds.h"
#include "ui/combat/combat_sides.h"
#include "ui/combat/loss_choice.h"
#include "ui/dice/die_art.h"
#include "ui/dice/throw_panel.h"
#include "ui/dice/throw_parts.h"
#include "ui/dice/word_field.h"
#include "ui/kit/elided_label.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/place_text.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// What a part needs that is so wide.
int highAt(const QWidget& part, int width) {
    return part.hasHeightForWidth() ? part.heightForWidth(width) : part.sizeHint().height();
}

}  // namespace

struct CombatPanel::Shown {
    const engine::Fight* fight = nullptr;
    std::optional<engine::FieldOfBattle> field;
};

CombatPanel::CombatPanel(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    kit::ground(*this);
    auto* layout = kit::column(this, 0);
    auto* head = kit::row(nullptr, -1, {14, 7, 10, 7});
    m_head = new ElidedLabel(this);
    m_head->setFont(sized(font(), 14, QFont::DemiBold));
    m_level = new QLabel(this);
    m_turn = kit::button({}, this, {.kind = "small", .focus = Qt::NoFocus, .checked = false});
    m_turn->setText(tr("Charts   [J]"));
    connect(m_turn, &QPushButton::clicked, this, [this](bool on) {
        m_chartsOn = on;
        refresh();
    });
    kit::fill(*head, {{m_head, 1}, m_level, kit::gap(10), m_turn});
    layout->addLayout(head);
    m_charts = new CombatCharts(this);
    m_charts->hide();
    connect(m_charts, &CombatCharts::pricesEdited, this, [this] { m_charts->show(forecastOf(m_desk)); });
    for (QWidget** part : {&m_sides, &m_odds, &m_rounds, &m_losses}) {
        *part = new QWidget(this);
        layout->addWidget(*part, part == &m_rounds ? 1 : 0);
    }
    layout->insertWidget(layout->indexOf(m_losses), m_charts, 1);
    makeActions(*layout);
}

void CombatPanel::makeActions(QVBoxLayout& whole) {
    constexpr int kFacesHigh = 72;
    constexpr int kLineHigh = 38;
    m_actions = new QWidget(this);
    auto* layout = kit::column(m_actions, 6, {8, 4, 8, 10});
    m_faces = new FaceRows(m_desk, FaceRows::Form::RowPerDie, m_actions);
    m_faces->setFixedHeight(kFacesHigh);
    layout->addWidget(m_faces);
    m_line = new QStackedWidget(m_actions);
    m_line->setFixedHeight(kLineHigh);
    auto* typing = new QWidget(m_line);
    auto* row = kit::row(typing);
    m_hint = kit::note({}, typing);
    m_untype = untypeButton(m_desk, typing);
    kit::fill(*row, {{m_hint, 1}, m_untype});
    m_word = new WordField(m_desk, m_line);
    m_line->addWidget(typing);
    m_line->addWidget(m_word);
    layout->addWidget(m_line);
    auto* buttons = new QHBoxLayout;
    m_stop = new QPushButton(tr("Stop, retreat   [X]"), m_actions);
    m_decline = kit::button(tr("Decline"), m_actions, {.name = "declineConquest"});
    for (QPushButton* button : {m_stop, m_decline}) {
        button->setMinimumHeight(44);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        buttons->addWidget(button, 5);
    }
    m_next = kit::button({}, m_actions, {.name = "combatNext", .kind = "next"});
    m_next->setFixedHeight(50);
    m_next->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    buttons->addWidget(m_next, 8);
    layout->addLayout(buttons);
    kit::afterPress(m_stop, this, [this] { m_desk.saying().choose(Act::Stop); });
    kit::afterPress(m_decline, this, [this] {
        if (const auto* due = std::get_if<engine::ConquestDue>(&m_desk.position().turn.pending)) {
            m_desk.play(engine::Conquer{due->by, true});
        }
    });
    connect(m_next, &QPushButton::clicked, this, &CombatPanel::pressNext, Qt::QueuedConnection);
    whole.addWidget(m_actions);
}

void CombatPanel::pressNext() {
    if (m_desk.dice().asksForWord()) {
        m_word->throwNow();
    } else if (m_desk.dice().areReal()) {
        m_desk.dice().throwVirtual();
    } else {
        m_desk.nextStep().take();
    }
}

void CombatPanel::replace(QWidget*& part, QWidget* fresh) {
    kit::replace(part, fresh);
    giveRoom();
}

int CombatPanel::leastHeight() const {
    constexpr int kHeadMargins = 14;
    return m_turn->sizeHint().height() + kHeadMargins + highAt(*m_losses, width()) +
           (m_actions->isHidden() ? 0 : m_actions->sizeHint().height());
}

QSize CombatPanel::minimumSizeHint() const {
    const QSize whole = QWidget::minimumSizeHint();
    return m_chartsOn ? whole : QSize(whole.width(), leastHeight());
}

/// Where room is short the list gives way first, which the record repeats, then the chances, which the charts tell, and
/// dice and forces only to what somebody opens below on a low screen. Charts have the whole panel.
void CombatPanel::giveRoom() {
    constexpr int kRoomForRounds = 60;
    const int needed = leastHeight() + highAt(*m_sides, width());
    const int withOdds = needed + highAt(*m_odds, width());
    m_sides->setVisible(!m_chartsOn && height() >= needed);
    m_odds->setVisible(!m_chartsOn && height() >= withOdds);
    m_rounds->setVisible(!m_chartsOn && height() >= withOdds + kRoomForRounds);
    m_charts->setVisible(m_chartsOn);
}

void CombatPanel::resizeEvent(QResizeEvent*) {
    giveRoom();
}

void CombatPanel::tumble() {
    m_tumble = true;
    refresh();
    m_tumble = false;
}

void CombatPanel::focusWord() {
    m_word->setFocus();
}

void CombatPanel::throwWithWord() {
    m_word->throwNow();
}

void CombatPanel::refresh() {
    if (!m_desk.hasGame()) {
        return;
    }
    const engine::Position& position = m_desk.position();
    Shown shown;
    shown.fight = std::get_if<engine::Fight>(&position.turn.pending);
    const auto lines = combatLines(m_desk.table().line());
    if (shown.fight != nullptr) {
        shown.field = engine::fieldOfBattle(position, *shown.fight);
        m_head->say(tr("Combat %1").arg(placeAt(position, shown.fight->at)));
    } else {
        m_head->say(tr("The last combat"));
    }
    m_level->setVisible(lines.size() > 1);
    if (const auto line = lastThrow(m_desk.table().line()); line && lines.size() > 1) {
        showLevel(m_level, *line->act());
    }
    showSides(shown);
    showOdds(shown);
    showRounds();
    showLossChoice(shown.fight != nullptr);
    showActions(shown);
    m_turn->setChecked(m_chartsOn);
    if (m_chartsOn) {
        m_charts->show(forecastOf(m_desk));
    }
}

void CombatPanel::showSides(const Shown& shown) {
    auto* fresh = new QWidget(this);
    auto* layout = kit::row(fresh, 10, {12, 4, 12, 8});
    const engine::Position& position = m_desk.position();
    m_dice = new DiceRow(52, fresh);
    auto* middle = new QVBoxLayout;
    auto* round = kit::label({}, fresh, {.kind = "dim", .align = Qt::AlignCenter});
    auto* loser = kit::label({}, fresh, {.wraps = true, .align = Qt::AlignCenter, .weight = QFont::DemiBold});
    kit::fill(*middle, {round, {m_dice, 0, Qt::AlignCenter}, loser, kit::stretch()});

    const auto lines = combatLines(m_desk.table().line());
    const engine::RoundFought* last = nullptr;
    for (const adjudicator::ActNow& line : lines) {
        for (const engine::Event& event : line.act()->events) {
            if (const auto* fought = std::get_if<engine::RoundFought>(&event.body)) {
                last = fought;
            }
        }
    }
    if (last != nullptr) {
        std::vector<engine::Die> dice = last->attackerDice.dice;
        dice.insert(dice.end(), last->defenderDice.dice.begin(), last->defenderDice.dice.end());
        round->setText(tr("round %1").arg(last->round));
        const QString text = last->loser == engine::CombatSide::Attacker ? tr("attacker loses") : tr("defender loses");
        loser->setText(m_tumble ? QString() : text);
        m_dice->setDice(dice, m_tumble);
        connect(m_dice, &DiceRow::settled, loser, [loser, text] { loser->setText(text); });
    } else if (shown.fight != nullptr) {
        std::vector<engine::Die> dice;
        for (const int sides : engine::roundDice(position, *shown.fight)) {
            dice.push_back({sides, 0});
        }
        round->setText(tr("round 1"));
        m_dice->setDice(dice, false);
    }

    if (shown.fight != nullptr) {
        const engine::Fight& fight = *shown.fight;
        const auto rules = engine::combatRules(position);
        const auto dice = engine::diceOf(shown.field->battle, rules);
        const int walls = engine::wallsOf(shown.field->battle);
        QString defence = diceWords(dice.defender);
        if (walls > 0) {
            defence += QStringLiteral(" + %1").arg(walls);
        }
        kit::fill(*layout, {{sideBox(position, fight.attacker, tr("%1 attacks").arg(nameOf(position, fight.attacker)),
                                     diceWords(dice.attacker), forcesText(position, fight, true), fresh),
                             1},
                            middle,
                            {sideBox(position, fight.defender, tr("%1 defends").arg(nameOf(position, fight.defender)),
                                     defence, forcesText(position, fight, false), fresh),
                             1}});
    } else {
        kit::fill(*layout, {kit::stretch(), middle, kit::stretch()});
    }
    replace(m_sides, fresh);
}

void CombatPanel::showOdds(const Shown& shown) {
    auto* fresh = new QWidget(this);
    auto* layout = kit::column(fresh, 4, {14, 2, 14, 8});
    if (shown.fight != nullptr && !shown.field->battle.over()) {
        const engine::Position& position = m_desk.position();
        const auto rules = engine::combatRules(position);
        if (const auto odds = engine::oddsOf(shown.field->battle, rules)) {
            auto* row = new QHBoxLayout;
            auto* chance = kit::label(percent(odds->attackerWins), fresh, {.pixels = 36, .weight = QFont::Bold});
            auto* words = kit::note(tr("%1 wins, fought to the end\n%2 rounds still expected")
                                        .arg(nameOf(position, shown.fight->attacker), decimal(odds->meanRounds, 2)),
                                    fresh);
            kit::fill(*row, {chance, kit::gap(8), {words, 1}});
            layout->addLayout(row);
            layout->addWidget(new OddsBar(odds->attackerWins, lookOf(position, shown.fight->attacker),
                                          lookOf(position, shown.fight->defender), fresh));
        }
    }
    replace(m_odds, fresh);
}

void CombatPanel::showRounds() {
    QWidget* list = combatRounds(m_desk, this);
    replace(m_rounds, list);
    static_cast<QVBoxLayout*>(layout())->setStretchFactor(list, 1);
}

void CombatPanel::turnCharts() {
    if (m_chartsOn && m_charts->chooseNext()) {
        return;
    }
    m_chartsOn = !m_chartsOn;
    m_charts->choose(CombatChart::Outcomes);
    refresh();
}

/// Between equal units of an alliance its owner chooses (SA-K12): the throw has taken the first, another corrects it.
void CombatPanel::showLossChoice(bool fighting) {
    auto* fresh = new QWidget(this);
    const auto choice = fighting && !m_desk.dice().asksForWord() ? lossChoiceOf(m_desk.table()) : std::nullopt;
    if (!choice) {
        fresh->setFixedHeight(0);
        replace(m_losses, fresh);
        return;
    }
    auto* layout = kit::column(fresh, -1, {12, 4, 12, 4});
    auto* head = new QHBoxLayout;
    const QString name = nameOf(m_desk.position(), choice->side);
    head->addWidget(kit::label(tr("%1 says where this loss falls:").arg(name), fresh, {.wraps = true}), 1);
    head->addWidget(new ClauseTag(engine::clause::SA_K12, fresh));
    layout->addLayout(head);
    auto* row = new QHBoxLayout;
    for (const LossChoice::Option& option : choice->options) {
        auto* button =
            kit::button((option.fell ? QStringLiteral("%1 ").arg(QChar(0x2713)) : QString()) + option.text, fresh,
                        {.name = QStringLiteral("loss-") + textOf(m_desk.position().topology().corner(option.at)),
                         .checked = option.fell});
        button->setMinimumHeight(36);
        kit::afterPress(button, this, [this, at = option.at, name] {
            const std::string reason = tr("%1 says where the loss falls").arg(name).toStdString();
            if (auto corrected = lossMoved(m_desk.table(), at, reason)) {
                m_desk.correctRecord(std::move(*corrected));
            } else {
                refresh();
            }
        });
        row->addWidget(button, 1);
    }
    layout->addLayout(row);
    replace(m_losses, fresh);
}

/// The next step lies at one place, whatever it is; so do the faces, which rest while a word is asked for.
void CombatPanel::showActions(const Shown& shown) {
    const bool fighting = shown.fight != nullptr;
    const bool asks = fighting && m_desk.dice().asksForWord();
    const bool types = fighting && m_desk.dice().areReal();
    const bool conquers = std::holds_alternative<engine::ConquestDue>(m_desk.position().turn.pending);
    m_actions->setVisible(fighting || conquers);
    m_faces->setVisible(fighting);
    m_line->setVisible(fighting);
    m_stop->setVisible(!conquers);
    m_decline->setVisible(conquers);
    if (fighting) {
        const std::vector<int> dice = engine::roundDice(m_desk.position(), *shown.fight);
        const bool open = !m_desk.dice().sides().empty();
        m_faces->show(dice, open ? m_desk.dice().typed() : std::vector<int>(), open);
        QStringList typed;
        for (std::size_t i = 0; i < dice.size(); ++i) {
            typed.append(i < m_desk.dice().typed().size() ? QStringLiteral("<b>%1</b>").arg(m_desk.dice().typed()[i])
                                                          : dieWord(dice[i]));
        }
        m_hint->setText(
            open ? tr("Real dice: type the faces, attacker first (%1).").arg(typed.join(QStringLiteral(" : ")))
                 : QString());
        // Where real dice are typed the line that asks for them is the filled one.
        wearKind(*m_hint, types ? "filled" : "dim");
        m_untype->setEnabled(!m_desk.dice().typed().empty());
        m_stop->setEnabled(!asks);
    }
    if (asks != (m_line->currentWidget() == m_word)) {
        m_word->clear();
        m_word->showSpeaker();
        // The stack would hand the keyboard on to a button.
        m_word->clearFocus();
        m_line->setCurrentIndex(asks ? 1 : 0);
    }
    m_next->setText(asks    ? WordField::tr("Throw   [Enter]")
                    : types ? tr("Virtual dice   [⇧Space]")
                            : tr("%1   [Space]").arg(m_desk.nextStep().plainWord()));
    wearKind(*m_next, types && !asks ? "otherNext" : "next");
    m_next->setEnabled(asks || m_desk.nextStep().isEnabled());
    giveRoom();
}

}  // namespace ui
