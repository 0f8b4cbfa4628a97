// SPDX-License-Identifier: GPL-3.0-or-later
// Seats: plans, their quality, swaps.
#include <nlohmann/json.hpp>
#include <ostream>
#include <random>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/cli/tournament/tournament_propose.h"
#include "adjudicator/desk.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/consequences.h"
#include "adjudicator/tournament/tournament_maps.h"
#include "engine/notation/tournament_json.h"
#include "engine/tournament/seating/plan.h"

namespace adjudicator::cli {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using Json = nlohmann::ordered_json;

std::string seatsText(const cup::Position& position, const cup::SeatRound& act, Language language) {
    std::string text = roundName(position.settings, act.round, language) + '\n';
    for (std::size_t table = 0; table < act.tables.size(); ++table) {
        text += say(language, "  table {}:", table + 1);
        for (const engine::PlayerId player : act.tables[table]) {
            text += "  " + position.table->idOf(player) + " " + (*position.table)[player].name;
        }
        text += '\n';
    }
    return text;
}

/// Why nothing can be seated, before a seed is drawn for it.
std::optional<cup::PlanProblem> problemBefore(const cup::Position& position, cup::PlanWish wish, bool isPreliminary,
                                              int round) {
    wish.progress = [](double) { return false; };
    const auto plan = isPreliminary ? planRounds(position, wish) : planStage(position, round, wish.seed);
    return plan || plan.error() == cup::PlanProblem::Cancelled ? std::nullopt : std::optional(plan.error());
}

}  // namespace

int seatRounds(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position position = opened.position();
    const int round = options.round > 0 ? options.round : static_cast<int>(position.rounds.size()) + 1;
    cup::PlanWish wish;
    wish.round = round;
    wish.count = options.count;
    wish.byScore = options.byScore;
    int shownPercent = -1;
    wish.progress = [&](double done) {
        const int percent = static_cast<int>(done * 100);
        if (options.progress && percent != shownPercent) {
            shownPercent = percent;
            streams.err << percent << " %" << std::endl;
        }
        return true;
    };
    const bool preliminary = stageOf(position.settings, round) == cup::Stage::Preliminary;
    const auto planned = [&](std::uint32_t seed) {
        wish.seed = seed;
        return preliminary ? planRounds(position, wish) : planStage(position, round, seed);
    };
    const auto refused = [&](cup::PlanProblem problem) {
        (void)refuse(streams, roundName(position.settings, round, language), sentence(problem, language));
        return kAnswerIsNo;
    };
    if (const auto problem = problemBefore(position, wish, preliminary, round)) {
        return refused(*problem);
    }
    WitnessWord word{options.word, {}};
    if (!options.wordBy.empty()) {
        const auto player = playerSaid(position, options.wordBy, language);
        if (!player) {
            return refuse(streams, options.wordBy, player.error());
        }
        word.by = position.table->idOf(*player);
    }
    DeskFolder own = ownDesk();
    TournamentDesk desk(*opened.book, own);
    if (!options.dry) {
        if (onlyProposes(options, opened, own)) {
            return refuseElsewhere(options, streams, language);
        }
        if (const auto seated = desk.take(std::move(opened.line)); !seated) {
            return refuseTournament(streams, options, seated.error(), desk.position(), language);
        }
    }
    std::uint32_t seed = options.seed ? *options.seed : std::random_device()() & 0x7fffffffU;
    std::optional<std::uint64_t> drawnBy;
    if (!options.seed && !options.dry) {
        const auto drawn = desk.play(cup::DrawSeed{}, word);
        if (!drawn) {
            return refuseTournament(streams, options, drawn.error(), desk.position(), language);
        }
        seed = static_cast<std::uint32_t>(desk.position().drawnSeed.value_or(0));
        drawnBy = drawn->entry;
    }
    const auto plan = planned(seed);
    if (!plan) {
        return refused(plan.error());
    }
    if (!options.dry) {
        for (cup::SeatRound act : plan->acts) {
            act.reason = options.reason;
            if (const auto answer = desk.play(act); !answer) {
                return refuseTournament(streams, options, answer.error(), desk.position(), language);
            }
        }
    }
    if (options.game.json) {
        Json json = {{"written", !options.dry},
                     {"seed", seed},
                     {"drawn_by", drawnBy ? Json(*drawnBy) : Json(nullptr)},
                     {"rounds", Json::array()},
                     {"quality", qualityJson(plan->quality)}};
        for (const cup::SeatRound& act : plan->acts) {
            json["rounds"].push_back(Json::parse(toJson(cup::Action(act), *position.table)));
        }
        streams.out << json.dump() << '\n';
        return kFine;
    }
    streams.out << (drawnBy       ? say(language, "seed {}, drawn in entry {}\n", seed, *drawnBy)
                    : options.dry ? say(language, "seed {}: with --seed {} exactly this is seated\n", seed, seed)
                                  : say(language, "seed {}\n", seed));
    for (const cup::SeatRound& act : plan->acts) {
        streams.out << seatsText(position, act, language);
    }
    streams.out << qualityText(plan->quality, language);
    return kFine;
}

int swapPlayers(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position& position = opened.position();
    std::vector<engine::PlayerId> players;
    for (const std::string& name : options.names) {
        const auto player = playerSaid(position, name, language);
        if (!player) {
            return refuse(streams, name, player.error());
        }
        players.push_back(*player);
    }
    if (players.size() != 2) {
        return refuse(streams, "swap", say(language, "two players are wanted"));
    }
    const cup::SwapSeats act{options.round, players[0], players[1], options.reason};
    const auto consequences = consequencesOf(position, act);
    if (!consequences) {
        return refuseTournament(streams, options, consequences.error(), position, language);
    }
    if (options.dry) {
        streams.out << Json{{"before", qualityJson(consequences->seatsBefore)},
                            {"after", qualityJson(consequences->seatsAfter)}}
                           .dump()
                    << '\n';
        return kFine;
    }
    return playAct(options, opened, act, streams, language);
}

int seatQuality(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::SeatingQuality quality = qualityOf(opened.position());
    const auto away = awaySeats(opened.position());
    if (options.game.json) {
        Json json = qualityJson(quality);
        json["away"] = awayJson(away, opened.position(), language);
        streams.out << oneLine(json) << '\n';
        return kFine;
    }
    streams.out << qualityText(quality, language);
    for (const cup::AwaySeat& each : away) {
        streams.out << sentence(each, opened.position(), language) << '\n';
    }
    return kFine;
}

}  // namespace adjudicator::cli
