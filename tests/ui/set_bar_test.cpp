// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/set_bar.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <catch2/catch.hpp>

#include "adjudicator/sets/set_shelf.h"
#include "ui/camera/set_keeper.h"

namespace {

namespace sets = adjudicator::sets;

QPushButton* setButton(ui::SetBar& bar, const QString& text) {
    for (auto* button : bar.findChildren<QPushButton*>()) {
        if (button->text().contains(text)) {
            return button;
        }
    }
    return nullptr;
}

}  // namespace

TEST_CASE("a set is offered by name, renamed and forgotten beside the picture", "[ui][vision][set]") {
    REQUIRE(sets::keepSet(sets::setFolder(), {"Kitchen", {}}));
    REQUIRE(sets::keepSet(sets::setFolder(), {"Club", {}}));
    CHECK(ui::knownSetNames() == QStringList{QStringLiteral("Club"), QStringLiteral("Kitchen")});
    ui::SetBar bar;
    bar.show();
    auto* choice = bar.findChild<QComboBox*>();
    auto* name = bar.findChild<QLineEdit*>();
    auto* said = bar.findChild<QLabel*>();
    QSignalSpy chosen(&bar, &ui::SetBar::chosen);
    QSignalSpy remember(&bar, &ui::SetBar::rememberRequested);

    CHECK(choice->count() == 3);
    CHECK(name->text() == QStringLiteral("Set 1"));
    CHECK_FALSE(setButton(bar, QStringLiteral("Forget"))->isVisible());

    bar.setSeen(QStringLiteral("Club"));
    CHECK(said->text() == QStringLiteral("Looks like Club."));
    CHECK(bar.name() == QStringLiteral("Club"));
    setButton(bar, QStringLiteral("remember"))->click();
    REQUIRE(remember.count() == 1);
    CHECK(remember[0][0].toString() == QStringLiteral("Club"));

    name->setText(QStringLiteral("Kitchen"));
    setButton(bar, QStringLiteral("Rename"))->click();
    CHECK(said->text() == QStringLiteral("Another set has this name."));
    name->setText(QStringLiteral(" Club room "));
    setButton(bar, QStringLiteral("Rename"))->click();
    CHECK(ui::knownSetNames() == QStringList{QStringLiteral("Club room"), QStringLiteral("Kitchen")});
    CHECK(choice->currentText() == QStringLiteral("Club room"));

    setButton(bar, QStringLiteral("Forget"))->click();
    CHECK(ui::knownSetNames() == QStringList{QStringLiteral("Kitchen")});
    CHECK(choice->currentIndex() == 0);

    choice->setCurrentIndex(1);
    Q_EMIT choice->activated(1);
    REQUIRE(chosen.count() == 1);
    CHECK(chosen[0][0].toString() == QStringLiteral("Kitchen"));

    bar.setRemembered(QStringLiteral("Kitchen"), QStringLiteral("Disk full."));
    CHECK(said->text().contains(QStringLiteral("Nothing was changed.")));
    REQUIRE(sets::forgetSet(sets::setFolder(), "Kitchen"));
}
