// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/standings/standings_page.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>

#include "adjudicator/record/tournament_sentences.h"
#include "adjudicator/tournament/dispute_link.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/tournament/paper/export_button.h"
#include "ui/tournament/paper/print_panel.h"
#include "ui/tournament/standings/lots_panel.h"
#include "ui/tournament/standings/rank_sheet.h"
#include "ui/tournament/standings/standings_delegate.h"
#include "ui/tournament/standings/standings_model.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr int kSheetWide = 470;
constexpr int kNameWide = 190;

/// Where the first disputed result's dispute is found; empty where none says so.
std::optional<adjudicator::DisputeLink> firstLink(const cup::Position& position) {
    for (const cup::Round& round : position.rounds) {
        for (const cup::Pod& pod : round.pods) {
            const bool isDisputed = pod.result && pod.result->state == cup::ResultState::Disputed;
            if (auto link = isDisputed ? adjudicator::linkIn(pod.result->dispute) : std::nullopt) {
                return link;
            }
        }
    }
    return std::nullopt;
}

}  // namespace

StandingsPage::StandingsPage(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* row = kit::row(this, 0);
    auto* left = kit::column(nullptr, 0);
    left->addWidget(makeTop());
    m_view = new QTableView(this);
    kit::readingTable(*m_view, "standings", tr("Standings"));
    m_model = new StandingsModel(this);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new StandingsDelegate(m_view));
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->viewport()->installEventFilter(this);
    left->addWidget(m_view, 1);
    m_none = kit::label(tr("No players yet. They enter on the page Players."), this,
                        {.wraps = true, .align = Qt::AlignCenter});
    kit::fill(*left, {{m_none, 1}, makeState()});
    row->addLayout(left, 1);

    m_side = kit::ground(this);
    auto* side = kit::column(m_side, 0);
    m_sheet = new RankSheet(m_side);
    m_print = new PrintPanel(m_hall, m_side);
    m_lots = new LotsPanel(m_hall, m_side);
    kit::fill(*side, {m_lots, {m_sheet, 1}, {m_print, 1}});
    m_print->hide();
    m_lots->hide();
    row->addWidget(m_side);
    connect(m_print, &InlinePanel::turned, this, [this] { m_sheet->setVisible(m_print->isHidden()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (const auto player = m_model->playerAt(current.row())) {
                    m_chosen = player;
                    showSheet();
                }
            });
    connect(&m_hall, &TournamentHall::changed, this, &StandingsPage::refresh);
    refresh();
}

QWidget* StandingsPage::makeTop() {
    auto* top = new QWidget(this);
    auto* layout = kit::row(top, 8, {12, 8, 12, 8});
    const auto combo = [&](const QString& name, const char* object) {
        auto* box = kit::dressed(new QComboBox(top), {.name = object, .spoken = name, .tip = name});
        kit::narrow(*box, 14);
        return box;
    };
    m_versions = combo(tr("As of which entry"), "standingsVersion");
    layout->addWidget(m_versions, 2);
    m_now = kit::button(tr("Back to now"), top, {.name = "standingsNow", .kind = "small"});
    m_now->hide();
    layout->addWidget(m_now);
    m_scope = combo(tr("Which rounds"), "standingsScope");
    m_scope->addItem(tr("With final rounds"));
    m_scope->addItem(tr("Preliminary rounds alone"));
    layout->addWidget(m_scope, 1);
    m_search = kit::field(tr("Search"), top, "standingsSearch");
    m_search->setClearButtonEnabled(true);
    layout->addWidget(m_search, 1);
    m_printButton = kit::button(tr("Print…"), top, {.name = "standingsPrint"});
    m_exportButton = new ExportButton(
        m_hall,
        [this] {
            adjudicator::TournamentStamp stamp = m_hall.stamp();
            if (m_past) {
                stamp.head = m_hall.line().upTo(*m_entry).head();
            }
            return ExportButton::Source{position(), stamp};
        },
        top);
    m_exportButton->setObjectName(QStringLiteral("standingsExport"));
    kit::fill(*layout, {m_printButton, m_exportButton});
    connect(m_versions, &QComboBox::activated, this, [this] {
        const QVariant entry = m_versions->currentData();
        lookAt(entry.isValid() ? std::optional<std::uint64_t>(entry.toULongLong()) : std::nullopt);
    });
    connect(m_now, &QPushButton::clicked, this, [this] { lookAt({}); });
    connect(m_scope, &QComboBox::currentIndexChanged, this, &StandingsPage::showTable);
    connect(m_search, &QLineEdit::textChanged, this, [this] { search(false); });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { search(true); });
    connect(m_printButton, &QPushButton::clicked, this,
            [this] { m_print->isVisible() ? m_print->hide() : openPrint(adjudicator::Paper::Standings); });
    return top;
}

