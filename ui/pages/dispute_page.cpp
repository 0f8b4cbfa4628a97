// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/dispute_page.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QRadioButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <algorithm>

#include "adjudicator/dispute/dispute_text.h"
#include "ui/acting/act_form.h"
#include "ui/combat/dispute_list.h"
#include "ui/combat/dispute_step_view.h"
#include "ui/combat/dispute_steps.h"
#include "ui/kit/kit.h"
#include "ui/record/correction_panel.h"
#include "ui/rules/ruling_form.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/icons.h"
#include "ui/theme/style_sheet.h"

namespace ui {

namespace {

using adjudicator::RulingDecision;
using adjudicator::RulingGiven;

}  // namespace

DisputePage::DisputePage(TableDesk& desk, QWidget* parent) : Page(parent), m_desk(desk) {
    auto* layout = kit::column(this, 0);
    layout->addWidget(makeTop());
    m_stack = new QStackedWidget(this);
    layout->addWidget(m_stack, 1);
    m_list = new DisputeList(m_stack);
    connect(m_list, &DisputeList::chosen, this, [this](qulonglong entry) { (void)open(entry); });
    m_stack->addWidget(m_list);
    auto* split = new QSplitter(Qt::Horizontal, m_stack);
    m_steps = new DisputeSteps(split);
    m_view = new DisputeStepView(m_desk, split);
    split->addWidget(m_steps);
    split->addWidget(m_view);
    split->addWidget(makeRuling());
    split->setHandleWidth(1);
    split->setChildrenCollapsible(false);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 3);
    split->setStretchFactor(2, 2);
    split->setSizes({560, 740, 540});
    m_stack->addWidget(split);
    connect(m_steps, &DisputeSteps::currentChanged, this, &DisputePage::showStep);
    connect(m_view, &DisputeStepView::placeChosen, this, [this](const PlaceName& place) {
        if (ActForm* form = pointing()) {
            form->takePlace(place);
        }
    });
    connect(&m_desk, &TableDesk::changed, this, [this] {
        if (isVisible()) {
            refresh();
        }
    });
    for (const auto& key : {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &DisputePage::record);
    }
    showList();
}

QWidget* DisputePage::makeTop() {
    auto* top = kit::ground(this, "turnBar");
    auto* layout = kit::row(top, 12, {14, 8, 14, 8});
    auto* words = kit::column(nullptr, 2);
    m_title = kit::title({}, top);
    m_subtitle = kit::dim({}, top);
    kit::fill(*words, {m_title, m_subtitle});
    layout->addLayout(words);
    m_state = kit::label({}, top, {.kind = "good"});
    kit::fill(*layout, {m_state, kit::stretch()});
    m_print =
        kit::press(tr("Sheet to print…"), top, {.tip = tr("Ctrl+P: one page with everything, opened for printing")},
                   this, &DisputePage::print);
    m_print->setShortcut(QKeySequence::Print);
    auto* back = kit::press(tr("Back (Esc)"), top, {}, this, &DisputePage::leaveRequested);
    kit::fill(*layout, {m_print, back});
    return top;
}

QWidget* DisputePage::makeRuling() {
    auto* side = kit::ground(this);
    auto* outer = kit::column(side, 0);
    outer->addWidget(kit::label(tr("The referee's ruling"), side, {.kind = "head"}));
    auto* scroll = kit::scroll(side);
    auto* page = new QWidget(scroll);
    auto* layout = kit::column(page, 6, {14, 10, 14, 10});
    m_question = kit::dressed(new QLineEdit(page), {.spoken = tr("What is said against it")});
    m_question->setPlaceholderText(tr("What is said against it"));
    layout->addWidget(m_question);
    // A group of their own: the correction has choices too.
    auto* choices = new QButtonGroup(page);
    const auto radio = [&](const QString& text, const QString& tip) {
        auto* button = new QRadioButton(text, page);
        choices->addButton(button);
        button->setToolTip(tip);
        layout->addWidget(button);
        connect(button, &QRadioButton::toggled, this, [this](bool on) {
            if (on) {
                showChoice();
            }
        });
        return button;
    };
    m_stands = radio(tr("The record stands"), tr("Nothing changes on the board."));
    m_correct = radio(tr("Correct it and try the later acts again"), tr("What cannot stay is listed for decision."));
    m_correction = new CorrectionPanel(page);
    layout->addWidget(m_correction);
    m_irregular = radio(tr("Let it stand against the rules"), tr("What is on the table is kept, with a reason."));
    m_open = radio(tr("Decide later, the game goes on"), tr("The dispute is noted as open."));
    m_form = new RulingForm(page);
    kit::fill(*layout, {m_form, kit::stretch()});
    scroll->setWidget(page);
    outer->addWidget(scroll, 1);
    auto* foot = kit::row(nullptr, -1, {14, 8, 14, 12});
    m_record = kit::press({}, side, {.kind = "next", .tip = tr("Ctrl+Enter")}, this, &DisputePage::record);
    kit::fill(*foot, {kit::stretch(), m_record});
    outer->addLayout(foot);
    side->setMinimumWidth(300);
    connect(m_form, &RulingForm::edited, this, &DisputePage::showChoice);
    connect(m_question, &QLineEdit::textEdited, this, &DisputePage::showChoice);
    connect(m_correction, &CorrectionPanel::pointed, this, &DisputePage::showPointing);
    connect(m_correction, &CorrectionPanel::changed, this, [this] {
        m_record->setEnabled(choice() != Choice::Correct || (m_correction->ready() && m_form->hasReason()));
    });
    return side;
}

