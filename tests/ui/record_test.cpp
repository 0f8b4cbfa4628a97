// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>

#include "engine/state/to_position.h"
#include "tests/ui/fit.h"
#include "tests/ui/game_on_desk.h"
#include "tests/ui/past_game.h"
#include "ui/desk/strip_message.h"
#include "ui/pages/table_page.h"
#include "ui/record/entry_details.h"
#include "ui/record/log_filter.h"
#include "ui/record/log_model.h"
#include "ui/record/log_turns.h"
#include "ui/record/past_band.h"
#include "ui/record/record_panel.h"
#include "ui/record/undo_panel.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

using test::Game;
using test::Past;
using What = ui::LogFilter::What;

namespace {

std::vector<std::uint64_t> shownIn(ui::RecordPanel& panel) {
    std::vector<std::uint64_t> entries;
    for (int row = 0; row < panel.filter().rowCount(); ++row) {
        entries.push_back(panel.filter().index(row, 0).data(ui::LogModel::SeqRole).toULongLong());
    }
    return entries;
}

bool press(ui::TablePage& page, int key) {
    return page.takeKey(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier));
}

/// Keeps the texts that are painted on it, in their order.
class TextKeeper : public QPaintDevice, private QPaintEngine {
public:
    explicit TextKeeper(QSize size) : QPaintEngine(AllFeatures), m_size(size) {}
    QStringList texts;

    [[nodiscard]] QPaintEngine* paintEngine() const override { return const_cast<TextKeeper*>(this); }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
            case PdmWidth:
                return m_size.width();
            case PdmHeight:
                return m_size.height();
            case PdmDepth:
                return 32;
            case PdmDevicePixelRatio:
                return 1;
            case PdmDevicePixelRatioScaled:
                return static_cast<int>(devicePixelRatioFScale());
            default:
                return 96;
        }
    }

private:
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override { texts.append(item.text()); }
    [[nodiscard]] Type type() const override { return User; }

    QSize m_size;
};

/// What a list paints of itself, word by word.
QString paintedBy(QListView& list) {
    TextKeeper keeper(list.viewport()->size());
    list.viewport()->render(&keeper, {}, {}, QWidget::DrawChildren);
    return keeper.texts.join(QLatin1Char(' ')).simplified();
}

}  // namespace

TEST_CASE("a line of the record tells its whole sentence at every width, with its clause beside or below",
          "[ui][record]") {
    ui::setLanguage(GENERATE(engine::Language::English, engine::Language::German));
    Past past;
    past.game.desk.takeBack();
    past.game.settle();
    ui::RecordPanel panel(past.game.desk, nullptr);
    auto* list = panel.findChild<QListView*>();
    auto* turns = qobject_cast<ui::LogTurns*>(list->model());
    REQUIRE(turns != nullptr);
    panel.show();
    for (int row = 0; row < turns->rowCount(); ++row) {
        turns->setOpen(turns->index(row, 0), true);
    }
    REQUIRE(turns->rowCount() > static_cast<int>(past.game.desk.table().log().size()));
    std::map<int, int> heights;
    int shortLines = 0;
    for (const int width : {800, 400, 320, 288, 240}) {
        panel.resize(width, 900);
        test::settleLayout();
        const QString painted = paintedBy(*list);
        int below = 0;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            const QString text = index.data(ui::LogModel::TextRole).toString().simplified();
            INFO(width << ": " << text.toStdString() << " in " << painted.toStdString());
            CHECK(painted.contains(text));
            for (const QString& clause : index.data(ui::LogModel::ClauseRole).toStringList().mid(0, 1)) {
                CHECK(painted.contains(clause));
            }
            const QRect line = list->visualRect(index);
            heights[width] += line.height();
            // What is short takes no more room than it needs.
            if (text.size() < width / 16) {
                CHECK(line.height() == 31);
                ++shortLines;
            }
            // The lines lie one below the other, and none shows what is another's.
            CHECK(line.top() == below);
            below = line.bottom() + 1;
        }
        CHECK_FALSE(painted.contains(QChar(0x2026)));
        CHECK(list->horizontalScrollBar()->maximum() == 0);
    }
    CHECK(shortLines > 5);
    CHECK(heights[240] > heights[320]);
    CHECK(heights[320] > heights[800]);
    ui::setLanguage(engine::Language::English);
}

