// SPDX-License-Identifier: GPL-3.0-or-later
// Which branch of a tournament counts, and what the keys of desks may do.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <span>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/cli/tournament/tournament_propose.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/record/tournament_sentences.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/tournament/proposals/proposals.h"
#include "db/codes.h"
#include "engine/notation/tournament_json.h"
#include "engine/state/names.h"

namespace adjudicator::cli {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using Json = nlohmann::ordered_json;

/// A desk that is on the list under no role proposes as a table.
std::string roleOf(const cup::KnownDesk& desk) {
    return std::string(engine::nameOf(desk.role.value_or(cup::DeskRole::Table), cup::kDeskRoleWords));
}

/// The tournament that the options name, else the newest; why not has been written.
std::optional<db::GameInfo> chosen(const Streams& streams, const TournamentOptions& options, const db::Book& book,
                                   Language language) {
    const auto all = tournamentsOf(book);
    if (!all) {
        (void)refuseBook(streams, bookFile(options.game), all.error(), language);
        return std::nullopt;
    }
    for (auto info = all->rbegin(); info != all->rend(); ++info) {
        if (db::toHex(info->id).starts_with(options.game.game)) {
            return *info;
        }
    }
    (void)refuse(streams, bookFile(options.game), say(language, "the book has no tournament {}", options.game.game));
    return std::nullopt;
}

/// The number of the first entry that not all of these branches share.
std::uint64_t forkOf(const std::vector<std::vector<db::Entry>>& branches) {
    std::uint64_t fork = 0;
    const auto isShared = [&](const std::vector<db::Entry>& branch) {
        return fork < branch.size() && branch[fork].hash == branches.front()[fork].hash;
    };
    while (fork < branches.front().size() && std::ranges::all_of(branches, isShared)) {
        ++fork;
    }
    return fork;
}

}  // namespace

int listBranches(const TournamentOptions& options, Streams streams, Language language) {
    const auto book = openBook(streams, options.game, db::OpenMode::ReadOnly, language);
    const auto info = book ? chosen(streams, options, *book, language) : std::nullopt;
    if (!info) {
        return kUnusable;
    }
    const auto tree = book->tree(info->id);
    if (!tree) {
        return refuseBook(streams, bookFile(options.game), tree.error(), language);
    }
    const std::vector<db::Head> counting = countingHeads(*tree);
    std::vector<std::vector<db::Entry>> branches;
    std::ranges::transform(tree->heads(), std::back_inserter(branches),
                           [&](const db::Head& head) { return tree->pathTo(head); });
    const std::uint64_t fork = forkOf(branches);
    Json list = Json::array();
    for (const std::vector<db::Entry>& branch : branches) {
        const db::Head head{branch.back().seq, branch.back().hash};
        const auto line = TournamentLine::fold(branch);
        if (!line) {
            return refuse(streams, bookFile(options.game), sentence(line.error().json, language));
        }
        const bool isCounting = std::ranges::find(counting, head) != counting.end();
        const std::string key =
            line->keyInCharge() ? db::toHex(std::span<const std::uint8_t>(*line->keyInCharge())) : std::string();
        Json item = {{"branch", db::toHex(head.hash)},
                     {"entry", head.seq},
                     {"time", line->log().back().entry.time},
                     {"key", key},
                     {"counts", counting.size() > 1 ? Json(nullptr) : Json(isCounting)},
                     {"acts", Json::array()}};
        std::string text = db::toHex(head.hash) + "  " +
                           (counting.size() > 1 ? say(language, "undecided")
                            : isCounting        ? say(language, "counts")
                                                : say(language, "does not count")) +
                           "\n";
        for (const LineAct& place : line->acts()) {
            if (place.origin.entry >= fork && branches.size() > 1) {
                const cup::Action& act = line->actAt(place.now).action;
                item["acts"].push_back(Json::parse(toJson(act, *line->position().table)));
                text += "  " + sentence(act, line->position(), language) + "\n";
            }
        }
        list.push_back(std::move(item));
        streams.out << (options.game.json ? std::string() : text);
    }
    if (options.game.json) {
        streams.out << oneLine({{"branches", list}}) << '\n';
    }
    return counting.size() > 1 ? kAnswerIsNo : kFine;
}

int chooseBranch(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const auto tree = opened.book->tree(opened.line.game());
    if (!tree) {
        return refuseBook(streams, bookFile(options.game), tree.error(), language);
    }
    const db::Head branch = opened.line.head();
    if (countingHeads(*tree) == std::vector<db::Head>{branch}) {
        (void)refuse(streams, bookFile(options.game), say(language, "this branch counts already"));
        return kAnswerIsNo;
    }
    KeptDesk kept;
    if (const int status = sitDown(kept, options, opened, streams, language); status != kFine) {
        return status;
    }
    const auto answer = kept.desk->rule(officialRuling(branch, options.reason));
    if (!answer) {
        return refuseTournament(streams, options, answer.error(), kept.desk->position(), language);
    }
    const auto all = proposalsFor(*opened.book, kept.desk->line(), VerifiedGames(dataFolder()));
    const auto offered =
        all ? std::ranges::count_if(
                  *all, [](const ProposalFound& found) { return found.branch && isForDecision(found.state); })
            : 0;
    streams.out << oneLine({{"ok", true},
                            {"entry", kept.desk->line().head().seq},
                            {"branch", db::toHex(branch.hash)},
                            {"offered", offered}})
                << '\n';
    return kFine;
}

int setRole(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const auto& desks = opened.position().desks;
    if (!options.what.empty()) {
        const auto known = std::ranges::find(desks, options.what, &cup::KnownDesk::key);
        const bool isKnown = known != desks.end();
        if (options.role.empty() || (!isKnown && options.name.empty() && options.role != "none")) {
            return refuse(streams, options.what,
                          options.role.empty() ? say(language, "--as ROLE is wanted")
                                               : say(language, "a new desk needs a name (--name)"));
        }
        cup::KnowDesk act;
        act.key = options.what;
        if (options.role != "none") {
            act.name = options.name.empty() ? known->name : options.name;
            act.role = engine::fromName<cup::DeskRole>(options.role, cup::kDeskRoleWords);
        }
        return playAct(options, opened, act, streams, language);
    }
    Json list = Json::array();
    for (const cup::KnownDesk& desk : desks) {
        list.push_back({{"key", desk.key}, {"name", desk.name}, {"role", roleOf(desk)}});
        streams.out << (options.game.json ? std::string() : desk.key + "  " + roleOf(desk) + "  " + desk.name + "\n");
    }
    if (options.game.json) {
        streams.out << oneLine({{"desks", list}}) << '\n';
    }
    return kFine;
}

}  // namespace adjudicator::cli
