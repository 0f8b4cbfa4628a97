// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/game/game_access.h"
#include "adjudicator/cli/game/statistics_json.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/kept_outlines.h"
#include "adjudicator/statistics/book_statistics.h"
#include "adjudicator/statistics/statistics_text.h"
#include "adjudicator/text/counted.h"
#include "db/codes.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

struct StatisticsOptions {
    GameOptions game;
    std::string document;
    std::string player;
};

void printTally(std::ostream& out, const DiceTally& tally, Language language) {
    out << titleOf(tally, language) << ", " + counted(language, tally.throws(), OneOrMany{"throw", "throws"}) + '\n';
    constexpr int kWidest = 40;
    int most = 1;
    for (std::size_t i = 0; i < tally.counts.size(); ++i) {
        most = std::max({most, tally.counts[i], tally.bands[i].most});
    }
    for (std::size_t i = 0; i < tally.counts.size(); ++i) {
        const int count = tally.counts[i];
        const bool isOutside = count < tally.bands[i].least || count > tally.bands[i].most;
        out << fmt::format(
            "  {:>3} {:>6} {} {:<40}  {}\n", tally.first + static_cast<int>(i), count, isOutside ? '!' : ' ',
            std::string(static_cast<std::size_t>(count * kWidest / most), '#'),
            say(language, "expected {}, {} to {}", decimal(tally.shares[i] * tally.throws(), 1, language),
                tally.bands[i].least, tally.bands[i].most));
    }
    out << wrapped(verdictText(tally, language), 2) << wrapped(caveatText(tally, language), 2) << '\n';
}

void printPlayers(std::ostream& out, const StatisticsSum& sum, Language language) {
    for (const PlayerSum& player : sum.players) {
        out << player.name << say(language, ": games {}, won {}\n", player.games, player.wins);
        if (player.production.count() > 0) {
            out << say(language, "  production: {} cards came, {} expected", player.production.came(),
                       decimal(player.production.expected(), 1, language));
            const std::string luck = percentileText(player.production, language);
            out << (luck.empty() ? "" : "; " + luck) << '\n';
        }
        std::string ways;
        for (const CardSource source : kCardSources) {
            if (player.gained.of(source) > 0) {
                ways += fmt::format("{}{} {}", ways.empty() ? "" : ", ", wordFor(source, language),
                                    player.gained.of(source));
            }
        }
        if (!ways.empty()) {
            out << say(language, "  cards gained: {}\n", ways);
        }
        if (player.combatsWon + player.combatsLost + player.combatsStopped > 0) {
            out << say(language, "  combats: won {}, lost {}, stopped {}; wins to be expected {}\n", player.combatsWon,
                       player.combatsLost, player.combatsStopped, decimal(player.winsExpected, 1, language));
        }
        if (const auto median = player.medianTurn()) {
            out << say(language, "  turns: {}, median {}, longest {}\n", player.turns.size(), durationText(*median),
                       durationText(*player.longestTurn()));
        }
    }
}

void printCombats(std::ostream& out, const StatisticsSum& sum, Language language) {
    for (const CombatLine& line : sum.combats) {
        const CombatSeen& combat = line.combat;
        out << say(language, "Combat in entry {} of game {}: {} against {}, ", combat.entry, line.gameNumber,
                   line.attacker, line.defender);
        if (combat.chance) {
            out << say(language, "chance {} %, ", decimal(*combat.chance * 100, 1, language));
        }
        out << wordFor(combat.outcome, language)
            << say(language, "; rounds won {} of {}, {} expected\n", combat.attackerRounds.came(),
                   combat.attackerRounds.count(), decimal(combat.attackerRounds.expected(), 1, language));
    }
}

void printPoints(std::ostream& out, const GameStatistics& game, Language language) {
    out << say(language, "Points at the start of each round:\n");
    std::string head = fmt::format("  {:>6}", say(language, "round"));
    for (const PlayerStatistics& player : game.players) {
        head += fmt::format(" {:>8}", countedAs(player.player).substr(0, 8));
    }
    out << head << '\n';
    int shown = 0;
    for (std::size_t i = 0; i < game.points.size(); ++i) {
        const PointsMoment& moment = game.points[i];
        const bool isLast = i + 1 == game.points.size();
        if (!isLast && i > 0 && moment.round == shown) {
            continue;
        }
        shown = moment.round;
        std::string row = fmt::format("  {:>6}", isLast ? say(language, "now") : std::to_string(moment.round));
        for (const int points : moment.points) {
            row += fmt::format(" {:>8}", points);
        }
        out << row << '\n';
    }
}

