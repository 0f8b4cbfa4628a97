// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/status_line.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

#include "adjudicator/seal/head_text.h"
#include "db/codes.h"
#include "ui/dice/dice_sign.h"
#include "ui/kit/kit.h"
#include "ui/pages/table_page.h"
#include "ui/pages/table_side.h"
#include "ui/record/book_sign.h"
#include "ui/record/export_sign.h"
#include "ui/record/work_sign.h"
#include "ui/theme/style_sheet.h"
#include "ui/window/backstage.h"
#include "ui/window/page_stack.h"

namespace ui {

using adjudicator::GameKind;

namespace {

void setBadge(QLabel& label, const QString& text, const char* kind) {
    wearKind(label, kind);
    label.setText(text);
}

}  // namespace

StatusLine::StatusLine(Backstage& backstage, PageStack& pages, QWidget* parent)
    : QStatusBar(parent), m_backstage(backstage), m_pages(pages) {
    setSizeGripEnabled(false);
    m_saved = kit::label({}, this, {.name = "saved"});
    m_ways = new QWidget(this);
    (void)kit::row(m_ways, 6, {4, 0, 4, 0});
    m_dice = new DiceSign(DiceSign::Place::StatusBar, this);
    connect(m_dice, &QPushButton::clicked, this, [this] { m_pages.go<TablePage>().side().turnThrows(); });
    connect(&backstage.table.dice(), &DueDice::wordChanged, this, [this] { m_dice->show(trustOf(m_backstage.table)); });
    m_commitment = new QLabel(this);
    m_sent = new QLabel(this);
    connect(&backstage.aside.sender(), &DeskSender::changed, this, &StatusLine::refreshSent);
    m_camera = new QLabel(this);
    connect(&backstage.camera, &CameraDesk::changed, this, &StatusLine::refreshCamera);
    m_file = new QLabel(this);
    m_head = kit::press({}, this, {.name = "chainHead", .kind = "signCalm"}, this, &StatusLine::handOutHead);
    m_head->setFocusPolicy(Qt::NoFocus);
    for (QWidget* part :
         {static_cast<QWidget*>(m_saved), m_ways, static_cast<QWidget*>(m_dice), static_cast<QWidget*>(m_commitment),
          static_cast<QWidget*>(m_sent), static_cast<QWidget*>(m_camera),
          static_cast<QWidget*>(new BookSign(backstage.opener, this)),
          static_cast<QWidget*>(new ExportSign(backstage.exporter, this)),
          static_cast<QWidget*>(new WorkSign(backstage.table.care().checking(), tr("Checking the record …"), this))}) {
        addWidget(part);
    }
    addPermanentWidget(m_file);
    addPermanentWidget(m_head);
    refreshSent();
    refreshCamera();
}

void StatusLine::tell(const Message& problem) {
    m_problem = QStringList{problem.lead, problem.text}.join(QLatin1Char(' ')).trimmed();
    m_isGood = problem.kind == Message::Kind::Guide;
    auto& row = static_cast<QBoxLayout&>(*m_ways->layout());
    kit::empty(row);
    for (const Message::Button& way : problem.buttons) {
        row.addWidget(kit::pressLater(way.text, m_ways, {.name = "problemWay", .kind = "link", .focus = Qt::NoFocus},
                                      this, [this, press = way.press] {
                                          Q_EMIT closed();
                                          press();
                                      }));
    }
    row.addWidget(kit::pressLater(tr("Close"), m_ways, {.name = "problemClose", .kind = "link", .focus = Qt::NoFocus},
                                  this, &StatusLine::closed));
    m_ways->setVisible(!m_problem.isEmpty());
}

void StatusLine::refresh() {
    const auto seen = recordSeen(m_backstage, m_pages.gameKind());
    const auto& shared = m_backstage.table.book();
    if (!m_problem.isEmpty()) {
        setBadge(*m_saved, m_problem, m_isGood ? "good" : "bad");
    } else if (seen && shared && shared->isKept()) {
        setBadge(*m_saved, tr("Follows another window: entry %1").arg(seen->head.seq), "warn");
    } else if (!seen) {
        setBadge(*m_saved, m_pages.gameKind() == GameKind::Tournament ? tr("No tournament yet") : tr("No game yet"),
                 "");
    } else {
        setBadge(*m_saved, seen->isWriting ? tr("Writing …") : tr("✓ On disk: entry %1").arg(seen->head.seq), "");
    }
    refreshThrow();
    const QString book = QString::fromStdString(m_backstage.table.bookFile().string());
    m_file->setText(QFileInfo(book).fileName());
    m_file->setToolTip(book);
    m_head->setVisible(seen.has_value());
    if (seen) {
        m_head->setText(tr("Chain head %1").arg(QString::fromStdString(db::spokenCode(seen->head.hash))));
        m_head->setToolTip(
            (m_pages.gameKind() == GameKind::Table ? tr("Press for the QR code") : tr("Press to copy it")) +
            QLatin1Char('\n') + QString::fromStdString(db::toHex(seen->head.hash)));
    }
}

/// The dice in force and the commitment shown, where the table's throws are.
void StatusLine::refreshThrow() {
    m_commitment->clear();
    if (m_pages.gameKind() != GameKind::Table || !m_backstage.table.hasGame()) {
        m_dice->hide();
        return;
    }
    m_dice->show(trustOf(m_backstage.table));
    const auto& table = m_backstage.table.table();
    const auto& open = table.line().openThrow();
    if (open && !table.onlyLooks()) {
        m_commitment->setText(tr("throw %1 · commitment %2…")
                                  .arg(open->number)
                                  .arg(QString::fromStdString(db::toHex(open->commitment)).left(8)));
        m_commitment->setToolTip(QString::fromStdString(db::toHex(open->commitment)));
    }
}

void StatusLine::refreshSent() {
    const DeskSender& sender = m_backstage.aside.sender();
    m_sent->setVisible(sender.state() != DeskSender::State::Off);
    setBadge(*m_sent, sender.said(), sender.state() == DeskSender::State::Failed ? "warn" : "");
    m_sent->setToolTip(QString::fromStdString(sender.folder().string()));
}

void StatusLine::refreshCamera() {
    const CameraDesk& camera = m_backstage.camera;
    m_camera->setVisible(camera.state() != CameraDesk::State::Off || camera.isTroubled());
    setBadge(*m_camera, camera.stateText(), camera.isTroubled() ? "warn" : "");
    m_camera->setToolTip(camera.troubleText());
}

void StatusLine::handOutHead() {
    const auto seen = recordSeen(m_backstage, m_pages.gameKind());
    if (!seen) {
        return;
    }
    if (m_pages.gameKind() == GameKind::Table) {
        m_pages.go<TablePage>().side().showHead();
    } else {
        QGuiApplication::clipboard()->setText(QString::fromStdString(adjudicator::headText(seen->game, seen->head)));
        setBadge(*m_saved, tr("Chain head copied: entry %1").arg(seen->head.seq), "");
    }
}

std::optional<RecordSeen> recordSeen(const Backstage& backstage, GameKind kind) {
    const auto seen = [](const auto& table, const QString& title) {
        return std::optional(RecordSeen{table.line().game(), table.line().head(), table.isWriting(), title});
    };
    const auto numbered = [&](const auto& table) {
        const auto number = table.line().genesis().gameNumber;
        return seen(table, StatusLine::tr("Game %1 – %2").arg(number).arg(StatusLine::tr("the Adjudicator")));
    };
    switch (kind) {
        case GameKind::Tournament:
            if (backstage.hall.hasTournament()) {
                const QString name = QString::fromStdString(backstage.hall.settings().name);
                return seen(backstage.hall.table(),
                            QStringLiteral("%1 – %2").arg(name, StatusLine::tr("the Adjudicator")));
            }
            break;
        case GameKind::Dice:
            if (backstage.dice.hasGame()) {
                return numbered(backstage.dice.table());
            }
            break;
        case GameKind::Table:
            if (backstage.table.hasGame()) {
                return numbered(backstage.table.table());
            }
            break;
        case GameKind::Proposals:
            break;
    }
    return std::nullopt;
}

}  // namespace ui
