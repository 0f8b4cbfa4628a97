// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of results does with many tables, and how a number or a slip leads to one.
#include <QComboBox>
#include <QKeyEvent>
#include <QTabBar>
#include <algorithm>
#include <numeric>

#include "ui/kit/kit.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/results/result_panel.h"
#include "ui/tournament/results/results_model.h"
#include "ui/tournament/results/results_page.h"
#include "ui/tournament/results/table_tiles.h"

namespace ui {

namespace cup = engine::tournament;

/// The round that is played, or seated by what came out of the one before; unless somebody chose another.
void ResultsPage::follow() {
    const cup::Position& position = m_hall.position();
    int at = qMax(1, roundOn(position));
    // Until all of it is settled.
    for (int earlier = at - 1; earlier >= 1 && position.round(earlier) != nullptr; --earlier) {
        const bool isOpen = std::ranges::any_of(position.round(earlier)->pods, [](const cup::Pod& pod) {
            return pod.result && pod.result->state == cup::ResultState::Pending;
        });
        at = isOpen && stateOf(*position.round(at)).results == 0 ? earlier : at;
    }
    for (int later = at + 1; position.round(later) != nullptr; ++later) {
        const bool isBuiltOnIt =
            position.round(later)->byScore || stageOf(position.settings, later) != cup::Stage::Preliminary;
        at = isBuiltOnIt ? later : at;
    }
    m_round->setCurrentIndex(m_round->findData(at));
}

void ResultsPage::refreshCounts() {
    const auto sign = [this](TableState state) { return m_model->count(state); };
    const int toLook = sign(TableState::Doubtful);
    const int disputed = sign(TableState::Disputed);
    const auto chip = [](const QColor& fill, const QColor& ink, const QString& text) {
        return QStringLiteral("<span style=\"background:%1;color:%2;font-weight:600\">&nbsp;%3&nbsp;</span>")
            .arg(fill.name(), ink.name(), text.toHtmlEscaped());
    };
    const Colours& paint = colours();
    QStringList chips;
    const auto add = [&](int count, const QColor& fill, const QColor& ink, const QString& text) {
        if (count > 0) {
            chips.append(chip(fill, ink, text));
        }
    };
    add(sign(TableState::Official), paint.goodFill, paint.good,
        tr("✓✓ %n official", nullptr, sign(TableState::Official)));
    add(sign(TableState::Signed), paint.goodFill, paint.good, tr("✓ %n signed", nullptr, sign(TableState::Signed)));
    add(sign(TableState::Entered), paint.window, paint.text,
        tr("○ %n entered, not yet signed", nullptr, sign(TableState::Entered)));
    add(sign(TableState::Proposed), paint.window, paint.text,
        tr("… %n proposed, not yet taken", nullptr, sign(TableState::Proposed)));
    add(toLook, paint.warningFill, paint.warning, tr("⚠ %n to look at", nullptr, toLook));
    add(disputed, paint.badFill, paint.bad, tr("⚖ %n disputed", nullptr, disputed));
    add(sign(TableState::Open), paint.base, paint.dim, tr("◷ %n open", nullptr, sign(TableState::Open)));
    m_about->setToolTip(m_about->text());
    m_about->setText(m_about->text() + QStringLiteral(" &nbsp; ") + chips.join(QLatin1Char(' ')));
    const int taken = sign(TableState::Signed);
    m_official->setText(tr("Official: all that are signed, %1").arg(taken));
    m_official->setEnabled(taken > 0 && !m_hall.position().hasEnded);
    m_next->setEnabled(toLook + disputed > 0);
    const auto waiting = m_hall.keepsTournament() ? static_cast<int>(m_hall.proposals().forDecision().size()) : 0;
    m_parts->setTabText(static_cast<int>(Part::Proposals),
                        waiting > 0 ? tr("Proposals: %1 to decide").arg(waiting) : tr("Proposals"));
    m_taken->setText(m_hall.onlyProposes()
                         ? tr("%n proposed here and not yet taken", nullptr, m_hall.proposals().notYetTaken())
                         : m_hall.proposals().lastTaken());
}

void ResultsPage::refreshChosen() {
    const std::vector<int> rows = m_tiles->chosen();
    int pending = 0;
    int signedOnes = 0;
    QStringList tables;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        pending += m_model->state(rows[i]) == TableState::Entered ? 1 : 0;
        signedOnes += m_model->state(rows[i]) == TableState::Signed ? 1 : 0;
        const std::size_t first = i;
        while (i + 1 < rows.size() && rows[i + 1] == rows[i] + 1) {
            ++i;
            pending += m_model->state(rows[i]) == TableState::Entered ? 1 : 0;
            signedOnes += m_model->state(rows[i]) == TableState::Signed ? 1 : 0;
        }
        tables.append(first == i ? QString::number(rows[i] + 1)
                                 : QStringLiteral("%1–%2").arg(rows[first] + 1).arg(rows[i] + 1));
    }
    const bool mayAct = m_hall.hasTournament() && !m_hall.position().hasEnded;
    m_chosen->setText(rows.empty() ? tr("Ctrl+click or Shift+arrows choose several tables.")
                                   : tr("%n table(s) chosen: %1", nullptr, static_cast<int>(rows.size()))
                                         .arg(tables.join(QStringLiteral(", "))));
    m_signChosen->setEnabled(mayAct && pending > 0);
    m_officialChosen->setEnabled(mayAct && signedOnes > 0);
    m_chooseNone->setEnabled(!rows.empty());
}

