// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <array>
#include <filesystem>
#include <memory>
#include <ostream>

#include "adjudicator/cli/demo_board.h"
#include "adjudicator/cli/demo_game.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/verify/verify.h"
#include "adjudicator/verify/verify_text.h"
#include "engine/rulesets/ccm/special_cards.h"
#include "engine/state/layouts.h"

namespace adjudicator::cli {

namespace {

namespace fs = std::filesystem;
using engine::Language;

struct DemoOptions {
    std::string folder;
    std::string photo;
};

constexpr int kFirstScore = 15;
constexpr int kLastScore = 25;
constexpr int kPlayers = 4;

void headline(const Streams& streams, const std::string& text) {
    streams.out << "\n== " << text << '\n';
}

std::vector<engine::HexSetup> board(const DemoOptions& options, const Streams& streams, Language language) {
    const std::string picture = options.photo.empty() ? shippedPicture() : options.photo;
    headline(streams, say(language, "The table picture {}", picture));
    const auto read = boardFromPhoto(picture, language);
    if (read) {
        streams.out << say(
            language,
            "A board of {} hexes, {} of them doubtful; other places to look at again: {} harbours, {} for pieces.\n",
            read->hexes.size(), read->doubtfulHexes, read->doubtfulHarbours, read->doubtfulPieces);
        return read->hexes;
    }
    streams.out << say(language, "Not read: {}. The tour goes on with the usual island.\n", read.error());
    return engine::dealt(engine::layoutForFour(), {}).hexes;
}

void showSpecialCards(const Streams& streams, Language language) {
    headline(streams, say(language, "Special cards by winning score (CC-7 … CC-11)"));
    streams.out << say(language, "score  knights  road  value\n");
    for (int score = kFirstScore; score <= kLastScore; ++score) {
        if (const auto cards = engine::specialCards(score, kPlayers)) {
            streams.out << fmt::format("{:>5}  {:>7}  {:>4}  {:>5}\n", score, cards->knights, cards->roadLength,
                                       cards->specialCardValue);
        }
    }
}

std::optional<fs::path> freshFolder(const DemoOptions& options) {
    std::error_code error;
    if (!options.folder.empty()) {
        fs::create_directories(options.folder, error);
        return error ? std::nullopt : std::optional(fs::path(options.folder));
    }
    const fs::path folder = fs::temp_directory_path(error) / ("adjudicator-demo-" + freshNonce().substr(0, 8));
    fs::create_directories(folder, error);
    return error ? std::nullopt : std::optional(folder);
}

int demo(const DemoOptions& options, Streams streams, Language language) {
    const auto folder = freshFolder(options);
    if (!folder) {
        return refuse(streams, options.folder.empty() ? "demo" : options.folder,
                      say(language, "the folder cannot be made; name another with --dir"));
    }
    const engine::Setup setup = demoSetup(board(options, streams, language));
    const std::string file = (*folder / "demo.db").string();
    auto book = db::Book::open(file, db::OpenMode::Create);
    if (!book) {
        return refuse(streams, file, sentence(book.error(), language));
    }
    DeskFolder desk(*folder);
    const auto played = playDemo(*book, setup, desk);
    if (!played) {
        return refuse(streams, file, sentence(played.error(), language));
    }
    headline(streams, say(language, "A combat, a nuclear weapon and a turn, as the record has them"));
    for (const LogLine& line : played->log()) {
        streams.out << logText(line, *played->position().table, language) << '\n';
    }
    showSpecialCards(streams, language);

    headline(streams, say(language, "The record book {}", file));
    const auto verification = verify(*book, played->game(), std::nullopt);
    if (!verification) {
        return refuse(streams, file, sentence(verification.error(), language));
    }
    streams.out << sentence(*verification, language) << '\n';
    streams.out << say(language, "Change a byte of it and ask again: adjudicator game verify --db {}\n", file);
    return verification->kind == VerdictKind::Sound ? kFine : kAnswerIsNo;
}

}  // namespace

void registerDemo(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<DemoOptions>();
    CLI::App* command =
        app.add_subcommand("demo", "A tour without a window: picture, combat, nuke, tables, a verified record");
    command->add_option("--dir", options->folder,
                        "Folder for the record book; without it a new one for temporary files");
    command->add_option("--photo", options->photo, "A photograph of a table instead of the one that ships");
    command->callback([options, streams, &common, &exit] { exit = demo(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
