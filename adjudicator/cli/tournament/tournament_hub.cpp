// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/tournament/tournament_hub.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/hub_named.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/tournament/desks/carrier_text.h"
#include "adjudicator/tournament/desks/desk_receipts.h"
#include "adjudicator/tournament/desks/hub_carrier.h"
#include "adjudicator/tournament/desks/hub_setting.h"
#include "db/codes.h"

namespace adjudicator::cli {

namespace {

namespace fs = std::filesystem;
using engine::Language;
using Json = nlohmann::ordered_json;

/// The hub that the options name, or the one that is kept; nothing, and said, where there is none.
std::optional<fs::path> hubOf(const TournamentOptions& options, const Streams& streams, Language language) {
    const auto named = hubNamed(*options.hub, streams, language);
    return named ? std::optional<fs::path>(*named) : std::nullopt;
}

std::nullopt_t refuseNowhere(const Streams& streams, Language language) {
    (void)refuse(streams, "tournament", say(language, "name a folder, or a hub with --hub"));
    return std::nullopt;
}

std::string_view rightText(db::HubRight right) {
    switch (right) {
        case db::HubRight::Reads:
            return "read";
        case db::HubRight::Proposes:
            return "propose";
        case db::HubRight::Writes:
            break;
    }
    return "write";
}

std::string line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace

std::optional<fs::path> placeOf(const TournamentOptions& options, const Streams& streams, Language language) {
    if (options.hub) {
        return hubOf(options, streams, language);
    }
    return options.folder.empty() ? refuseNowhere(streams, language) : std::optional<fs::path>(options.folder);
}

std::optional<std::vector<fs::path>> placesOf(const TournamentOptions& options, const Streams& streams,
                                              Language language) {
    std::vector<fs::path> places(options.names.begin(), options.names.end());
    if (options.hub) {
        const auto hub = hubOf(options, streams, language);
        if (!hub) {
            return std::nullopt;
        }
        places.push_back(*hub);
    }
    return places.empty() ? refuseNowhere(streams, language) : std::optional(std::move(places));
}

Json deskJson(const DeskReport& report) {
    return {{"desk", report.key},
            {"name", report.name},
            {"state", std::string(toText(report.state))},
            {"file", report.file ? Json(*report.file) : Json(nullptr)},
            {"files", report.files},
            {"entries", report.entries},
            {"forked", report.forked},
            {"last_file", report.lastFile},
            {"last_time", report.lastTime}};
}

int receiveThrough(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const auto place = placeOf(options, streams, language);
    if (!place) {
        return kUnusable;
    }
    const auto carrier = carrierAt(*place);
    if (const auto reached = carrier->reach(); !reached) {
        return refuse(streams, shownPlace(*place), sentence(reached.error(), language));
    }
    const DeskFolder own = ownDesk();
    const auto received = receiveEntries(*opened.book, opened.position(), *carrier, dataFolder() / "received",
                                         {opened.line.keyInCharge(), own.key()});
    if (!received) {
        return refuseBook(streams, bookFile(options.game), received.error(), language);
    }
    if (own.key()) {
        // A stick that is locked against writing takes none, nor a hub from whoever only reads it.
        (void)leaveReceipts(*opened.book, *own.key(), *carrier, utcNow());
    }
    int status = kFine;
    // `collect` answers with a document of its own.
    const bool isTold = !options.game.json;
    for (const DeskReport& report : received->desks) {
        if (isTold) {
            streams.out << line(deskJson(report));
        }
        const bool isFine = report.state == DeskState::UpToDate || report.state == DeskState::Waiting;
        status = std::max(status, isFine && report.forked == 0 ? kFine : kAnswerIsNo);
    }
    if (received->fault) {
        return refuse(streams, shownPlace(*place), sentence(*received->fault, language));
    }
    const auto head = opened.book->head(opened.line.game());
    if (!head || *head != opened.line.head()) {
        auto grown = foldGame<TournamentGame>(streams, options.game, *opened.book, opened.line.game(), {}, language);
        if (!grown) {
            return kUnusable;
        }
        opened.line = std::move(*grown);
    }
    return status;
}

bool joinThrough(const TournamentOptions& options, Streams streams, Language language) {
    if (!options.hub) {
        return true;
    }
    auto book = openBook(streams, options.game, db::OpenMode::Create, language);
    if (!book) {
        return false;
    }
    const auto before = tournamentsOf(*book);
    if (!before || !before->empty()) {
        return true;
    }
    const auto place = placeOf(options, streams, language);
    if (!place) {
        return false;
    }
    const auto carrier = carrierAt(*place);
    const auto received = receiveEntries(*book, engine::tournament::Position(), *carrier, dataFolder() / "received");
    if (!received) {
        (void)refuseBook(streams, bookFile(options.game), received.error(), language);
        return false;
    }
    if (received->fault) {
        (void)refuse(streams, shownPlace(*place), sentence(*received->fault, language));
        return false;
    }
    const auto after = tournamentsOf(*book);
    if (after && after->empty()) {
        (void)refuse(streams, shownPlace(*place), say(language, "no desk has sent a tournament there yet"));
        return false;
    }
    for (const db::GameInfo& info : after.value_or(std::vector<db::GameInfo>())) {
        const auto joined = foldGame<TournamentGame>(streams, options.game, *book, info.id, {}, language);
        if (joined) {
            streams.out << line(
                {{"joined", db::toHex(info.id)},
                 {"name", joined->position().settings.name},
                 {"kept_by", joined->keyInCharge() ? Json(fingerprint(*joined->keyInCharge())) : Json(nullptr)}});
        }
    }
    return true;
}

int showHub(const TournamentOptions& options, Streams streams, Language language) {
    const HubSetting setting{dataFolder()};
    if (options.forgets) {
        return setting.keep({}) ? kFine
                                : refuse(streams, "hub", say(language, "it cannot be forgotten: its file stays"));
    }
    const auto place = hubOf(options, streams, language);
    if (!place) {
        return kUnusable;
    }
    HubCarrier hub(place->string());
    const auto right = hub.right();
    const auto desks = right ? hub.desks() : Carrier::Answer<std::vector<std::string>>();
    if (!right || !desks) {
        return refuse(streams, hub.shown(), sentence(right ? desks.error() : right.error(), language));
    }
    if (!options.hub->empty() && !setting.keep(*options.hub)) {
        return refuse(streams, hub.shown(), say(language, "it cannot be kept: the desk's folder is not to be written"));
    }
    const Json answer = {
        {"hub", hub.shown()}, {"identity", hub.identity()}, {"may", std::string(rightText(*right))}, {"desks", *desks}};
    if (options.game.json) {
        streams.out << line(answer);
        return kFine;
    }
    streams.out << hub.shown() << '\n'
                << say(language, "this login may: {}\ndesks that have sent: {}\n", rightText(*right), desks->size());
    return kFine;
}

}  // namespace adjudicator::cli