TEST_CASE("the record is filtered by kind, player and round, and searched in both languages", "[ui][record]") {
    Past past;
    ui::RecordPanel panel(past.game.desk, nullptr);
    const QAbstractItemModelTester tester(&panel.model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester filterTester(&panel.filter(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    ui::LogFilter& filter = panel.filter();
    const std::size_t all = past.game.desk.table().log().size();
    CHECK(shownIn(panel).size() == all);

    filter.setWhat(What::Combats);
    CHECK(shownIn(panel) == std::vector<std::uint64_t>{past.end - 1, past.tie, past.round, past.attack});
    filter.setWhat(What::Acts);
    CHECK(shownIn(panel).size() == 6);  // With the game's beginning.
    filter.setWhat(What::TakenBack);
    CHECK(shownIn(panel).empty());
    past.game.desk.takeBack();
    past.game.settle();
    CHECK(shownIn(panel) == std::vector<std::uint64_t>{past.game.desk.table().log().back().seq(), past.end});
    filter.setWhat(What::Rulings);
    CHECK(shownIn(panel).empty());
    filter.setWhat(What::Everything);
    past.game.desk.restore();
    past.game.settle();
    past.play(R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})");
    filter.setPlayer(1);
    CHECK(shownIn(panel).size() == 1);
    filter.setPlayer(std::nullopt);
    filter.setRound(4);
    CHECK(shownIn(panel).empty());
    filter.setRound(std::nullopt);
    CHECK(shownIn(panel).size() == past.game.desk.table().log().size());

    for (const char* words : {"sa-k5", "SA-K5 5", "stop", "beendet"}) {
        INFO(words);
        panel.findChild<QLineEdit*>()->setText(QString::fromUtf8(words));
        const auto found = shownIn(panel);
        CHECK_FALSE(found.empty());
        CHECK(found.size() < 4);
    }
    panel.findChild<QLineEdit*>()->setText(QStringLiteral("zyzzyva"));
    CHECK(shownIn(panel).empty());
}

TEST_CASE("a chosen entry is told whole: every sentence of an act, a ruling with its reason and who was heard",
          "[ui][record][ruling]") {
    Past past;
    adjudicator::RulingGiven ruling;
    ruling.decision = adjudicator::RulingDecision::Stands;
    ruling.question = "the die fell off the table";
    ruling.reason = "both had agreed before that a die on the floor counts";
    ruling.clause = engine::clause::SA_K5;
    ruling.heard = {"red", "blue"};
    ruling.entry = past.tie;
    past.game.desk.rulings().record(ruling);
    REQUIRE(test::waitFor([&] {
        return std::holds_alternative<adjudicator::RulingGiven>(past.game.desk.table().log().back().entry.body);
    }));
    ui::TablePage page(past.game.desk, nullptr);
    page.resize(1280, 720);
    page.show();
    auto* details = page.findChild<ui::EntryDetails*>();
    REQUIRE(details != nullptr);
    const auto told = [&](std::uint64_t seq) {
        details->showEntry(&past.game.desk.table().log()[seq], {}, false);
        QStringList texts;
        for (const auto* label : details->widget()->findChildren<QLabel*>()) {
            texts.append(label->text());
        }
        for (const auto* tag : details->widget()->findChildren<ui::ClauseTag*>()) {
            texts.append(tag->text());
        }
        return texts.join(QLatin1Char('\n'));
    };
    const QString said = told(past.game.desk.table().log().back().seq());
    for (const std::string& words :
         {ruling.question, ruling.reason, std::string("Heard: Red, Blue"), std::string("SA-K5")}) {
        INFO(words << " in " << said.toStdString());
        CHECK(said.contains(QString::fromStdString(words)));
    }
    for (const auto& line : past.game.desk.table().log()) {
        if (line.act() == nullptr) {
            continue;
        }
        const QString whole = told(line.seq());
        for (const engine::Event& event : line.act()->events) {
            const QString text = ui::sentence(event, past.game.desk.position());
            INFO(text.toStdString());
            CHECK(whole.contains(text));
        }
    }
}

TEST_CASE("pictures hang on the line of their act", "[ui][record][evidence]") {
    Past past;
    ui::RecordPanel panel(past.game.desk, nullptr);
    const std::size_t before = shownIn(panel).size();
    std::string jpeg = "\xFF\xD8\xFF picture";
    past.game.desk.pictures().keep(*past.game.desk.gameId(), past.tie, jpeg, 640, 480, false);
    REQUIRE(test::waitFor([&] {
        return std::holds_alternative<adjudicator::EvidenceKept>(past.game.desk.table().log().back().entry.body);
    }));
    CHECK(shownIn(panel).size() == before);
    const QModelIndex line = panel.model().indexOf(past.tie);
    CHECK(line.data(ui::LogModel::PictureCountRole).toInt() == 1);
    CHECK(line.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("1 picture")));
    CHECK(panel.model().indexOf(past.round).data(ui::LogModel::PictureCountRole).toInt() == 0);
    REQUIRE(panel.model().picturesOf(past.tie).size() == 1);

    // Its sign, in the last line of its row, opens them.
    auto* list = panel.findChild<QListView*>();
    auto* details = panel.findChild<ui::EntryDetails*>();
    panel.resize(260, 900);
    panel.show();
    test::settleLayout();
    const QModelIndex row = panel.turns().showEntry(past.tie);
    const QRect place = list->visualRect(row);
    CHECK(place.height() == list->sizeHintForIndex(row).height());
    constexpr int kFromCorner = 20;
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      {list->viewport()->width() - kFromCorner, place.bottom() - kFromCorner / 2});
    CHECK(details->arePicturesOpen());
    CHECK(panel.chosenEntry() == past.tie);
}