void ResultsPage::keyPressEvent(QKeyEvent* event) {
    const QString text = event->text();
    const bool isDigit = text.size() == 1 && text.front().isDigit() && event->modifiers() == Qt::NoModifier;
    if (text == QLatin1String("/") || isDigit || beginsCode(*event)) {
        beginFind(text == QLatin1String("/") ? QString() : text);
        return;
    }
    QWidget::keyPressEvent(event);
}

void ResultsPage::beginFind(const QString& begun) {
    m_find->setText(begun);
    m_find->setFocus();
}

void ResultsPage::find(const QString& text) {
    if (text.isEmpty() || !m_hall.hasTournament()) {
        return;
    }
    bool isNumber = false;
    const int table = text.toInt(&isNumber);
    if (isNumber) {
        if (table >= 1 && table <= m_model->rowCount()) {
            showPart(Part::Tables);
            goToRow(table - 1);
        } else {
            m_hall.said().refuse(tr("There is no table %1 in this round.").arg(table));
        }
        return;
    }
    if (const auto code = adjudicator::slipCodeFromText(text.toStdString())) {
        openSlip(*code);
        return;
    }
    showPart(Part::Tables);
    m_panel->noteSlip(text);
    m_view->setFocus();
}

/// The slip's line opens; its code is noted when the result enters.
void ResultsPage::openSlip(const adjudicator::SlipCode& code) {
    using adjudicator::SlipStanding;
    const SlipStanding standing = standingOf(code, *m_hall.tournament(), m_hall.position());
    if (standing == SlipStanding::Foreign || standing == SlipStanding::NoTable) {
        m_hall.said().refuse(standing == SlipStanding::Foreign ? tr("This slip is another tournament’s.")
                                                               : tr("This slip names a table that is not there."));
        m_view->setFocus();
        return;
    }
    showPart(Part::Tables);
    if (round() != code.round) {
        showRound(code.round);
    }
    goToRow(code.table - 1);
    if (standing == SlipStanding::Used) {
        m_hall.said().refuse(tr("This slip was used already: its result is there."));
    } else if (standing == SlipStanding::OtherSeats) {
        m_hall.said().refuse(tr("This slip was printed for other seats at this table: compare the names."));
    } else {
        m_hall.said().clear();
        m_slip = code;
        const cup::Pod* pod = m_hall.position().pod(code.round, code.table);
        if (!pod->result) {
            m_view->editSeat(code.table - 1, 1);
        }
    }
}

void ResultsPage::goToRow(int row) {
    m_view->setCurrentIndex(m_model->index(row, 0));
    m_view->scrollTo(m_view->currentIndex());
    m_tiles->scrollTo(m_model->index(row, 0));
    m_view->setFocus();
}

void ResultsPage::nextDoubtful() {
    if (const auto next = m_model->nextDoubtful(m_view->currentIndex().row())) {
        showPart(Part::Tables);
        goToRow(*next);
    }
}

/// Of the slip that led to this line.
void ResultsPage::noteUsedSlip(int row) {
    if (m_slip && m_slip->round == round() && m_slip->table == row + 1) {
        m_hall.play(cup::NoteSlip{m_slip->round, m_slip->table, toText(*std::exchange(m_slip, std::nullopt))});
    }
}

void ResultsPage::refreshOdd() {
    const int row = m_view->currentIndex().row();
    if (row < 0 || !m_hall.hasTournament() || m_model->hasDraft(row)) {
        m_panel->showOdd({}, {});
        return;
    }
    const auto doubts = m_model->doubts(row);
    std::optional<cup::EnterResult> book;
    for (const adjudicator::GameFound& found : m_hall.works().collected().games) {
        const bool isHere = found.result && found.result->round == round() && found.result->table == row + 1;
        book = isHere ? found.result : book;
    }
    const bool isOtherwise =
        std::ranges::any_of(doubts, [](const cup::Doubted& each) { return each.doubt == cup::Doubt::BookOtherwise; });
    m_panel->showOdd(doubts, isOtherwise ? book : std::nullopt);
}

std::vector<int> ResultsPage::allRows() const {
    std::vector<int> rows(static_cast<std::size_t>(m_model->rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

void ResultsPage::makeOfficial(const std::vector<int>& rows) {
    std::vector<cup::Action> acts;
    for (const int row : rows) {
        if (m_model->state(row) == TableState::Signed) {
            acts.emplace_back(cup::SetState{round(), row + 1, cup::ResultState::Official, {}, {}, {}});
        }
    }
    if (!acts.empty()) {
        m_hall.playAll(acts);
    }
}

void ResultsPage::signChosen() {
    std::vector<cup::Action> acts;
    for (const int row : m_tiles->chosen()) {
        const cup::Pod* pod = m_hall.position().pod(round(), row + 1);
        if (pod != nullptr && m_model->state(row) == TableState::Entered) {
            acts.emplace_back(cup::SignResult{round(), row + 1, pod->seats});
        }
    }
    if (!acts.empty()) {
        m_hall.playAll(acts);
    }
}

}  // namespace ui
