// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/tournament_maps.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "adjudicator/text/say.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/text/words.h"
#include "engine/state/names.h"
#include "engine/tournament/meetings.h"
#include "engine/tournament/seat_advantage.h"

namespace adjudicator {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using Json = nlohmann::ordered_json;

Json numbersOf(const std::vector<engine::PlayerId>& players, const cup::Position& position) {
    Json ids = Json::array();
    for (const engine::PlayerId player : players) {
        ids.push_back(position.table->idOf(player));
    }
    return ids;
}

std::string percent(double part, Language language) {
    return numberAsIn(language, fmt::format("{:.1f} %", part * 100));
}

}  // namespace

std::string metText(const cup::Position& position, Language language) {
    const auto& players = position.table->players;
    std::vector<std::string> opponents(players.size());
    std::vector<std::size_t> met(players.size());
    for (const cup::Meeting& meeting : meetings(position)) {
        std::string rounds;
        for (const int round : meeting.rounds) {
            rounds += (rounds.empty() ? "" : ", ") + std::to_string(round);
        }
        for (const auto& [own, other] : {std::pair(meeting.a, meeting.b), std::pair(meeting.b, meeting.a)}) {
            std::string& line = opponents[engine::index(own)];
            line += (line.empty() ? "" : "; ") + players[engine::index(other)].name + " (" + rounds + ")";
            ++met[engine::index(own)];
        }
    }
    std::string text;
    for (std::size_t i = 0; i < players.size(); ++i) {
        text += fmt::format("{:>4}  {}: {} – {}\n", players[i].id, players[i].name,
                            opponents[i].empty() ? std::string("–") : opponents[i],
                            say(language, "{} of {} not met", players.size() - 1 - met[i], players.size() - 1));
    }
    return text;
}

Json metJson(const cup::Position& position) {
    Json json = {{"players", numbersOf(position.table->seats(), position)}, {"pairs", Json::array()}};
    for (const cup::Meeting& meeting : meetings(position)) {
        json["pairs"].push_back({{"a", position.table->idOf(meeting.a)},
                                 {"b", position.table->idOf(meeting.b)},
                                 {"rounds", meeting.rounds}});
    }
    return json;
}

std::string seatWorthText(const cup::Position& position, Language language) {
    std::string text;
    int size = 0;
    for (const cup::SeatAdvantage& seat : seatAdvantages(position)) {
        if (seat.tableSize != size) {
            size = seat.tableSize;
            text += say(language, "Tables of {}: games won (without any difference {} ± {}), share of points\n", size,
                        percent(seat.expected, language), percent(seat.error, language));
        }
        text += say(language, "  place {}: {} of {}, {}{}; {} ± {}\n", seat.seat, seat.wins.text(), seat.games,
                    percent(seat.winRate, language),
                    seat.isBeyondChance ? say(language, " – more than chance makes likely") : std::string(),
                    percent(seat.share, language), percent(seat.shareError, language));
    }
    return text.empty() ? say(language, "There is no result yet.\n") : text;
}

Json seatWorthJson(const cup::Position& position) {
    Json list = Json::array();
    for (const cup::SeatAdvantage& seat : seatAdvantages(position)) {
        list.push_back({{"table_size", seat.tableSize},
                        {"seat", seat.seat},
                        {"games", seat.games},
                        {"wins", seat.wins.text()},
                        {"win_rate", seat.winRate},
                        {"expected", seat.expected},
                        {"error", seat.error},
                        {"share", seat.share},
                        {"share_error", seat.shareError},
                        {"beyond_chance", seat.isBeyondChance}});
    }
    return list;
}

Json doubtsJson(const std::vector<cup::Doubted>& doubts, const cup::Position& position, Language language) {
    Json list = Json::array();
    for (const cup::Doubted& each : doubts) {
        list.push_back({{"doubt", std::string(engine::nameOf(each.doubt, cup::kDoubtWords))},
                        {"players", numbersOf(each.players, position)},
                        {"count", each.count},
                        {"text", sentence(each, position, language)}});
    }
    return list;
}

Json awayJson(const std::vector<cup::AwaySeat>& away, const cup::Position& position, Language language) {
    Json list = Json::array();
    for (const cup::AwaySeat& each : away) {
        list.push_back({{"round", each.round},
                        {"table", each.table},
                        {"player", position.table->idOf(each.player)},
                        {"name", (*position.table)[each.player].name},
                        {"text", sentence(each, position, language)}});
    }
    return list;
}

std::vector<OddResult> oddResults(const cup::Position& position) {
    std::vector<OddResult> odd;
    for (std::size_t round = 0; round < position.rounds.size(); ++round) {
        const std::vector<cup::Pod>& pods = position.rounds[round].pods;
        for (std::size_t table = 0; table < pods.size(); ++table) {
            if (!pods[table].result) {
                continue;
            }
            auto doubts = doubtsIn(position.settings, pods[table].result->scores);
            if (!doubts.empty()) {
                odd.push_back({static_cast<int>(round) + 1, static_cast<int>(table) + 1, std::move(doubts)});
            }
        }
    }
    return odd;
}

}  // namespace adjudicator