TEST_CASE("stepping back shows the table as it stood, and no act can be said there", "[ui][record][past]") {
    Past past;
    ui::TablePage page(past.game.desk, nullptr);
    page.resize(1280, 720);
    page.show();
    ui::TableDesk& desk = past.game.desk;
    auto* band = page.findChild<ui::PastBand*>();
    REQUIRE(band != nullptr);
    CHECK_FALSE(band->isVisible());

    desk.past().step(ui::TablePast::Step::Previous);
    REQUIRE(desk.past().entry());
    CHECK(band->isVisible());
    for (const auto* label : band->findChildren<QLabel*>()) {
        CHECK(label->minimumSizeHint().width() <= label->width());
    }
    CHECK(*desk.past().entry() == past.end - 1);
    CHECK(desk.past().shownPosition().turn.player == engine::PlayerId{0});
    CHECK(desk.position().turn.player == engine::PlayerId{1});
    CHECK(press(page, Qt::Key_Left));
    CHECK(*desk.past().entry() == past.tie);
    const std::size_t entries = desk.table().log().size();
    for (const int key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_3, Qt::Key_R, Qt::Key_Delete}) {
        press(page, key);
        QTest::qWait(5);
        REQUIRE(desk.past().entry());
    }
    desk.saying().takePlace(engine::Corner{});
    desk.takeBack();
    desk.saying().setCorrecting(true);
    QTest::qWait(20);
    CHECK(desk.table().log().size() == entries);
    CHECK_FALSE(desk.saying().correcting());
    CHECK(messageOf(desk).kind == ui::Message::Kind::Refuse);
    CHECK(desk.saying().openActs().empty());

    CHECK(press(page, Qt::Key_Home));
    CHECK(*desk.past().entry() == 0);
    CHECK(press(page, Qt::Key_Right));
    CHECK(*desk.past().entry() == past.attack);
    CHECK(press(page, Qt::Key_PageDown));
    CHECK(*desk.past().entry() == past.end);
    page.findChild<QSlider*>()->setValue(static_cast<int>(past.round));
    CHECK(*desk.past().entry() == past.round);
    // The list goes with the board, and the board with the list.
    CHECK(page.record().chosenEntry() == past.round);
    page.findChild<QListView*>()->setCurrentIndex(page.record().turns().showEntry(past.attack));
    CHECK(*desk.past().entry() == past.attack);
    // The details before these are deleted later.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const auto* number = page.findChild<QLabel*>(QStringLiteral("entry-number"));
    REQUIRE(number != nullptr);
    CHECK(number->text().toULongLong() == past.attack);
    CHECK(press(page, Qt::Key_Escape));
    CHECK_FALSE(desk.past().entry());
    CHECK_FALSE(band->isVisible());
    // Beyond the newest act is now.
    desk.past().lookAt(past.end);
    desk.past().step(ui::TablePast::Step::Next);
    CHECK_FALSE(desk.past().entry());
}

