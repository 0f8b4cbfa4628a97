// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/questions/questions_of.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace adjudicator::questions {

namespace {

using vision::BoardReading;
using vision::Doubt;
using vision::Unsure;

/// Of what was not read that it is really not there: between the half from which on something is read and the sureness
/// from which on nobody is asked.
constexpr double kSurenessOfNothing = 0.75;
/// Of what is read with no confidence of its own: walls, what lies face down.
constexpr double kSurenessOfRead = 0.5;

/// What stands at a place as it was read.
struct Read {
    std::string owner;
    double confidence = kSurenessOfRead;
};

template <class Things>
std::optional<Read> readAmong(const Things& things, const vision::Place& place) {
    for (const auto& thing : things) {
        vision::Place at;
        if constexpr (requires { thing.at; }) {
            at = thing.at;
        } else {
            at = thing.hex;
        }
        if (at == place) {
            return Read{std::string(vision::toText(thing.owner)), thing.confidence};
        }
    }
    return std::nullopt;
}

/// The piece that was read at a place: of several the one that is named first.
std::optional<Read> pieceAt(const BoardReading& reading, const vision::Place& place) {
    for (const auto& read :
         {readAmong(reading.armies, place), readAmong(reading.nukes, place), readAmong(reading.buildings, place),
          readAmong(reading.routes, place), readAmong(reading.bridges, place)}) {
        if (read) {
            return read;
        }
    }
    return std::nullopt;
}

/// Whose a piece would be that was not read.
std::string likelyOwner(const BoardReading& reading, const Unsure& unsure) {
    if (unsure.owner) {
        return std::string(vision::toText(*unsure.owner));
    }
    const vision::FigureSpot* likeliest = nullptr;
    for (const vision::FigureSpot& spot : reading.figureSpots) {
        if (vision::Place(spot.at) == unsure.at && (likeliest == nullptr || spot.chance > likeliest->chance)) {
            likeliest = &spot;
        }
    }
    return likeliest == nullptr ? std::string() : std::string(vision::toText(likeliest->owner));
}

/// The colours on the board, who has most first.
std::vector<std::string> coloursOn(const BoardReading& reading) {
    std::map<vision::PieceColour, int> pieces;
    for (const vision::BuildingReading& building : reading.buildings) {
        ++pieces[building.owner];
    }
    for (const vision::RouteReading& route : reading.routes) {
        ++pieces[route.owner];
    }
    std::vector<std::pair<vision::PieceColour, int>> most(pieces.begin(), pieces.end());
    std::ranges::stable_sort(most, [](const auto& a, const auto& b) { return a.second > b.second; });
    std::vector<std::string> words;
    for (const auto& [colour, count] : most) {
        words.emplace_back(vision::toText(colour));
    }
    return words;
}

double surenessOf(const BoardReading& reading, const Unsure& unsure) {
    if (unsure.options.front() == vision::kNothing && unsure.what != Doubt::Number) {
        return kSurenessOfNothing;
    }
    switch (unsure.what) {
        case Doubt::Terrain:
        case Doubt::Number:
            for (const vision::TileReading& tile : reading.tiles) {
                if (vision::Place(tile.hex) == unsure.at) {
                    return unsure.what == Doubt::Terrain ? tile.confidence : tile.numberConfidence;
                }
            }
            break;
        case Doubt::Harbour:
            for (const vision::HarbourReading& harbour : reading.harbours) {
                if (vision::Place(harbour.side) == unsure.at) {
                    return harbour.confidence;
                }
            }
            break;
        case Doubt::Robber:
            for (const auto& marker : {reading.robber, reading.pirate}) {
                if (marker && vision::Place(marker->hex) == unsure.at) {
                    return marker->confidence;
                }
            }
            break;
        case Doubt::Piece:
        case Doubt::Kind:
        case Doubt::Owner:
            if (const auto read = pieceAt(reading, unsure.at)) {
                return read->confidence;
            }
            break;
    }
    return kSurenessOfRead;
}

bool isBuildingWord(const std::string& word) {
    return word == "settlement" || word == "city";
}

Item itemOf(const BoardReading& reading, const Unsure& unsure) {
    Item item{unsure.at, unsure.what, {}, surenessOf(reading, unsure)};
    if (unsure.what == Doubt::Owner) {
        for (const std::string& option : unsure.options) {
            item.answers.push_back(option == vision::kNothing ? Answer{option} : Answer{{}, option});
        }
        return item;
    }
    const bool isPiece = unsure.what == Doubt::Piece;
    const bool isWall = std::ranges::find(unsure.options, "wall") != unsure.options.end();
    const auto read = isPiece && !isWall ? pieceAt(reading, unsure.at) : std::nullopt;
    const std::string owner = read ? read->owner : isPiece ? likelyOwner(reading, unsure) : std::string();
    for (const std::string& option : unsure.options) {
        if (!isPiece || isWall || option == vision::kNothing) {
            item.answers.push_back({option});
        } else if (!owner.empty()) {
            item.answers.push_back({option, owner});
        } else {
            for (const std::string& colour : coloursOn(reading)) {
                item.answers.push_back({option, colour});
            }
        }
    }
    return item;
}

/// Where nothing but a building may stand it may be either kind.
void offerBothKinds(Item& item) {
    const auto isBuilding = [](const Answer& answer) { return isBuildingWord(answer.word); };
    const auto building = std::ranges::find_if(item.answers, isBuilding);
    const bool isBuildingOrNothing =
        std::ranges::all_of(item.answers, [&](const Answer& each) { return each.isNothing() || isBuilding(each); });
    if (!std::holds_alternative<engine::Corner>(item.at) || building == item.answers.end() || !isBuildingOrNothing) {
        return;
    }
    const std::string owner = building->owner;
    for (const char* kind : {"settlement", "city"}) {
        if (std::ranges::find(item.answers, kind, &Answer::word) == item.answers.end()) {
            item.answers.push_back({kind, owner});
        }
    }
}

/// Whether a piece stands there, and of which kind: one question.
void merge(Item& piece, const Item& kind) {
    const Answer& there = piece.answers.front();
    const bool isArmy = there.word == "army" || there.word == "nuke";
    const std::string owner = there.owner;
    if (there.isNothing()) {
        return;  // what is not there is of no kind
    }
    std::vector<Answer> answers;
    for (const Answer& answer : kind.answers) {
        if (!answer.isNothing()) {
            answers.push_back({answer.word, owner});
        }
    }
    // Of a building that is as good as not there the next thought is that it is not; of an army, of how many units.
    const auto rest = isArmy ? answers.end() : answers.begin() + 1;
    std::vector<Answer> others;
    for (const Answer& answer : piece.answers) {
        if (answer.word != there.word && std::ranges::find(answers, answer.word, &Answer::word) == answers.end()) {
            others.push_back(answer);
        }
    }
    answers.insert(rest, others.begin(), others.end());
    piece.answers = std::move(answers);
    piece.sureness = std::min(piece.sureness, kind.sureness);
}

/// What lies outside the picture nobody can tell by looking at it.
bool isOutside(const BoardReading& reading, const Unsure& unsure) {
    return std::ranges::any_of(reading.tiles, [&](const vision::TileReading& tile) {
        const auto* side = std::get_if<engine::Side>(&unsure.at);
        const bool isItself =
            unsure.at == vision::Place(tile.hex) && (unsure.what == Doubt::Terrain || unsure.what == Doubt::Number);
        bool isBeside = false;
        if (side != nullptr && unsure.what == Doubt::Harbour) {
            const auto beside = engine::hexesAt(*side);
            isBeside = std::ranges::find(beside, tile.hex) != beside.end();
        }
        return !tile.isSeen && (isItself || isBeside);
    });
}

std::vector<Item> itemsOf(const BoardReading& reading) {
    std::vector<Item> items;
    for (const Unsure& unsure : reading.unsure) {
        if (unsure.options.size() < 2 || isOutside(reading, unsure)) {
            continue;
        }
        Item item = itemOf(reading, unsure);
        const auto other = std::ranges::find_if(items, [&](const Item& before) {
            return before.what != Doubt::Owner && before.what != item.what && areOfOneThing(before, item);
        });
        if (item.what == Doubt::Kind && other != items.end()) {
            merge(*other, item);
        } else if (item.what == Doubt::Piece && other != items.end()) {
            merge(item, *other);
            *other = std::move(item);
        } else if (item.answers.size() > 1) {
            items.push_back(std::move(item));
        }
    }
    for (Item& item : items) {
        if (item.what == Doubt::Piece) {
            offerBothKinds(item);
        }
        const bool isNothingOffered = std::ranges::any_of(item.answers, &Answer::isNothing);
        if (item.what == Doubt::Kind && !isNothingOffered) {
            item.answers.push_back({std::string(vision::kNothing)});
        }
    }
    return items;
}

/// Items with the same key are asked together; an empty one: alone.
using Key = std::vector<std::string>;

Key keyOf(const Item& item) {
    constexpr std::size_t kMostToCycle = 3;
    if (item.what == Doubt::Harbour) {
        return {"harbours"};
    }
    if (item.answers.size() > kMostToCycle) {
        return {};
    }
    const Answer& first = item.answers.front();
    switch (item.what) {
        case Doubt::Terrain:
        case Doubt::Number:
        case Doubt::Harbour:
        case Doubt::Robber:
            return {};
        case Doubt::Piece: {
            const std::string owner = ownerOf({{item}});
            const auto isOfBase = [](const Answer& answer) {
                return answer.isNothing() || answer.word == "road" || isBuildingWord(answer.word);
            };
            if (!owner.empty() && std::ranges::all_of(item.answers, isOfBase)) {
                return {"pieces", owner, first.isNothing() ? "not read" : "read"};
            }
            break;
        }
        case Doubt::Kind:
        case Doubt::Owner:
            break;
    }
    Key key;
    for (const Answer& answer : item.answers) {
        key.push_back(answer.word + '/' + answer.owner);
    }
    std::ranges::sort(key);
    key.emplace_back(vision::toText(item.what));
    return key;
}

/// How much depends on its being right.
double effectOf(const Item& item) {
    switch (item.what) {
        case Doubt::Terrain:
        case Doubt::Number:
            return 1;
        case Doubt::Piece:
        case Doubt::Kind:
        case Doubt::Owner:
            return std::holds_alternative<engine::Corner>(item.at) ? 0.8 : 0.5;
        case Doubt::Robber:
            return 0.6;
        case Doubt::Harbour:
            return 0.4;
    }
    return 0;
}

/// Cuts what belongs together into groups of nearly equal size that can be seen at once.
void addGroups(std::vector<Item> items, std::vector<Question>& questions) {
    const bool areHarbours = items.front().what == Doubt::Harbour;
    const std::size_t most = areHarbours ? kMostHarbours : kMostInGroup;
    const std::size_t groups = (items.size() + most - 1) / most;
    for (Item& item : items) {
        // In a group there is no "something else".
        if (areHarbours && items.size() > 1) {
            const std::vector<Answer> further = furtherAnswers(item, {});
            item.answers.insert(item.answers.end(), further.begin(), further.end());
        }
    }
    for (std::size_t i = 0; i < groups; ++i) {
        const auto from = items.begin() + static_cast<std::ptrdiff_t>(i * items.size() / groups);
        const auto to = items.begin() + static_cast<std::ptrdiff_t>((i + 1) * items.size() / groups);
        questions.push_back({{from, to}});
    }
}

}  // namespace

std::vector<Question> questionsOf(const BoardReading& reading) {
    std::vector<Item> items = itemsOf(reading);
    std::ranges::stable_sort(items, {}, &Item::sureness);
    std::map<Key, std::vector<Item>> together;
    std::vector<Question> questions;
    for (Item& item : items) {
        Key key = keyOf(item);
        if (key.empty()) {
            questions.push_back({{std::move(item)}});
        } else {
            together[std::move(key)].push_back(std::move(item));
        }
    }
    for (auto& [key, group] : together) {
        addGroups(std::move(group), questions);
    }
    for (Question& question : questions) {
        for (const Item& item : question.items) {
            question.weight += (1 - item.sureness) * effectOf(item);
        }
    }
    std::ranges::stable_sort(questions, std::ranges::greater(), &Question::weight);
    return questions;
}

}  // namespace adjudicator::questions
