// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/given_corners.h"
#include "adjudicator/cli/input.h"
#include "adjudicator/cli/photo_text.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/watch/known_table.h"
#include "adjudicator/watch/looked_for.h"
#include "adjudicator/watch/proposals.h"
#include "engine/notation/action_json.h"
#include "engine/state/to_position.h"
#include "vision/read_photo.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Json = nlohmann::ordered_json;

struct WatchOptions {
    std::string source;
    std::string position;
    std::string corners;
    bool json = false;
};

std::vector<std::filesystem::path> picturesIn(const std::filesystem::path& folder) {
    constexpr std::array<std::string_view, 4> kEndings{".jpg", ".jpeg", ".png", ".webp"};
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::string ending = it->path().extension().string();
        std::transform(ending.begin(), ending.end(), ending.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        if (std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end()) {
            files.push_back(it->path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// A table as the first picture shows it, under the names of the position file if there is one.
struct Start {
    engine::Setup setup;
    vision::TableWatch watch;
};

std::optional<Start> startWith(const WatchOptions& options, const std::filesystem::path& first, const Streams& streams,
                               Language language, int& status) {
    status = kUnusable;
    std::optional<engine::Setup> setup;
    if (!options.position.empty()) {
        setup = readSetupFile(streams, options.position, language);
        if (!setup) {
            return std::nullopt;
        }
    }
    std::optional<engine::Layout> layout;
    if (setup) {
        layout = watch::layoutOf(*setup);
        if (layout->land.empty()) {
            (void)refuse(streams, options.position, say(language, "no hex of land in it", "kein Landfeld darin"));
            return std::nullopt;
        }
    }
    const auto refusePhoto = [&](vision::ReadError why) {
        (void)refuse(streams, first.string(), photoText(why, language));
        status = why == vision::ReadError::NoBoard ? kAnswerIsNo : kUnusable;
    };
    const auto image = vision::loadPhoto(first);
    if (!image) {
        refusePhoto(image.error());
        return std::nullopt;
    }
    std::optional<vision::Homography> near;
    if (!options.corners.empty()) {
        near = latticeBy(options.corners, *image, layout, streams, language);
        if (!near) {
            return std::nullopt;
        }
    }
    const auto lookedFor = watch::lookedForBy(setup ? setup->documents : std::vector<std::string>{});
    const auto board = vision::readBoard(*image, {}, lookedFor, layout, near);
    if (!board) {
        refusePhoto(board.error());
        return std::nullopt;
    }
    if (!setup) {
        return Start{vision::toSetup(*board),
                     vision::TableWatch(*image, board->homography, vision::piecesOf(*board), board->layout)};
    }
    const auto turn = watch::turnOnto(*setup, *board);
    if (!turn) {
        (void)refuse(streams, options.position,
                     say(language, "its tiles are not those of the first picture",
                         "seine Felder sind nicht die des ersten Bildes"));
        status = kAnswerIsNo;
        return std::nullopt;
    }
    return Start{
        *setup, vision::TableWatch(*image, vision::turned(board->homography, *turn), watch::piecesOf(*setup), *layout)};
}

int watchFolder(const WatchOptions& options, Streams streams, Language language) {
    std::error_code error;
    if (!std::filesystem::is_directory(options.source, error)) {
        return refuse(streams, options.source,
                      say(language, "this is no folder of pictures", "dies ist kein Ordner mit Bildern"));
    }
    const auto files = picturesIn(options.source);
    if (files.empty()) {
        return refuse(streams, options.source,
                      say(language, "there is no picture in this folder", "in diesem Ordner ist kein Bild"));
    }
    int status = kFine;
    auto start = startWith(options, files.front(), streams, language, status);
    if (!start) {
        return status;
    }
    for (std::size_t i = 1; i < files.size(); ++i) {
        const auto image = vision::loadPhoto(files[i]);
        if (!image) {
            continue;  // one frame that cannot be decoded says nothing
        }
        const vision::WatchFrame frame = start->watch.next(*image);
        if (frame.changes.empty()) {
            continue;
        }
        const auto position =
            judged(streams, options.position.empty() ? options.source : options.position, start->setup, language);
        if (!position) {
            return kUnusable;
        }
        const auto proposals = watch::proposalsFor(frame.changes, *position, start->setup.turn.has_value());
        Json line = {{"frame", i}, {"proposals", Json::array()}};
        for (const watch::Proposal& proposal : proposals) {
            line["proposals"].push_back({{"action", Json::parse(engine::toJson(proposal.action, *position->table))},
                                         {"confidence", proposal.confidence}});
        }
        if (options.json) {
            streams.out << line.dump() << std::endl;
        } else {
            for (const Json& proposal : line["proposals"]) {
                streams.out << fmt::format("{:>6}  {:>3.0f} %  {}\n", i, 100 * proposal["confidence"].get<double>(),
                                           proposal["action"].dump());
            }
        }
        // The frames that follow are compared with the table as it is now.
        for (const vision::PieceChange& change : frame.changes) {
            start->watch.accept(change);
            watch::apply(change, start->setup);
        }
    }
    return kFine;
}

}  // namespace

void registerWatch(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<WatchOptions>();
    CLI::App* command = app.add_subcommand("watch", "Propose acts for what changes on a filmed table");
    command->add_option("SOURCE", options->source, "A folder of frames, taken in the order of their names")->required();
    command->add_option("--position", options->position, "What stands on the table in the first frame");
    command->add_option("--corners", options->corners, std::string(kCornersHelp) + ", as the first frame shows it");
    command->add_flag("--json", options->json, "One JSON document a line");
    command->callback([options, streams, &common, &exit] { exit = watchFolder(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
