// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "adjudicator/cli/pictures/board_option.h"
#include "adjudicator/cli/pictures/given_corners.h"
#include "adjudicator/cli/pictures/photo_text.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "vision/read_dice.h"
#include "vision/read_photo.h"

namespace adjudicator::cli {

namespace {

using Json = nlohmann::ordered_json;

struct ReadDiceOptions {
    std::string photo;
    std::string overlay;
    std::vector<double> tray;
    std::string corners;
    std::string board;
    bool json = false;
};

/// Empty when the numbers are no part of a picture.
std::optional<vision::PictureArea> areaOf(const std::vector<double>& numbers) {
    const vision::PictureArea area{numbers[0], numbers[1], numbers[2], numbers[3]};
    const bool inside = area.x >= 0 && area.y >= 0 && area.width > 0 && area.height > 0 && area.x + area.width <= 1 &&
                        area.y + area.height <= 1;
    return inside ? std::optional(area) : std::nullopt;
}

Json diceJson(const vision::DiceReading& reading) {
    Json json = {{"dice", Json::array()}, {"unread", Json::array()}};
    for (const vision::DieReading& die : reading.dice) {
        json["dice"].push_back({{"value", die.value},
                                {"colour", die.colour},
                                {"at", {die.at.x, die.at.y}},
                                {"confidence", die.confidence}});
    }
    for (const vision::UnreadDie& die : reading.unread) {
        json["unread"].push_back({{"at", {die.at.x, die.at.y}}, {"why", vision::toText(die.why)}});
    }
    return json;
}

int readDice(const ReadDiceOptions& options, Streams streams, engine::Language language) {
    std::optional<vision::PictureArea> tray;
    if (!options.tray.empty()) {
        tray = areaOf(options.tray);
        if (!tray) {
            return refuse(streams, "--tray",
                          say(language, "left, top, width and height are fractions of the picture, 0 to 1"));
        }
    }
    std::optional<engine::Layout> layout;
    if (!options.board.empty()) {
        layout = layoutFrom(options.board, streams, language);
        if (!layout) {
            return kUnusable;
        }
    }
    const auto image = vision::loadPhoto(options.photo);
    if (!image) {
        return refuse(streams, options.photo, photoText(image.error(), options.photo, language));
    }
    std::optional<vision::Homography> board;
    if (!options.corners.empty()) {
        board = latticeBy(options.corners, *image, layout, streams, language);
        if (!board) {
            return kUnusable;
        }
    }
    const auto reading = vision::readDice(*image, tray, board, layout);
    if (!reading) {
        return refuse(streams, options.photo, photoText(reading.error(), language));
    }
    if (!options.overlay.empty()) {
        if (const auto written = vision::writeDiceOverlay(options.overlay, *image, *reading); !written) {
            return refuse(streams, options.overlay, writeText(written.error(), language));
        }
    }
    if (options.json) {
        streams.out << diceJson(*reading).dump() << '\n';
    } else {
        for (const vision::DieReading& die : reading->dice) {
            streams.out << fmt::format("{}  {:<7} {:>3.0f} %  ({:.3f}, {:.3f})\n", die.value, die.colour,
                                       100 * die.confidence, die.at.x, die.at.y);
        }
        for (const vision::UnreadDie& die : reading->unread) {
            streams.out << fmt::format("?  ({:.3f}, {:.3f})  {}\n", die.at.x, die.at.y, vision::toText(die.why));
        }
    }
    if (!reading->dice.empty()) {
        return kFine;
    }
    (void)refuse(streams, options.photo,
                 say(language, "no pipped die can be read in it; dice with digits are entered by hand"));
    return kAnswerIsNo;
}

}  // namespace

void registerReadDice(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<ReadDiceOptions>();
    CLI::App* command = app.add_subcommand("read-dice", "Read the pipped dice in a photograph");
    command->add_option("PHOTO", options->photo, "A picture: JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP or TIFF")
        ->required();
    command->add_option("--tray", options->tray, "Where they lie: left,top,width,height as fractions of the picture")
        ->delimiter(',')
        ->expected(4);
    command->add_option("--corners", options->corners, std::string(kCornersHelp) + ": its prints are no dice");
    command->add_option("--board", options->board,
                        "With --corners, which board: 3-4, 5-6, 3-4+5-6 for merged boxes, or a position file");
    command->add_option("--overlay", options->overlay,
                        "Write the picture with the dice found, in the format of the file's name");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, streams, &common, &exit] { exit = readDice(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
