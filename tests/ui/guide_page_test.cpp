// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTextBrowser>

#include "tests/places.h"
#include "ui/help/guide_page.h"
#include "ui/text/language.h"

namespace {

const QString kGuideFolder = QStringLiteral(ADJ_SOURCE_DIR "/docs/guide");

QTextBrowser& guideText(const ui::GuidePage& page) {
    return *page.findChild<QTextBrowser*>(QStringLiteral("guideText"));
}

QListWidget& guideContents(const ui::GuidePage& page) {
    return *page.findChild<QListWidget*>(QStringLiteral("guideContents"));
}

}  // namespace

TEST_CASE("the guide opens at its contents, leads from page to page and back", "[ui][guide]") {
    ui::GuidePage page(nullptr, kGuideFolder);
    page.resize(1200, 700);
    page.show();
    page.enter();
    CHECK(guideContents(page).count() == 15);
    CHECK(page.shown().page == QStringLiteral("README.md"));
    CHECK(guideText(page).toPlainText().startsWith(QStringLiteral("The guide")));
    CHECK_FALSE(guideText(page).toPlainText().contains(QStringLiteral("SPDX")));
    auto* back = page.findChild<QPushButton*>(QStringLiteral("guideBack"));
    CHECK_FALSE(back->isEnabled());

    guideContents(page).setCurrentRow(3);
    CHECK(page.shown().page == QStringLiteral("fight.md"));
    guideText(page).setSource(guideText(page).source().resolved(QUrl(QStringLiteral("dispute.md"))));
    CHECK(page.shown().page == QStringLiteral("dispute.md"));
    CHECK(guideContents(page).currentRow() == 4);
    back->click();
    CHECK(page.shown().page == QStringLiteral("fight.md"));
    CHECK(guideContents(page).currentRow() == 3);
    page.findChild<QPushButton*>(QStringLiteral("guideForward"))->click();
    CHECK(page.shown().page == QStringLiteral("dispute.md"));
    // What is not a page of it stays shut.
    guideText(page).setSource(QUrl(QStringLiteral("https://example.org/")));
    guideText(page).setSource(QUrl::fromLocalFile(kGuideFolder + QStringLiteral("/../camera.md")));
    CHECK(page.shown().page == QStringLiteral("dispute.md"));
}

TEST_CASE("no picture of the guide is wider than its text, in a small window too", "[ui][guide]") {
    ui::GuidePage page(nullptr, kGuideFolder);
    for (const int wide : {1400, 900}) {
        page.resize(wide, 600);
        page.show();
        page.restore({QStringLiteral("fight.md")});
        QCoreApplication::processEvents();
        CAPTURE(wide);
        CHECK(guideText(page).document()->idealWidth() <= guideText(page).viewport()->width());
        CHECK(guideText(page).document()->size().height() > 1500);
    }
}

TEST_CASE("the guide goes on in the other language at the same page", "[ui][guide]") {
    ui::GuidePage english(nullptr, kGuideFolder);
    english.restore({QStringLiteral("camera.md")});
    ui::setLanguage(engine::Language::German);
    ui::GuidePage german(nullptr, kGuideFolder);
    german.restore(english.shown());
    CHECK(guideText(german).toPlainText().startsWith(QStringLiteral("Die Kamera am Tisch")));
    ui::setLanguage(engine::Language::English);
}

TEST_CASE("the guide lies beside the program; one that is missing is said by its place", "[ui][guide]") {
    CHECK(QFile::exists(ui::GuidePage::shippedGuide() + QStringLiteral("/en/README.md")));
    const QTemporaryDir empty;
    const ui::GuidePage page(nullptr, empty.path());
    CHECK(guideContents(page).count() == 0);
    bool isSaid = false;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        isSaid = isSaid || label->text().contains(QDir::toNativeSeparators(empty.path()));
    }
    CHECK(isSaid);
}
