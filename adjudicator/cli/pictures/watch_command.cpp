// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <utility>
#include <vector>

#include "adjudicator/cli/input.h"
#include "adjudicator/cli/pictures/frame_stream.h"
#include "adjudicator/cli/pictures/given_corners.h"
#include "adjudicator/cli/pictures/photo_text.h"
#include "adjudicator/cli/pictures/set_option.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/waiting.h"
#include "adjudicator/watch/figure_proposals.h"
#include "adjudicator/watch/known_table.h"
#include "adjudicator/watch/looked_for.h"
#include "adjudicator/watch/proposals.h"
#include "adjudicator/watch/table_colours.h"
#include "engine/notation/action_json.h"
#include "engine/state/to_position.h"
#include "vision/read_photo.h"
#include "vision/reading/process.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Json = nlohmann::ordered_json;

struct WatchOptions {
    std::string source;
    std::string position;
    std::string corners;
    std::string set;
    bool json = false;
};

/// A table as a picture shows it, under the names of the position file if there is one.
struct Start {
    engine::Setup setup;
    vision::TableWatch watch;
};

/// What the options say of the table.
struct Given {
    std::optional<engine::Setup> setup;
    std::optional<engine::Layout> layout;
    vision::KnownSets sets;
};

std::optional<Given> givenBy(const WatchOptions& options, const Streams& streams, Language language) {
    Given given;
    if (!options.position.empty()) {
        given.setup = readSetupFile(streams, options.position, language);
        if (!given.setup) {
            return std::nullopt;
        }
        given.setup = watch::withSea(std::move(*given.setup));
        given.layout = watch::layoutOf(*given.setup);
        if (given.layout->land.empty()) {
            (void)refuse(streams, options.position, say(language, "no hex of land in it"));
            return std::nullopt;
        }
    }
    auto sets = setsBy(options.set, streams, language);
    if (!sets) {
        return std::nullopt;
    }
    given.sets = std::move(sets->known);
    return given;
}

/// Finds the table in a frame. `status` says why not: kFine where a later frame may show it.
std::optional<Start> startWith(const WatchOptions& options, const Given& given, const vision::Image& image,
                               const Streams& streams, Language language, int& status) {
    status = kFine;
    std::optional<vision::Homography> near;
    if (!options.corners.empty()) {
        near = latticeBy(options.corners, image, given.layout, streams, language);
        if (!near) {
            status = kUnusable;
            return std::nullopt;
        }
    }
    const auto lookedFor = watch::lookedForOn(given.setup.value_or(engine::Setup{}));
    const auto board = vision::readBoard(image, {}, lookedFor, given.layout, near, given.sets);
    if (!board) {
        if (board.error() == vision::ReadError::NoNets || board.error() == vision::ReadError::NoEyes) {
            status = refuse(streams, options.source, photoText(board.error(), language));
        }
        return std::nullopt;
    }
    if (!board->isVouched) {
        (void)refuse(streams, options.source,
                     say(language, "warning: no tiles are seen where the corners lie; look whether they are right"));
    }
    if (!given.setup) {
        return Start{watch::withSea(vision::toSetup(*board)),
                     vision::TableWatch(image, board->homography, vision::piecesOf(*board), board->layout, lookedFor)};
    }
    const auto turn = watch::turnOnto(*given.setup, *board);
    if (!turn) {
        (void)refuse(streams, options.position, say(language, "its tiles are not those on the table"));
        status = kAnswerIsNo;
        return std::nullopt;
    }
    return Start{*given.setup,
                 vision::TableWatch(image, vision::turned(board->homography, *turn), watch::piecesOf(*given.setup),
                                    *given.layout, watch::watchedOn(*given.setup))};
}

/// Tells what changed in a frame; from then on the table is as it is now. False where it is no position any more.
bool tell(const std::vector<vision::PieceChange>& changes, std::uint64_t number, const WatchOptions& options,
          Start& start, const Streams& streams, Language language) {
    if (changes.empty()) {
        return true;
    }
    const auto position = judged(streams, options.position.empty() ? options.source : options.position,
                                 watch::withPlayersOf(start.setup, changes), language);
    if (!position) {
        return false;
    }
    const auto proposals = watch::proposalsFor(changes, *position, start.setup.turn.has_value());
    Json line = {{"frame", number}, {"proposals", Json::array()}};
    for (const watch::Proposal& proposal : proposals) {
        line["proposals"].push_back({{"action", Json::parse(engine::toJson(proposal.action, *position->table))},
                                     {"confidence", proposal.confidence}});
    }
    if (options.json) {
        streams.out << line.dump() << std::endl;
    } else {
        for (const Json& proposal : line["proposals"]) {
            streams.out << fmt::format("{:>6}  {:>3.0f} %  {}\n", number, 100 * proposal["confidence"].get<double>(),
                                       proposal["action"].dump());
        }
        streams.out.flush();
    }
    for (const vision::PieceChange& change : changes) {
        start.watch.accept(change);
    }
    for (const vision::PieceChange& change : changes) {
        if (!watch::isOfArms(change)) {
            watch::apply(change, start.setup);
        }
    }
    for (const watch::Proposal& proposal : proposals) {
        if (watch::isOfArms(proposal.changes.front())) {
            watch::applyArms(proposal, *position, start.setup);
        }
    }
    return true;
}

