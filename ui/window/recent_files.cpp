// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/recent_files.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

namespace ui {

namespace {

constexpr int kMostRecent = 9;

struct RecentFiles {
    Q_DECLARE_TR_FUNCTIONS(ui::RecentFiles)
};

QString recentKey() {
    return QStringLiteral("recent");
}

}  // namespace

void rememberFile(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    QSettings settings;
    QStringList recent = settings.value(recentKey()).toStringList();
    recent.removeAll(whole);
    recent.prepend(whole);
    settings.setValue(recentKey(), recent.mid(0, kMostRecent));
}

void fillRecent(QMenu& menu, const std::function<void(const QString&)>& open) {
    for (const QString& path : QSettings().value(recentKey()).toStringList()) {
        const QFileInfo info(path);
        QAction* action = menu.addAction(info.fileName().replace(QLatin1Char('&'), QStringLiteral("&&")), &menu,
                                         [open, path] { open(path); });
        action->setToolTip(path);
        action->setEnabled(info.exists());
    }
    if (menu.isEmpty()) {
        menu.addAction(RecentFiles::tr("None yet"))->setEnabled(false);
    }
}

}  // namespace ui
