// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_report.h"

#include <ostream>

#include "adjudicator/cli/game/write_whole.h"
#include "adjudicator/cli/run.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/waiting.h"
#include "adjudicator/report/game_report.h"
#include "adjudicator/report/log_export.h"

namespace adjudicator::cli {

using engine::Language;

int reportGame(const GameOptions& options, const std::string& file, std::optional<std::uint64_t> at, Streams streams,
               Language language) {
    const auto opened = openGame(streams, options, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return kUnusable;
    }
    if (opened->kind != GameKind::Table) {
        return refuse(streams, "game report", say(language, "there is no report of a dice game; see game log"));
    }
    const auto line = foldGame<TableGame>(streams, options, opened->book, opened->game.id, at, language);
    if (!line) {
        return kUnusable;
    }
    return writeWhole(streams, file, gameReport(*line, language, ReportForm::Page, counting(streams)).value_or(""),
                      language);
}

namespace {

int writeFilm(const Line& line, const ReplayWanted& wanted, const Streams& streams, const CommonOptions& common) {
    if (common.hooks == nullptr || !common.hooks->writeFilm) {
        return refuse(streams, "game replay",
                      say(common.language, "this build has no window and draws no film; use --html"));
    }
    const bool isGif = !wanted.gif.empty();
    const std::string& file = isGif ? wanted.gif : wanted.mp4;
    if (file == "-") {
        return refuse(streams, "game replay",
                      say(common.language, "a film is written to a file, not to standard output"));
    }
    const std::string problem =
        common.hooks->writeFilm(line, common.language, {isGif ? FilmForm::Gif : FilmForm::Mp4, wanted.stretch}, file);
    return problem.empty() ? kFine : refuse(streams, file, problem);
}

}  // namespace

int replayGame(const GameOptions& options, const ReplayWanted& wanted, Streams streams, const CommonOptions& common) {
    const Language language = common.language;
    if (wanted.html.empty() && wanted.gif.empty() && wanted.mp4.empty()) {
        return refuse(streams, "game replay", say(language, "name a file: --html, --gif or --mp4"));
    }
    const auto opened = openGame(streams, options, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return kUnusable;
    }
    if (opened->kind != GameKind::Table) {
        return refuse(streams, "game replay", say(language, "only games at a table can be played again; see game log"));
    }
    const auto line = foldGame<TableGame>(streams, options, opened->book, opened->game.id, std::nullopt, language);
    if (!line) {
        return kUnusable;
    }
    if (wanted.html.empty()) {
        return writeFilm(*line, wanted, streams, common);
    }
    const auto html = gameReplay(*line, language, wanted.stretch, counting(streams));
    if (!html) {
        return refuse(streams, "game replay", say(language, "no act that counts lies between these entries"));
    }
    return writeWhole(streams, wanted.html, *html, language);
}

int logAsCsv(const GameOptions& options, std::optional<std::uint64_t> at, Streams streams, Language language) {
    const auto opened = openGame(streams, options, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return kUnusable;
    }
    return withGame(opened->kind, [&](auto played) {
        const auto line = foldGame<decltype(played)>(streams, options, opened->book, opened->game.id, at, language);
        if (!line) {
            return kUnusable;
        }
        streams.out << logCsv(*line, language, counting(streams)).value_or("");
        return kFine;
    });
}

}  // namespace adjudicator::cli
