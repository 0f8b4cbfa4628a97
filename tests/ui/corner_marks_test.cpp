// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/corner_marks.h"
#include "tests/places.h"

#include <catch2/catch.hpp>

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <filesystem>

#include "tests/ui/fit.h"
#include "tests/ui/game_on_desk.h"
#include "ui/board/board_view.h"
#include "ui/camera/camera_desk.h"
#include "ui/camera/given_corners.h"
#include "ui/camera_dock/camera_panel.h"
#include "ui/camera_dock/marker_sheet_pdf.h"
#include "ui/draft/game_draft.h"
#include "ui/new_game/new_game_page.h"
#include "ui/new_game/photo_pane.h"
#include "ui/text/language.h"
#include "vision/read_photo.h"
#include "vision/reading/markers.h"

namespace {

constexpr QSize kPictureSize(600, 450);

/// Marks over a plain picture that fills the widget below.
struct MarksOnPicture {
    QWidget below;
    QImage picture{kPictureSize, QImage::Format_RGB888};
    ui::CornerMarks marks{[this] { return ui::CornerMarks::Shown{picture, QRectF(QPointF(), kPictureSize)}; }, &below};
    QSignalSpy done{&marks, &ui::CornerMarks::done};
    QSignalSpy left{&marks, &ui::CornerMarks::left};

    MarksOnPicture() {
        picture.fill(Qt::darkGreen);
        below.resize(kPictureSize);
        below.show();
        marks.begin(ui::cornersAtFirst(kPictureSize));
    }
    [[nodiscard]] QPoint pointOf(std::size_t corner) const {
        const QPointF at = marks.corners()[corner];
        return {qRound(at.x() * kPictureSize.width()), qRound(at.y() * kPictureSize.height())};
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&marks, Qt::LeftButton, {}, from);
        QTest::mouseMove(&marks, to);
        QTest::mouseRelease(&marks, Qt::LeftButton, {}, to);
    }
};

/// A rendered table whose blue was painted grey.
QImage greyTable() {
    QImage picture = QImage(QStringLiteral(ADJ_SOURCE_DIR "/tests/data/scenes/scene_0011.jpg"))
                         .convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            if (qBlue(row[x]) > qRed(row[x])) {
                row[x] = qRgb(qRed(row[x]), qRed(row[x]), qRed(row[x]));
            }
        }
    }
    return picture;
}

/// The same in squares so large that nobody sees tiles in it.
QImage blurredTable() {
    constexpr int kSquare = 90;
    const QImage table = greyTable();
    return table.scaled(table.size() / kSquare, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .scaled(table.size(), Qt::IgnoreAspectRatio, Qt::FastTransformation);
}

/// As the picture with its blue shows them.
const ui::MarkedCorners& trueCorners() {
    static const ui::MarkedCorners kCorners = [] {
        const auto photo =
            vision::readPhoto(std::filesystem::path(ADJ_SOURCE_DIR) / "tests/data/scenes/scene_0011.jpg");
        REQUIRE(photo);
        return ui::markedCorners(vision::cornersOf(photo->board.homography, photo->image.width, photo->image.height));
    }();
    return kCorners;
}

template <class Condition>
bool marksUntil(Condition condition) {
    QElapsedTimer timer;
    timer.start();
    while (!condition() && timer.elapsed() < 120'000) {
        QTest::qWait(10);
    }
    return condition();
}

QPushButton* buttonOf(QWidget& widget, const QString& start) {
    for (auto* each : widget.findChildren<QPushButton*>()) {
        if (each->isVisibleTo(&widget) && each->text().startsWith(start)) {
            return each;
        }
    }
    return nullptr;
}

}  // namespace