bool DisputePage::open(std::uint64_t entry) {
    m_correction->forget();
    m_dispute.reset();
    if (!m_desk.hasGame()) {
        showList();
        return false;
    }
    auto dispute = adjudicator::disputeAbout(m_desk.table().line(), entry);
    if (!dispute) {
        showList();
        setState(tr("Entry %1: %2").arg(entry).arg(said(adjudicator::sentence(dispute.error(), language()))), "warn");
        return false;
    }
    m_dispute = std::move(*dispute);
    m_asked = entry;
    const adjudicator::DisputeStep& step = m_dispute->steps[m_dispute->asked];
    m_form->clear();
    m_question->clear();
    std::vector<engine::PlayerId> heard;
    if (m_dispute->combat) {
        heard = {m_dispute->combat->attacker, m_dispute->combat->defender};
    }
    m_form->offerPlayers(step.before, heard);
    m_stands->setChecked(true);
    m_stack->setCurrentIndex(1);
    m_steps->setDispute(*m_dispute);
    showHead();
    showStep();
    setFocus();
    return true;
}

bool DisputePage::openCorrection(std::uint64_t entry) {
    const bool isOpen = open(entry);
    if (isOpen && m_correct->isEnabled()) {
        m_correct->setChecked(true);
        m_correction->sayOtherwise();
    }
    return isOpen;
}

ActForm* DisputePage::pointing() const {
    return m_dispute && choice() == Choice::Correct ? m_correction->pointing() : nullptr;
}

/// While an act is said that has places, its table stands in the middle.
void DisputePage::showPointing() {
    if (const ActForm* form = pointing()) {
        m_view->point(form->position(), form->markers(), form->wanted(), m_seats);
    } else {
        m_view->endPointing();
    }
}

void DisputePage::showList() {
    m_correction->forget();
    m_dispute.reset();
    m_stack->setCurrentIndex(0);
    m_title->setText(tr("Disputes"));
    m_subtitle->setText(tr("Rulings of this game, and what is still open"));
    m_print->setVisible(false);
    setState({}, "");
    refreshList();
    m_list->focusList();
}

void DisputePage::refresh() {
    if (!m_dispute) {
        refreshList();
        return;
    }
    if (!m_desk.hasGame() || m_desk.table().line().game() != m_dispute->game) {
        showList();
        return;
    }
    if (m_desk.table().line().head() != m_dispute->head && !m_desk.table().isWriting()) {
        if (takePictures()) {
            return;
        }
        const bool recorded = m_recording;
        m_recording = false;
        const std::size_t row = m_steps->current();
        if (open(m_asked) && row < m_dispute->steps.size()) {
            m_steps->step(static_cast<int>(row) - static_cast<int>(m_steps->current()));
        }
        if (recorded) {
            setState(tr("Recorded as entry %1").arg(m_desk.table().line().head().seq), "good");
        }
    }
}

void DisputePage::refreshList() {
    m_list->refresh(m_desk.hasGame() ? &m_desk.table().line() : nullptr);
}

