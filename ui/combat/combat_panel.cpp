// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_panel.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "ui/charts/odds_bar.h"
#include "ui/combat/combat_charts.h"
#include "ui/combat/combat_rounds.h"
#include "ui/combat/loss_choice.h"
#include "ui/combat/outcome_columns.h"
#include "ui/dice/die_art.h"
#include "ui/dice/die_rows.h"
#include "ui/dice/throw_parts.h"
#include "ui/kit/elided_label.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/text/place_text.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kHeadHigh = 36;
constexpr int kHintHigh = 32;
constexpr int kThrownHigh = 92;
constexpr int kThrownLow = 58;
constexpr int kChanceHigh = 66;

/// What a long name leaves room for is said as well.
QString shortened(const QString& name, const QLabel& label, int wide) {
    return label.fontMetrics().elidedText(name, Qt::ElideRight, wide);
}

}  // namespace

CombatPanel::CombatPanel(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    kit::ground(*this);
    auto* layout = kit::column(this, 0);
    auto* head = new QWidget(this);
    head->setFixedHeight(kHeadHigh);
    auto* row = kit::row(head, 8, {14, 0, 10, 0});
    m_head = new ElidedLabel(head);
    m_head->setFont(sized(font(), 14, QFont::DemiBold));
    m_turn = kit::button({}, head, {.kind = "small", .focus = Qt::NoFocus, .checked = false});
    m_turn->setText(tr("Charts   [J]"));
    connect(m_turn, &QPushButton::clicked, this, [this](bool on) {
        m_chartsOn = on;
        refresh();
    });
    kit::fill(*row, {{m_head, 1}, new ClauseTag(engine::clause::SA_K8, head), m_turn});
    layout->addWidget(head);
    makeThrown(*layout);
    makeFaces(*layout);
    m_losses = new QWidget(this);
    layout->addWidget(m_losses);
    m_charts = new CombatCharts(this);
    m_charts->hide();
    connect(m_charts, &CombatCharts::pricesEdited, this, [this] { m_charts->show(forecastOf(m_desk)); });
    layout->addWidget(m_charts, 1);
    makeChance(*layout);
    m_outcomes = new OutcomeColumns(this);
    m_outcomes->setContentsMargins(14, 0, 14, 0);
    layout->addWidget(m_outcomes);
    m_rounds = new CombatRounds(this);
    layout->addWidget(m_rounds, 1);
    layout->addStretch(0);
    setLow(false);
}

/// As high with words as without: the faces below stay where they are.
void CombatPanel::makeThrown(QVBoxLayout& whole) {
    constexpr int kDie = 76;
    m_thrown = new QWidget(this);
    auto* row = kit::row(m_thrown, 8, {12, 0, 14, 0});
    m_attackerDice = new DiceRow(kDie, m_thrown);
    m_colon = kit::label(QStringLiteral(":"), m_thrown, {.kind = "dim", .pixels = 30, .weight = QFont::Bold});
    m_defenderDice = new DiceRow(kDie, m_thrown);
    m_bonus = kit::label({}, m_thrown, {.pixels = 20, .weight = QFont::Bold});
    auto* told = new QVBoxLayout;
    told->setSpacing(0);
    m_round = kit::label({}, m_thrown, {.kind = "dim", .align = Qt::AlignRight | Qt::AlignVCenter});
    m_winner = new ElidedLabel(m_thrown);
    m_winner->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_loss = new ElidedLabel(m_thrown);
    m_loss->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    kit::fill(*told, {kit::stretch(), m_round, m_winner, m_loss, kit::stretch()});
    kit::fill(*row, {m_attackerDice, m_colon, m_defenderDice, m_bonus, {told, 1}});
    whole.addWidget(m_thrown);
    connect(m_attackerDice, &DiceRow::settled, this, &CombatPanel::refresh);
}

