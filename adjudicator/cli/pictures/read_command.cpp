// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/cli/ink.h"
#include "adjudicator/cli/pictures/board_option.h"
#include "adjudicator/cli/pictures/given_corners.h"
#include "adjudicator/cli/pictures/photo_text.h"
#include "adjudicator/cli/pictures/reading_json.h"
#include "adjudicator/cli/pictures/set_option.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/questions/question_words.h"
#include "adjudicator/questions/questions_of.h"
#include "adjudicator/text/combat_words.h"
#include "adjudicator/text/words.h"
#include "adjudicator/watch/looked_for.h"
#include "engine/clauses/document.h"
#include "vision/overlay.h"
#include "vision/read_photo.h"

namespace adjudicator::cli {

namespace {

/// Below this it is said that the board's shape is in doubt.
constexpr double kSureOfBoard = 0.9;

using engine::Language;

struct ReadOptions {
    std::string photo;
    std::string overlay;
    std::string colours;
    std::string board;
    std::string corners;
    std::string set;
    std::string learn;
    std::string confirmed;
    std::vector<std::string> documents;
    std::vector<std::string> players;
    bool json = false;
};

/// {"white": {"at": [x, y]}} samples the picture there, {"white": {"look": [a, b, c]}} takes what a reading gave
/// before.
std::optional<vision::KnownColours> coloursFrom(const std::string& file) {
    std::ifstream stream(file);
    const auto json = nlohmann::json::parse(stream, nullptr, false);
    if (!json.is_object()) {
        return std::nullopt;
    }
    vision::KnownColours colours;
    for (const auto& [name, value] : json.items()) {
        const auto colour = std::find_if(vision::kPieceColours.begin(), vision::kPieceColours.end(),
                                         [&](vision::PieceColour c) { return vision::toText(c) == name; });
        if (colour == vision::kPieceColours.end() || !value.is_object() || value.size() != 1) {
            return std::nullopt;
        }
        const bool point = value.contains("at");
        const auto numbers = value.find(point ? "at" : "look");
        const auto isNumber = [](const nlohmann::json& number) { return number.is_number(); };
        if (numbers == value.end() || !numbers->is_array() || numbers->size() != (point ? 2U : 3U) ||
            !std::all_of(numbers->begin(), numbers->end(), isNumber)) {
            return std::nullopt;
        }
        auto& known = colours[index(*colour)];
        if (point) {
            known = vision::Point{(*numbers)[0].get<double>(), (*numbers)[1].get<double>()};
        } else {
            known = numbers->get<vision::ColourLook>();
        }
    }
    return colours;
}

/// The colours of these words; empty where one is none of the six.
std::optional<vision::LookedFor> withPlayers(const vision::LookedFor& lookedFor,
                                             const std::vector<std::string>& words) {
    if (words.empty()) {
        return lookedFor;
    }
    std::array<bool, vision::kPieceColours.size()> colours{};
    for (const std::string& word : words) {
        const auto colour = std::find_if(vision::kPieceColours.begin(), vision::kPieceColours.end(),
                                         [&](vision::PieceColour c) { return vision::toText(c) == word; });
        if (colour == vision::kPieceColours.end()) {
            return std::nullopt;
        }
        colours[index(*colour)] = true;
    }
    return lookedFor.withColours(colours);
}

/// What other documents than the base game bring to the table.
void writeOtherPieces(const vision::BoardReading& board, const Streams& streams, Language language) {
    const auto line = [&](const std::string& at, const std::string& what, vision::PieceColour owner,
                          double confidence) {
        streams.out << fmt::format("{:>7}  {:<12} {:<7} {:>3.0f} %\n", at, what, vision::toText(owner),
                                   100 * confidence);
    };
    for (const vision::BridgeReading& bridge : board.bridges) {
        line(engine::toText(bridge.hex), say(language, "bridge"), bridge.owner, bridge.confidence);
    }
    for (const vision::ArmyReading& army : board.armies) {
        line(engine::toText(army.at), say(language, "army {}", inWordsOf(language, engine::toText(army.units))),
             army.owner, army.confidence);
    }
    for (const vision::NukeReading& nuke : board.nukes) {
        line(engine::toText(nuke.at), say(language, "nuclear weapon"), nuke.owner, nuke.confidence);
    }
    if (board.pirate) {
        streams.out << fmt::format("{:>7}  {:<20} {:>3.0f} %\n", engine::toText(board.pirate->hex),
                                   say(language, "pirate"), 100 * board.pirate->confidence);
    }
}

void writeQuestions(const vision::BoardReading& board, const Streams& streams, Language language) {
    const std::vector<questions::Question> asked = questions::questionsOf(board);
    if (asked.empty()) {
        return;
    }
    streams.out << say(language, "To be looked at, {} in {} questions:\n", board.unsure.size(), asked.size());
    const std::vector<engine::PlayerSetup> nobody;
    const questions::QuestionWords words(nullptr, nobody, language);
    for (const questions::Question& question : asked) {
        streams.out << "  " << words.sentence(question) << '\n';
        for (const questions::Item& item : question.items) {
            std::vector<std::string> answers;
            for (const questions::Answer& answer : item.answers) {
                answers.push_back(words.answer(answer));
            }
            streams.out << fmt::format("{:>9}  {:<8} {}\n", vision::toText(item.at), vision::toText(item.what),
                                       fmt::join(answers, " / "));
        }
    }
}

void writeReading(const vision::PhotoReading& reading, const SetChoice& sets, const Streams& streams,
                  Language language) {
    const vision::BoardReading& board = reading.board;
    if (board.set) {
        streams.out << say(language, "Read as the set {}.\n", sets.shelf.sets[*board.set].name);
    }
    if (board.mirrored) {
        streams.out << say(language, "The picture is mirrored; what it shows was turned the right way round.\n");
    }
    streams.out << say(language, "{} hexes, {} harbours.\n", board.tiles.size(), board.harbours.size());
    if (const auto unseen = vision::unseenHexesOf(board); !unseen.empty()) {
        streams.out << say(language, "{} of the hexes lie outside the picture.\n", unseen.size());
    }
    if (board.layoutConfidence < kSureOfBoard) {
        streams.out << say(language, "Which board it is, is doubtful ({:.0f} %): say --board 3-4 or --board 5-6.\n",
                           100 * board.layoutConfidence);
    }
    for (const vision::TileReading& tile : board.tiles) {
        streams.out << fmt::format(
            "{:>6}  {:<12} {:>3.0f} %  {:>2} {:>3.0f} %{}\n", engine::toText(tile.hex),
            !tile.isSeen    ? say(language, "not seen")
            : tile.faceDown ? say(language, "face down")
            : tile.removed  ? say(language, "removed")
                            : std::string(word(tile.terrain, language)),
            100 * tile.confidence, tile.number && tile.isSeen ? std::to_string(*tile.number) : "-",
            100 * tile.numberConfidence,
            vision::isDoubtful(board, tile.hex) ? inked(streams.outIsInked, Ink::Doubtful, say(language, "  unsure"))
                                                : std::string{});
    }
    for (const vision::HarbourReading& harbour : board.harbours) {
        streams.out << fmt::format("{:>7}  {:<20} {:>3.0f} %\n", engine::toText(harbour.side),
                                   harbour.trade ? engine::toText(*harbour.trade) : "3:1", 100 * harbour.confidence);
    }
    for (const vision::BuildingReading& building : board.buildings) {
        streams.out << fmt::format("{:>7}  {:<12} {:<7} {:>3.0f} %\n", engine::toText(building.at),
                                   engine::toText(building.kind), vision::toText(building.owner),
                                   100 * building.confidence);
        if (building.walls > 0) {
            streams.out << fmt::format("{:>7}  {:<12} {:<7}\n", "", say(language, "city wall"),
                                       vision::toText(building.owner));
        }
    }
    for (const vision::RouteReading& route : board.routes) {
        streams.out << fmt::format("{:>7}  {:<12} {:<7} {:>3.0f} %\n", engine::toText(route.at),
                                   engine::toText(route.kind), vision::toText(route.owner), 100 * route.confidence);
    }
    writeOtherPieces(board, streams, language);
    if (board.robber) {
        streams.out << fmt::format("{:>7}  {:<20} {:>3.0f} %\n", engine::toText(board.robber->hex),
                                   say(language, "robber"), 100 * board.robber->confidence);
    }
    writeQuestions(board, streams, language);
}

int read(const ReadOptions& options, Streams streams, Language language) {
    vision::KnownColours colours;
    if (!options.colours.empty()) {
        const auto read = coloursFrom(options.colours);
        if (!read) {
            return refuse(
                streams, options.colours,
                say(language, "no colours in it: {{\"white\":{{\"at\":[0.5,0.25]}}, …}}, see docs/camera.md"));
        }
        colours = *read;
    }
    for (const std::string& document : options.documents) {
        if (!engine::documentFromText(document)) {
            return refuse(streams, "--documents", say(language, "{} is no document", document));
        }
    }
    const auto lookedFor = withPlayers(watch::lookedForBy(options.documents), options.players);
    if (!lookedFor) {
        return refuse(streams, "--players", say(language, "colours are red, blue, white, orange, green and brown"));
    }
    if (!options.confirmed.empty() && options.learn.empty()) {
        return refuse(streams, "--confirmed", say(language, "only with --learn"));
    }
    const auto sets = setsBy(options.set, streams, language);
    if (!sets) {
        return kUnusable;
    }
    std::optional<engine::Layout> layout;
    if (!options.board.empty()) {
        layout = layoutFrom(options.board, streams, language);
        if (!layout) {
            return kUnusable;
        }
    }
    const auto refusePhoto = [&](vision::ReadError error) {
        const int status = refuse(streams, options.photo, photoText(error, options.photo, language));
        return error == vision::ReadError::NoBoard ? kAnswerIsNo : status;
    };
    auto image = vision::loadPhoto(options.photo);
    if (!image) {
        return refusePhoto(image.error());
    }
    std::optional<vision::Homography> near;
    if (!options.corners.empty()) {
        near = latticeBy(options.corners, *image, layout, streams, language);
        if (!near) {
            return kUnusable;
        }
    }
    auto board = vision::readBoard(*image, colours, *lookedFor, layout, near, sets->known);
    if (!board) {
        return refusePhoto(board.error());
    }
    if (!board->isVouched) {
        (void)refuse(streams, "--corners",
                     say(language, "warning: no tiles are seen where these corners lie; look whether they are right"));
    }
    const vision::PhotoReading reading{std::move(*image), std::move(*board)};
    if (!options.overlay.empty()) {
        if (const auto written = vision::writeOverlay(options.overlay, reading.image, reading.board); !written) {
            return refuse(streams, options.overlay, writeText(written.error(), language));
        }
    }
    if (!options.learn.empty() &&
        !learnAs(options.learn, options.confirmed, reading.image, reading.board, streams, language)) {
        return kUnusable;
    }
    if (options.json) {
        streams.out << readingJson(reading, *sets).dump() << '\n';
    } else {
        writeReading(reading, *sets, streams, language);
    }
    return kFine;
}

}  // namespace

void registerRead(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<ReadOptions>();
    CLI::App* command = app.add_subcommand("read", "Read the board in a photograph");
    command->add_option("PHOTO", options->photo, "A picture: JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP or TIFF")
        ->required();
    command->add_option("--overlay", options->overlay,
                        "Write the picture with what was recognised, in the format of the file's name");
    command->add_option("--colours", options->colours, "The players' colours at this table: a JSON file");
    command->add_option("--corners", options->corners, std::string(kCornersHelp));
    command
        ->add_option("--documents", options->documents,
                     "Documents in force, as base,soldiers: only their pieces are looked for")
        ->delimiter(',');
    command
        ->add_option("--players", options->players,
                     "The colours that play, as red,blue,white: no other pieces are looked for, and white more closely")
        ->delimiter(',');
    command->add_option("--board", options->board,
                        "What lies on the table: 3-4, 5-6, 3-4+5-6 for merged boxes, or a position file");
    command->add_option("--set", options->set,
                        "The set on the table, by name; none: read as if none were known. Else it is recognised");
    command->add_option("--learn", options->learn, "Keep what the set on the table looks like under this name");
    command->add_option("--confirmed", options->confirmed,
                        "With --learn: what lies on the table, a position file; else what was read surely");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, streams, &common, &exit] { exit = read(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
