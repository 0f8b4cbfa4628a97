// SPDX-License-Identifier: GPL-3.0-or-later
// What this desk sends to the director of a tournament, after every act.
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QStyle>

#include "ui/window/main_window.h"

namespace ui {

void MainWindow::makeSendActions(QMenu& menu) {
    menu.addAction(tr("Send each act to the d&irector…"), this, [this] {
        const QString folder = QFileDialog::getExistingDirectory(
            this, tr("Folder that the director watches"), QString::fromStdString(m_aside.sender().folder().string()));
        if (!folder.isEmpty()) {
            m_aside.sender().setFolder(folder.toStdString());
        }
    });
    QAction* stop = menu.addAction(tr("Sto&p sending"), this, [this] { m_aside.sender().setFolder({}); });
    connect(&menu, &QMenu::aboutToShow, stop,
            [this, stop] { stop->setEnabled(m_aside.sender().state() != DeskSender::State::Off); });
}

/// After an entry is on disk, not for every look of the window.
void MainWindow::sendWhatIsNew() {
    if (m_desk.isOpen()) {
        m_aside.sender().setBook(m_desk.bookFile());
    }
    m_aside.sender().sendSoon();
}

void MainWindow::refreshSent() {
    const DeskSender& sender = m_aside.sender();
    m_sent->setVisible(sender.state() != DeskSender::State::Off);
    m_sent->setText(sender.said());
    m_sent->setToolTip(QString::fromStdString(sender.folder().string()));
    m_sent->setProperty("kind", sender.state() == DeskSender::State::Failed ? QStringLiteral("warn") : QString());
    m_sent->style()->unpolish(m_sent);
    m_sent->style()->polish(m_sent);
}

}  // namespace ui