void CombatPanel::makeFaces(QVBoxLayout& whole) {
    m_entering = new QWidget(this);
    auto* layout = kit::column(m_entering, 4, {12, 0, 12, 6});
    auto* line = new QWidget(m_entering);
    line->setFixedHeight(kHintHigh);
    auto* row = kit::row(line, 8);
    m_hint = new ElidedLabel(line);
    m_hint->setFont(sized(font(), 14, QFont::DemiBold));
    m_untype = untypeButton(m_desk, line);
    kit::fill(*row, {{m_hint, 1}, m_untype});
    m_faces = new DieRows(m_desk, m_entering);
    kit::fill(*layout, {line, m_faces});
    whole.addWidget(m_entering);
    m_decline = kit::button(tr("Decline"), this, {.name = "declineConquest"});
    m_decline->setMinimumHeight(44);
    auto* beside = kit::row(nullptr, 0, {12, 0, 12, 0});
    beside->addWidget(m_decline);
    whole.addLayout(beside);
    kit::afterPress(m_decline, this, [this] {
        if (const auto* due = std::get_if<engine::ConquestDue>(&m_desk.position().turn.pending)) {
            m_desk.play(engine::Conquer{due->by, true});
        }
    });
}

void CombatPanel::makeChance(QVBoxLayout& whole) {
    constexpr int kChanceType = 48;
    m_odds = new QWidget(this);
    m_odds->setFixedHeight(kChanceHigh);
    auto* row = kit::row(m_odds, 12, {14, 0, 14, 0});
    m_chance = kit::label({}, m_odds, {.name = "chance", .pixels = kChanceType, .weight = QFont::Bold});
    auto* beside = new QVBoxLayout;
    m_chanceWords = kit::label({}, m_odds, {.name = "chanceWords"});
    m_chanceWords->setTextFormat(Qt::RichText);
    m_chanceWords->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_bar = new OddsBar(m_odds);
    m_toCome = kit::dim({}, m_odds);
    auto* ahead = new QHBoxLayout;
    kit::fill(*ahead, {{m_bar, 1}, m_toCome});
    kit::fill(*beside, {kit::stretch(), m_chanceWords, ahead, kit::stretch()});
    kit::fill(*row, {m_chance, {beside, 1}});
    whole.addWidget(m_odds);
}

bool CombatPanel::isTumbling() const {
    return m_attackerDice->tumbling();
}

void CombatPanel::setLow(bool low) {
    m_low = low;
    m_thrown->setFixedHeight(m_low ? kThrownLow : kThrownHigh);
    m_faces->setLow(m_low);
    m_winner->setFont(sized(m_winner->font(), m_low ? 15 : 20, QFont::DemiBold));
    if (m_desk.hasGame()) {
        showThrown();
    }
    giveRoom();
}

int CombatPanel::leastHeight() const {
    const auto highOf = [this](const QWidget& part) {
        return part.isHidden() ? 0 : part.hasHeightForWidth() ? part.heightForWidth(width()) : part.sizeHint().height();
    };
    return kHeadHigh + (m_low ? kThrownLow : kThrownHigh) + highOf(*m_entering) + highOf(*m_decline) +
           highOf(*m_losses);
}

QSize CombatPanel::minimumSizeHint() const {
    const QSize whole = QWidget::minimumSizeHint();
    return m_charts->isHidden() ? QSize(whole.width(), leastHeight()) : whole;
}

/// The chance first, then two rounds, then what may be left, then as many rounds as there is room for. Charts have the
/// place of all of these; where they would lie over each other they wait until there is room.
void CombatPanel::giveRoom() {
    constexpr int kChartsHigh = 180;
    constexpr int kTwoRounds = 62;
    constexpr int kMostOutcomes = 132;
    int room = height() - leastHeight();
    const bool showsCharts = m_chartsOn && room >= kChartsHigh;
    const bool hasChance = !showsCharts && (m_fighting || isTumbling()) && !m_chance->text().isEmpty();
    const bool showsChance = hasChance && room >= kChanceHigh;
    m_odds->setVisible(showsChance);
    room -= showsChance ? kChanceHigh : 0;
    const bool showsRounds = !showsCharts && room >= kTwoRounds / 2;
    m_rounds->setVisible(showsRounds);
    room -= showsRounds ? kTwoRounds : 0;
    const int least = m_outcomes->minimumSizeHint().height();
    m_outcomes->setVisible(showsChance && room >= least);
    m_outcomes->setFixedHeight(std::clamp(room, least, kMostOutcomes));
    m_charts->setVisible(showsCharts);
}

