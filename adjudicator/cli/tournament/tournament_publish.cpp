// SPDX-License-Identifier: GPL-3.0-or-later
// What phones are shown: the pages as files, and the clock of the round.
#include <chrono>
#include <nlohmann/json.hpp>
#include <ostream>
#include <thread>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/desk.h"
#include "adjudicator/tournament/round_clock.h"
#include "adjudicator/web/hall_json.h"
#include "adjudicator/web/site_maker.h"
#include "adjudicator/web/static_site.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kLookForActs{400};
constexpr std::int64_t kMinuteMs = 60'000;

}  // namespace

int publishPages(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    web::SiteMaker maker(*opened.book, dataFolder(), {opened.line.game(), std::nullopt}, language);
    web::StaticSite files(options.folder);
    const Clock::time_point begun = Clock::now();
    bool isFirst = true;
    while (true) {
        const auto changed = maker.look();
        if (!changed && isFirst) {
            return refuseBook(streams, bookFile(options.game), changed.error(), language);
        }
        if (changed && *changed) {
            if (const auto failed = files.write(maker.site())) {
                return refuse(streams, failed->string(), say(language, "it cannot be written"));
            }
            streams.out << say(language, "written: entry {}\n", maker.line()->head().seq) << std::flush;
        }
        isFirst = false;
        if (options.lasts && Clock::now() - begun >= std::chrono::seconds(*options.lasts)) {
            return kFine;
        }
        std::this_thread::sleep_for(kLookForActs);
    }
}

int setClock(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const ClockStore store(dataFolder());
    const auto now =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
            .count();
    const int round = options.round > 0 ? options.round : web::roundPlayed(opened.position());
    auto clock = store.load(opened.line.game(), round);
    const bool isOther = !clock || options.what == "restart";
    if (isOther && options.what != "show") {
        const int minutes = options.minutes.value_or(opened.position().settings.timeLimit.value_or(0));
        if (minutes <= 0) {
            return refuse(streams, "--minutes",
                          say(language, "this tournament has no time limit; say how many minutes"));
        }
        clock = KeptClock{round, minutes, std::nullopt, minutes * kMinuteMs};
    }
    if (options.what == "start") {
        clock->start(now);
    } else if (options.what == "pause") {
        clock->pause(now);
    }
    if (options.what != "show" && !store.keep(opened.line.game(), *clock)) {
        return refuse(streams, dataFolder().string(), say(language, {"folder", "it cannot be written"}));
    }
    const nlohmann::ordered_json json = clock ? nlohmann::ordered_json{{"round", clock->round},
                                                                       {"minutes", clock->minutes},
                                                                       {"running", clock->endsAt.has_value()},
                                                                       {"seconds_left", clock->left(now) / 1000}}
                                              : nlohmann::ordered_json(nullptr);
    streams.out << oneLine(json) << '\n';
    return kFine;
}

}  // namespace adjudicator::cli
