// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_plays.h"

#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/game/write_whole.h"
#include "adjudicator/cli/qr_text.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/game_summary.h"
#include "adjudicator/plays/play.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Json = nlohmann::ordered_json;

Json jsonOf(const Play& play, Language language) {
    return {{"play", Json::parse(playJson(play, language))},
            {"over", play.isOver},
            {"link", playLink(play, language)},
            {"text", playText(play, language)}};
}

void write(const Streams& streams, const Json& json) {
    streams.out << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

int tellOne(const Play& play, const GameOptions& options, const PlaysWanted& wanted, const Streams& streams,
            Language language) {
    if (!wanted.html.empty()) {
        return writeWhole(streams, wanted.html, playPage(play, language), language);
    }
    if (options.json) {
        write(streams, jsonOf(play, language));
        return kFine;
    }
    const std::string link = playLink(play, language);
    streams.out << playText(play, language) << '\n' << link << '\n';
    if (wanted.qr) {
        const std::string code = qrText(link);
        if (code.empty()) {
            return refuse(streams, "--qr",
                          say(language, "the link is too long for a code; open the page of --html on the phone"));
        }
        streams.out << code;
    }
    return kFine;
}

int tellAll(const GameOptions& options, const Streams& streams, Language language) {
    const auto book = openBook(streams, options, db::OpenMode::ReadOnly, language);
    if (!book) {
        return kUnusable;
    }
    const auto games = book->games();
    if (!games) {
        return refuseBook(streams, bookFile(options), games.error(), language);
    }
    int status = kFine;
    Json all = Json::array();
    for (const db::GameInfo& game : *games) {
        if (gameKindOf(*book, game.id) != GameKind::Table || summaryOf(*book, game).isAside) {
            continue;
        }
        const auto line = foldGame<TableGame>(streams, options, *book, game.id, std::nullopt, language);
        if (!line) {
            status = kUnusable;
            continue;
        }
        const Play play = playOf(*line, language);
        if (options.json) {
            all.push_back(jsonOf(play, language));
        } else {
            streams.out << playLine(play, language) << '\n';
        }
    }
    if (options.json) {
        write(streams, all);
    }
    return status;
}

}  // namespace

int tellPlays(const GameOptions& options, const PlaysWanted& wanted, Streams streams, Language language) {
    if (options.game.empty() && wanted.html.empty() && !wanted.qr) {
        return tellAll(options, streams, language);
    }
    const auto opened = openGame(streams, options, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return kUnusable;
    }
    if (opened->kind != GameKind::Table) {
        return refuse(streams, "game plays", say(language, "only games at a table are plays of Catan; see game list"));
    }
    const auto line = foldGame<TableGame>(streams, options, opened->book, opened->game.id, std::nullopt, language);
    return line ? tellOne(playOf(*line, language), options, wanted, streams, language) : kUnusable;
}

}  // namespace adjudicator::cli