void CombatPanel::resizeEvent(QResizeEvent*) {
    showChance();
    giveRoom();
}

void CombatPanel::tumble() {
    if (m_course.rounds().empty()) {
        return;
    }
    const CombatCourse::Round& last = m_course.rounds().back();
    m_attackerDice->setDice(last.fought.attackerDice.dice, true);
    m_defenderDice->setDice(last.fought.defenderDice.dice, true);
    showThrown();
    showChance();
    showRounds();
    giveRoom();
}

void CombatPanel::refresh() {
    if (!m_desk.hasGame()) {
        return;
    }
    const engine::Position& position = m_desk.position();
    const auto* fight = std::get_if<engine::Fight>(&position.turn.pending);
    m_fighting = fight != nullptr;
    if (m_fighting) {
        m_facts = factsOf(position, *fight);
        m_head->say(tr("Combat · round %1 is next").arg(m_facts->round));
    } else if (const auto* due = std::get_if<engine::ConquestDue>(&position.turn.pending)) {
        m_head->say(tr("Combat %1").arg(placeAt(position, due->at)));
    } else {
        m_head->say(tr("The last combat"));
    }
    const std::size_t known = m_course.rounds().size();
    m_course.renew(m_desk);
    if (m_course.rounds().size() != known) {
        m_before = m_now;
    }
    m_now = {m_course.odds(), m_course.nextRound()};
    showThrown();
    showFaces();
    showLossChoice();
    showChance();
    showRounds();
    m_turn->setChecked(m_chartsOn);
    if (m_chartsOn) {
        m_charts->show(forecastOf(m_desk));
    }
    giveRoom();
}

void CombatPanel::showThrown() {
    constexpr int kDie = 76;
    constexpr int kDieLow = 46;
    const CombatCourse::Round* last = m_course.rounds().empty() ? nullptr : &m_course.rounds().back();
    std::vector<engine::Die> attacker;
    std::vector<engine::Die> defender;
    if (last != nullptr) {
        attacker = last->fought.attackerDice.dice;
        defender = last->fought.defenderDice.dice;
    } else if (m_facts) {
        for (const int sides : m_facts->attacker.dice) {
            attacker.push_back({sides, 0});
        }
        for (const int sides : m_facts->defender.dice) {
            defender.push_back({sides, 0});
        }
    }
    const int size = m_low ? kDieLow : attacker.size() + defender.size() > 2 ? kDie * 2 / 3 : kDie;
    m_attackerDice->setSize(size);
    m_defenderDice->setSize(size);
    const bool tumbles = isTumbling();
    if (!tumbles) {
        m_attackerDice->setDice(attacker, false);
        m_defenderDice->setDice(defender, false);
    }
    const bool isTold = last != nullptr && !tumbles;
    m_bonus->setText(isTold && last->fought.walls > 0 ? QStringLiteral("+%1 = %2")
                                                            .arg(last->fought.walls)
                                                            .arg(last->fought.defenderDice.sum() + last->fought.walls)
                                                      : QString());
    m_round->setText(tr("round %1").arg(last != nullptr ? last->fought.round : 1));
    const bool attackerLost = last != nullptr && last->fought.loser == engine::CombatSide::Attacker;
    if (isTold && m_facts) {
        constexpr int kNameWide = 150;
        const QString& winner = attackerLost ? m_facts->defender.name : m_facts->attacker.name;
        m_winner->setText(tr("%1 wins").arg(shortened(winner, *m_winner, kNameWide)));
        m_winner->setToolTip(tr("%1 wins").arg(winner));
    } else {
        m_winner->say(isTold ? (attackerLost ? tr("attacker loses") : tr("defender loses")) : QString());
    }
    m_loss->say(isTold ? lossText(last->events) : QString());
}

