// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/tab_walk.h"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "tests/ui/fit.h"
#include "ui/kit/tab_order.h"

TEST_CASE("the tab key's way back up a panel is found, and a part made anew takes its place", "[ui][fit]") {
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* top = new QLineEdit(&window);
    auto* bottom = new QPushButton(QStringLiteral("Done"), &window);
    auto* old = new QWidget(&window);
    layout->addWidget(top);
    layout->addWidget(old);
    layout->addWidget(bottom);
    auto* fresh = new QWidget(&window);
    auto* rows = new QVBoxLayout(fresh);
    auto* choice = new QComboBox(fresh);
    choice->setEditable(true);
    rows->addWidget(choice);
    rows->addWidget(new QPushButton(QStringLiteral("Which?"), fresh));
    ui::putInTabOrder(*top, *old);
    delete layout->replaceWidget(old, fresh);
    window.show();
    test::settleLayout();
    CHECK(test::tabJumpsIn(window).size() == 1);
    ui::takeTabPlace(*old, *fresh);
    CHECK(test::tabJumpsIn(window).isEmpty());
    CHECK(choice->focusPolicy() != Qt::NoFocus);
    CHECK(fresh->focusPolicy() == Qt::NoFocus);
    delete old;
    CHECK(test::tabJumpsIn(window).isEmpty());
}