TEST_CASE("a corner is dragged by the mouse, also from beside it", "[ui][vision][corners]") {
    MarksOnPicture on;
    const QPoint from = on.pointOf(2);
    on.drag(from, from + QPoint(20, -12));
    CHECK((on.pointOf(2) - (from + QPoint(20, -12))).manhattanLength() <= 2);
    // Clicked well beside, the nearest one comes.
    const QPoint beside = on.pointOf(4) + QPoint(-40, 30);
    on.drag(beside, beside);
    CHECK((on.pointOf(4) - beside).manhattanLength() <= 2);
    CHECK(on.marks.problem().isEmpty());
    CHECK_FALSE(on.below.grab().isNull());
}

TEST_CASE("keys go from corner to corner and move them", "[ui][vision][corners]") {
    MarksOnPicture on;
    const QPoint first = on.pointOf(0);
    QTest::keyClick(&on.marks, Qt::Key_Right);
    QTest::keyClick(&on.marks, Qt::Key_Up, Qt::ShiftModifier);
    CHECK((on.pointOf(0) - (first + QPoint(2, -16))).manhattanLength() <= 2);
    const QPoint second = on.pointOf(1);
    QTest::keyClick(&on.marks, Qt::Key_Tab);
    QTest::keyClick(&on.marks, Qt::Key_Down);
    CHECK((on.pointOf(1) - (second + QPoint(0, 2))).manhattanLength() <= 2);
    QTest::keyClick(&on.marks, Qt::Key_Backtab, Qt::ShiftModifier);
    QTest::keyClick(&on.marks, Qt::Key_Return);
    REQUIRE(on.done.count() == 1);
    CHECK(on.marks.isHidden());
}

TEST_CASE("points that are no board are said and not read; Escape leaves", "[ui][vision][corners]") {
    MarksOnPicture on;
    on.drag(on.pointOf(1), on.pointOf(4) + QPoint(30, 20));
    CHECK_FALSE(on.marks.problem().isEmpty());
    CHECK(on.marks.accessibleDescription().contains(on.marks.problem()));
    QTest::keyClick(&on.marks, Qt::Key_Return);
    CHECK(on.done.count() == 0);
    CHECK_FALSE(on.below.grab().isNull());
    QTest::keyClick(&on.marks, Qt::Key_Escape);
    CHECK(on.left.count() == 1);
    CHECK(on.marks.isHidden());
}

TEST_CASE("a photo without a recognised board is read where its corners are marked", "[ui][vision][corners]") {
    ui::GameDraft draft;
    ui::NewGamePage page(draft, nullptr);
    page.resize(1280, 700);
    page.show();
    const auto before = draft.setup().hexes;
    page.takePicture(blurredTable());
    QPushButton* mark = nullptr;
    REQUIRE(marksUntil([&] { return (mark = buttonOf(page, QStringLiteral("Mark the corners"))) != nullptr; }));
    CHECK(draft.setup().hexes == before);
    mark->click();
    auto* marks = page.findChild<ui::CornerMarks*>();
    REQUIRE(marks != nullptr);
    REQUIRE(marks->isVisible());
    const auto* board = page.findChild<ui::BoardView*>();
    REQUIRE(board != nullptr);
    CHECK_FALSE(board->isVisible());
    // What was said of the picture finds its room with the next events.
    CHECK(marksUntil([&] { return test::misfitsIn(page).isEmpty(); }));
    // Where they are at first there are no tiles.
    for (const auto language : {engine::Language::English, engine::Language::German}) {
        ui::setLanguage(language);
        const QStringList misfits = test::misfitsIn(page);
        CHECK(misfits.join(QLatin1Char('\n')).toStdString() == "");
    }
    ui::setLanguage(engine::Language::English);
    marks->begin(trueCorners());
    QTest::keyClick(marks, Qt::Key_Return);
    REQUIRE(marksUntil([&] { return draft.setup().hexes != before; }));
    CHECK(draft.setup().hexes.size() == 19);
    CHECK(board->isVisible());
    // Recognised wrongly it may be marked again, from where it was found.
    mark = buttonOf(page, QStringLiteral("Mark the corners"));
    REQUIRE(mark != nullptr);
    mark->click();
    const ui::MarkedCorners wanted = trueCorners();
    for (std::size_t k = 0; k < wanted.size(); ++k) {
        CHECK(std::hypot(marks->corners()[k].x() - wanted[k].x(), marks->corners()[k].y() - wanted[k].y()) < 0.02);
    }
}

