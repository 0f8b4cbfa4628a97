// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/what_if_page.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <algorithm>

#include "adjudicator/desk_text.h"
#include "adjudicator/dispute/dispute.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/what_if/compared.h"
#include "ui/acting/act_form.h"
#include "ui/board/board_detail.h"
#include "ui/board/board_view.h"
#include "ui/kit/kit.h"
#include "ui/record/compared_rows.h"
#include "ui/record/tried_acts.h"
#include "ui/record/tried_lines.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/style_sheet.h"

namespace ui {

namespace {

using adjudicator::TriedAct;
using adjudicator::TriedHow;

PlaceName nameOf(const engine::Place& place, const engine::Topology& board) {
    struct Namer {
        const engine::Topology& board;
        PlaceName operator()(engine::HexId id) const { return board.hex(id); }
        PlaceName operator()(engine::CornerId id) const { return board.corner(id); }
        PlaceName operator()(engine::SideId id) const { return board.side(id); }
    };
    return std::visit(Namer{board}, place);
}

constexpr int kHeadHigh = 36;
constexpr int kBoards = 0;
constexpr int kPointing = 1;

}  // namespace

WhatIfPage::WhatIfPage(TableDesk& desk, QWidget* parent) : Page(parent), m_desk(desk) {
    auto* layout = kit::column(this, 0);
    layout->addWidget(makeTop());
    auto* split = new QSplitter(Qt::Horizontal, this);
    m_middle = new QStackedWidget(split);
    m_middle->addWidget(makeCompared());
    m_pointed = new BoardView(m_middle);
    m_pointed->setAccessibleName(tr("The table then: point at places"));
    m_middle->addWidget(m_pointed);
    split->addWidget(m_middle);
    split->addWidget(makeSide());
    split->setHandleWidth(1);
    split->setChildrenCollapsible(false);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 1);
    split->setSizes({1000, 400});
    layout->addWidget(split, 1);
    connect(m_pointed, &BoardView::placeChosen, this, [this](const PlaceName& place) {
        if (ActForm* form = m_saying->pointing()) {
            form->takePlace(place);
        }
    });
    connect(m_saying, &OtherwiseForm::chosen, this, &WhatIfPage::tryAgain);
    connect(m_saying, &OtherwiseForm::edited, this, &WhatIfPage::tryAgain);
    connect(m_saying, &OtherwiseForm::pointed, this, &WhatIfPage::showMiddle);
    connect(m_lines, &TriedLines::lineChosen, this, &WhatIfPage::showLine);
    connect(m_lines, &TriedLines::againstChosen, this, &WhatIfPage::showTried);
    connect(m_reason, &QLineEdit::textChanged, this, &WhatIfPage::showAdopt);
    connect(m_reason, &QLineEdit::returnPressed, this, &WhatIfPage::adopt);
    connect(&m_desk, &TableDesk::changed, this, [this] {
        if (isVisible()) {
            follow();
        }
    });
    for (const auto& key : {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &WhatIfPage::adopt);
    }
    auto* more = new QShortcut(QKeySequence(Qt::Key_Plus), this);
    more->setContext(Qt::WidgetWithChildrenShortcut);
    connect(more, &QShortcut::activated, this, &WhatIfPage::addLine);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now != nullptr && now->objectName() == QStringLiteral("dice") && isAncestorOf(now)) {
            now->installEventFilter(this);
        }
    });
}

/// Faces are typed without a plus: there too it asks for another line.
bool WhatIfPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Plus) {
        event->ignore();
        return true;
    }
    return Page::eventFilter(watched, event);
}

QWidget* WhatIfPage::makeTop() {
    auto* top = kit::ground(this, "turnBar");
    auto* layout = kit::row(top, 12, {14, 8, 14, 8});
    auto* words = kit::column(nullptr, 2);
    m_title = kit::title({}, top);
    kit::fill(*words, {m_title, kit::dim(tr("A copy: nothing is written until you adopt it."), top)});
    layout->addLayout(words);
    m_state = kit::label({}, top, {.name = "state", .kind = "warn"});
    m_state->setWordWrap(true);
    kit::fill(*layout, {{m_state, 1}});
    m_point = kit::button(tr("Point at the board"), top,
                          {.name = "point", .tip = tr("The table then, for the places of the act"), .checked = false});
    connect(m_point, &QPushButton::toggled, this, &WhatIfPage::showMiddle);
    auto* another = kit::press(tr("Another line   [+]"), top,
                               {.name = "another", .tip = tr("Tries something else beside it; each line has its tab")},
                               this, &WhatIfPage::addLine);
    auto* drop = kit::press(tr("Drop (Esc)"), top, {.name = "drop", .tip = tr("Nothing has been written")}, this,
                            &WhatIfPage::leaveRequested);
    m_adopt = kit::press(tr("Adopt as correction"), top,
                         {.name = "adopt", .kind = "next", .tip = tr("Ctrl+Enter: writes it with its reason")}, this,
                         &WhatIfPage::adopt);
    kit::fill(*layout, {m_point, another, drop, m_adopt});
    return top;
}

