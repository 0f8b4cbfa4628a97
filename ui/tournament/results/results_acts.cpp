// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of results does with many tables, and how a number or a slip leads to one.
#include <QComboBox>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QTabBar>
#include <algorithm>
#include <numeric>

#include "adjudicator/desk.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/carried_penalties.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall/act_box.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/results/chosen_bar.h"
#include "ui/tournament/results/proposals_panel.h"
#include "ui/tournament/results/result_panel.h"
#include "ui/tournament/results/results_model.h"
#include "ui/tournament/results/results_page.h"
#include "ui/tournament/results/sat_panel.h"
#include "ui/tournament/results/seat_lines.h"
#include "ui/tournament/results/table_tiles.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

/// The round was seated when the one before had results already.
bool wasSeatedLater(const adjudicator::TournamentLine& line, int round) {
    bool hasResults = false;
    bool isLater = false;
    for (const adjudicator::LineAct& place : line.acts()) {
        for (const cup::Event& event : line.actAt(place.now).events) {
            const auto* set = std::get_if<cup::ResultSet>(&event.body);
            const auto* seated = std::get_if<cup::RoundSeated>(&event.body);
            hasResults = hasResults || (set != nullptr && set->round == round - 1);
            isLater = isLater || (seated != nullptr && seated->round == round && hasResults);
        }
    }
    return isLater;
}

}  // namespace

/// The round that is played, until all of it is official or the next one began; one that was seated after it has
/// results at once. What somebody chose is gone on from.
void ResultsPage::follow() {
    const cup::Position& position = m_hall.position();
    int at = qMax(1, roundOn(position));
    for (int earlier = at - 1; earlier >= 1 && position.round(earlier) != nullptr; --earlier) {
        const bool isOpen = std::ranges::any_of(position.round(earlier)->pods, [](const cup::Pod& pod) {
            return pod.result && pod.result->state != cup::ResultState::Official;
        });
        at = isOpen && stateOf(*position.round(at)).results == 0 ? earlier : at;
    }
    for (int later = at + 1; position.round(later) != nullptr; ++later) {
        at = wasSeatedLater(m_hall.line(), later) ? later : at;
    }
    m_round->setCurrentIndex(m_round->findData(qMax(at, m_followsFrom)));
}

/// A later round than the one that is followed is gone on from; an earlier one stays.
void ResultsPage::chooseRound(int round) {
    m_followsFrom = 1;
    follow();
    m_followsRounds = round >= this->round();
    m_followsFrom = m_followsRounds ? round : 1;
    m_round->setCurrentIndex(m_round->findData(round));
    refresh();
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
    const int running = m_model->protestable();
    add(running, paint.window, paint.text, tr("◷ protest possible at %n", nullptr, running));
    add(sign(TableState::Entered), paint.window, paint.text, tr("○ %n entered", nullptr, sign(TableState::Entered)));
    add(sign(TableState::Proposed), paint.window, paint.text, tr("… %n proposed", nullptr, sign(TableState::Proposed)));
    add(toLook, paint.warningFill, paint.warning, tr("⚠ %n to look at", nullptr, toLook));
    add(disputed, paint.badFill, paint.bad, tr("⚖ %n disputed", nullptr, disputed));
    add(sign(TableState::Open), paint.base, paint.dim, tr("◷ %n open", nullptr, sign(TableState::Open)));
    const cup::Round* now = m_hall.position().round(round());
    const RoundState all = now != nullptr ? stateOf(*now) : RoundState{};
    const QString about = now == nullptr ? tr("not seated") : tr("Results: %1 of %2").arg(all.results).arg(all.tables);
    m_about->setToolTip(about);
    m_about->setText(about + QStringLiteral(" &nbsp; ") + chips.join(QLatin1Char(' ')));
    const int taken = sign(TableState::Signed);
    m_official->setText(tr("Official: all that are signed, %1").arg(taken));
    m_official->setEnabled(taken > 0 && !m_hall.position().hasEnded);
    m_chosen->setNext(toLook + disputed > 0);
    const auto waiting = m_hall.keepsTournament() ? static_cast<int>(m_hall.proposals().forDecision().size()) : 0;
    m_parts->setTabText(static_cast<int>(Part::Proposals),
                        waiting > 0 ? tr("Proposals: %1 to decide").arg(waiting) : tr("Proposals"));
    m_taken->setText(m_hall.onlyProposes()
                         ? tr("%n proposed here and not yet taken", nullptr, m_hall.proposals().notYetTaken())
                         : m_hall.proposals().lastTaken());
}

