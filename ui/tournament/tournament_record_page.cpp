// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_record_page.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <ranges>

#include "adjudicator/record/tournament_sentences.h"
#include "db/codes.h"
#include "ui/kit/kit.h"
#include "ui/record/verdict_card.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

TournamentLogModel::TournamentLogModel(TournamentHall& hall, QObject* parent)
    : TableModel({tr("Entry"), tr("Time"), tr("What was done")}, parent), m_hall(hall) {
    read();
}

void TournamentLogModel::read() {
    beginResetModel();
    m_rows.clear();
    if (m_hall.hasTournament()) {
        for (const auto& line : std::views::reverse(m_hall.line().log())) {
            const QString text = said(adjudicator::sentence(line, m_hall.position(), language()));
            if (!text.isEmpty()) {
                m_rows.push_back(
                    {line.seq(), clockTime(line.entry.time), capital(text), line.onLine, line.act() != nullptr});
            }
        }
    }
    endResetModel();
}

std::optional<std::uint64_t> TournamentLogModel::entryAt(int row) const {
    return row >= 0 && row < rowCount() ? std::optional(m_rows[static_cast<std::size_t>(row)].entry) : std::nullopt;
}

bool TournamentLogModel::canUndoTo(int row) const {
    const auto entry = entryAt(row);
    return entry && m_hall.line().canUndoTo({*entry, {}});
}

QVariant TournamentLogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole) {
        switch (index.column()) {
            case Entry:
                return QVariant::fromValue(static_cast<qulonglong>(row.entry));
            case Time:
                return row.time;
            default:
                return row.onLine ? row.text : tr("%1 (taken back)").arg(row.text);
        }
    }
    if (role == Qt::ToolTipRole && index.column() == What) {
        return row.text;
    }
    if (role == Qt::ForegroundRole && (!row.onLine || !row.isAct)) {
        return colours().dim;
    }
    if (role == Qt::FontRole && !row.onLine) {
        QFont font;
        font.setStrikeOut(true);
        return index.column() == What ? QVariant(font) : QVariant();
    }
    return {};
}

TournamentRecordPage::TournamentRecordPage(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* column = kit::column(this, 0);
    auto* top = kit::row(nullptr, 8, {14, 8, 14, 8});
    m_head = kit::label({}, this, {.name = "recordHead"});
    m_head->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_search = kit::field(tr("Search"), this, "recordSearch");
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(220);
    kit::fill(*top, {{m_head, 1}, m_search});
    column->addLayout(top);
    m_model = new TournamentLogModel(hall, this);
    m_found = new QSortFilterProxyModel(this);
    m_found->setSourceModel(m_model);
    m_found->setFilterKeyColumn(TournamentLogModel::What);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view = new QTableView(this);
    kit::readingTable(*m_view, "tournamentRecord", tr("Record of the tournament"));
    m_view->setModel(m_found);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setColumnWidth(TournamentLogModel::Entry, 80);
    m_view->setColumnWidth(TournamentLogModel::Time, 100);
    m_view->horizontalHeader()->setStretchLastSection(true);
    column->addWidget(m_view, 1);
    m_verdict = new VerdictCard(this);
    m_verdict->hide();
    column->addWidget(m_verdict);
    auto* foot = kit::ground(this, "actBar");
    auto* bottom = kit::row(foot, 8, {14, 8, 14, 8});
    m_back = kit::button(tr("Take back the last act (Ctrl+Z)"), foot, {.name = "recordBack"});
    m_to = kit::button(tr("Take back from here on"), foot, {.name = "recordTo"});
    m_restore = kit::button(tr("Restore (Ctrl+Shift+Z)"), foot, {.name = "recordRestore"});
    m_check = kit::button(tr("Check the record"), foot, {.name = "recordCheck"});
    m_seal = kit::button(tr("Seal"), foot, {.name = "recordSeal"});
    for (QPushButton* button : {m_back, m_to, m_restore}) {
        bottom->addWidget(button);
    }
    kit::fill(*bottom, {kit::stretch(), m_check, m_seal});
    column->addWidget(foot);
    connect(m_back, &QPushButton::clicked, &m_hall, &TournamentHall::takeBack);
    connect(m_restore, &QPushButton::clicked, &m_hall, &TournamentHall::restore);
    connect(m_check, &QPushButton::clicked, &m_hall.works(), &HallWorks::verify);
    connect(&m_hall.works(), &HallWorks::judged, m_verdict, &VerdictCard::show);
    connect(m_seal, &QPushButton::clicked, &m_hall, &TournamentHall::seal);
    connect(m_to, &QPushButton::clicked, this, [this] {
        if (const auto entry = m_model->entryAt(chosenRow())) {
            m_hall.undoTo(*entry);
        }
    });
    connect(m_search, &QLineEdit::textChanged, m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TournamentRecordPage::refresh);
    connect(&m_hall, &TournamentHall::changed, this, [this](const TournamentHall::Change& change) {
        if (change.isOfRecord()) {
            m_verdict->hide();
            m_model->read();
        }
        refresh();
    });
    connect(&m_hall.works(), &HallWorks::ended, this, &TournamentRecordPage::refresh);
    refresh();
}

void TournamentRecordPage::focusFirst() {
    m_view->setFocus();
    if (!m_view->currentIndex().isValid()) {
        m_view->setCurrentIndex(m_found->index(0, 0));
    }
}

void TournamentRecordPage::focusSearch() {
    m_search->setFocus();
    m_search->selectAll();
}

int TournamentRecordPage::chosenRow() const {
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() ? m_found->mapToSource(index).row() : -1;
}

void TournamentRecordPage::refresh() {
    const bool has = m_hall.hasTournament();
    setEnabled(has);
    if (!has) {
        return;
    }
    const TournamentHall::Line& line = m_hall.line();
    m_head->setText(tr("On disk: entry %1 · chain head %2")
                        .arg(line.head().seq)
                        .arg(QString::fromStdString(db::spokenCode(line.head().hash))));
    m_head->setToolTip(QString::fromStdString(db::toHex(line.head().hash)));
    m_back->setEnabled(line.lastStep().has_value());
    m_to->setEnabled(m_model->canUndoTo(chosenRow()));
    m_restore->setEnabled(line.restorable().has_value());
    m_check->setEnabled(m_hall.works().now() == HallWorks::Work::None);
}

}  // namespace ui