void DisputePage::showHead() {
    const adjudicator::DisputeStep& asked = m_dispute->steps[m_dispute->asked];
    m_title->setText(said(adjudicator::titleOf(*m_dispute, language())));
    m_subtitle->setText(tr("Entry %1, round %2, %3")
                            .arg(m_dispute->entry ? m_dispute->entry->seq : asked.place.entry)
                            .arg(asked.before.turn.round)
                            .arg(clockTime(m_dispute->entry ? m_dispute->entry->time : asked.time)));
    m_print->setVisible(true);
    if (m_dispute->takenBack) {
        setState(tr("Taken back since: this is the record as it was then"), "warn");
    } else if (m_dispute->rulings.empty()) {
        setState({}, "");
    } else {
        const RulingGiven& last = m_dispute->rulings.back().ruling;
        const QString& words = said(last.reason.empty() ? last.question : last.reason);
        setState(QStringLiteral("%1: %2").arg(said(adjudicator::wordFor(last.decision, language())), words),
                 last.decision == RulingDecision::Open ? "warn" : "good");
    }
}

void DisputePage::setState(const QString& text, const char* kind) {
    wearKind(*m_state, kind);
    // The frame of its kind belongs to the room that the text takes.
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
}

void DisputePage::showStep() {
    if (!m_dispute) {
        return;
    }
    const std::size_t index = m_steps->current();
    const adjudicator::DisputeStep& step = m_dispute->steps[index];
    m_view->setStep(*m_dispute, index, m_seats);
    m_form->offerClauses(adjudicator::clausesByWeight(step));
    const adjudicator::Line& line = m_desk.table().line();
    // What was corrected already can be corrected again, whichever of its entries is seen.
    const auto act = std::ranges::find_if(line.acts(), [&](const adjudicator::LineAct& each) {
        return each.origin == step.place || each.now == step.place;
    });
    const bool counts = !m_dispute->takenBack && act != line.acts().end();
    m_correct->setEnabled(counts && !m_desk.table().declared());
    if (counts) {
        m_correction->setAct(line, act->origin);
    } else {
        m_correction->forget();
        if (m_correct->isChecked()) {
            m_stands->setChecked(true);
        }
    }
    showChoice();
}

DisputePage::Choice DisputePage::choice() const {
    return m_correct->isChecked()     ? Choice::Correct
           : m_irregular->isChecked() ? Choice::Irregular
           : m_open->isChecked()      ? Choice::Open
                                      : Choice::Stands;
}

void DisputePage::showChoice() {
    const Choice chosen = choice();
    m_correction->setVisible(chosen == Choice::Correct);
    showPointing();
    m_form->setVisible(chosen != Choice::Open);
    RulingGiven ruling;
    m_form->fill(ruling);
    if (chosen == Choice::Correct) {
        m_correction->setReason(ruling.reason, ruling.clause);
    }
    m_record->setText(chosen == Choice::Correct ? tr("Correct the record")
                      : chosen == Choice::Open  ? tr("Note the dispute")
                                                : tr("Record the ruling"));
    const bool complete = chosen == Choice::Open ? !m_question->text().trimmed().isEmpty() : m_form->hasReason();
    m_record->setEnabled(complete && (chosen != Choice::Correct || m_correction->ready()));
}

void DisputePage::record() {
    if (!m_dispute || !m_record->isEnabled() || m_desk.table().isWriting()) {
        return;
    }
    const adjudicator::DisputeStep& step = m_dispute->steps[m_steps->current()];
    m_recording = true;
    RulingGiven ruling;
    m_form->fill(ruling);
    if (choice() == Choice::Correct) {
        m_desk.correctRecord(m_correction->plan().corrected);
        return;
    }
    ruling.decision = choice() == Choice::Open        ? RulingDecision::Open
                      : choice() == Choice::Irregular ? RulingDecision::Irregular
                                                      : RulingDecision::Stands;
    if (ruling.decision == RulingDecision::Open) {
        ruling.reason.clear();
        ruling.clause.reset();
    }
    ruling.question = m_question->text().trimmed().toStdString();
    ruling.entry = step.place.entry;
    ruling.item = step.place.item;
    m_desk.rulings().record(std::move(ruling));
}

void DisputePage::keyPressEvent(QKeyEvent* event) {
    if (m_view->takeKey(event->key(), event->modifiers())) {
        return;
    }
    switch (event->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
            if (m_dispute) {
                m_steps->step(event->key() == Qt::Key_Up ? -1 : 1);
                return;
            }
            break;
        default:
            break;
    }
    Page::keyPressEvent(event);
}

}  // namespace ui