TEST_CASE("a marked board is found by the camera and remembered for its source", "[ui][camera][corners]") {
    QTemporaryDir folder;
    REQUIRE(greyTable().save(folder.filePath(QStringLiteral("table.png"))));
    ui::TableDesk desk;
    {
        ui::CameraDesk camera(desk);
        camera.pictures().setOn(false);
        camera.choose(folder.filePath(QStringLiteral("table.png")));
        camera.board().mark(ui::cornersAtFirst(QSize(300, 900)));
        camera.board().mark(trueCorners());
        REQUIRE(marksUntil([&] { return !camera.board().lattice().empty(); }));
        CHECK(camera.board().text() == QStringLiteral("Board found where it was marked"));
        REQUIRE(camera.board().marked());
    }
    ui::CameraDesk again(desk);
    again.setOn(true);
    REQUIRE(marksUntil([&] { return again.board().marked().has_value(); }));
    // A mark on nothing is said, and not brought up again.
    again.board().mark({QPointF(0.02, 0.02), QPointF(0.1, 0.02), QPointF(0.14, 0.1), QPointF(0.1, 0.18),
                        QPointF(0.02, 0.18), QPointF(0.01, 0.1)});
    CHECK(marksUntil(
        [&] { return again.board().text() == QStringLiteral("No tiles lie where the corners were marked"); }));
    CHECK(again.board().lattice().empty());
}

TEST_CASE("the page of markers is a PDF whose markers are found again", "[ui][vision][markers]") {
    QTemporaryDir folder;
    for (const auto paper : {adjudicator::PageSize::A4, adjudicator::PageSize::Letter}) {
        const QString file = folder.filePath(QStringLiteral("markers.pdf"));
        REQUIRE(ui::writeMarkerPdf(file, paper).isEmpty());
        QFile pdf(file);
        REQUIRE(pdf.open(QIODevice::ReadOnly));
        CHECK(pdf.readAll().startsWith("%PDF"));
    }
    CHECK_FALSE(ui::writeMarkerPdf(QStringLiteral("/no/such/folder/markers.pdf"), adjudicator::PageSize::A4).isEmpty());
    // The page as it is drawn.
    std::array<adjudicator::MarkerArt, vision::kMarkerCount> art;
    for (int id = 0; id < vision::kMarkerCount; ++id) {
        art[static_cast<std::size_t>(id)] = vision::markerSquares(id);
    }
    for (const auto language : {engine::Language::English, engine::Language::German}) {
        const std::string svg = adjudicator::markerSheetSvg(art, adjudicator::PageSize::A4, language);
        QSvgRenderer drawing(QByteArray::fromStdString(svg));
        REQUIRE(drawing.isValid());
        QImage page(QSize(840, 1188), QImage::Format_RGB888);
        page.fill(Qt::white);
        QPainter painter(&page);
        drawing.render(&painter);
        painter.end();
        vision::Image image{page.width(), page.height(), {}};
        for (int y = 0; y < page.height(); ++y) {
            image.rgb.insert(image.rgb.end(), page.constScanLine(y), page.constScanLine(y) + image.stride());
        }
        const auto seen = vision::markersIn(image);
        REQUIRE(seen.size() == 4);
        for (const vision::PrintedMarker& marker : seen) {
            const double side = marker.corners[1].x - marker.corners[0].x;
            CHECK(side == Approx(adjudicator::kMarkerMillimetres * 840 / 210).epsilon(0.02));
        }
    }
}
