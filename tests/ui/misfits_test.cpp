// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTableWidget>

#include "tests/ui/fit.h"

namespace {

bool finds(const QStringList& misfits, const char* words) {
    return misfits.indexOf(QRegularExpression(QStringLiteral(".*%1.*").arg(QString::fromUtf8(words)))) >= 0;
}

}  // namespace

TEST_CASE("the look at a window finds what is cut, covered, pale or nameless", "[ui][fit]") {
    QWidget window;
    window.resize(400, 200);
    auto* label = new QLabel(QStringLiteral("a text of some length"), &window);
    auto* button = new QPushButton(QStringLiteral("Throw the dice"), &window);
    auto* wrapped = new QLabel(QStringLiteral("several words that need more than one line of this width"), &window);
    wrapped->setWordWrap(true);
    auto* field = new QLineEdit(&window);
    field->setPlaceholderText(QStringLiteral("words, number, clause"));
    field->setAccessibleName(QStringLiteral("Search"));
    auto* table = new QTableWidget(1, 1, &window);
    table->setAccessibleName(QStringLiteral("Throws"));
    table->setHorizontalHeaderLabels({QStringLiteral("Players at the table")});
    table->verticalHeader()->hide();
    table->setColumnWidth(0, 220);
    label->setGeometry(0, 0, 200, 30);
    button->setGeometry(210, 0, 180, 40);
    wrapped->setGeometry(0, 40, 200, 60);
    field->setGeometry(210, 50, 180, 36);
    table->setGeometry(0, 110, 400, 90);
    window.show();
    test::settleLayout();
    CHECK(test::misfitsIn(window).join(QLatin1Char('\n')).toStdString() == "");

    SECTION("a label that is too narrow") {
        label->resize(40, 30);
        CHECK(finds(test::misfitsIn(window), "QLabel.*cut"));
    }
    SECTION("a wrapped one that is too low, or narrower than its longest word") {
        wrapped->resize(200, 20);
        CHECK(finds(test::misfitsIn(window), "several words.*cut"));
        wrapped->setGeometry(0, 40, 30, 69);
        CHECK(finds(test::misfitsIn(window), "several words.*cut"));
    }
    SECTION("a button that is too narrow") {
        button->resize(60, 40);
        CHECK(finds(test::misfitsIn(window), "QPushButton.*cut"));
    }
    SECTION("a hint that is elided, unless a tooltip tells it") {
        field->resize(70, 36);
        CHECK(finds(test::misfitsIn(window), "QLineEdit.*cut"));
        field->setToolTip(field->placeholderText());
        CHECK_FALSE(finds(test::misfitsIn(window), "QLineEdit.*cut"));
    }
    SECTION("a heading that is too narrow") {
        table->horizontalHeader()->resizeSection(0, 80);
        CHECK(finds(test::misfitsIn(window), "heading “Players at the table” cut"));
    }
    SECTION("parts that lie on each other") {
        button->move(120, 0);
        CHECK(finds(test::misfitsIn(window), "lies on"));
    }
    SECTION("a part beyond the edge") {
        button->move(300, 0);
        CHECK(finds(test::misfitsIn(window), "beyond the edge"));
    }
    SECTION("a part wholly beside what an area shows that does not scroll that way") {
        auto* area = new QScrollArea(&window);
        area->setGeometry(210, 0, 180, 40);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setFocusPolicy(Qt::NoFocus);
        auto* wide = new QWidget;
        wide->resize(400, 20);
        button->setParent(wide);
        button->setGeometry(200, 0, 180, 20);
        area->setWidget(wide);
        area->show();
        CHECK(finds(test::misfitsIn(window), "beyond the edge: 0 of 180 across"));
    }
    SECTION("a text too pale for its ground") {
        QPalette pale = label->palette();
        pale.setColor(QPalette::WindowText, QColor(0xb0, 0xb0, 0xb0));
        label->setPalette(pale);
        CHECK(finds(test::misfitsIn(window), "QLabel.*too pale"));
    }
    SECTION("a field without a name") {
        auto* nameless = new QComboBox(&window);
        nameless->setGeometry(300, 90, 90, 20);
        nameless->show();
        CHECK(finds(test::misfitsIn(window), "QComboBox.*no name"));
    }
}
