// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_new.h"

#include <algorithm>
#include <charconv>
#include <random>

#include "adjudicator/cli/game/game_begin.h"
#include "adjudicator/cli/game/game_new_dice.h"
#include "adjudicator/cli/input.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "engine/check.h"
#include "engine/notation/position_json.h"
#include "engine/rules/given/board_figures.h"
#include "engine/rules/given/on_table.h"
#include "engine/rulesets/monopolists/maps.h"
#include "engine/state/layouts.h"
#include "engine/state/shuffle.h"

namespace adjudicator::cli {

namespace {

constexpr std::size_t kLeastPlayers = 2;
constexpr std::size_t kMostOnSmallBoard = 4;

/// The map of the Monopolists, with the Exchange that the rulings ask for (MO-1).
engine::Setup continents(const NewGameOptions& wanted) {
    const bool two = std::ranges::find(wanted.rulings, "R-MO-MAP=two-in-all") != wanted.rulings.end();
    return engine::monopolistsMap(wanted.players.size(), two ? engine::RMoMap::TwoInAll : engine::RMoMap::TwoEach);
}

/// A fair random board for so many players: that of the seed, the same as New game deals it in the window.
engine::Setup randomBoard(std::size_t players, std::optional<std::uint32_t> wanted) {
    constexpr std::uint32_t kSeeds = 1'000'000;
    const engine::Layout layout = players > kMostOnSmallBoard ? engine::layoutForSix() : engine::layoutForFour();
    const std::uint32_t seed = wanted ? *wanted : std::random_device()() % kSeeds;
    std::mt19937 random(seed);
    const auto order = engine::fairOrder(layout, random);
    ADJ_CHECK(order, "a box can be dealt fairly");
    engine::Setup setup = engine::dealt(layout, *order);
    setup.extras[std::string(engine::kBoardSeed)] = std::to_string(seed);
    return setup;
}

/// Splits NAME=VALUE; empty when there is no such sign.
std::optional<std::pair<std::string, std::string>> pairOf(const std::string& text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string::npos) {
        return std::nullopt;
    }
    return std::pair(text.substr(0, sign), text.substr(sign + 1));
}

/// Puts the options into the set-up; false when one cannot be read, with the error line written.
bool applyOptions(engine::Setup& setup, const NewGameOptions& wanted, const Streams& streams,
                  engine::Language language) {
    if (!wanted.documents.empty()) {
        setup.documents = wanted.documents;
    }
    if (!wanted.players.empty()) {
        setup.players.clear();
        for (const std::string& player : wanted.players) {
            setup.players.push_back({player, {}, {}});
        }
    }
    for (const std::string& text : wanted.rulings) {
        const auto pair = pairOf(text);
        if (!pair) {
            (void)refuse(streams, "--ruling", say(language, "ID=OPTION is wanted, not {}", text));
            return false;
        }
        setup.rulings[pair->first] = pair->second;
    }
    for (const std::string& text : wanted.numbers) {
        const auto pair = pairOf(text);
        int value = 0;
        const char* end = pair ? pair->second.data() + pair->second.size() : nullptr;
        if (!pair || std::from_chars(pair->second.data(), end, value).ptr != end || pair->second.empty()) {
            (void)refuse(streams, "--number", say(language, "NAME=NUMBER is wanted, not {}", text));
            return false;
        }
        setup.numbers[pair->first] = value;
    }
    return true;
}

}  // namespace

int newGame(const GameOptions& options, const NewGameOptions& wanted, Streams streams, engine::Language language) {
    const std::string source = wanted.from.empty() ? "game new" : wanted.from;
    auto text = wanted.from.empty() ? std::optional<std::string>("") : readInput(streams, wanted.from);
    text = text ? inOwnFormat(streams, source, std::move(*text), language) : std::nullopt;
    if (!text) {
        return kUnusable;
    }
    if (isDiceGame(wanted, *text)) {
        return newDiceGame(options, wanted, *text, streams, language);
    }
    if (!wanted.sheet.empty()) {
        return refuse(streams, "--sheet", say(language, "only the dice game has a sheet: --documents dice-game-plus"));
    }
    engine::Setup setup;
    const bool monopolists = std::ranges::find(wanted.documents, "monopolists") != wanted.documents.end();
    if (wanted.from.empty() && monopolists) {
        setup = continents(wanted);
    } else if (wanted.from.empty()) {
        setup = randomBoard(wanted.players.size(), wanted.seed);
    } else if (auto read = engine::setupFromJson(*text)) {
        setup = std::move(*read);
    } else {
        return refuse(streams, source, sentence(read.error(), language));
    }
    if (!applyOptions(setup, wanted, streams, language)) {
        return kUnusable;
    }
    const auto position = judged(streams, source, setup, language);
    if (!position) {
        return kUnusable;
    }
    std::string impossible;
    for (const engine::Fault& fault : engine::notOnATable(*position, setup)) {
        impossible += (impossible.empty() ? "" : "; ") + sentence(fault, language);
    }
    if (!impossible.empty()) {
        return refuse(streams, source, impossible);
    }
    if (position->table->players.size() < kLeastPlayers) {
        return refuse(streams, source,
                      say(language, "a game needs at least two players; name them with --players red,blue"));
    }
    return beginGame<TableGame>(options, setup, streams, language);
}

}  // namespace adjudicator::cli
