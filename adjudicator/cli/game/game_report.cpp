// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_report.h"

#include <filesystem>
#include <fstream>
#include <ostream>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/report/game_report.h"
#include "adjudicator/report/log_export.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

/// The file is the old one or the new one, never half of it.
bool writeSafely(const std::string& file, const std::string& text) {
    const std::filesystem::path target(file);
    std::filesystem::path fresh = target;
    fresh += ".part";
    std::error_code failed;
    if (std::filesystem::exists(target, failed) && !std::filesystem::is_regular_file(target, failed)) {
        // A device or a pipe is written to; only a file is replaced.
        std::ofstream out(target, std::ios::binary);
        out << text;
        out.close();
        return static_cast<bool>(out);
    }
    {
        std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
        out << text;
        out.close();
        if (!out) {
            std::filesystem::remove(fresh, failed);
            return false;
        }
    }
    std::filesystem::rename(fresh, target, failed);
    if (failed) {
        std::error_code ignored;
        std::filesystem::remove(fresh, ignored);
        return false;
    }
    return true;
}

}  // namespace

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
    const std::string html = gameReport(*line, language, ReportForm::Page).value_or("");
    if (file == "-") {
        streams.out << html;
    } else if (!writeSafely(file, html)) {
        return refuse(streams, file, say(language, "cannot be written", "ist nicht beschreibbar"));
    }
    return kFine;
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
    if (file == "-") {
        streams.out << *html;
    } else if (!writeSafely(file, *html)) {
        return refuse(streams, file, say(language, "cannot be written", "ist nicht beschreibbar"));
    }
    return kFine;
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