/// What is provisional, and what waits for the director.
QWidget* StandingsPage::makeState() {
    m_stateBar = kit::ground(this, "actBar");
    auto* layout = kit::row(m_stateBar, 8, {12, 8, 12, 8});
    m_state = kit::label({}, m_stateBar, {.name = "standingsState", .wraps = true});
    layout->addWidget(m_state, 1);
    m_disputeButton =
        kit::press(tr("Open the dispute"), m_stateBar, {.name = "standingsDispute"}, this, &StandingsPage::openDispute);
    m_lotsButton = kit::press(tr("Draw lots…"), m_stateBar, {.name = "standingsLots"}, this, &StandingsPage::openLots);
    kit::fill(*layout, {m_disputeButton, m_lotsButton});
    return m_stateBar;
}

const TournamentHall::Position& StandingsPage::position() const {
    return m_past ? *m_past : m_hall.position();
}

const cup::Standings& StandingsPage::table() const {
    if (m_scope->currentIndex() == 1) {
        return m_past ? *m_preliminary : m_hall.preliminaryStandings();
    }
    return m_past ? *m_pastTable : m_hall.standings();
}

void StandingsPage::focusFirst() {
    m_view->setFocus();
}

void StandingsPage::resizeEvent(QResizeEvent*) {
    m_side->setFixedWidth(qBound(370, width() / 3, kSheetWide));
}

/// The table has its width only once the sheet beside it has its own.
bool StandingsPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view->viewport() && event->type() == QEvent::Resize && m_view->viewport()->width() != m_fitted) {
        m_fitted = m_view->viewport()->width();
        fitColumns();
    }
    return QWidget::eventFilter(watched, event);
}

void StandingsPage::refresh() {
    const bool has = m_hall.hasTournament();
    for (QWidget* part :
         {static_cast<QWidget*>(m_versions), static_cast<QWidget*>(m_scope), static_cast<QWidget*>(m_search),
          static_cast<QWidget*>(m_printButton), static_cast<QWidget*>(m_exportButton)}) {
        part->setEnabled(has);
    }
    if (!has) {
        m_entry.reset();
        m_past.reset();
        m_listed.reset();
        m_model->show({}, nullptr);
        m_view->hide();
        m_none->show();
        m_stateBar->hide();
        m_sheet->show(std::nullopt);
        return;
    }
    const db::Head head = m_hall.line().head();
    if (m_listed != head) {
        // Another tournament has other entries.
        if (m_entry && *m_entry > head.seq) {
            lookAt({});
        }
        m_listed = head;
        fillVersions();
    }
    showTable();
}

void StandingsPage::showTable() {
    if (!m_hall.hasTournament()) {
        return;
    }
    const int scrolled = m_view->verticalScrollBar()->value();
    const bool isPreliminary = m_scope->currentIndex() == 1;
    const cup::Standings& today = isPreliminary ? m_hall.preliminaryStandings() : m_hall.standings();
    m_model->show(adjudicator::standingFacts(position(), table(), language()), m_past ? &today : nullptr);
    const bool isEmpty = m_model->rowCount() == 0;
    m_view->setVisible(!isEmpty);
    m_none->setVisible(isEmpty);
    fitColumns();
    m_view->verticalScrollBar()->setValue(scrolled);
    if (m_chosen) {
        const QSignalBlocker quiet(m_view->selectionModel());
        m_view->setCurrentIndex(m_model->index(m_model->rowOf(*m_chosen), 0));
    }
    showState();
    showSheet();
}