void ResultsPage::refreshChosen() {
    const std::vector<int> rows = m_tiles->chosen();
    const bool mayAct = m_hall.hasTournament() && !m_hall.position().hasEnded;
    const auto any = [&](TableState state) {
        return mayAct && std::ranges::any_of(rows, [&](int row) { return m_model->state(row) == state; });
    };
    m_chosen->show(rows, any(TableState::Entered), any(TableState::Signed));
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
    m_panel->showChanges(m_model->changes(row));
    if (row < 0 || !m_hall.hasTournament() || m_model->hasDraft(row)) {
        m_panel->showOdd({}, {});
        m_panel->showProtest(row < 0 ? std::nullopt : m_model->protest(row));
        return;
    }
    m_panel->showProtest(m_model->protest(row));
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

/// Those that all have signed, at once; where the time for a protest still runs only when it is said once more.
void ResultsPage::makeOfficial(const std::vector<int>& rows) {
    std::vector<cup::Action> acts;
    ActAsked early;
    std::vector<int> tables;
    std::string latest;
    const std::string now = adjudicator::utcNow();
    for (const int row : rows) {
        if (m_model->state(row) != TableState::Signed) {
            continue;
        }
        cup::SetState act{round(), row + 1, cup::ResultState::Official, {}, {}, {}};
        const auto doubts = protestDoubts(m_hall.line(), act, now);
        for (const cup::Doubted& doubted : doubts) {
            act.despite.push_back(doubted.doubt);
        }
        if (doubts.empty()) {
            acts.emplace_back(act);
            continue;
        }
        early.actions.emplace_back(act);
        tables.push_back(row);
        const auto time = m_model->protest(row);
        latest = std::max(latest, time ? time->until : std::string());
    }
    if (!acts.empty()) {
        m_hall.playAll(acts);
    }
    if (!early.actions.empty()) {
        m_asked.reset();
        early.title = tr("Official all the same?");
        early.button = tr("It is so: noted");
        early.odd = {tr("The time for a protest still runs at %n table(s), at the latest until %1: %2.", nullptr,
                        static_cast<int>(tables.size()))
                         .arg(said(adjudicator::timeOfDayHere(latest)), tablesOf(tables))};
        m_ask->ask(std::move(early));
    }
}

std::vector<int> ResultsPage::chosenOrCurrent() const {
    const std::vector<int> chosen = m_tiles->chosen();
    const int row = m_view->currentIndex().row();
    return !chosen.empty() || row < 0 ? chosen : std::vector<int>{row};
}

void ResultsPage::sign(const std::vector<int>& rows) {
    std::vector<cup::Action> acts;
    for (const int row : rows) {
        const cup::Pod* pod = m_hall.position().pod(round(), row + 1);
        if (pod != nullptr && m_model->state(row) == TableState::Entered) {
            acts.emplace_back(cup::SignResult{round(), row + 1, pod->seats});
        }
    }
    // The next number that is typed is another table's.
    m_view->keyboardSearch(QString());
    m_tiles->keyboardSearch(QString());
    if (!acts.empty()) {
        m_hall.playAll(acts);
    }
}

void ResultsPage::typeAt(int row, int seat) {
    if (m_typesInPanel) {
        goToRow(row);
        m_panel->lines().begin(static_cast<std::size_t>(seat) - 1);
    } else {
        m_view->editSeat(row, seat);
    }
}

void ResultsPage::refreshTimes() {
    if (isVisible() && m_hall.hasTournament() && protestMinutes(m_hall.settings()).value_or(0) > 0) {
        m_model->refreshTimes();
        refreshCounts();
        refreshOdd();
    }
}

void ResultsPage::takeProposal(const adjudicator::ProposalFound& found, const std::string& reason) {
    if (!found.act || !m_hall.keepsTournament()) {
        return;
    }
    ActAsked asked{{adjudicator::withReason(*found.act, reason)}, {}, tr("Take it"), {}, found.at};
    addDoubts(asked);
    const auto* result = std::get_if<cup::EnterResult>(&asked.actions.front());
    const cup::Pod* pod = result != nullptr ? m_hall.position().pod(result->round, result->table) : nullptr;
    const auto consequences = adjudicator::consequencesOf(m_hall.position(), asked.actions.front());
    const bool isNew = result != nullptr ? pod != nullptr && !pod->result
                                         : consequences && consequenceLines(*consequences, m_hall.position()).isEmpty();
    if (isNew && asked.odd.isEmpty()) {
        m_hall.proposals().take(found, reason);
        return;
    }
    m_asked.reset();
    asked.title = tr("%1 proposes: %2").arg(said(found.desk), proposedText(found, m_hall.position()));
    m_ask->ask(std::move(asked));
}

/// What speaks against the act: points that hardly can be, a time for a protest that is cut short or has ended, a
/// penalty that is milder than what is due.
void ResultsPage::addDoubts(ActAsked& asked) const {
    cup::Action& action = asked.actions.front();
    std::vector<cup::Doubted> doubts = protestDoubts(m_hall.line(), action, adjudicator::utcNow());
    if (auto* result = std::get_if<cup::EnterResult>(&action)) {
        const auto odd = doubtsIn(m_hall.settings(), *result);
        doubts.insert(doubts.begin(), odd.begin(), odd.end());
    }
    std::vector<cup::Doubt>* despite = nullptr;
    if (auto* result = std::get_if<cup::EnterResult>(&action)) {
        despite = &result->despite;
    } else if (auto* state = std::get_if<cup::SetState>(&action)) {
        despite = &state->despite;
        const auto time = m_model->protest(state->table - 1);
        if (state->state == cup::ResultState::Disputed && state->round == round() && time && isOver(*time)) {
            asked.odd.append(protestText(*time));
        }
    }
    const auto* penalty = std::get_if<cup::Penalize>(&action);
    if (const auto due = penalty != nullptr ? escalationOf(m_hall.position(), *penalty) : std::nullopt) {
        asked.odd.append(said(adjudicator::sentence(*due, *penalty, m_hall.position(), language())));
    }
    for (const cup::Doubted& doubted : doubts) {
        if (despite != nullptr) {
            despite->push_back(doubted.doubt);
        }
        asked.odd.append(capital(said(adjudicator::sentence(doubted, m_hall.position(), language()))));
    }
}

void ResultsPage::ask(const cup::Action& action, const QString& title, const QString& button) {
    ActAsked asked{{action}, title, button};
    addDoubts(asked);
    // Only what the act itself can note is noted.
    const bool isNoted = !std::holds_alternative<cup::Penalize>(action) && !asked.odd.isEmpty();
    asked.button = isNoted ? tr("It is so: noted") : button;
    m_ask->ask(std::move(asked));
}

void ResultsPage::showSeats(bool on) {
    m_side->setCurrentIndex(on ? 1 : 0);
    if (on) {
        m_sat->refresh();
        m_sat->setFocus();
    }
}

}  // namespace ui
