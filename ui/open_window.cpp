// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/open_window.h"

#include <QApplication>
#include <QIcon>
#include <QSettings>
#include <array>
#include <cstdlib>

#include "adjudicator/desk.h"
#include "ui/desk/preferences.h"
#include "ui/main_window.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"

#ifdef ADJ_WITH_VISION
#include "vision/camera/live_camera.h"
#include "vision/process.h"
#endif

namespace ui {

namespace {

int showWindow(const std::optional<std::string>& file) {
    QApplication::setApplicationName(QStringLiteral("adjudicator"));
    QApplication::setOrganizationName(QStringLiteral("adjudicator"));
    // What the environment says comes first.
    if (!qEnvironmentVariableIsSet("QT_SCALE_FACTOR") && preferences::scale() != 100) {
        qputenv("QT_SCALE_FACTOR", QByteArray::number(preferences::scale() / 100.0));
    }
    int argc = 1;
    std::array<char, 12> name{"adjudicator"};
    std::array<char*, 2> argv{name.data(), nullptr};
    QApplication application(argc, argv.data());
    QApplication::setDesktopFileName(QStringLiteral("org.adjudicator.Adjudicator"));
    QIcon icon(QStringLiteral(":/icons/32.png"));
    icon.addFile(QStringLiteral(":/icons/128.png"));
    QApplication::setWindowIcon(icon);
    setLanguage(preferredLanguage());
    applyLook(lookWished(preferences::look()));
    MainWindow window;
    const QByteArray geometry = QSettings().value(QStringLiteral("geometry")).toByteArray();
    if (geometry.isEmpty() || !window.restoreGeometry(geometry)) {
        window.resize(1440, 860);
    }
    window.show();
    window.openBook(adjudicator::defaultBook());
    if (file) {
        window.openFile(QString::fromStdString(*file));
    }
    return QApplication::exec();
}

}  // namespace

int openWindow(const std::optional<std::string>& file) {
#ifdef ADJ_WITH_VISION
    vision::settleProcess();
#endif
    const int exit = showWindow(file);
#ifdef ADJ_WITH_VISION
    // A camera that does not answer keeps its thread; everything is written and closed, so nothing waits for it.
    if (vision::camera::LiveCamera::leftBehind() > 0) {
        std::_Exit(exit);
    }
#endif
    return exit;
}

}  // namespace ui
