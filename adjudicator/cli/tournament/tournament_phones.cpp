// SPDX-License-Identifier: GPL-3.0-or-later
// Which phones may say something of results: codes are made, listed and withdrawn at the desk alone.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/qr_text.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/cli/tournament/tournament_propose.h"
#include "adjudicator/desk.h"
#include "adjudicator/web/admissions.h"
#include "db/codes.h"

namespace adjudicator::cli {

namespace {

namespace cup = engine::tournament;
using engine::Language;

/// Where this desk keeps the tournament, what phones propose here is on the list of desks as a table's: they may enter
/// and sign results, and no more.
int listOwnKey(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    DeskFolder own = ownDesk();
    if (!own.key()) {
        return refuse(streams, "admit", say(language, "this desk has no key"));
    }
    const std::string key = db::toHex(std::span<const std::uint8_t>(own.key()->publicKey()));
    const auto& desks = opened.position().desks;
    if (onlyProposes(options, opened, own) || std::ranges::find(desks, key, &cup::KnownDesk::key) != desks.end()) {
        return kFine;
    }
    TournamentDesk desk(*opened.book, own);
    auto answer = desk.take(opened.line);
    if (answer) {
        answer = desk.play(cup::KnowDesk{key, say(language, "Phones"), cup::DeskRole::Table});
    }
    if (!answer) {
        return refuseTournament(streams, options, answer.error(), desk.position(), language);
    }
    opened.line = desk.line();
    return kFine;
}

}  // namespace

int admitPhones(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Table& table = *opened.position().table;
    std::vector<std::string> players;
    for (const std::string& name : options.names) {
        const auto player = playerSaid(opened.position(), name, language);
        if (!player) {
            return refuse(streams, name, player.error());
        }
        players.push_back(table.idOf(*player));
    }
    for (const cup::Entrant& each : table.players) {
        if (options.everybody) {
            players.push_back(each.id);
        }
    }
    if (players.empty()) {
        return refuse(streams, "admit", say(language, "name players, or --all"));
    }
    if (const int status = listOwnKey(options, opened, streams, language); status != kFine) {
        return status;
    }
    const auto admitted = web::AdmissionStore(dataFolder()).admit(opened.line.game(), players, utcNow());
    if (admitted.empty()) {
        return refuse(streams, dataFolder().string(), say(language, {"folder", "it cannot be written"}));
    }
    for (const web::Admission& each : admitted) {
        const std::string& name = (*opened.position().table)[*opened.position().table->find(each.player)].name;
        const std::string url = web::admissionUrl(options.url, each);
        if (options.game.json) {
            streams.out << oneLine({{"player", each.player}, {"name", name}, {"phone", each.id}, {"url", url}}) << '\n';
        } else {
            streams.out << each.player << "  " << name << "  (" << each.id << ")\n"
                        << url << '\n'
                        << qrText(url) << '\n';
        }
    }
    return kFine;
}

int dismissPhones(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    std::vector<std::string> which = options.names;
    for (std::string& name : which) {
        if (const auto player = playerSaid(opened.position(), name, language)) {
            name = opened.position().table->idOf(*player);
        }
    }
    const auto gone = web::AdmissionStore(dataFolder()).withdraw(opened.line.game(), which);
    if (!gone) {
        return refuse(streams, dataFolder().string(), say(language, {"folder", "it cannot be written"}));
    }
    streams.out << say(language, "withdrawn: {}\n", *gone);
    return *gone > 0 ? kFine : kAnswerIsNo;
}

int listPhones(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language) {
    for (const web::Admission& each : web::AdmissionStore(dataFolder()).load()) {
        const auto player = opened.position().table->find(each.player);
        if (each.tournament != db::toHex(opened.line.game()) || !player) {
            continue;
        }
        const std::string& name = (*opened.position().table)[*player].name;
        if (options.game.json) {
            streams.out << oneLine({{"player", each.player}, {"name", name}, {"phone", each.id}, {"made", each.made}})
                        << '\n';
        } else {
            streams.out << each.player << "  " << name << "  " << each.id << "  " << each.made << '\n';
        }
    }
    return kFine;
}

}  // namespace adjudicator::cli
