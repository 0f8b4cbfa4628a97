// SPDX-License-Identifier: GPL-3.0-or-later
// The state of the record at the bottom of the window.
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>

#include "adjudicator/seal/head_text.h"
#include "db/codes.h"
#include "ui/dice/dice_sign.h"
#include "ui/pages/table_page.h"
#include "ui/record/book_sign.h"
#include "ui/record/export_sign.h"
#include "ui/record/work_sign.h"
#include "ui/theme/style_sheet.h"
#include "ui/window/main_window.h"

namespace ui {

namespace {

void setBadge(QLabel* label, const QString& text, const char* kind) {
    wearKind(*label, kind);
    label->setText(text);
}

}  // namespace

void MainWindow::makeStatusBar() {
    // A fresh bar: Qt deletes the old one.
    setStatusBar(new QStatusBar(this));
    statusBar()->setSizeGripEnabled(false);
    m_saved = new QLabel(this);
    m_dice = new DiceSign(DiceSign::Place::StatusBar, this);
    connect(m_dice, &QPushButton::clicked, this, [this] {
        enter(Mode::Table);
        m_table->showThrows();
    });
    m_commitment = new QLabel(this);
    m_sent = new QLabel(this);
    m_sent->hide();
    m_cameraState = new QLabel(this);
    m_cameraState->hide();
    m_file = new QLabel(this);
    m_head = new QPushButton(this);
    m_head->setObjectName(QStringLiteral("chainHead"));
    m_head->setProperty("kind", QStringLiteral("signCalm"));
    m_head->setFocusPolicy(Qt::NoFocus);
    connect(m_head, &QPushButton::clicked, this, &MainWindow::showHead);
    statusBar()->addWidget(m_saved);
    statusBar()->addWidget(m_dice);
    statusBar()->addWidget(m_commitment);
    statusBar()->addWidget(m_sent);
    statusBar()->addWidget(m_cameraState);
    statusBar()->addWidget(new BookSign(m_opener, this));
    statusBar()->addWidget(new ExportSign(m_exporter, this));
    statusBar()->addWidget(new WorkSign(m_desk.care().checking(), tr("Checking the record …"), this));
    statusBar()->addPermanentWidget(m_file);
    statusBar()->addPermanentWidget(m_head);
}

std::optional<MainWindow::RecordSeen> MainWindow::recordSeen() const {
    if (m_mode == Mode::Tournament) {
        if (!m_hall.hasTournament()) {
            return std::nullopt;
        }
        return RecordSeen{
            m_hall.line().game(), m_hall.line().head(), m_hall.table().isWriting(),
            QStringLiteral("%1 – %2").arg(QString::fromStdString(m_hall.settings().name), tr("the Adjudicator"))};
    }
    if (m_mode == Mode::DiceGame) {
        if (!m_diceDesk.hasGame()) {
            return std::nullopt;
        }
        const auto& line = m_diceDesk.table().line();
        return RecordSeen{line.game(), line.head(), m_diceDesk.table().isWriting(),
                          tr("Game %1 – %2").arg(line.genesis().gameNumber).arg(tr("the Adjudicator"))};
    }
    if (!m_desk.hasGame()) {
        return std::nullopt;
    }
    const adjudicator::Line& line = m_desk.table().line();
    return RecordSeen{line.game(), line.head(), m_desk.table().isWriting(),
                      tr("Game %1 – %2").arg(line.genesis().gameNumber).arg(tr("the Adjudicator"))};
}

void MainWindow::refreshStatus() {
    refreshMenus();
    const auto seen = recordSeen();
    if (!m_problem.isEmpty()) {
        setBadge(m_saved, m_problem, "bad");
    } else if (!seen) {
        setBadge(m_saved, m_mode == Mode::Tournament ? tr("No tournament yet") : tr("No game yet"), "");
    } else {
        setBadge(m_saved, seen->isWriting ? tr("Writing …") : tr("✓ On disk: entry %1").arg(seen->head.seq), "");
    }
    showThrowState();
    const QString book = QFileInfo(QString::fromStdString(m_desk.bookFile().string())).fileName();
    m_file->setText(book);
    m_file->setToolTip(QString::fromStdString(m_desk.bookFile().string()));
    m_head->setVisible(seen.has_value());
    setWindowTitle(seen ? seen->title : tr("the Adjudicator"));
    if (!seen) {
        return;
    }
    m_head->setText(tr("Chain head %1").arg(QString::fromStdString(db::spokenCode(seen->head.hash))));
    m_head->setToolTip((isOfTable() ? tr("Press for the QR code") : tr("Press to copy it")) + QLatin1Char('\n') +
                       QString::fromStdString(db::toHex(seen->head.hash)));
}

/// The dice in force and the commitment shown, where the table's throws are.
void MainWindow::showThrowState() {
    m_commitment->clear();
    if (!isOfTable() || !m_desk.hasGame()) {
        m_dice->hide();
        return;
    }
    m_dice->show(trustOf(m_desk));
    const auto& open = m_desk.table().line().openThrow();
    if (open && !m_desk.table().onlyLooks()) {
        m_commitment->setText(tr("throw %1 · commitment %2…")
                                  .arg(open->number)
                                  .arg(QString::fromStdString(db::toHex(open->commitment)).left(8)));
        m_commitment->setToolTip(QString::fromStdString(db::toHex(open->commitment)));
    }
}

void MainWindow::showHead() {
    if (isOfTable()) {
        if (m_desk.hasGame()) {
            enter(Mode::Table);
            m_table->showHead();
        }
    } else if (const auto seen = recordSeen()) {
        QGuiApplication::clipboard()->setText(QString::fromStdString(adjudicator::headText(seen->game, seen->head)));
        setBadge(m_saved, tr("Chain head copied: entry %1").arg(seen->head.seq), "");
    }
}

}  // namespace ui
