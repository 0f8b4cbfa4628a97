// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/film.h"

#include <catch2/catch.hpp>

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <set>

#include "tests/support/scene.h"
#include "tests/ui/game_on_desk.h"
#include "ui/film/film_frame.h"

using adjudicator::FilmForm;
using engine::Language;
using test::battle;
using test::Game;

namespace {

void playARound(Game& game) {
    game.desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        game.desk.saying().confirm();
    }
    game.settle();
    game.desk.dice().type(10);
    game.desk.dice().type(7);
    game.settle();
}

}  // namespace

TEST_CASE("a picture of a film has board, words and dice", "[ui][film]") {
    Game game(battle());
    playARound(game);
    const adjudicator::Line& line = game.desk.table().line();
    std::vector<QImage> frames;
    adjudicator::eachStep(line, {}, [&](const adjudicator::Line& at, const adjudicator::LogLine& entry) {
        frames.push_back(ui::filmFrame(at, entry, Language::German));
        return true;
    });
    REQUIRE(frames.size() == adjudicator::stepCount(line, {}));
    REQUIRE(frames.size() >= 2);
    CHECK(frames.back() != frames.front());
    for (const QImage& frame : frames) {
        CHECK(frame.size() == ui::kFilmSize);
        CHECK(frame.format() == QImage::Format_RGB888);
        std::set<QRgb> colours;
        for (int y = 0; y < frame.height(); y += 12) {
            for (int x = 0; x < frame.width(); x += 12) {
                colours.insert(frame.pixel(x, y));
            }
        }
        CHECK(colours.size() > 20);
    }
    if (qEnvironmentVariableIsSet("ADJ_SHOTS")) {
        frames.back().save(QDir(qEnvironmentVariable("ADJ_SHOTS")).filePath(QStringLiteral("film.png")));
    }
}

TEST_CASE("a film is written whole or not at all", "[ui][film]") {
    Game game(battle());
    playARound(game);
    const adjudicator::Line& line = game.desk.table().line();
    const QString file = game.folder.filePath(QStringLiteral("film"));
    const auto none =
        ui::writeFilm(line, Language::English, {FilmForm::Gif, {line.head().seq + 1, std::nullopt}}, file);
    CHECK_FALSE(none.problem.isEmpty());
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "/nowhere");
    const auto missing = ui::writeFilm(line, Language::English, {FilmForm::Gif, {}}, file);
    qputenv("PATH", path);
    CHECK(missing.problem == QStringLiteral("the program ffmpeg is missing; install the package ffmpeg"));
    CHECK_FALSE(QFile::exists(file));
    if (QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty()) {
        return;
    }
    for (const auto& [form, begins, at] : {std::tuple(FilmForm::Gif, "GIF89a", 0), {FilmForm::Mp4, "ftyp", 4}}) {
        const auto outcome = ui::writeFilm(line, Language::German, {form, {}}, file);
        CHECK(outcome.problem == QString());
        QFile written(file);
        REQUIRE(written.open(QIODevice::ReadOnly));
        CHECK(written.readAll().mid(at).startsWith(begins));
    }
    const auto stopped = ui::writeFilm(line, Language::German, {FilmForm::Gif, {}}, file, [](int) { return false; });
    CHECK(stopped.isStopped);
    CHECK_FALSE(QFile::exists(file + QStringLiteral(".part")));
    CHECK(QFile::exists(file));  // The old one.
    const auto nowhere = ui::writeFilm(line, Language::German, {FilmForm::Gif, {}},
                                       game.folder.filePath(QStringLiteral("none/film.gif")));
    CHECK_FALSE(nowhere.problem.isEmpty());
}
