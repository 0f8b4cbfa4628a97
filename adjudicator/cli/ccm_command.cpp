// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "adjudicator/cli/command.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "engine/rulesets/ccm/special_cards.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using engine::SpecialCards;

// The table that the CCM rules print themselves (CC-11).
constexpr int kTableFrom = 15;
constexpr int kTableTo = 50;

struct CcmOptions {
    std::optional<int> score;
    std::optional<int> from;
    std::optional<int> to;
    int players = 4;
    bool json = false;
    bool csv = false;
};

struct Range {
    int from = 0;
    int to = 0;
};

Range rangeOf(const CcmOptions& options) {
    if (options.score) {
        return {*options.score, *options.score};
    }
    if (!options.from && !options.to) {
        return {kTableFrom, kTableTo};
    }
    return {options.from.value_or(engine::kLeastWinningScore), options.to.value_or(engine::kMostWinningScore)};
}

std::string tableJson(const std::vector<SpecialCards>& list) {
    auto array = nlohmann::ordered_json::array();
    for (const SpecialCards& cards : list) {
        nlohmann::ordered_json row{{"winning_score", cards.winningScore},
                                   {"knights", cards.knights},
                                   {"road_length", cards.roadLength},
                                   {"special_card_value", cards.specialCardValue},
                                   {"second_card_value", nullptr}};
        if (cards.secondCardValue) {
            row["second_card_value"] = *cards.secondCardValue;
        }
        array.push_back(std::move(row));
    }
    return array.dump(2) + "\n";
}

std::string asCsv(const std::vector<SpecialCards>& list) {
    std::string text = "winning_score,knights,road_length,special_card_value,second_card_value\n";
    for (const SpecialCards& cards : list) {
        text +=
            fmt::format("{},{},{},{},{}\n", cards.winningScore, cards.knights, cards.roadLength, cards.specialCardValue,
                        cards.secondCardValue ? std::to_string(*cards.secondCardValue) : std::string());
    }
    return text;
}

std::string asTable(const std::vector<SpecialCards>& list, Language language) {
    constexpr const char* kRow = "{:>13} {:>12} {:>13} {:>10} {:>11}\n";
    const auto in = [language](const Phrase& phrase) { return phrase.in(language); };
    std::string text =
        fmt::format(kRow, in({"column", "winning score"}), in({"column", "knights"}), in({"column", "road length"}),
                    in({"column", "card value"}), in({"column", "second card"}));
    for (const SpecialCards& cards : list) {
        text += fmt::format(kRow, cards.winningScore, cards.knights, cards.roadLength, cards.specialCardValue,
                            cards.secondCardValue ? std::to_string(*cards.secondCardValue) : std::string("–"));
    }
    return text;
}

int runCcm(const CcmOptions& options, const Streams& streams, Language language) {
    if (options.score && (options.from || options.to)) {
        return refuse(streams, "ccm", say(language, "either one winning score or --from and --to, not both"));
    }
    if (options.json && options.csv) {
        return refuse(streams, "ccm", say(language, "either --json or --csv, not both"));
    }
    const Range range = rangeOf(options);
    for (const int score : {range.from, range.to}) {
        if (score < engine::kLeastWinningScore || score > engine::kMostWinningScore) {
            return refuse(streams, fmt::format("ccm {}", score),
                          say(language, "the winning score must be from {} to {}", engine::kLeastWinningScore,
                              engine::kMostWinningScore));
        }
    }
    if (range.from > range.to) {
        return refuse(streams, fmt::format("ccm --from {} --to {}", range.from, range.to),
                      say(language, "the range ends before it begins"));
    }
    std::vector<SpecialCards> list;
    for (int score = range.from; score <= range.to; ++score) {
        const auto cards = engine::specialCards(score, options.players);
        if (!cards) {
            return refuse(streams, fmt::format("ccm --players {}", options.players),
                          say(language, "there must be at least two players"));
        }
        list.push_back(*cards);
    }
    streams.out << (options.json ? tableJson(list) : options.csv ? asCsv(list) : asTable(list, language));
    return kFine;
}

}  // namespace

void registerCcm(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<CcmOptions>();
    CLI::App* command = app.add_subcommand("ccm", "Special cards of the CCM tournament rules for a winning score");
    command->add_option("SCORE", options->score, "One winning score; without it the printed table, 15 to 50");
    command->add_option("--from", options->from, "First winning score of a range (2 if only --to is given)");
    command->add_option("--to", options->to, "Last winning score of a range (200 if only --from is given)");
    command->add_option("--players", options->players, "Number of players; second cards need four. Default: 4");
    command->add_flag("--json", options->json, "Print one JSON document");
    command->add_flag("--csv", options->csv, "Print comma-separated values");
    command->callback([options, streams, &common, &exit] { exit = runCcm(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
