// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_report.h"

#include <ostream>

#include "adjudicator/cli/game/write_whole.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
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
        return refuse(streams, "game report",
                      say(language, "there is no report of a dice game; see game log",
                          "von einem Würfelspiel gibt es keinen Bericht; siehe game log"));
    }
    const auto line = foldGame<TableGame>(streams, options, opened->book, opened->game.id, at, language);
    if (!line) {
        return kUnusable;
    }
    return writeWhole(streams, file, gameReport(*line, language, ReportForm::Page).value_or(""), language);
}

int replayGame(const GameOptions& options, const std::string& file, const ReplayStretch& stretch, Streams streams,
               Language language) {
    const auto opened = openGame(streams, options, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return kUnusable;
    }
    if (opened->kind != GameKind::Table) {
        return refuse(streams, "game replay",
                      say(language, "only games at a table can be played again; see game log",
                          "nur Spiele an einem Tisch lassen sich nachspielen; siehe game log"));
    }
    const auto line = foldGame<TableGame>(streams, options, opened->book, opened->game.id, std::nullopt, language);
    if (!line) {
        return kUnusable;
    }
    const auto html = gameReplay(*line, language, stretch);
    if (!html) {
        return refuse(streams, "game replay",
                      say(language, "no act that counts lies between these entries",
                          "zwischen diesen Einträgen liegt keine Aktion, die zählt"));
    }
    return writeWhole(streams, file, *html, language);
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
        streams.out << logCsv(*line, language).value_or("");
        return kFine;
    });
}

}  // namespace adjudicator::cli
