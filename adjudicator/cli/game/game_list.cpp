// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_list.h"

#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/say.h"
#include "db/codes.h"
#include "engine/notation/json_fault.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Json = nlohmann::ordered_json;

/// What entry 0 says of the game; what it does not say, or says otherwise, is left empty.
struct Beginning {
    bool isReadable = true;
    std::string time;
    Json players = Json::array();  ///< Their ids in seat order.
    Json documents = Json::array();
};

Beginning beginningOf(const db::Book& book, const db::GameId& game) {
    Beginning beginning;
    const auto first = book.entries(game, 0, 0);
    beginning.isReadable = first.has_value();
    const Json body = first && !first->empty() && !engine::limitFault(first->front().body)
                          ? Json::parse(first->front().body, nullptr, false)
                          : Json();
    if (!body.is_object()) {
        return beginning;
    }
    if (const auto time = body.find("time"); time != body.end() && time->is_string()) {
        beginning.time = time->get<std::string>();
    }
    const auto position = body.find("position");
    if (position == body.end() || !position->is_object()) {
        return beginning;
    }
    const auto strings = [&](const char* name) {
        Json list = Json::array();
        if (const auto found = position->find(name); found != position->end() && found->is_array()) {
            for (const Json& item : *found) {
                const Json& id = item.is_object() && item.contains("id") ? item["id"] : item;
                if (id.is_string()) {
                    list.push_back(id);
                }
            }
        }
        return list;
    };
    beginning.players = strings("players");
    beginning.documents = strings("documents");
    return beginning;
}

std::string joined(const Json& list) {
    std::string text;
    for (const Json& item : list) {
        text += (text.empty() ? "" : ",") + item.get<std::string>();
    }
    return text;
}

bool isAside(const db::Book& book, const db::GameId& game) {
    const auto first = book.entries(game, 0, 0);
    return first && !first->empty() && !isPlayed(gameKindOf(first->front().body));
}

/// The branches' ends; empty where there is one line, or where damage does not let it be told.
std::vector<db::Head> branchesOf(const db::Book& book, const db::GameInfo& game) {
    if (!game.isReadable || game.entryCount == game.head.seq + 1) {
        return {};
    }
    const auto tree = book.tree(game.id);
    std::vector<db::Head> heads = tree ? tree->heads() : std::vector<db::Head>{};
    return heads.size() > 1 ? heads : std::vector<db::Head>{};
}

}  // namespace

int listGames(const GameOptions& options, Streams streams, Language language) {
    const auto book = openBook(streams, options, db::OpenMode::ReadOnly, language);
    if (!book) {
        return kUnusable;
    }
    const auto games = book->games();
    if (!games) {
        return refuseBook(streams, bookFile(options), games.error(), language);
    }
    Json all = Json::array();
    for (const db::GameInfo& game : *games) {
        if (isAside(*book, game.id)) {
            continue;
        }
        const Beginning beginning = beginningOf(*book, game.id);
        const bool isDamaged = !game.isReadable || !beginning.isReadable || game.isCut;
        Json branches = Json::array();
        std::string ends;
        for (const db::Head& head : branchesOf(*book, game)) {
            branches.push_back({{"entry", head.seq}, {"head", db::toHex(head.hash)}});
            ends += ' ' + std::to_string(head.seq) + ':' + db::toHex(head.hash);
        }
        if (!options.json) {
            streams.out << db::toHex(game.id) << "  "
                        << (game.isCut  ? say(language, "{}, cut", game.entryCount)
                            : isDamaged ? say(language, "damaged")
                                        : std::to_string(game.entryCount))
                        << "  " << beginning.time << "  " << joined(beginning.players) << "  "
                        << joined(beginning.documents) << (ends.empty() ? "" : say(language, "  branches:{}", ends))
                        << '\n';
        }
        all.push_back({{"game", db::toHex(game.id)},
                       {"entries", game.isReadable ? Json(game.entryCount) : Json(nullptr)},
                       {"head", game.isReadable ? Json(db::toHex(game.head.hash)) : Json(nullptr)},
                       {"damaged", isDamaged},
                       {"cut", game.isCut},
                       {"time", beginning.time},
                       {"players", beginning.players},
                       {"documents", beginning.documents},
                       {"branches", std::move(branches)}});
    }
    if (options.json) {
        streams.out << all.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    }
    return kFine;
}

}  // namespace adjudicator::cli