/// Names stay readable: where there is too little room the clubs go first, then the table scrolls.
void StandingsPage::fitColumns() {
    auto* header = m_view->horizontalHeader();
    const int name = m_past ? 2 : 1;
    const int club = name + 1;
    bool hasClubs = false;
    for (const auto& line : m_model->facts().lines) {
        hasClubs = hasClubs || !line.player.club.empty();
    }
    const auto fits = [&](bool showsClubs) {
        for (int column = 0; column < m_model->columnCount(); ++column) {
            m_view->setColumnHidden(column, column == club && !showsClubs);
            header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
        }
        int wide = kNameWide;
        for (int column = 0; column < m_model->columnCount(); ++column) {
            wide += column == name ? 0 : header->sectionSize(column);
        }
        return wide <= m_view->viewport()->width();
    };
    const bool hasRoom = (hasClubs && fits(true)) || fits(false);
    if (m_model->rowCount() > 0) {
        header->setSectionResizeMode(name, hasRoom ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (!hasRoom) {
            header->resizeSection(name, kNameWide);
        }
    }
}

void StandingsPage::showState() {
    const cup::Standings& now = m_hall.standings();
    QStringList words;
    if (m_past) {
        const auto changes = rankChanges(*m_pastTable, now);
        words.append(changes.empty() ? tr("As of entry %1. Everybody stands there today too.").arg(*m_entry)
                                     : tr("As of entry %1. %n player(s) stand elsewhere today.", nullptr,
                                          static_cast<int>(changes.size()))
                                           .arg(*m_entry));
    }
    if (!m_model->facts().provisional.empty()) {
        words.append(said(m_model->facts().provisional));
    }
    for (const std::string& claim : m_model->facts().claims) {
        words.append(said(claim));
    }
    const auto ties = static_cast<int>(now.tiesToDraw().size());
    const bool isOpen = !m_past && ties > 0;
    if (isOpen) {
        words.append(tr("%n tie(s) that only lots can part.", nullptr, ties));
    }
    m_state->setText(words.join(QLatin1Char(' ')));
    m_lotsButton->setVisible(isOpen);
    m_disputeButton->setVisible(firstLink(m_hall.position()).has_value() && !m_past);
    m_stateBar->setVisible(!words.isEmpty() && m_model->rowCount() > 0);
}

void StandingsPage::showSheet() {
    const bool isThere = m_chosen && table().of(*m_chosen) != nullptr;
    m_sheet->show(isThere ? std::optional(adjudicator::sheetFacts(position(), table(), *m_chosen, language()))
                          : std::nullopt);
    if (m_print->isVisible() && isThere) {
        const auto wish = m_print->wish();
        if (wish && wish->paper == adjudicator::Paper::PlayerSheet && wish->player) {
            m_print->open(adjudicator::Paper::PlayerSheet, {}, m_chosen);
        }
    }
}

void StandingsPage::choosePlayer(engine::PlayerId player) {
    const int row = m_model->rowOf(player);
    if (row >= 0) {
        m_view->setCurrentIndex(m_model->index(row, 0));
        m_view->scrollTo(m_model->index(row, 0));
    }
}

std::optional<engine::PlayerId> StandingsPage::chosenPlayer() const {
    return m_chosen;
}

/// The next player whose name, number or club holds what is typed; Enter goes on from there.
void StandingsPage::search(bool goesOn) {
    const QString wanted = m_search->text().trimmed();
    if (wanted.isEmpty()) {
        return;
    }
    const int rows = m_model->rowCount();
    const int from = m_view->currentIndex().isValid() ? m_view->currentIndex().row() + (goesOn ? 1 : 0) : 0;
    for (int i = 0; i < rows; ++i) {
        const int row = (from + i) % rows;
        const auto& player = m_model->facts().lines[static_cast<std::size_t>(row)].player;
        if (said(player.name).contains(wanted, Qt::CaseInsensitive) || said(player.id) == wanted ||
            said(player.club).contains(wanted, Qt::CaseInsensitive)) {
            choosePlayer(player.player);
            return;
        }
    }
}

void StandingsPage::openPrint(adjudicator::Paper paper, std::optional<int> round) {
    if (!m_hall.hasTournament()) {
        return;
    }
    m_lots->hide();
    m_print->open(paper, round, m_chosen);
}

void StandingsPage::openLots() {
    m_print->hide();
    m_lots->open();
}

void StandingsPage::openDispute() {
    if (const auto link = firstLink(m_hall.position())) {
        m_hall.askForDispute(said(link->game), link->entry);
    }
}

}  // namespace ui
