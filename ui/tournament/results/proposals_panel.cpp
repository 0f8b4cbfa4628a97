// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/proposals_panel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>
#include <algorithm>

#include "adjudicator/record/tournament_sentences.h"
#include "adjudicator/text/tournament_text.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;
using adjudicator::ProposalFound;

namespace {

/// What the tournament has where a result is proposed.
QString standsThere(const ProposalFound& found, const cup::Position& position) {
    const auto* result = found.act ? std::get_if<cup::EnterResult>(&*found.act) : nullptr;
    const cup::Pod* pod = result != nullptr ? position.pod(result->round, result->table) : nullptr;
    if (pod == nullptr || !pod->result) {
        return QStringLiteral("–");
    }
    QStringList points;
    for (const cup::Score& score : pod->result->scores) {
        points.append(QString::number(score.points));
    }
    return points.join(QStringLiteral(" · "));
}

}  // namespace

QString proposedText(const ProposalFound& found, const cup::Position& position) {
    if (!found.act) {
        return ProposalsModel::tr("no act of this tournament");
    }
    if (const auto* result = std::get_if<cup::EnterResult>(&*found.act)) {
        QStringList points;
        for (const cup::EnteredScore& score : result->scores) {
            points.append(QString::number(score.points));
        }
        return ProposalsModel::tr("%1, table %2: %3")
            .arg(roundWord(position.settings, result->round))
            .arg(result->table)
            .arg(points.join(QStringLiteral(" · ")));
    }
    return capital(said(adjudicator::sentence(*found.act, position, language())));
}

ProposalsModel::ProposalsModel(TournamentHall& hall, QObject* parent)
    : TableModel({tr("When"), tr("Who"), tr("Proposed"), tr("Stands there"), tr("Why it waits")}, parent),
      m_hall(hall) {}

void ProposalsModel::refresh() {
    std::vector<ProposalFound> rows;
    if (m_hall.keepsTournament()) {
        rows = m_hall.proposals().forDecision();
    } else if (m_hall.hasTournament()) {
        rows = m_hall.proposals().all();
        std::ranges::reverse(rows);
    }
    const auto isSame = [](const ProposalFound& a, const ProposalFound& b) {
        return a.at == b.at && a.state == b.state;
    };
    if (!std::ranges::equal(rows, m_rows, isSame)) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    } else if (!m_rows.empty()) {
        cellsChanged();
    }
}

const ProposalFound* ProposalsModel::at(int row) const {
    return row >= 0 && row < rows() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

QVariant ProposalsModel::data(const QModelIndex& index, int role) const {
    const ProposalFound* found = at(index.row());
    if (found == nullptr || !m_hall.hasTournament()) {
        return {};
    }
    if (role == Qt::ForegroundRole && index.column() == State) {
        return adjudicator::isForDecision(found->state) ? colours().warning : colours().text;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (index.column()) {
        case When:
            return clockTime(found->time);
        case Who:
            return said(found->desk) + (found->by.empty() ? QString() : QStringLiteral(" (%1)").arg(said(found->by)));
        case What:
            return proposedText(*found, m_hall.position());
        case Against:
            return standsThere(*found, m_hall.known());
        default:
            return (adjudicator::isForDecision(found->state) ? QStringLiteral("⚠ ") : QString()) +
                   (found->refusal ? said(adjudicator::sentence(*found->refusal, m_hall.position(), language()))
                                   : said(adjudicator::wordFor(found->state, language())));
    }
}

ProposalsPanel::ProposalsPanel(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* column = kit::column(this, 0);
    m_about = kit::label({}, this, {.name = "proposalsAbout", .wraps = true});
    m_about->setContentsMargins(14, 8, 14, 8);
    column->addWidget(m_about);
    m_model = new ProposalsModel(hall, this);
    m_view = new QTableView(this);
    kit::readingTable(*m_view, "proposals", tr("What is proposed"));
    m_view->setModel(m_model);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(ProposalsModel::What, QHeaderView::Stretch);
    m_view->installEventFilter(this);
    column->addWidget(m_view, 1);
    m_none = kit::label({}, this, {.wraps = true, .align = Qt::AlignCenter});
    column->addWidget(m_none, 1);
    auto* bar = kit::ground(this, "actBar");
    auto* row = kit::row(bar, 8, {14, 8, 14, 8});
    m_words = kit::label({}, bar, {.name = "proposalWords", .wraps = true});
    m_reason = kit::field(tr("Reason"), bar, "proposalReason");
    m_reason->setMaximumWidth(240);
    m_decline = kit::press(tr("Decline (D)"), bar, {.name = "proposalDecline"}, this, [this] { decide(false); });
    m_take = kit::press(tr("Take (T)"), bar, {.name = "proposalTake"}, this, [this] { decide(true); });
    kit::fill(*row, {{m_words, 1}, m_reason, m_decline, m_take});
    column->addWidget(bar);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProposalsPanel::showChosen);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProposalsPanel::showChosen);
    refresh();
}

void ProposalsPanel::focusFirst() {
    m_view->setFocus();
}

void ProposalsPanel::refresh() {
    m_model->refresh();
    const int all = m_model->rowCount();
    m_view->setVisible(all > 0);
    m_none->setVisible(all == 0);
    const bool keeps = m_hall.keepsTournament();
    m_none->setText(keeps ? tr("Nothing is for decision. What helpers’ desks propose enters by itself where it fits.")
                          : tr("This desk has proposed nothing yet."));
    m_about->setText(keeps ? m_hall.proposals().lastTaken()
                           : tr("%n proposed here and not yet taken", nullptr, m_hall.proposals().notYetTaken()));
    if (all > 0 && m_view->selectionModel()->selectedRows().isEmpty()) {
        m_view->selectRow(std::max(0, m_view->currentIndex().row()));
    }
    showChosen();
}

void ProposalsPanel::showChosen() {
    const ProposalFound* found = m_model->at(m_view->currentIndex().row());
    const bool mayAct = found != nullptr && m_hall.keepsTournament() && !m_hall.position().hasEnded;
    m_take->setEnabled(mayAct && found->act && found->state != adjudicator::ProposalState::Unsound);
    m_decline->setEnabled(mayAct);
    m_words->setText(found == nullptr || !m_hall.hasTournament() ? QString() : proposedText(*found, m_hall.position()));
}

void ProposalsPanel::decide(bool takes) {
    const ProposalFound* found = m_model->at(m_view->currentIndex().row());
    if (found == nullptr || !(takes ? m_take : m_decline)->isEnabled()) {
        return;
    }
    const ProposalFound chosen = *found;
    const std::string reason = m_reason->text().simplified().toStdString();
    m_reason->clear();
    // What takes its place there may ask, and have the keyboard then.
    m_view->setFocus();
    if (takes) {
        Q_EMIT takeAsked(chosen, reason);
    } else {
        m_hall.proposals().decline(chosen, reason);
    }
}

bool ProposalsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_T || key->key() == Qt::Key_D)) {
            decide(key->key() == Qt::Key_T);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui
