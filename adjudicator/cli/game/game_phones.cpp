// SPDX-License-Identifier: GPL-3.0-or-later
// Which phones may say something at a table: codes are made, listed and withdrawn at the desk alone.
#include "adjudicator/cli/game/game_phones.h"

#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/qr_text.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/text/words.h"
#include "adjudicator/web/admissions.h"
#include "db/codes.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

/// The game's id with its players; empty where it is none of a table, of which has been told.
struct Table {
    db::GameId game;
    std::shared_ptr<const engine::Table> players;

    [[nodiscard]] std::string nameOf(const web::Admission& admission, Language language) const {
        if (admission.isSecondHand()) {
            return say(language, "the referee’s second hand");
        }
        const auto player = players->find(admission.player);
        return player ? displayName(*player, *players, language) : admission.player;
    }
    [[nodiscard]] bool isOf(const web::Admission& admission) const {
        return admission.game == db::toHex(game) && (admission.isSecondHand() || players->find(admission.player));
    }
};

std::optional<Table> tableOf(const GameOptions& options, Streams streams, Language language) {
    auto opened = openGame(streams, options, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return std::nullopt;
    }
    if (opened->kind != GameKind::Table) {
        (void)refuse(streams, db::toHex(opened->game.id), say(language, "this is no game at a table"));
        return std::nullopt;
    }
    const auto line = foldGame<TableGame>(streams, options, opened->book, opened->game.id, std::nullopt, language);
    return line ? std::optional(Table{opened->game.id, line->position().table}) : std::nullopt;
}

std::string lineOf(const nlohmann::ordered_json& json) {
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

int refuseFolder(Streams streams, Language language) {
    return refuse(streams, dataFolder().string(), say(language, {"folder", "it cannot be written"}));
}

}  // namespace

int admitToTable(const GameOptions& options, const PhonesWanted& wanted, Streams streams, Language language) {
    const auto table = tableOf(options, streams, language);
    if (!table) {
        return kUnusable;
    }
    std::vector<std::string> players = wanted.who;
    for (const engine::Player& each : table->players->players) {
        if (wanted.everybody) {
            players.push_back(each.id);
        }
    }
    for (const std::string& player : players) {
        if (!table->players->find(player)) {
            return refuse(streams, player, say(language, "the game has no such player"));
        }
    }
    if (wanted.secondHand) {
        players.emplace_back();
    }
    if (players.empty()) {
        return refuse(streams, "admit", say(language, "name players, or --all, or --referee"));
    }
    const auto admitted = web::AdmissionStore(dataFolder()).admitToGame(table->game, players, utcNow());
    if (admitted.empty()) {
        return refuseFolder(streams, language);
    }
    for (const web::Admission& each : admitted) {
        const std::string name = table->nameOf(each, language);
        const std::string url = web::admissionUrl(wanted.url, each);
        if (options.json) {
            streams.out << lineOf({{"player", each.player}, {"name", name}, {"phone", each.id}, {"url", url}}) << '\n';
        } else {
            streams.out << name << "  (" << each.id << ")\n" << url << '\n' << qrText(url) << '\n';
        }
    }
    return kFine;
}

int dismissFromTable(const GameOptions& options, const PhonesWanted& wanted, Streams streams, Language language) {
    const auto table = tableOf(options, streams, language);
    if (!table) {
        return kUnusable;
    }
    const auto gone = web::AdmissionStore(dataFolder()).withdraw(table->game, wanted.who);
    if (!gone) {
        return refuseFolder(streams, language);
    }
    streams.out << say(language, "withdrawn: {}\n", *gone);
    return *gone > 0 ? kFine : kAnswerIsNo;
}

int listAtTable(const GameOptions& options, Streams streams, Language language) {
    const auto table = tableOf(options, streams, language);
    if (!table) {
        return kUnusable;
    }
    for (const web::Admission& each : web::AdmissionStore(dataFolder()).load()) {
        if (!table->isOf(each)) {
            continue;
        }
        const std::string name = table->nameOf(each, language);
        if (options.json) {
            streams.out << lineOf({{"player", each.player}, {"name", name}, {"phone", each.id}, {"made", each.made}})
                        << '\n';
        } else {
            streams.out << name << "  " << each.id << "  " << each.made << '\n';
        }
    }
    return kFine;
}

}  // namespace adjudicator::cli
