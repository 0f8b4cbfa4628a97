// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/dispute_page.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>
#include <QTest>
#include <algorithm>
#include <catch2/catch.hpp>

#include "engine/notation/action_json.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/ui/fit.h"
#include "tests/ui/game_on_desk.h"
#include "ui/acting/act_form.h"
#include "ui/board/board_view.h"
#include "ui/record/correction_panel.h"

using test::Game;

namespace {

/// Red attacks blue's city with entered dice: 10 : 7, then a tie.
struct Fought {
    Game game{adjudicator::test::battlefield()};
    std::uint64_t tie = 0;

    Fought() {
        for (const std::string& line :
             {std::string(adjudicator::test::kAttack), adjudicator::test::roundOf({12, 10}, {12, 7}),
              adjudicator::test::roundOf({12, 5}, {12, 5})}) {
            game.desk.play(*engine::actionFromJson(line, *game.desk.position().table));
            game.settle();
        }
        tie = game.desk.table().line().lastStep()->entry;
    }
};

template <class Widget>
Widget* named(QWidget& page, const QString& text) {
    for (Widget* each : page.findChildren<Widget*>()) {
        if (each->text().startsWith(text)) {
            return each;
        }
    }
    return nullptr;
}

void say(ui::DisputePage& page, const QString& reason) {
    for (QPlainTextEdit* edit : page.findChildren<QPlainTextEdit*>()) {
        if (edit->accessibleName() == QStringLiteral("Reason")) {
            edit->setPlainText(reason);
        }
    }
}

}  // namespace

TEST_CASE("a dispute about a round shows the combat and records the ruling", "[ui][dispute][SA-K5]") {
    Fought fought;
    ui::DisputePage page(fought.game.desk, nullptr);
    page.resize(1400, 800);
    page.show();
    REQUIRE(page.open(fought.tie));
    auto* table = page.findChild<QTableWidget*>();
    REQUIRE(table != nullptr);
    CHECK(table->rowCount() == 3);
    CHECK(table->currentRow() == 2);
    CHECK(table->item(2, 1)->text() == QStringLiteral("5 : 5"));
    CHECK(table->item(2, 3)->text() == QStringLiteral("SA-K5"));

    auto* record = named<QPushButton>(page, QStringLiteral("Record the ruling"));
    REQUIRE(record != nullptr);
    CHECK_FALSE(record->isEnabled());
    say(page, QStringLiteral("a tie is the attacker's defeat"));
    REQUIRE(record->isEnabled());
    record->click();
    fought.game.settle();
    const auto& line = fought.game.desk.table().line();
    const auto* ruling = std::get_if<adjudicator::RulingGiven>(&line.log().back().entry.body);
    REQUIRE(ruling != nullptr);
    CHECK(ruling->decision == adjudicator::RulingDecision::Stands);
    CHECK(ruling->entry == fought.tie);
    CHECK(ruling->clause == engine::clause::SA_K5);
    CHECK(ruling->heard.size() == 2);
    REQUIRE(page.dispute());
    CHECK(page.dispute()->rulings.size() == 1);

    page.showList();
    auto* list = page.findChild<QListWidget*>();
    REQUIRE(list->count() == 1);
    QTest::keyClick(list, Qt::Key_Return);
    CHECK(page.dispute());
}

TEST_CASE("a round entered wrongly is corrected from its dispute", "[ui][dispute]") {
    Fought fought;
    ui::DisputePage page(fought.game.desk, nullptr);
    page.show();
    REQUIRE(page.open(fought.tie));
    named<QRadioButton>(page, QStringLiteral("Correct it"))->setChecked(true);
    named<QRadioButton>(page, QStringLiteral("It was otherwise"))->setChecked(true);
    QLineEdit& faces = test::shownPart<QLineEdit>(page, "dice");
    faces.setText(QStringLiteral("6 15"));
    Q_EMIT faces.textEdited(faces.text());
    CHECK_FALSE(page.findChild<ui::CorrectionPanel*>()->ready());
    faces.setText(QStringLiteral("6 5"));
    Q_EMIT faces.textEdited(faces.text());
    CHECK(page.findChild<ui::CorrectionPanel*>()->ready());
    auto* record = named<QPushButton>(page, QStringLiteral("Correct the record"));
    REQUIRE(record != nullptr);
    CHECK_FALSE(record->isEnabled());
    say(page, QStringLiteral("both saw a six"));
    REQUIRE(record->isEnabled());
    record->click();
    fought.game.settle();
    const auto& position = fought.game.desk.position();
    const auto army = position.armies[*position.topology().find(*engine::cornerFromText("0,0:N"))];
    REQUIRE(army);
    CHECK(engine::toText(army->units) == "1A2C");
    REQUIRE(page.dispute());
    CHECK(page.dispute()->steps.size() == 3);
}

TEST_CASE("what was corrected is corrected again, from its first entry and from the correction", "[ui][dispute]") {
    Fought fought;
    ui::DisputePage page(fought.game.desk, nullptr);
    page.show();
    const auto correctTo = [&](std::uint64_t entry, const char* faces) {
        REQUIRE(page.openCorrection(entry));
        test::settleLayout();
        QLineEdit& dice = test::shownPart<QLineEdit>(page, "dice");
        dice.setText(QString::fromLatin1(faces));
        Q_EMIT dice.textEdited(dice.text());
        say(page, QStringLiteral("both saw it"));
        auto* record = named<QPushButton>(page, QStringLiteral("Correct the record"));
        REQUIRE(record->isEnabled());
        record->click();
        fought.game.settle();
    };
    const auto redUnits = [&] {
        const auto& position = fought.game.desk.position();
        return engine::toText(position.armies[*position.topology().find(*engine::cornerFromText("0,0:N"))]->units);
    };
    const std::string before = redUnits();
    correctTo(fought.tie, "6 5");
    const std::string won = redUnits();
    CHECK(won != before);
    const auto& acts = fought.game.desk.table().line().acts();
    const auto corrected = std::find_if(acts.begin(), acts.end(), [](const auto& act) { return act.isCorrected(); });
    REQUIRE(corrected != acts.end());
    correctTo(corrected->now.entry, "4 4");
    CHECK(redUnits() == before);
    correctTo(fought.tie, "6 5");
    CHECK(redUnits() == won);
}

