// SPDX-License-Identifier: GPL-3.0-or-later
// Which results can still be protested, and making them official; penalties carried over from another tournament.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

#include "adjudicator/cli/input.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/desk.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/carried_penalties.h"
#include "adjudicator/tournament/protest_clock.h"
#include "adjudicator/tournament/tournament_maps.h"
#include "engine/notation/tournament_json.h"

namespace adjudicator::cli {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using Json = nlohmann::ordered_json;

/// Plays acts as lines of `tournament do`.
int doAll(const TournamentOptions& options, OpenedTournament& opened, const std::vector<cup::Action>& acts,
          Streams streams, Language language) {
    std::stringstream lines;
    for (const cup::Action& act : acts) {
        lines << toJson(act, *opened.position().table) << '\n';
    }
    return doTournament(options, opened, {lines, streams.out, streams.err}, language);
}

}  // namespace

int showProtests(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    std::vector<TableProtest> all = tableProtests(opened.line, utcNow());
    std::erase_if(all, [&](const TableProtest& each) { return options.round > 0 && each.round != options.round; });
    if (options.game.json) {
        streams.out << oneLine(protestsJson(all)) << '\n';
        return kFine;
    }
    for (const TableProtest& each : all) {
        streams.out << protestLine(each, opened.position().settings, language) << '\n';
    }
    return kFine;
}

int makeOfficial(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position& position = opened.position();
    const cup::Round* round = position.round(options.round);
    if (round == nullptr) {
        return refuse(streams, std::to_string(options.round), say(language, "there is no such round"));
    }
    std::vector<int> tables = options.tables;
    for (std::size_t i = 0; options.tables.empty() && i < round->pods.size(); ++i) {
        if (round->pods[i].result && round->pods[i].result->state == cup::ResultState::Confirmed) {
            tables.push_back(static_cast<int>(i) + 1);
        }
    }
    int status = kFine;
    std::vector<cup::Action> acts;
    for (const int table : tables) {
        cup::SetState act{options.round, table, cup::ResultState::Official, {}, options.reason, {}};
        const auto doubts = protestDoubts(opened.line, act, utcNow());
        if (!doubts.empty() && !options.confirm) {
            streams.out << oneLine({{"ok", false},
                                    {"round", options.round},
                                    {"table", table},
                                    {"doubts", doubtsJson(doubts, position, language)},
                                    {"why", say(language, "{}; repeat with --confirm if it is to be official now",
                                                sentence(doubts.front(), position, language))}})
                        << '\n';
            status = kAnswerIsNo;
            continue;
        }
        for (const cup::Doubted& each : doubts) {
            act.despite.push_back(each.doubt);
        }
        acts.emplace_back(std::move(act));
    }
    return acts.empty() ? status : std::max(status, doAll(options, opened, acts, streams, language));
}

int importPenalties(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const auto text = readInput(streams, options.file);
    if (!text) {
        return kUnusable;
    }
    const auto found = penaltiesOfFile(*text, opened.position(), opened.line.game());
    if (!found) {
        return refuse(streams, options.file, sentence(found.error(), language));
    }
    std::vector<cup::Action> acts;
    Json carried = Json::array();
    Json notEntered = Json::array();
    Json unclear = Json::array();
    int there = 0;
    for (const FoundPenalty& each : *found) {
        const Json who = {{"name", each.name}, {"club", each.club}};
        switch (each.carry) {
            case Carry::New:
                acts.emplace_back(each.act);
                carried.push_back({{"player", opened.position().table->idOf(each.act.player)},
                                   {"name", each.name},
                                   {"rule", each.act.rule},
                                   {"from", each.act.carried->name}});
                break;
            case Carry::There:
                ++there;
                break;
            case Carry::NotEntered:
                notEntered.push_back(who);
                break;
            case Carry::Unclear:
                unclear.push_back(who);
                break;
        }
    }
    const bool isWritten = !acts.empty() && !options.dry;
    streams.out << oneLine({{"ok", unclear.empty()},
                            {"written", isWritten},
                            {"there", there},
                            {"carried", carried},
                            {"not_entered", notEntered},
                            {"unclear", unclear}})
                << '\n';
    const int status = unclear.empty() ? kFine : kAnswerIsNo;
    return isWritten ? std::max(status, doAll(options, opened, acts, streams, language)) : status;
}

}  // namespace adjudicator::cli
