// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/open_window.h"

#include <QApplication>
#include <QIcon>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <array>
#include <cstdlib>
#include <iostream>
#include <utility>

#include "ui/board/board_accessible.h"
#include "ui/files/preferences.h"
#include "ui/table/player_accessible.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/theme/screen_scale.h"
#include "ui/window/appearance.h"
#include "ui/window/handover.h"
#include "ui/window/main_window.h"

#ifdef ADJ_WITH_VISION
#include "vision/camera/live_camera.h"
#include "vision/reading/process.h"
#endif

namespace ui {

namespace {

/// The application as it is made at one size of everything, and what is needed to make it again at another.
class Showing {
public:
    Showing(std::optional<std::string> file, std::optional<engine::Language> language, bool isFirstGame)
        : m_file(std::move(file)), m_language(language), m_isFirstGame(isFirstGame) {}

    /// The exit status; empty: to be made again.
    [[nodiscard]] std::optional<int> run();

private:
    /// Whether the size in force is the one wanted; if not, it is noted for the next time.
    [[nodiscard]] bool fits();
    void first(MainWindow& window) const;

    std::optional<std::string> m_file;
    std::optional<engine::Language> m_language;
    bool m_isFirstGame;
    std::optional<Handover> m_before;
    bool m_isMeasured = false;
};

bool Showing::fits() {
    const auto now = currentScale();
    const int wanted = scaleInForce(preferences::scale(), ownScreen());
    if (!now || wanted == *now) {
        return true;
    }
    preferences::setLastScale(wanted);
    return false;
}

void Showing::first(MainWindow& window) const {
    const QByteArray geometry = QSettings().value(QStringLiteral("geometry")).toByteArray();
    if (geometry.isEmpty() || !window.restoreGeometry(geometry)) {
        // With a frame round it; where that has no room, all there is.
        constexpr QSize kUsual(1440, 860);
        constexpr QSize kFrame(16, 48);
        const QSize room = window.screen()->availableGeometry().size();
        window.resize(kUsual.boundedTo(room - kFrame));
        if (kUsual.boundedTo(room - kFrame) != kUsual) {
            window.setWindowState(Qt::WindowMaximized);
        }
    }
    window.show();
    if (m_isFirstGame) {
        window.teachFirstGame();
    }
    window.openFirst(m_file ? std::optional(QString::fromStdString(*m_file)) : std::nullopt);
}

std::optional<int> Showing::run() {
    if (currentScale()) {
        setCurrentScale(preferences::lastScale());
        qputenv("QT_SCALE_FACTOR", QByteArray::number(preferences::lastScale() / 100.0));
    }
    int argc = 1;
    std::array<char, 12> name{"adjudicator"};
    std::array<char*, 2> argv{name.data(), nullptr};
    QApplication application(argc, argv.data());
    if (currentScale()) {
        // Qt has read it; other programs opened from here have a size of their own.
        qunsetenv("QT_SCALE_FACTOR");
    }
    // Once only: a screen that is plugged in meanwhile must not make it go round.
    if (!std::exchange(m_isMeasured, true) && !fits()) {
        return std::nullopt;
    }
    QApplication::setDesktopFileName(QStringLiteral("org.adjudicator.Adjudicator"));
    QIcon icon(QStringLiteral(":/icons/32.png"));
    icon.addFile(QStringLiteral(":/icons/128.png"));
    QApplication::setWindowIcon(icon);
    BoardAccessible::install();
    installPlayerAccessible();
    setLanguage(m_language.value_or(preferredLanguage()));
    applyLook(lookWished(preferences::look()));
    MainWindow window;
    if (m_before) {
        window.takeOver(std::move(*std::exchange(m_before, std::nullopt)));
    } else {
        first(window);
    }
    const int exit = QApplication::exec();
    if (exit != Appearance::kAgain) {
        return exit;
    }
    m_before = window.handOver();
    m_language = language();
    (void)fits();
    return std::nullopt;
}

int showWindow(const std::optional<std::string>& file, std::optional<engine::Language> language, bool isFirstGame) {
    QApplication::setApplicationName(QStringLiteral("adjudicator"));
    QApplication::setOrganizationName(QStringLiteral("adjudicator"));
    // What the environment says comes first.
    if (qEnvironmentVariableIsSet("QT_SCALE_FACTOR")) {
        setCurrentScale(std::nullopt);
    }
    Showing showing(file, language, isFirstGame);
    std::optional<int> exit;
    while (!exit) {
        exit = showing.run();
    }
    return *exit;
}

int runWindow(const std::optional<std::string>& file, std::optional<engine::Language> language, bool isFirstGame) {
#ifdef ADJ_WITH_VISION
    vision::settleProcess();
#endif
    const int exit = showWindow(file, language, isFirstGame);
#ifdef ADJ_WITH_VISION
    // A camera that does not answer keeps its thread; everything is written and closed, so nothing waits for it.
    if (vision::camera::LiveCamera::leftBehind() > 0) {
        std::_Exit(exit);
    }
#endif
    return exit;
}

}  // namespace

int openWindow(const std::optional<std::string>& file, std::optional<engine::Language> language) {
    return runWindow(file, language, false);
}

int openFirstGame(std::optional<engine::Language> language) {
    const QTemporaryDir own;
    if (!own.isValid()) {
        std::cerr << "adjudicator: first game: " << own.errorString().toStdString() << '\n';
        return 1;
    }
    qputenv("XDG_DATA_HOME", own.path().toUtf8());
    return runWindow(std::nullopt, language, true);
}

}  // namespace ui
