// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_record_page.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>
#include <ranges>

#include "adjudicator/record/tournament_sentences.h"
#include "db/codes.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall_parts.h"
#include "ui/tournament/tournament_words.h"

namespace ui {

TournamentLogModel::TournamentLogModel(TournamentHall& hall, QObject* parent)
    : QAbstractTableModel(parent), m_hall(hall) {
    refresh();
}

void TournamentLogModel::refresh() {
    const auto head = m_hall.hasTournament() ? std::optional(m_hall.line().head()) : std::nullopt;
    if (head == m_seen) {
        return;
    }
    beginResetModel();
    m_seen = head;
    m_rows.clear();
    if (head) {
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

int TournamentLogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TournamentLogModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
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

QVariant TournamentLogModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) {
        return {};
    }
    return section == Entry ? tr("Entry") : section == Time ? tr("Time") : tr("What was done");
}

TournamentRecordPage::TournamentRecordPage(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(14, 8, 14, 8);
    top->setSpacing(8);
    m_head = new QLabel(this);
    m_head->setObjectName(QStringLiteral("recordHead"));
    m_head->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_search = hallField(tr("Search"), "recordSearch", this);
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(220);
    top->addWidget(m_head, 1);
    top->addWidget(m_search);
    column->addLayout(top);
    m_model = new TournamentLogModel(hall, this);
    m_found = new QSortFilterProxyModel(this);
    m_found->setSourceModel(m_model);
    m_found->setFilterKeyColumn(TournamentLogModel::What);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view = new QTableView(this);
    dressTable(*m_view, "tournamentRecord", tr("Record of the tournament"));
    m_view->setModel(m_found);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setColumnWidth(TournamentLogModel::Entry, 80);
    m_view->setColumnWidth(TournamentLogModel::Time, 100);
    m_view->horizontalHeader()->setStretchLastSection(true);
    column->addWidget(m_view, 1);
    auto* foot = new QWidget(this);
    foot->setObjectName(QStringLiteral("actBar"));
    foot->setAttribute(Qt::WA_StyledBackground);
    auto* bottom = new QHBoxLayout(foot);
    bottom->setContentsMargins(14, 8, 14, 8);
    bottom->setSpacing(8);
    m_back = hallButton(tr("Take back the last act (Ctrl+Z)"), "recordBack", foot);
    m_to = hallButton(tr("Take back from here on"), "recordTo", foot);
    m_restore = hallButton(tr("Restore (Ctrl+Shift+Z)"), "recordRestore", foot);
    m_check = hallButton(tr("Check the record"), "recordCheck", foot);
    m_seal = hallButton(tr("Seal"), "recordSeal", foot);
    for (QPushButton* button : {m_back, m_to, m_restore}) {
        bottom->addWidget(button);
    }
    bottom->addStretch(1);
    bottom->addWidget(m_check);
    bottom->addWidget(m_seal);
    column->addWidget(foot);
    connect(m_back, &QPushButton::clicked, &m_hall, &TournamentHall::takeBack);
    connect(m_restore, &QPushButton::clicked, &m_hall, &TournamentHall::restore);
    connect(m_check, &QPushButton::clicked, &m_hall, &TournamentHall::verify);
    connect(m_seal, &QPushButton::clicked, &m_hall, &TournamentHall::seal);
    connect(m_to, &QPushButton::clicked, this, [this] {
        if (const auto entry = m_model->entryAt(chosenRow())) {
            m_hall.undoTo(*entry);
        }
    });
    connect(m_search, &QLineEdit::textChanged, m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TournamentRecordPage::refresh);
    connect(&m_hall, &TournamentHall::changed, this, &TournamentRecordPage::refresh);
    connect(&m_hall, &TournamentHall::ended, this, &TournamentRecordPage::refresh);
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
    m_model->refresh();
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
    m_check->setEnabled(m_hall.work() == TournamentHall::Work::None);
}

}  // namespace ui