TEST_CASE("an act that was otherwise is pointed at on the table as it was then", "[ui][dispute]") {
    Fought fought;
    ui::DisputePage page(fought.game.desk, nullptr);
    page.resize(1400, 800);
    page.show();
    const std::uint64_t attack = fought.game.desk.table().line().acts().front().now.entry;
    REQUIRE(page.openCorrection(attack));
    auto* panel = page.findChild<ui::CorrectionPanel*>();
    auto* form = panel->pointing();
    REQUIRE(form != nullptr);
    CHECK(std::holds_alternative<engine::Attack>(form->action()));
    CHECK_FALSE(panel->ready());
    auto* board = page.findChild<ui::BoardView*>();
    REQUIRE(board != nullptr);
    CHECK_FALSE(board->isHidden());
    // The armies that attack are a list: pointed at once more one of them stays at home.
    const engine::Topology& topology = form->position().topology();
    const auto from = std::get<engine::Attack>(form->action()).from;
    REQUIRE(from.size() == 1);
    Q_EMIT board->placeChosen(ui::PlaceName(topology.corner(from.front())));
    CHECK(std::get<engine::Attack>(form->action()).from.empty());
    CHECK(form->refusal());
    CHECK_FALSE(panel->ready());
    named<QRadioButton>(page, QStringLiteral("The record stands"))->setChecked(true);
    CHECK(board->isHidden());
}

TEST_CASE("what was forgotten after an act is said in the form, and by hand what has no field", "[ui][dispute]") {
    Fought fought;
    ui::DisputePage page(fought.game.desk, nullptr);
    page.show();
    REQUIRE(page.open(fought.tie));
    named<QRadioButton>(page, QStringLiteral("Correct it"))->setChecked(true);
    named<QRadioButton>(page, QStringLiteral("After it this was forgotten"))->setChecked(true);
    auto* panel = page.findChild<ui::CorrectionPanel*>();
    auto* form = page.findChild<ui::ActForm*>();
    REQUIRE_FALSE(form->isHidden());
    QPlainTextEdit* line = nullptr;
    for (QPlainTextEdit* edit : page.findChildren<QPlainTextEdit*>()) {
        line = edit->accessibleName() == QStringLiteral("The act as a line") ? edit : line;
    }
    REQUIRE(line != nullptr);
    CHECK(line->isHidden());
    line->setPlainText(QStringLiteral("{\"do\":\"rule\""));
    CHECK_FALSE(panel->ready());
    line->setPlainText(QStringLiteral("{\"do\":\"rule\",\"reason\":\"the die lay flat\"}"));
    CHECK(std::holds_alternative<engine::Rule>(form->action()));
    CHECK(panel->ready());
    say(page, QStringLiteral("all agree"));
    auto* record = named<QPushButton>(page, QStringLiteral("Correct the record"));
    REQUIRE(record->isEnabled());
    const std::size_t before = fought.game.desk.table().line().acts().size();
    record->click();
    fought.game.settle();
    CHECK(fought.game.desk.table().line().acts().size() == before + 1);
}

TEST_CASE("of the decisions on a dispute one is chosen, and what is to be corrected stays said", "[ui][dispute]") {
    Fought fought;
    ui::DisputePage page(fought.game.desk, nullptr);
    page.show();
    REQUIRE(page.open(fought.tie));
    auto* correct = named<QRadioButton>(page, QStringLiteral("Correct it"));
    auto* dropped = named<QRadioButton>(page, QStringLiteral("It did not happen"));
    REQUIRE(dropped->isChecked());
    for (const char* other : {"Decide later", "Let it stand against", "The record stands"}) {
        auto* choice = named<QRadioButton>(page, QString::fromLatin1(other));
        INFO(other);
        choice->click();
        CHECK(choice->isChecked());
        CHECK_FALSE(correct->isChecked());
        correct->click();
        CHECK_FALSE(choice->isChecked());
        CHECK(dropped->isChecked());
    }
}

TEST_CASE("a dispute may be noted and decided later; what is no act has none", "[ui][dispute]") {
    Fought fought;
    ui::DisputePage page(fought.game.desk, nullptr);
    page.show();
    CHECK_FALSE(page.open(0));
    CHECK_FALSE(page.dispute());
    REQUIRE(page.open(fought.tie));
    named<QRadioButton>(page, QStringLiteral("Decide later"))->setChecked(true);
    auto* note = named<QPushButton>(page, QStringLiteral("Note the dispute"));
    REQUIRE(note != nullptr);
    CHECK_FALSE(note->isEnabled());
    for (QLineEdit* edit : page.findChildren<QLineEdit*>()) {
        if (edit->placeholderText() == QStringLiteral("What is said against it")) {
            edit->setText(QStringLiteral("A tie must be thrown again"));
            Q_EMIT edit->textEdited(edit->text());
        }
    }
    REQUIRE(note->isEnabled());
    note->click();
    fought.game.settle();
    const auto& body = fought.game.desk.table().line().log().back().entry.body;
    REQUIRE(std::get_if<adjudicator::RulingGiven>(&body) != nullptr);
    CHECK(std::get<adjudicator::RulingGiven>(body).decision == adjudicator::RulingDecision::Open);
}