QWidget* WhatIfPage::makeCompared() {
    auto* page = new QWidget(m_middle);
    auto* layout = kit::column(page, 0);
    auto* boards = kit::row(nullptr, 12, {14, 8, 14, 8});
    const auto board = [&](QWidget* head, QLabel** under, const QString& spoken) {
        auto* column = kit::column(nullptr, 4);
        *under = kit::note({}, page);
        auto* detail = new BoardDetail(page);
        detail->setAccessibleName(spoken);
        // Both heads are as high, so that the boards stand side by side.
        head->setFixedHeight(kHeadHigh);
        kit::fill(*column, {head, *under, {detail, 1}});
        boards->addLayout(column, 1);
        return detail;
    };
    m_lines = new TriedLines(page);
    m_was = board(&m_lines->with(), &m_wasWords, tr("Board as recorded"));
    m_now = board(&m_lines->tabs(), &m_triedWords, tr("Board as tried"));
    layout->addLayout(boards, 3);
    m_rows = new ComparedRows(page);
    layout->addWidget(m_rows, 2);
    return page;
}

QWidget* WhatIfPage::makeSide() {
    auto* side = kit::ground(this);
    auto* outer = kit::column(side, 0);
    outer->addWidget(kit::label(tr("What is asked"), side, {.kind = "head"}));
    auto* scroll = kit::scroll(side);
    auto* page = new QWidget(scroll);
    auto* layout = kit::column(page, 6, {14, 10, 14, 10});
    m_saying = new OtherwiseForm(page);
    m_acts = new TriedActs(page);
    kit::fill(*layout, {m_saying, m_acts, kit::stretch()});
    scroll->setWidget(page);
    outer->addWidget(scroll, 1);
    auto* foot = kit::column(nullptr, 4, {14, 8, 14, 12});
    m_reason = kit::field(tr("Reason, written with the correction"), side, "reason");
    kit::fill(*foot, {kit::dim(tr("Reason, written with the correction"), side), m_reason});
    outer->addLayout(foot);
    side->setMinimumWidth(300);
    return side;
}

bool WhatIfPage::open(std::uint64_t entry) {
    m_place.reset();
    m_saying->forget();
    m_reason->clear();
    m_point->setChecked(false);
    if (m_desk.hasGame() && entry < m_desk.table().line().log().size()) {
        const adjudicator::Line& line = m_desk.table().line();
        const auto place = adjudicator::actOf(line, entry);
        const auto act = std::ranges::find_if(line.acts(), [&](const adjudicator::LineAct& each) {
            return place && (each.origin == *place || each.now == *place);
        });
        if (act != line.acts().end()) {
            m_place = act->origin;
        }
    }
    m_title->setText(m_place ? tr("What if entry %1 had been otherwise?").arg(m_place->entry) : tr("What if"));
    m_saying->setVisible(m_place.has_value());
    m_lines->begin();
    if (m_place) {
        m_head = m_desk.table().line().head();
        m_saying->setAct(m_desk.table().line(), *m_place, OtherwiseForm::Choice::Instead, false);
    }
    tryAgain();
    focusFaces();
    return m_place.has_value();
}

/// What is asked most often is another face: it is typed at once.
void WhatIfPage::focusFaces() {
    if (auto* faces = m_saying->findChild<QLineEdit*>(QStringLiteral("dice")); faces != nullptr && m_place) {
        faces->setFocus();
        faces->selectAll();
    }
}

void WhatIfPage::enter() {
    follow();
    setFocus();
    focusFaces();
}

/// The record has grown, or another game is open.
void WhatIfPage::follow() {
    if (!m_place || !m_desk.hasGame() || m_desk.table().isWriting() || m_desk.table().line().head() == m_head) {
        return;
    }
    const adjudicator::ActPlace place = *m_place;
    const QString reason = m_reason->text();
    if (open(place.entry)) {
        m_reason->setText(reason);
    }
}

/// The line that is being said, for when its tab is pressed again.
void WhatIfPage::keepSaid() {
    if (m_place) {
        m_lines->keep({m_saying->choice(),
                       m_saying->isSaying() ? std::optional(m_saying->form().action()) : std::nullopt, m_tried});
    }
}

void WhatIfPage::addLine() {
    if (m_place && m_lines->add()) {
        saidAgain();
        focusFaces();
    }
}

void WhatIfPage::showLine(std::size_t line) {
    if (m_place && m_lines->show(line)) {
        saidAgain();
    }
}

/// What was said in the line that is shown now.
void WhatIfPage::saidAgain() {
    const TriedLines::Tried tried = m_lines->shown();
    m_saying->setAct(m_desk.table().line(), *m_place, tried.choice, false);
    if (tried.said) {
        const QSignalBlocker quiet(m_saying);
        m_saying->form().setAction(*tried.said);
    }
    tryAgain();
}