/// Begins anew on a frame without what lay over the table in the first one: the changes that came to light by it. What
/// a person said of the table stays; what was read of it is read again.
std::vector<vision::PieceChange> beginAnew(const WatchOptions& options, const Given& given, const vision::Image& image,
                                           std::optional<Start>& start, const Streams& streams, Language language) {
    if (!given.setup) {
        int status = kFine;
        if (auto again = startWith(options, given, image, streams, language, status)) {
            start = std::move(again);
        }
        return {};
    }
    const auto check = watch::checkTable(image, start->setup, start->watch.homography(), given.sets);
    if (!check) {
        return {};
    }
    start->watch = vision::TableWatch(image, check->homography, watch::piecesOf(start->setup), check->layout,
                                      watch::watchedOn(start->setup));
    return watch::sureAtStart(*check);
}

/// The board is seen from another side: it is named by its tiles and watched from this frame on. What is sure and came
/// in between is told.
vision::WatchFrame nameAnew(const Given& given, const vision::Image& image, Start& start) {
    vision::WatchFrame seen;
    auto check = watch::checkTable(image, start.setup, {}, given.sets);
    if (!check) {
        check = watch::checkTable(image, start.setup, start.watch.homography(), given.sets);
    }
    if (!check) {
        seen.unlike = true;
        return seen;
    }
    start.watch = vision::TableWatch(image, check->homography, watch::piecesOf(start.setup), check->layout,
                                     watch::watchedOn(start.setup));
    seen.relocated = true;
    seen.changes = watch::sureAtStart(*check);
    return seen;
}

void sayFollowed(const WatchOptions& options, std::uint64_t number, bool isFollowed, const Streams& streams,
                 Language language) {
    (void)refuse(streams, options.source,
                 isFollowed ? say(language, "picture {}: the board is followed again", number)
                            : say(language, "picture {}: the board cannot be followed; nothing is proposed until it is",
                                  number));
}

int watchSource(const WatchOptions& options, Streams streams, Language language) {
    const auto given = givenBy(options, streams, language);
    if (!given) {
        return kUnusable;
    }
    vision::settleProcess();
    auto frames = openFrames(options.source, [&](vision::camera::SourceError why) {
        (void)refuse(streams, options.source, say(language, "{}; it is opened again", sourceText(why, language)));
    });
    if (!frames) {
        return refuse(streams, options.source, sourceText(frames.error(), language));
    }
    if (given->setup && given->setup->players.empty()) {
        (void)refuse(streams, options.position,
                     say(language, "it names no players; they are taken from the pieces that lie there and come"));
    }
    std::optional<Start> start;
    std::optional<NumberedFrame> last;
    bool isAnySeen = false;
    bool isFollowed = true;
    const auto follow = [&](const NumberedFrame& frame) {
        vision::WatchFrame seen = start->watch.next(frame.image);
        if (seen.unlike) {
            seen = nameAnew(*given, frame.image, *start);
        }
        // What cannot be followed is said, once, and that it is followed again.
        if (std::exchange(isFollowed, !seen.lost && !seen.unlike) != (!seen.lost && !seen.unlike)) {
            sayFollowed(options, frame.number, isFollowed, streams, language);
        }
        if (seen.uncovered) {
            seen.changes = beginAnew(options, *given, frame.image, start, streams, language);
        }
        return tell(seen.changes, frame.number, options, *start, streams, language);
    };
    const auto count = counting(streams);
    for (;;) {
        auto frame = (*frames)->next();
        if (frame) {
            (void)count(frame->number + 1, (*frames)->frames());
        }
        if (!frame && frame.error() != vision::camera::SourceError::Ended) {
            return refuse(streams, options.source, sourceText(frame.error(), language));
        }
        if (!frame) {
            // Nothing came after the last picture: it stands, and what it shows counts as seen again.
            if (last &&
                !(follow(*last) && tell(start->watch.seenOnce(), last->number, options, *start, streams, language))) {
                return kUnusable;
            }
            break;
        }
        if (start) {
            last = std::move(*frame);
            if (!follow(*last)) {
                return kUnusable;
            }
            continue;
        }
        int status = kFine;
        start = startWith(options, *given, frame->image, streams, language, status);
        if (status != kFine) {
            return status;
        }
        if (!start && !std::exchange(isAnySeen, true) && (*frames)->isLive()) {
            (void)refuse(streams, options.source, say(language, "no board to be seen yet; it is looked for"));
        }
    }
    if (!start) {
        (void)refuse(streams, options.source,
                     isAnySeen ? photoText(vision::ReadError::NoBoard, language)
                               : say(language, "no picture in it can be read"));
        return isAnySeen ? kAnswerIsNo : kUnusable;
    }
    return kFine;
}

}  // namespace

void registerWatch(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<WatchOptions>();
    CLI::App* command = app.add_subcommand("watch", "Propose acts for what changes on a filmed table");
    command
        ->add_option(
            "SOURCE", options->source,
            "A camera's number or name, a video, an address, or a folder of frames taken in the order of their names")
        ->required();
    command->add_option("--position", options->position, "What stands on the table in the first frame that shows it");
    command->add_option("--corners", options->corners, std::string(kCornersHelp) + ", as the first frame shows it");
    command->add_option("--set", options->set, "The known set on the table by its name, or none");
    command->add_flag("--json", options->json, "One JSON document a line");
    command->callback([options, streams, &common, &exit] { exit = watchSource(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
