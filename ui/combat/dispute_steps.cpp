// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/dispute_steps.h"

#include <QHeaderView>
#include <QTableWidget>
#include <algorithm>

#include "adjudicator/dispute/asked_entry_text.h"
#include "adjudicator/dispute/dispute_text.h"
#include "adjudicator/dispute/luck_text.h"
#include "adjudicator/text/event_text.h"
#include "ui/charts/odds_bar.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/text/language.h"
#include "ui/theme/icons.h"
#include "ui/theme/players.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

enum Column { Entry, Dice, What, Clause, Odds, Columns };

QTableWidgetItem* cell(const QString& text, Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setTextAlignment(alignment);
    return item;
}

/// What an act did; of a round without its number and faces, which stand beside it.
QString deed(const adjudicator::DisputeStep& step) {
    const QString whole = said(adjudicator::summary(step.action, step.events, *step.before.table, language()));
    const qsizetype dash = step.combatBefore && step.thrown ? whole.indexOf(QStringLiteral(" – ")) : -1;
    return dash < 0 ? whole : whole.mid(dash + 3);
}

QString oddsAfter(const adjudicator::DisputeStep& step) {
    if (!step.combatAfter) {
        return {};
    }
    return step.combatAfter->attackerWins ? percent(*step.combatAfter->attackerWins) : QStringLiteral("–");
}

}  // namespace

DisputeSteps::DisputeSteps(QWidget* parent) : QWidget(parent) {
    kit::ground(*this);
    m_layout = kit::column(this, 0);
    m_layout->addWidget(kit::label(tr("Throw by throw"), this, {.kind = "head"}));
    m_table = kit::dressed(new QTableWidget(0, Columns, this), {.spoken = tr("Throw by throw")});
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(36);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideRight);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(What, QHeaderView::Stretch);
    m_about = kit::label({}, this, {.name = "disputeAbout", .wraps = true});
    m_about->setContentsMargins(14, 4, 14, 4);
    m_incidents = kit::label({}, this, {.name = "disputeIncidents", .kind = "bad", .wraps = true});
    m_incidents->setContentsMargins(14, 4, 14, 4);
    kit::fill(*m_layout, {m_about, m_incidents});
    m_layout->addWidget(m_table, 1);
    m_luck = new QWidget(this);
    m_layout->addWidget(m_luck);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &DisputeSteps::currentChanged);
}

void DisputeSteps::setDispute(const adjudicator::Dispute& dispute) {
    const engine::Position& position = dispute.steps.front().before;
    const QSignalBlocker quiet(m_table);
    m_table->clearContents();
    m_table->setRowCount(static_cast<int>(dispute.steps.size()));
    QString dice = tr("Dice");
    if (dispute.combat) {
        dice = QStringLiteral("%1 : %2").arg(nameOf(position, dispute.combat->attacker),
                                             nameOf(position, dispute.combat->defender));
    }
    m_table->setHorizontalHeaderLabels({tr("Entry"), dice, tr("What happened"), tr("Clause"), tr("Odds")});
    m_table->setColumnHidden(Odds, !dispute.combat);
    for (std::size_t i = 0; i < dispute.steps.size(); ++i) {
        const adjudicator::DisputeStep& step = dispute.steps[i];
        const int row = static_cast<int>(i);
        m_table->setItem(row, Entry, cell(QString::number(step.place.entry), Qt::AlignRight | Qt::AlignVCenter));
        auto* faces = cell(said(adjudicator::facesText(step)), Qt::AlignCenter);
        faces->setFont(sized(font(), 17, QFont::DemiBold));
        m_table->setItem(row, Dice, faces);
        auto* words = cell(deed(step));
        words->setToolTip(deed(step));
        m_table->setItem(row, What, words);
        m_table->setItem(
            row, Clause,
            cell(step.clauses.empty() ? QString()
                                      : said(std::string(engine::toText(adjudicator::clausesByWeight(step).front()))),
                 Qt::AlignCenter));
        m_table->setItem(row, Odds, cell(oddsAfter(step), Qt::AlignRight | Qt::AlignVCenter));
    }
    markPictures(dispute);
    m_table->selectRow(static_cast<int>(dispute.asked));
    m_table->scrollToItem(m_table->item(static_cast<int>(dispute.asked), 0));
    addLuck(dispute);
    QStringList about;
    if (dispute.entry) {
        for (const std::string& line : adjudicator::aboutEntry(*dispute.entry, *position.table, language())) {
            about.append(said(line));
        }
    }
    m_about->setText(about.join(QLatin1Char('\n')));
    m_about->setVisible(!about.isEmpty());
    const QString incidents = said(adjudicator::incidentsText(dispute, language()));
    m_incidents->setText(incidents);
    m_incidents->setVisible(!incidents.isEmpty());
}

void DisputeSteps::markPictures(const adjudicator::Dispute& dispute) {
    for (std::size_t i = 0; i < dispute.steps.size(); ++i) {
        const bool has = std::any_of(dispute.pictures.begin(), dispute.pictures.end(),
                                     [&](const auto& kept) { return kept.entry == dispute.steps[i].place.entry; });
        QTableWidgetItem* item = m_table->item(static_cast<int>(i), Entry);
        item->setIcon(has ? icon(Icon::Camera, m_table, 16) : QIcon());
        item->setToolTip(has ? tr("A picture was kept") : QString());
    }
}

void DisputeSteps::addLuck(const adjudicator::Dispute& dispute) {
    auto* fresh = new QWidget(this);
    auto* layout = kit::column(fresh, 6, {14, 10, 14, 12});
    const QString luck = said(adjudicator::luckText(dispute, language()));
    if (!luck.isEmpty() || dispute.combat) {
        auto* title = new QLabel(tr("How lucky was it?"), fresh);
        title->setFont(sized(font(), 15, QFont::DemiBold));
        layout->addWidget(title);
    }
    if (dispute.combat && dispute.combat->start.attackerWins) {
        const engine::Position& position = dispute.steps.front().before;
        const double share = *dispute.combat->start.attackerWins;
        auto* number = new QLabel(percent(share), fresh);
        number->setFont(sized(font(), 32, QFont::Bold));
        kit::fill(
            *layout,
            {number,
             new OddsBar(share, lookOf(position, dispute.combat->attacker), lookOf(position, dispute.combat->defender),
                         fresh),
             kit::note(
                 tr("%1 wins such a combat, before its first throw").arg(nameOf(position, dispute.combat->attacker)),
                 fresh)});
    }
    if (!luck.isEmpty()) {
        layout->addWidget(kit::label(luck, fresh, {.wraps = true}));
    }
    kit::replace(m_luck, fresh);
}

void DisputeSteps::resizeEvent(QResizeEvent* event) {
    // The chosen act has its clauses beside it.
    constexpr int kNarrow = 430;
    m_table->setColumnHidden(Clause, width() < kNarrow);
    QWidget::resizeEvent(event);
}

std::size_t DisputeSteps::current() const {
    return static_cast<std::size_t>(std::max(0, m_table->currentRow()));
}

void DisputeSteps::step(int by) {
    const int row = std::clamp(m_table->currentRow() + by, 0, m_table->rowCount() - 1);
    m_table->selectRow(row);
}

}  // namespace ui
