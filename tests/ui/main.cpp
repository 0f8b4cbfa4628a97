// SPDX-License-Identifier: GPL-3.0-or-later
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include <QApplication>
#include <QTemporaryDir>

#include "ui/text/language.h"
#include "ui/theme/colours.h"

int main(int argc, char** argv) {
    // No test touches the user's own record book or settings.
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    int qtArgc = 1;
    QApplication application(qtArgc, argv);
    ui::setLanguage(engine::Language::English);
    ui::applyLook(ui::Look::Light);
    return Catch::Session().run(argc, argv);
}
