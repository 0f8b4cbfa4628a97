// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/page_room.h"

#include <catch2/catch.hpp>

#include <QPushButton>
#include <QStackedWidget>
#include <QTest>

#include "tests/ui/seen_part.h"
#include "ui/kit/kit.h"

namespace {

constexpr QSize kLeast{1180, 640};
constexpr QSize kLarge{1280, 700};
constexpr QSize kSmall{900, 440};

/// A page of two parts, each with its main button far right.
struct TwoParts {
    ui::PageRoom room{nullptr};
    QWidget* page = new QWidget;
    QStackedWidget* parts = new QStackedWidget(page);
    QPushButton* first = partWith(QStringLiteral("first"));
    QPushButton* second = partWith(QStringLiteral("second"));

    explicit TwoParts(QSize size) {
        auto* column = ui::kit::column(page, 0);
        column->addWidget(parts);
        room.hold(*page, kLeast, {first, second});
        room.resize(size);
        room.show();
        QTest::qWait(20);
    }
    void resize(QSize size) {
        room.resize(size);
        QTest::qWait(20);
    }
    /// Once everything has found its place.
    [[nodiscard]] bool isInSight(const QPushButton& button) const {
        return QTest::qWaitFor([&] { return button.isVisible() && test::seenOf(button, room).rect == button.rect(); });
    }

private:
    QPushButton* partWith(const QString& name) {
        auto* part = new QWidget(parts);
        auto* row = ui::kit::row(part);
        auto* button = new QPushButton(name, part);
        ui::kit::fill(*row, {ui::kit::stretch(), button});
        parts->addWidget(part);
        return button;
    }
};

}  // namespace

TEST_CASE("where a page scrolls its main button stands below it, in sight always", "[ui][scale]") {
    TwoParts shown(kSmall);
    CHECK(shown.isInSight(*shown.first));
    CHECK_FALSE(shown.second->isVisible());
    CHECK_FALSE(shown.page->isAncestorOf(shown.first));

    shown.parts->setCurrentIndex(1);
    QTest::qWait(20);
    CHECK(shown.isInSight(*shown.second));
    CHECK_FALSE(shown.first->isVisible());

    // What the page hides stays hidden, here and where it came from.
    shown.second->hide();
    QTest::qWait(20);
    CHECK_FALSE(shown.second->isVisible());
    shown.resize(kLarge);
    CHECK_FALSE(shown.second->isVisible());
    CHECK(shown.page->isAncestorOf(shown.second));
}

TEST_CASE("where a page has its room nothing of it stands elsewhere", "[ui][scale]") {
    TwoParts shown(kLarge);
    const QRect before = shown.first->geometry();
    CHECK(shown.isInSight(*shown.first));
    CHECK(shown.page->isAncestorOf(shown.first));
    CHECK(shown.page->size() == kLarge);
    shown.resize(kSmall);
    CHECK(shown.isInSight(*shown.first));
    shown.resize(kLarge);
    CHECK(shown.page->size() == kLarge);
    CHECK(shown.page->isAncestorOf(shown.first));
    CHECK(shown.first->geometry() == before);
}

TEST_CASE("a main button goes with the part that it was taken from", "[ui][scale]") {
    TwoParts shown(kSmall);
    const QPointer<QPushButton> first = shown.first;
    delete shown.parts->widget(0);
    QTest::qWait(20);
    CHECK(first.isNull());
    CHECK(shown.isInSight(*shown.second));
}
