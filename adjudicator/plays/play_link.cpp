// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "adjudicator/plays/play.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "db/codes.h"

namespace adjudicator {

using engine::Language;

namespace {

using Json = nlohmann::ordered_json;

/// Catan on BoardGameGeek.
constexpr int kCatan = 13;

/// What BG Stats knows a person by, from evening to evening. Who has a name is known by it, wherever they sit; a colour
/// without a name is nobody in particular and is not to be taken for who has it next time.
std::string personOf(const Play& play, const Play::Seat& seat) {
    return seat.name.empty() ? db::toHex(play.game) + '/' + seat.id : seat.name;
}

/// Per cent signs for all that does not stand for itself in the query of an address.
std::string inQuery(std::string_view text) {
    constexpr std::string_view kPlain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        ":,/";
    std::string result;
    for (const char letter : text) {
        result += kPlain.find(letter) != std::string_view::npos
                      ? std::string(1, letter)
                      : fmt::format("%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(letter)));
    }
    return result;
}

}  // namespace

std::string playJson(const Play& play, Language language) {
    Json players = Json::array();
    for (const Play::Seat& seat : play.seats) {
        // Some versions of BG Stats refuse a player for whom winner or startPlayer is left out.
        Json player = {{"sourcePlayerId", personOf(play, seat)},
                       {"name", shownName(seat)},
                       {"startPlayer", seat.isFirst},
                       {"role", seat.name.empty() ? std::string() : seat.colour},
                       {"score", seat.points},
                       {"winner", seat.hasWon}};
        if (seat.rank) {
            player["rank"] = *seat.rank;
        }
        players.push_back(std::move(player));
    }
    const std::string documents = joined(play.documents, " + ");
    const Json json = {
        {"sourceName", "The Adjudicator"},
        {"sourcePlayId", db::toHex(play.game)},
        {"playDate", play.time},
        {"durationMin", play.minutes},
        {"game",
         {{"name", "Catan"},
          {"bggId", kCatan},
          {"sourceGameId", "catan-" + play.documentKey},
          {"highestWins", true},
          {"noPoints", false}}},
        {"players", std::move(players)},
        {"board", documents},
        {"comments", play.isOver ? documents : say(language, "{}; not over", documents)},
    };
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string playLink(const Play& play, Language language) {
    return "https://app.bgstatsapp.com/createPlay.html?data=" + inQuery(playJson(play, language));
}

}  // namespace adjudicator
