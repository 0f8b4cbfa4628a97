// SPDX-License-Identifier: GPL-3.0-or-later
// The state of the record at the bottom of the window.
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QStyle>

#include "db/codes.h"
#include "ui/main_window.h"
#include "ui/pages/table_page.h"
#include "ui/parts/book_sign.h"
#include "ui/parts/dice_sign.h"
#include "ui/parts/export_sign.h"
#include "ui/parts/work_sign.h"

namespace ui {

namespace {

void setBadge(QLabel* label, const QString& text, const char* kind) {
    label->setText(text);
    label->setProperty("kind", QString::fromLatin1(kind));
    label->style()->unpolish(label);
    label->style()->polish(label);
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
    statusBar()->addWidget(new WorkSign(m_desk.checking(), tr("Checking the record …"), this));
    statusBar()->addPermanentWidget(m_file);
    statusBar()->addPermanentWidget(m_head);
}

void MainWindow::refreshStatus() {
    const QString program = tr("the Adjudicator");
    if (!m_problem.isEmpty()) {
        setBadge(m_saved, m_problem, "bad");
    }
    if (!m_desk.hasGame()) {
        if (m_problem.isEmpty()) {
            setBadge(m_saved, tr("No game yet"), "");
        }
        m_dice->hide();
        m_commitment->clear();
        m_head->hide();
        setWindowTitle(program);
        return;
    }
    const adjudicator::Line& line = m_desk.table().line();
    if (m_problem.isEmpty()) {
        setBadge(m_saved, m_desk.table().isWriting() ? tr("Writing …") : tr("✓ On disk: entry %1").arg(line.head().seq),
                 "");
    }
    m_dice->show(trustOf(m_desk));
    if (const auto& open = line.openThrow()) {
        m_commitment->setText(tr("throw %1 · commitment %2…")
                                  .arg(open->number)
                                  .arg(QString::fromStdString(db::toHex(open->commitment)).left(8)));
        m_commitment->setToolTip(QString::fromStdString(db::toHex(open->commitment)));
    } else {
        m_commitment->clear();
    }
    const QString book = QFileInfo(QString::fromStdString(m_desk.bookFile().string())).fileName();
    m_file->setText(book);
    m_file->setToolTip(QString::fromStdString(m_desk.bookFile().string()));
    m_head->show();
    m_head->setText(tr("Chain head %1").arg(QString::fromStdString(db::spokenCode(line.head().hash))));
    m_head->setToolTip(tr("Press for the QR code") + QLatin1Char('\n') +
                       QString::fromStdString(db::toHex(line.head().hash)));
    setWindowTitle(tr("Game %1 – %2").arg(line.genesis().gameNumber).arg(program));
}

}  // namespace ui
