// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QFile>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTextBrowser>

#include "adjudicator/version.h"
#include "ui/acts/acts.h"
#include "ui/help/about_page.h"
#include "ui/help/keys_page.h"
#include "ui/help/keys_sheet.h"
#include "ui/window/main_window.h"

namespace {

/// Every key of these menus that is heard.
void collect(const QList<QAction*>& actions, QStringList& keys) {
    for (const QAction* action : actions) {
        if (action->menu() != nullptr) {
            collect(action->menu()->actions(), keys);
        } else if (!action->shortcut().isEmpty()) {
            keys.append(action->shortcut().toString(QKeySequence::NativeText));
        }
    }
}

}  // namespace

TEST_CASE("the page of keys has each key of the menus and of the acts", "[ui][help]") {
    ui::MainWindow window;
    QStringList keys;
    collect(window.menuBar()->actions(), keys);
    REQUIRE(keys.size() > 20);
    std::vector<ui::KeyGroup> groups = ui::tableKeys();
    for (const ui::KeyGroup& group : ui::menuKeys(window.menuBar()->actions())) {
        groups.push_back(group);
    }
    const QString sheet = ui::keysSheet(groups, 3);
    for (const QString& key : keys) {
        CAPTURE(key.toStdString());
        CHECK(sheet.contains(key.toHtmlEscaped()));
    }
    for (const ui::ActInfo& info : ui::allActs()) {
        if (info.inBar && info.key != Qt::Key{}) {
            CAPTURE(ui::wordOf(info.act).toStdString());
            CHECK(sheet.contains(ui::wordOf(info.act).toHtmlEscaped()));
        }
    }
}

TEST_CASE("the keys are printed on one page, and a folder that is not there is named", "[ui][help]") {
    const QTemporaryDir folder;
    ui::KeysPage page(nullptr);
    page.enter();
    CHECK(page.findChild<QTextBrowser*>(QStringLiteral("keysSheet"))->toPlainText().contains(QStringLiteral("Space")));
    const QString file = folder.filePath(QStringLiteral("keys.pdf"));
    CHECK(page.save(file) == QString());
    QFile pdf(file);
    REQUIRE(pdf.open(QIODevice::ReadOnly));
    const QByteArray bytes = pdf.readAll();
    CHECK(bytes.startsWith("%PDF"));
    CHECK(bytes.count("/Type /Page\n") == 1);
    CHECK(page.save(folder.filePath(QStringLiteral("missing/keys.pdf"))) != QString());
}

TEST_CASE("about tells version, licence and libraries", "[ui][help]") {
    ui::AboutPage page(nullptr);
    const QString text = page.findChild<QTextBrowser*>(QStringLiteral("aboutText"))->toPlainText();
    CHECK(text.contains(QString::fromLatin1(adjudicator::kVersion)));
    CHECK(text.contains(QStringLiteral("General Public License")));
    for (const char* library : {"Qt", "SQLite", "libsodium"}) {
        CHECK(text.contains(QString::fromLatin1(library)));
    }
    CHECK(text.contains(QString::fromLatin1(qVersion())));
}
