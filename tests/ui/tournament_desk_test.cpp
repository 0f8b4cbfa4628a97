// SPDX-License-Identifier: GPL-3.0-or-later
// What the director's desk asks and tells: times for protests, penalties that escalate, who stands in for whom, points
// typed beside the list, codes scanned anywhere.
#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QFrame>
#include <QTableView>

#include "adjudicator/tournament/slip_code.h"
#include "tests/ui/cup_hands.h"
#include "ui/tournament/results/seat_lines.h"
#include "ui/tournament/results/table_tiles.h"
#include "ui/tournament/tournament_settings_page.h"

namespace cup = engine::tournament;
using test::CupHands;
using test::resultsOf;
using test::stateAt;
using Tab = ui::TournamentPage::Tab;

namespace {

/// A cup of twelve in which results can be protested for so long.
void seatWithProtest(CupHands& hands, int minutes) {
    hands.page.settings().findChild<QSpinBox*>(QStringLiteral("cupProtest"))->setValue(minutes);
    hands.seatTwelve();
}

void scanAnywhere(CupHands& hands, const QString& code) {
    for (const QChar letter : code) {
        QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    hands.settle();
}

}  // namespace

TEST_CASE("a result whose time for a protest runs is made official only when that is said once more",
          "[ui][tournament][desk]") {
    CupHands hands;
    seatWithProtest(hands, 15);
    REQUIRE(hands.hall.settings().protest == 15);
    auto& results = resultsOf(hands);
    hands.typeLine(0, {10, 5, 6, 4});
    hands.closeEditor();
    auto& view = hands.part<ui::ResultsView>("results");
    view.setCurrentIndex(view.model()->index(0, 0));
    CHECK(hands.part<QLabel>("resultProtest").text().contains(QStringLiteral("Not signed")));
    hands.click("resultSignAll");
    REQUIRE(results.model().protest(0));
    CHECK(results.model().protest(0)->time.state == cup::Protest::Open);
    CHECK(results.model().protestable() == 1);
    CHECK(hands.part<QLabel>("resultProtest").text().contains(QStringLiteral("possible until")));
    CHECK(
        results.model().index(0, 0).data(ui::ResultsModel::StateTextRole).toString().contains(QStringLiteral("until")));
    // All that are signed: this one is asked about.
    hands.click("resultsOfficial");
    CHECK(stateAt(hands, 1) == cup::ResultState::Confirmed);
    CHECK(hands.part<QLabel>("actText").text().contains(QStringLiteral("still runs")));
    hands.click("actLeave");
    // The same in its panel.
    hands.click("resultOfficial");
    CHECK(stateAt(hands, 1) == cup::ResultState::Confirmed);
    hands.click("actDo");
    CHECK(stateAt(hands, 1) == cup::ResultState::Official);
    const auto& acts = hands.hall.line().acts();
    const auto& last = hands.hall.line().actAt(acts[acts.size() - 1].now).action;
    REQUIRE(std::holds_alternative<cup::SetState>(last));
    CHECK(std::get<cup::SetState>(last).despite == std::vector{cup::Doubt::ProtestOpen});
}

TEST_CASE("a protest after the signature is asked about where the signature ends it, and decided by a button",
          "[ui][tournament][desk]") {
    CupHands hands;
    seatWithProtest(hands, 0);
    resultsOf(hands);
    hands.typeLine(0, {10, 5, 6, 4});
    hands.closeEditor();
    auto& view = hands.part<ui::ResultsView>("results");
    view.setCurrentIndex(view.model()->index(0, 0));
    hands.click("resultSignAll");
    hands.type("resultWhat", QStringLiteral("the last road"));
    hands.click("resultDispute");
    CHECK(stateAt(hands, 1) == cup::ResultState::Confirmed);
    CHECK(hands.part<QLabel>("actText").text().contains(QStringLiteral("ended at")));
    hands.type("actReason", QStringLiteral("seen by all"));
    hands.click("actDo");
    REQUIRE(stateAt(hands, 1) == cup::ResultState::Disputed);
    CHECK(hands.part<QLabel>("resultProtest").text().contains(QStringLiteral("There is a protest")));
    hands.click("resultStands");
    hands.type("actReason", QStringLiteral("the road was there"));
    hands.click("actDo");
    CHECK(stateAt(hands, 1) == cup::ResultState::Confirmed);
}

TEST_CASE("time for protests, who leaves, and steps of penalties are set in the form and shown again",
          "[ui][tournament][desk]") {
    CupHands hands;
    hands.type("cupName", QStringLiteral("Autumn cup"));
    hands.part<QSpinBox>("cupProtest").setValue(20);
    auto& leaver = hands.part<QComboBox>("cupLeaver");
    leaver.setCurrentIndex(1);
    Q_EMIT leaver.activated(1);
    hands.part<QCheckBox>("cupOwnSteps").click();
    // One's own begin as those that held: a warning, a deduction, a disqualification.
    hands.click("cupStepFewer");
    auto& criterion = hands.part<QComboBox>("cupStepCriterion2");
    criterion.setCurrentIndex(criterion.findData(static_cast<int>(cup::Criterion::Points)));
    Q_EMIT criterion.activated(criterion.currentIndex());
    hands.type("cupStepAmount2", QStringLiteral("0"));
    CHECK_FALSE(hands.part<QPushButton>("cupSave").isEnabled());
    hands.type("cupStepAmount2", QStringLiteral("1/2"));
    hands.begin(2);
    const cup::Settings& settings = hands.hall.settings();
    CHECK(settings.protest == 20);
    CHECK(settings.scoring.leaver == cup::Leaver::Absent);
    REQUIRE(settings.escalation.size() == 2);
    CHECK(settings.escalation[0] == cup::EscalationStep{cup::PenaltyKind::Warning});
    CHECK(settings.escalation[1] ==
          cup::EscalationStep{cup::PenaltyKind::Deduction, cup::Criterion::Points, cup::Fraction::fromText("1/2")});
    // The form shows them, so that nothing is to be saved.
    CHECK(hands.page.settings().settings() == settings);
    hands.part<QCheckBox>("cupOwnSteps").click();
    hands.click("cupSave");
    CHECK(hands.hall.settings().escalation.empty());
}

TEST_CASE("a rule that is broken again proposes the next step, and nothing happens by itself",
          "[ui][tournament][desk]") {
    CupHands hands;
    hands.seatTwelve();
    resultsOf(hands).showPart(ui::ResultsPage::Part::Penalties);
    const auto penalize = [&] {
        hands.part<QComboBox>("penaltyPlayer").setCurrentIndex(3);
        hands.type("penaltyRule", QStringLiteral("Rule 7"));
    };
    penalize();
    CHECK(hands.page.findChild<QLabel*>(QStringLiteral("penaltyDue"))->isHidden());
    hands.type("penaltyReason", QStringLiteral("late"));
    // Enter asks, and does not answer too.
    QTest::keyClick(&hands.part<QLineEdit>("penaltyReason"), Qt::Key_Return);
    hands.settle();
    CHECK(hands.hall.position().penalties.empty());
    hands.click("actDo");
    REQUIRE(hands.hall.position().penalties.size() == 1);
    hands.type("penaltyRule", QStringLiteral(" rule 7"));
    CHECK(hands.part<QLabel>("penaltyEarlier").text().contains(QStringLiteral("Rule 7")));
    CHECK(hands.part<QLabel>("penaltyDue").text().contains(QStringLiteral("deduction")));
    CHECK(hands.part<QComboBox>("penaltyKind").currentIndex() == 0);
    hands.click("penaltyTakeStep");
    CHECK(hands.part<QComboBox>("penaltyKind").currentIndex() == 1);
    CHECK(hands.page.findChild<QLabel*>(QStringLiteral("penaltyDue"))->isHidden());
    CHECK(hands.hall.position().penalties.size() == 1);
    hands.type("penaltyAmount", QStringLiteral("1/2"));
    hands.click("penaltyGive");
    hands.click("actDo");
    REQUIRE(hands.hall.position().penalties.size() == 2);
    CHECK(hands.hall.position().penalties[1].kind == cup::PenaltyKind::Deduction);
}

TEST_CASE("points are typed in the panel of the table too, and go on to the next table there",
          "[ui][tournament][desk]") {
    CupHands hands;
    hands.seatTwelve();
    auto& results = resultsOf(hands);
    auto& view = hands.part<ui::ResultsView>("results");
    view.setCurrentIndex(view.model()->index(0, 0));
    hands.part<QLineEdit>("resultPoints0").setFocus();
    // No event but the keys is handled between them: two lines at one go.
    for (const char* key : {"10", "7", "6", "4", "9", "10", "5", "3"}) {
        auto* at = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        REQUIRE(at != nullptr);
        REQUIRE(at->objectName().startsWith(QStringLiteral("resultPoints")));
        QTest::keyClicks(at, QString::fromLatin1(key));
        QTest::keyClick(at, Qt::Key_Return);
    }
    hands.settle();
    REQUIRE(hands.hall.position().pod(1, 1)->result);
    REQUIRE(hands.hall.position().pod(1, 2)->result);
    CHECK(hands.hall.position().pod(1, 2)->result->scores[1].points == 10);
    CHECK(hands.part<QLineEdit>("resultPoints0").hasFocus());
    CHECK(view.currentIndex().row() == 2);
    // 77 is amber at once, and asked about.
    for (const char* key : {"77", "7", "6", "4"}) {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(key));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    CHECK(hands.part<QLineEdit>("resultPoints0").property("kind") == QStringLiteral("odd"));
    CHECK_FALSE(hands.hall.position().pod(1, 3)->result);
    CHECK(hands.part<QPushButton>("actDo").hasFocus());
    // Who types on without looking confirms nothing.
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("10"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    hands.settle();
    CHECK_FALSE(hands.hall.position().pod(1, 3)->result);
    hands.click("actLeave");
    CHECK_FALSE(results.model().hasDraft(2));
    // Shift+Enter signs the table that is chosen.
    view.setFocus();
    view.setCurrentIndex(view.model()->index(0, 0));
    QTest::keyClick(&view, Qt::Key_Return, Qt::ShiftModifier);
    hands.settle();
    CHECK(stateAt(hands, 1) == cup::ResultState::Confirmed);
}

TEST_CASE("who stands in for whom and who left is said at the table", "[ui][tournament][desk]") {
    CupHands hands;
    hands.seatTwelve();
    auto& results = resultsOf(hands);
    const auto before = hands.hall.position().pod(1, 1)->seats;
    const QString away = QStringLiteral("Player %1").arg(engine::index(before[2]) + 1);
    hands.hall.play(cup::EnterPlayers{{{{}, "Zoe", {}, true}}, {}});
    hands.settle();
    auto seats = before;
    seats[2] = engine::PlayerId(12);
    hands.hall.play(cup::ChangeSeats{1, {{1, seats}}, "did not come"});
    hands.settle();
    auto& view = hands.part<ui::ResultsView>("results");
    view.setCurrentIndex(view.model()->index(0, 0));
    CHECK(hands.part<QLabel>("resultNote2").text().startsWith(QStringLiteral("stand-in for ") + away));
    CHECK(hands.part<QLabel>("resultWent").text().contains(away + QStringLiteral(" has no seat since")));
    CHECK(hands.part<QLabel>("resultWent").text().endsWith(QStringLiteral(": did not come")));
    CHECK(results.model().index(0, 0).data(ui::ResultsModel::IsChangedRole).toBool());
    CHECK_FALSE(results.model().index(1, 0).data(ui::ResultsModel::IsChangedRole).toBool());
    CHECK(view.model()->index(0, 3).data().toString() == QStringLiteral("Zoe (stand-in)"));
    hands.typeLine(0, {10, 8, 6, 4});
    hands.closeEditor();
    view.setCurrentIndex(view.model()->index(0, 0));
    hands.part<QCheckBox>("resultLeft1").click();
    hands.settle();
    hands.type("actReason", QStringLiteral("had to catch a train"));
    hands.click("actDo");
    CHECK(hands.part<QLabel>("resultNote1").text() == QStringLiteral("left before the end: place 4 of 4"));
    CHECK(results.model().index(0, 0).data(ui::ResultsModel::LineRole).toString() == QStringLiteral("10·(8)·6·4"));
}

TEST_CASE("a slip that is scanned while another list has the keyboard finds its line and searches nothing there",
          "[ui][tournament][desk]") {
    CupHands hands;
    hands.seatTwelve();
    hands.page.results().showRound(1);
    hands.page.showTab(Tab::Players);
    auto& list = *hands.page.players().findChild<QTableView*>();
    list.setFocus();
    list.setCurrentIndex(list.model()->index(4, 0));
    const auto code = adjudicator::slipCodeOf(*hands.hall.tournament(), hands.hall.position(), 1, 3);
    const QString text = QString::fromStdString(toText(code));
    scanAnywhere(hands, text);
    CHECK(list.currentIndex().row() == 4);
    REQUIRE(hands.page.tab() == Tab::Results);
    CHECK(hands.part<ui::ResultsView>("results").currentIndex().row() == 2);
    // From a text field it is taken out again.
    hands.closeEditor();
    hands.page.results().showPart(ui::ResultsPage::Part::Penalties);
    hands.type("penaltyReason", QStringLiteral("late"));
    scanAnywhere(hands, text);
    CHECK(hands.page.findChild<QLineEdit*>(QStringLiteral("penaltyReason"))->text() == QStringLiteral("late"));
    CHECK(hands.hall.position().penalties.empty());
    CHECK(hands.part<ui::ResultsView>("results").currentIndex().row() == 2);
    hands.closeEditor();
    // A person's letter goes into the list a moment later.
    hands.page.showTab(Tab::Rounds);
    hands.page.showTab(Tab::Players);
    list.setFocus();
    int typed = 0;
    class Count : public QObject {
    public:
        explicit Count(int& all) : m_all(all) {}
        bool eventFilter(QObject*, QEvent* event) override {
            m_all += event->type() == QEvent::KeyPress ? 1 : 0;
            return false;
        }

    private:
        int& m_all;
    } count(typed);
    list.installEventFilter(&count);
    QTest::keyClick(&list, 'a');
    CHECK(typed == 0);
    CHECK(test::waitFor([&] { return typed == 1; }));
    list.removeEventFilter(&count);
    CHECK(hands.page.tab() == Tab::Players);
}