TEST_CASE("what was taken back can still be looked at", "[ui][record][past]") {
    Past past;
    ui::TableDesk& desk = past.game.desk;
    desk.undoTo(past.attack);
    past.game.settle();
    desk.past().lookAt(past.round);
    const auto army = *desk.position().topology().find(*engine::cornerFromText("1,-2:S"));
    REQUIRE(desk.past().shownPosition().buildings[army]);
    CHECK(desk.past().shownPosition().buildings[army]->upsideDown);
    CHECK_FALSE(desk.position().buildings[army]->upsideDown);
}

TEST_CASE("undo to here says first what goes back; one key puts it back", "[ui][record]") {
    Past past;
    ui::TablePage page(past.game.desk, nullptr);
    page.resize(1280, 720);
    page.show();
    ui::TableDesk& desk = past.game.desk;
    const engine::Setup before = engine::toSetup(desk.position());
    auto* list = page.findChild<QListView*>();
    list->setCurrentIndex(page.record().turns().showEntry(past.round));
    page.record().askUndo();
    auto* panel = page.findChild<ui::UndoPanel*>();
    REQUIRE(panel->isVisible());
    QStringList words;
    for (const QLabel* label : panel->findChildren<QLabel*>()) {
        words.append(label->text());
    }
    CHECK(words.contains(QStringLiteral("4 acts no longer count:")));
    CHECK(words.filter(QStringLiteral("%1  ").arg(past.tie)).size() == 1);
    const std::size_t entries = desk.table().log().size();
    CHECK(press(page, Qt::Key_Escape));
    CHECK_FALSE(panel->isVisible());
    CHECK(desk.table().log().size() == entries);

    page.record().askUndo();
    CHECK(press(page, Qt::Key_Return));
    past.game.settle();
    CHECK_FALSE(panel->isVisible());
    CHECK(desk.table().line().lastStep()->entry == past.attack);
    // What no longer counts cannot be undone to once more.
    page.record().askUndo();
    CHECK_FALSE(panel->isVisible());
    desk.restore();
    past.game.settle();
    CHECK(engine::toSetup(desk.position()) == before);
}

TEST_CASE("the way back is laid in pieces while nothing else is to do", "[ui][record]") {
    Past past;
    ui::TableDesk desk;
    REQUIRE_FALSE(desk.openBook(past.game.file()));
    CHECK_FALSE(desk.past().isWayLaid());
    REQUIRE(test::waitFor([&] { return desk.past().isWayLaid(); }));

    const adjudicator::Line& line = desk.table().line();
    const adjudicator::Playback whole(line);
    adjudicator::Playback pieces(line, 2);
    CHECK(pieces.size() == 3);
    int steps = 0;
    while (!pieces.extend(line, 2)) {
        ++steps;
    }
    CHECK(steps > 0);
    REQUIRE(pieces.size() == whole.size());
    for (std::uint64_t entry = 0; entry < whole.size(); ++entry) {
        CHECK(pieces.positionAfter(line, entry) == whole.positionAfter(line, entry));
        CHECK(pieces.momentOf(entry) == whole.momentOf(entry));
    }
    // The first step back finds it there.
    desk.past().step(ui::TablePast::Step::Previous);
    CHECK(desk.past().entry() == past.tie + 1);
}
