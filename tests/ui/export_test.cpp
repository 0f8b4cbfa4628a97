// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QDir>
#include <QImage>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QXmlStreamReader>

#include "tests/support/scene.h"
#include "tests/ui/game_on_desk.h"
#include "ui/files/exporter.h"
#include "ui/record/export_sign.h"

using test::battle;
using test::Game;
using test::waitFor;
using ui::ExportKind;

namespace {

QByteArray contentOfFile(const QString& name) {
    QFile file(name);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

ui::ExportJob jobFor(const Game& game, ExportKind kind, const QString& file) {
    const adjudicator::Line& line = game.desk.table().line();
    return {kind, file, game.desk.bookFile(), line.game(), line.head().seq, engine::Language::German};
}

void playACombat(Game& game) {
    game.desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        game.desk.saying().confirm();
    }
    game.settle();
    game.desk.dice().type(10);
    game.desk.dice().type(7);
    game.settle();
}

struct Ended {
    QString written;
    QString failed;
    QString why;
    bool done = false;
    /// With it the connections go.
    QObject context;
    explicit Ended(ui::Exporter& exporter) {
        QObject::connect(&exporter, &ui::Exporter::written, &context, [this](const QString& file) {
            written = file;
            done = true;
        });
        QObject::connect(&exporter, &ui::Exporter::failed, &context,
                         [this](const QString& file, const QString& reason) {
                             failed = file;
                             why = reason;
                             done = true;
                         });
    }
};

}  // namespace

TEST_CASE("a game leaves as PDF, web page, table and JSON", "[ui][export]") {
    Game game(battle());
    playACombat(game);
    for (const auto& [kind, name, begins] : {std::tuple(ExportKind::ReportPdf, "a.pdf", "%PDF-"),
                                             {ExportKind::ReportHtml, "a.html", "<!DOCTYPE html>"},
                                             {ExportKind::Replay, "replay.html", "<!DOCTYPE html>"},
                                             {ExportKind::Play, "play.html", "<!DOCTYPE html>"},
                                             {ExportKind::LogCsv, "a.csv", "entry,time,kind"},
                                             {ExportKind::LogJson, "a.json", "[{\"entry\":0"}}) {
        ui::Exporter exporter;
        Ended ended(exporter);
        const QString file = game.folder.filePath(QString::fromLatin1(name));
        exporter.start(jobFor(game, kind, file));
        CHECK(exporter.isBusy());
        REQUIRE(waitFor([&] { return ended.done; }));
        INFO(ended.why.toStdString());
        CHECK(ended.written == file);
        CHECK_FALSE(exporter.isBusy());
        const QByteArray content = contentOfFile(file);
        CHECK(content.startsWith(begins));
        if (kind == ExportKind::ReportHtml) {
            CHECK(content.contains("Anna"));
            CHECK(content.contains("10 : 7"));
            CHECK(content.contains("SA-K"));
            CHECK(content.contains("class=\"qr\""));
        }
        if (qEnvironmentVariableIsSet("ADJ_SHOTS")) {
            QFile::copy(file, QDir(qEnvironmentVariable("ADJ_SHOTS")).filePath(QString::fromLatin1(name)));
        }
    }
}

TEST_CASE("only what was on the screen is written", "[ui][export]") {
    Game game(battle());
    playACombat(game);
    ui::ExportJob job = jobFor(game, ExportKind::LogCsv, game.folder.filePath(QStringLiteral("b.csv")));
    job.upTo = 1;
    ui::Exporter exporter;
    Ended ended(exporter);
    exporter.start(job);
    REQUIRE(waitFor([&] { return ended.done; }));
    CHECK(contentOfFile(job.file).count("\r\n") == 3);
}

TEST_CASE("the board leaves as a picture and as a drawing", "[ui][export]") {
    Game game(battle());
    for (const ExportKind kind : {ExportKind::BoardPng, ExportKind::BoardSvg}) {
        ui::Exporter exporter;
        Ended ended(exporter);
        const QString file = game.folder.filePath(QStringLiteral("board"));
        exporter.startBoard(kind, file, game.desk.position(), 1);
        REQUIRE(waitFor([&] { return ended.done; }));
        CHECK(ended.written == file);
        if (kind == ExportKind::BoardPng) {
            const QImage image(file);
            CHECK(image.width() == 2400);
            CHECK(image.height() > 1800);
        } else {
            const QByteArray svg = contentOfFile(file);
            QXmlStreamReader xml(svg);
            while (!xml.atEnd()) {
                xml.readNext();
            }
            CHECK_FALSE(xml.hasError());
            CHECK(svg.count("<path") > 50);
        }
    }
}

TEST_CASE("what cannot be written is said in one line, and what is stopped leaves the old file", "[ui][export]") {
    Game game(battle());
    ui::Exporter exporter;
    ui::ExportSign sign(exporter, nullptr);
    {
        Ended ended(exporter);
        exporter.start(jobFor(game, ExportKind::ReportPdf, game.folder.filePath(QStringLiteral("none/a.pdf"))));
        REQUIRE(waitFor([&] { return ended.done; }));
        CHECK_FALSE(ended.why.isEmpty());
        CHECK(sign.isVisibleTo(sign.parentWidget()));
        CHECK(sign.findChild<QLabel*>()->text().startsWith(QStringLiteral("a.pdf was not written: ")));
    }
    const QString file = game.folder.filePath(QStringLiteral("old.pdf"));
    {
        QFile old(file);
        REQUIRE(old.open(QIODevice::WriteOnly));
        old.write("old");
    }
    Ended ended(exporter);
    exporter.start(jobFor(game, ExportKind::ReportPdf, file));
    exporter.cancel();
    REQUIRE(waitFor([&] { return ended.done; }));
    CHECK(ended.failed == file);
    CHECK(ended.why.isEmpty());
    CHECK(contentOfFile(file) == "old");
    CHECK(sign.findChild<QLabel*>()->text() == QStringLiteral("Stopped; old.pdf is as it was."));
    sign.findChild<QPushButton*>(QStringLiteral("exportStop"))->click();
    CHECK_FALSE(sign.isVisibleTo(sign.parentWidget()));
}

TEST_CASE("harbours are whole on the picture of the board", "[ui][export]") {
    engine::Setup setup = engine::test::Scene::base().setup;
    setup.harbours.clear();
    const auto pictureWith = [&] {
        const auto position = engine::toPosition(setup);
        REQUIRE(position);
        return ui::boardImage(*position, 0, 1200);
    };
    const QImage bare = pictureWith();
    for (const char* side : {"-2,0:W", "2,0:E", "0,-2:NW", "0,2:SE"}) {
        setup.harbours.push_back({engine::test::sideNamed(side), std::nullopt, false});
    }
    const QImage image = pictureWith();
    REQUIRE(image.size() == bare.size());
    REQUIRE(image != bare);
    // No badge reaches the edge, where it would be cut.
    for (int x = 0; x < image.width(); ++x) {
        REQUIRE(image.pixel(x, 0) == bare.pixel(x, 0));
        REQUIRE(image.pixel(x, image.height() - 1) == bare.pixel(x, image.height() - 1));
    }
    for (int y = 0; y < image.height(); ++y) {
        REQUIRE(image.pixel(0, y) == bare.pixel(0, y));
        REQUIRE(image.pixel(image.width() - 1, y) == bare.pixel(image.width() - 1, y));
    }
}