void CombatPanel::showFaces() {
    const bool conquers = std::holds_alternative<engine::ConquestDue>(m_desk.position().turn.pending);
    m_entering->setVisible(m_fighting);
    m_decline->setVisible(conquers);
    if (!m_fighting) {
        return;
    }
    std::vector<DieRows::Asked> asked;
    const auto add = [&](const CombatFacts::Side& side, bool defends) {
        for (const int sides : side.dice) {
            QStringList hints;
            if (sides == 10) {
                hints.append(tr("typed: 0 = 10"));
            } else if (sides > 10) {
                hints.append(tr("typed with two digits: 07"));
            }
            if (defends && side.walls > 0) {
                hints.append(tr("walls add %1 by themselves").arg(side.walls));
            }
            asked.push_back({sides, side.name, side.look, hints.join(QStringLiteral("; "))});
        }
    };
    add(m_facts->attacker, false);
    add(m_facts->defender, true);
    const DueDice& dice = m_desk.dice();
    const bool open = !dice.sides().empty();
    m_faces->show(asked, open ? dice.typed() : std::vector<int>(), open, dice.areReal());
    m_hint->say(tr("Real dice: click or type one face each"));
    m_hint->setEnabled(open);
    m_untype->setEnabled(!dice.typed().empty());
}

void CombatPanel::showChance() {
    const Chances& from = isTumbling() ? m_before : m_now;
    if (!from.odds || !m_facts || !(m_fighting || isTumbling())) {
        m_chance->clear();
        return;
    }
    m_chance->setText(percent(from.odds->attackerWins));
    const int rounds = std::max(1, static_cast<int>(std::lround(from.odds->meanRounds)));
    const auto words = [&](const QString& name) {
        return tr("<b>%1 wins</b>, this round <b>%2</b>")
            .arg(name.toHtmlEscaped(), percent(from.nextRound.value_or(0)));
    };
    // The name has what the rest leaves it.
    constexpr int kAround = 44;
    constexpr int kLeastName = 40;
    const QFontMetrics bold(sized(m_chanceWords->font(), m_chanceWords->fontInfo().pixelSize(), QFont::Bold));
    const QString rest = words(QString()).remove(QRegularExpression(QStringLiteral("<[^>]*>")));
    const int room = width() - kAround - m_chance->sizeHint().width() - bold.horizontalAdvance(rest);
    m_chanceWords->setText(words(bold.elidedText(m_facts->attacker.name, Qt::ElideRight, qMax(room, kLeastName))));
    m_chanceWords->setToolTip(words(m_facts->attacker.name));
    m_toCome->setText(tr("about %n round(s)", nullptr, rounds));
    m_toCome->setToolTip(tr("Fought to the end; %1 rounds still expected").arg(decimal(from.odds->meanRounds, 2)));
    m_bar->show(from.odds->attackerWins, m_facts->attacker.look, m_facts->defender.look);
    m_outcomes->show(*from.odds, {m_facts->attacker.name, m_facts->attacker.look},
                     {m_facts->defender.name, m_facts->defender.look});
}

void CombatPanel::showRounds() {
    m_rounds->show(m_course, isTumbling() ? 1 : 0, m_desk.position());
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
void CombatPanel::showLossChoice() {
    auto* fresh = new QWidget(this);
    const auto choice = m_fighting && !m_desk.dice().asksForWord() ? lossChoiceOf(m_desk.table()) : std::nullopt;
    if (!choice) {
        fresh->setFixedHeight(0);
        kit::replace(m_losses, fresh);
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
    kit::replace(m_losses, fresh);
}

}  // namespace ui
