// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_rounds.h"

#include <algorithm>
#include <utility>

#include "ui/kit/elided_label.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

constexpr int kRowHigh = 31;

QString joined(const engine::Dice& dice) {
    QStringList faces;
    for (const engine::Die& die : dice.dice) {
        faces.append(QString::number(die.value));
    }
    return faces.join(QStringLiteral(" + "));
}

bool hasClause(const engine::Events& events, engine::ClauseId clause) {
    const auto clauses = clausesOf(events);
    return std::ranges::find(clauses, clause) != clauses.end();
}

/// Whose loss it is.
std::optional<engine::PlayerId> loserOf(const engine::Events& events) {
    for (const engine::Event& event : events) {
        if (const auto* units = std::get_if<engine::UnitsChanged>(&event.body)) {
            return units->owner;
        }
        if (const auto* building = std::get_if<engine::BuildingChanged>(&event.body)) {
            return building->owner;
        }
        if (const auto* gone = std::get_if<engine::PieceRemoved>(&event.body)) {
            return gone->owner;
        }
    }
    return std::nullopt;
}

/// The clause that tells most of a round: of a tie, else of what was lost.
std::optional<engine::ClauseId> tellingClause(const engine::Events& events) {
    for (const engine::ClauseId telling :
         {engine::clause::SA_K5, engine::clause::SA_K7, engine::clause::SA_K2, engine::clause::SA_K6}) {
        if (hasClause(events, telling)) {
            return telling;
        }
    }
    const auto clauses = clausesOf(events);
    return clauses.empty() ? std::nullopt : std::optional(clauses.front());
}

}  // namespace

QString facesText(const engine::RoundFought& round) {
    const QString faces = QStringLiteral("%1 : %2").arg(joined(round.attackerDice), joined(round.defenderDice));
    return round.walls > 0 ? QStringLiteral("%1 + %2").arg(faces).arg(round.walls) : faces;
}

QString lossText(const engine::Events& events) {
    for (const engine::Event& event : events) {
        if (const auto* units = std::get_if<engine::UnitsChanged>(&event.body)) {
            return units->units.empty() ? CombatRounds::tr("the army is gone")
                                        : CombatRounds::tr("%1 left").arg(unitsWords(units->units));
        }
        if (const auto* building = std::get_if<engine::BuildingChanged>(&event.body)) {
            const QString word = buildingWord(building->kind);
            return building->upsideDown ? CombatRounds::tr("%1 upside down").arg(word)
                                        : CombatRounds::tr("now a %1").arg(word);
        }
        if (const auto* gone = std::get_if<engine::PieceRemoved>(&event.body);
            gone != nullptr && gone->piece != engine::Piece::Nuke) {
            return CombatRounds::tr("destroyed");
        }
    }
    return {};
}

CombatRounds::CombatRounds(QWidget* parent) : QScrollArea(parent) {
    setAccessibleName(tr("Rounds of the combat"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    setMinimumHeight(kRowHigh);
    m_list = kit::ground(this);
    m_rows = kit::column(m_list, 0);
    setWidget(m_list);
}

void CombatRounds::show(const CombatCourse& course, std::size_t hidden, const engine::Position& position) {
    const std::vector<CombatCourse::Round>& rounds = course.rounds();
    const std::size_t shown = rounds.size() - std::min(hidden, rounds.size());
    std::vector<CombatCourse::Round> seen(rounds.begin(), rounds.begin() + static_cast<std::ptrdiff_t>(shown));
    const bool isSameStart = std::exchange(m_startSeen, course.atStart()) == course.atStart();
    if (std::exchange(m_seen, seen) == seen && isSameStart && m_rows->count() > 0) {
        return;
    }
    kit::empty(*m_rows);
    for (std::size_t i = shown; i > 0; --i) {
        addRound(rounds[i - 1], i == shown, position);
    }
    if (m_startSeen) {
        addStart(*m_startSeen);
    }
    if (shown == 0) {
        auto* note = kit::note(tr("Each round comes here, with its clause and the chance after it."), m_list);
        note->setContentsMargins(14, 6, 14, 6);
        m_rows->addWidget(note);
    }
    m_rows->addStretch(1);
}

QLabel* CombatRounds::chanceLabel(const std::optional<double>& chance, const QString& tip, QWidget* row) const {
    constexpr int kWide = 66;
    auto* label = kit::label(chance ? percent(*chance) : QString(), row,
                             {.align = Qt::AlignRight | Qt::AlignVCenter, .weight = QFont::Bold, .tip = tip});
    label->setFixedWidth(kWide);
    return label;
}

void CombatRounds::addStart(double chance) {
    auto* row = kit::ground(m_list);
    row->setFixedHeight(kRowHigh);
    auto* line = kit::row(row, 10, {14, 0, 14, 0});
    auto* what = kit::dressed(new ElidedLabel(row), {.name = "atStart", .kind = "dim"});
    what->say(tr("before the first round"));
    kit::fill(*line, {{what, 1}, chanceLabel(chance, tr("The attacker's chance before the first round"), row)});
    m_rows->addWidget(row);
}

void CombatRounds::addRound(const CombatCourse::Round& round, bool newest, const engine::Position& position) {
    auto* row = kit::ground(m_list, newest ? "newest" : "panel");
    row->setFixedHeight(kRowHigh);
    auto* line = kit::row(row, 10, {14, 0, 14, 0});
    auto* number = kit::dim(QString::number(round.fought.round), row);
    number->setFixedWidth(18);
    auto* faces = kit::label(facesText(round.fought), row, {.pixels = 16, .weight = QFont::Bold});
    faces->setMinimumWidth(78);
    auto* mark = new QLabel(row);
    auto* what = new ElidedLabel(row);
    const QString loss = lossText(round.events);
    what->say(hasClause(round.events, engine::clause::SA_K5) ? tr("tie: %1").arg(loss) : loss);
    kit::fill(*line, {number, faces, mark, {what, 1}});
    if (const auto owner = loserOf(round.events)) {
        mark->setPixmap(badge(lookOf(position, *owner), 16, devicePixelRatioF()));
        mark->setAccessibleName(round.fought.loser == engine::CombatSide::Attacker ? tr("attacker loses")
                                                                                   : tr("defender loses"));
        mark->setToolTip(nameOf(position, *owner));
    }
    if (const auto clause = tellingClause(round.events)) {
        line->addWidget(new ClauseTag(*clause, row));
    }
    line->addWidget(chanceLabel(round.chance, tr("The attacker's chance after this round"), row));
    m_rows->addWidget(row);
}

}  // namespace ui