std::optional<std::vector<GameStatistics>> gamesOfBook(const StatisticsOptions& options, const Streams& streams,
                                                       Language language) {
    const auto book = openBook(streams, options.game, db::OpenMode::ReadOnly, language);
    if (!book) {
        return std::nullopt;
    }
    GameOutlines kept = countsOutlines(*book);
    auto all = BookCounting().countAll(*book, kept);
    if (!all) {
        (void)refuseBook(streams, bookFile(options.game), all.error(), language);
        return std::nullopt;
    }
    for (const db::GameId& game : all->leftOut) {
        (void)refuse(streams, bookFile(options.game),
                     say(language, "game {} is left out: it cannot be read or has branches", db::toHex(game)));
    }
    if (all->games.empty() && all->leftOut.empty() && all->besideGames > 0) {
        (void)refuse(streams, bookFile(options.game),
                     say(language, "it holds a tournament and no game; see tournament standings"));
        return std::nullopt;
    }
    return std::move(all->games);
}

/// The games asked for; the reason why there are none has been written.
std::optional<std::vector<GameStatistics>> gamesAskedFor(const StatisticsOptions& options, const Streams& streams,
                                                         Language language) {
    if (options.game.game.empty()) {
        return gamesOfBook(options, streams, language);
    }
    const auto opened = openGame(streams, options.game, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return std::nullopt;
    }
    const auto counted = [](const auto& line) {
        return line ? std::optional(std::vector{statisticsOf(*line)}) : std::nullopt;
    };
    const auto fold = [&]<class Game>() {
        return foldGame<Game>(streams, options.game, opened->book, opened->game.id, std::nullopt, language);
    };
    return opened->kind == GameKind::Table ? counted(fold.template operator()<TableGame>())
                                           : counted(fold.template operator()<DiceGame>());
}

int statistics(const StatisticsOptions& options, Streams streams, Language language) {
    StatisticsFilter filter;
    filter.player = options.player;
    if (!options.document.empty()) {
        filter.document = engine::documentFromText(options.document);
        if (!filter.document) {
            return refuse(streams, options.document, say(language, "no such document"));
        }
    }
    auto games = gamesAskedFor(options, streams, language);
    if (!games) {
        return kUnusable;
    }
    std::erase_if(*games, [&](const GameStatistics& game) { return !isAmong(filter, game); });
    const StatisticsSum sum = sumOf(*games, filter);
    if (options.game.json) {
        streams.out
            << statisticsJson(sum, *games).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)
            << '\n';
        return kFine;
    }
    streams.out << say(language, "Games: {}\n\n", sum.games);
    for (const DiceTally& tally : sum.dice) {
        printTally(streams.out, tally, language);
    }
    printPlayers(streams.out, sum, language);
    printCombats(streams.out, sum, language);
    if (games->size() == 1 && sum.games == 1 && games->front().points.size() > 1) {
        printPoints(streams.out, games->front(), language);
    }
    return kFine;
}

}  // namespace

void registerStatistics(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<StatisticsOptions>();
    CLI::App* command =
        app.add_subcommand("statistics", "Dice, luck, cards, points and combats of a game or of all games of a book");
    command->add_option("--db,BOOK", options->game.book, "The record book; without it the one that the window uses");
    command->add_option("--game", options->game.game, "The game's id or its beginning; without it all games");
    command->add_option("--branch", options->game.branch,
                        "Of a game with branches: the hash of an entry on the one meant");
    command->add_option("--document", options->document, "Only games that play by this document");
    command->add_option("--player", options->player, "Only this player, by its name, or its id if it has none");
    command->add_flag("--json", options->game.json, "One JSON document");
    command->callback([options, streams, &common, &exit] { exit = statistics(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