void WhatIfPage::tryAgain() {
    m_tried.reset();
    m_why.clear();
    if (!m_place) {
        m_why = tr("No act that counts: choose an entry of the record.");
    } else if (const auto wanted = m_saying->asked()) {
        auto tried = adjudicator::tryOut(m_desk.table().line(), *wanted);
        if (tried) {
            m_tried = std::move(*tried);
        } else {
            m_why = tried.error() == adjudicator::CorrectionRefusal::NothingChanges
                        ? tr("Say what was otherwise: so far it is as recorded.")
                        : said(adjudicator::sentence(tried.error(), language()));
        }
    } else {
        m_why = tr("The dice are still to be said.");
    }
    keepSaid();
    showTried();
}

/// What was tried of the act, in a line.
QString WhatIfPage::wordsOf(const adjudicator::WhatIf& tried) const {
    const TriedAct& first = tried.acts[tried.first];
    return first.how == TriedHow::LeftOut
               ? tr("without it")
               : said(adjudicator::summary(first.action, first.events, *tried.asTried.position.table, language()));
}

void WhatIfPage::showTried() {
    if (m_tried) {
        adjudicator::WhatIf both = *m_tried;
        const adjudicator::WhatIf* other = m_lines->against();
        both.asRecorded = other != nullptr ? other->asTried : both.asRecorded;
        const auto& was = both.asRecorded.position;
        const auto& now = both.asTried.position;
        const auto rows = adjudicator::compared(both, language());
        std::vector<PlaceName> places;
        for (const adjudicator::ComparedRow& row : rows) {
            if (row.place) {
                places.push_back(nameOf(*row.place, now.topology()));
            }
        }
        m_was->showNumbered(pictureOf(was), places, m_seats);
        m_now->showNumbered(pictureOf(now), places, m_seats);
        const TriedAct& first = m_tried->acts[m_tried->first];
        const engine::Action& recorded = first.wasAction ? *first.wasAction : first.action;
        const bool isNew = first.how == TriedHow::Added || !first.of;
        m_wasWords->setText(other != nullptr ? wordsOf(*other)
                            : isNew          ? tr("without it")
                                    : said(adjudicator::summary(recorded, first.wasEvents, *now.table, language())));
        m_triedWords->setText(wordsOf(*m_tried));
        m_rows->show(rows);
    } else {
        const bool has = m_desk.hasGame();
        m_was->showNumbered(has ? pictureOf(m_desk.position()) : BoardPicture(), {}, m_seats);
        m_now->showNumbered(has ? pictureOf(m_desk.position()) : BoardPicture(), {}, m_seats);
        m_wasWords->clear();
        m_triedWords->clear();
        m_rows->clear();
    }
    m_acts->showActs(m_tried);
    showMiddle();
    showAdopt();
}

/// Both boards, or the table then to point at: when asked for, and while the act is not said to its end.
void WhatIfPage::showMiddle() {
    const ActForm* form = m_place ? m_saying->pointing() : nullptr;
    m_point->setVisible(form != nullptr);
    if (form == nullptr || !m_point->isChecked()) {
        m_middle->setCurrentIndex(kBoards);
        return;
    }
    const bool comes = m_middle->currentIndex() != kPointing;
    m_pointed->setPicture(pictureOf(form->position()));
    m_pointed->setMarkers(form->markers(), form->wanted());
    m_pointed->setSeats(m_seats);
    m_middle->setCurrentIndex(kPointing);
    if (comes) {
        m_pointed->fitBoard();
    }
}

void WhatIfPage::showAdopt() {
    QString why = m_why;
    if (m_tried && m_tried->againstProof) {
        why = tr("These dice are proved: it can be looked at, not adopted.");
    } else if (m_tried && !m_tried->canBeAdopted()) {
        why = tr("The rules refuse what is tried.");
    } else if (m_tried && m_reason->text().trimmed().isEmpty()) {
        why = tr("To adopt it, say why.");
    }
    m_state->setText(why);
    m_adopt->setEnabled(m_tried && m_tried->canBeAdopted() && !m_desk.table().declared());
}

void WhatIfPage::adopt() {
    if (!m_adopt->isEnabled() || m_desk.table().isWriting()) {
        return;
    }
    if (m_reason->text().trimmed().isEmpty()) {
        m_reason->setFocus();
        return;
    }
    const TriedAct& first = m_tried->acts[m_tried->first];
    const auto clauses = clausesOf(first.events);
    const auto clause = clauses.empty() ? std::nullopt : std::optional(clauses.front());
    auto plan = adjudicator::planCorrection(m_desk.table().line(),
                                            m_tried->asCorrection(m_reason->text().trimmed().toStdString(), clause));
    if (!plan || !plan->conflicts.empty()) {
        m_state->setText(plan ? tr("The rules refuse what is tried.")
                              : said(adjudicator::sentence(plan.error(), language())));
        return;
    }
    m_place.reset();
    m_saying->forget();
    m_desk.correctRecord(std::move(plan->corrected));
    Q_EMIT leaveRequested();
}

}  // namespace ui
