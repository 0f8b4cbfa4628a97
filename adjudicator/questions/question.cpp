// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/questions/question.h"

#include <algorithm>
#include <array>
#include <variant>

namespace adjudicator::questions {

namespace {

constexpr std::size_t kMostFurther = 9;

/// The kinds of things of which a place has one each.
enum class Thing { Tile, Token, Marker, Bridge, Route, Harbour, Standing, Wall };

Thing thingOf(const Item& item) {
    const auto mentions = [&](const char* word) {
        return std::ranges::any_of(item.answers, [&](const Answer& answer) { return answer.word == word; });
    };
    switch (item.what) {
        case vision::Doubt::Terrain:
            return Thing::Tile;
        case vision::Doubt::Number:
            return Thing::Token;
        case vision::Doubt::Harbour:
            return Thing::Harbour;
        case vision::Doubt::Robber:
            return Thing::Marker;
        case vision::Doubt::Piece:
        case vision::Doubt::Kind:
        case vision::Doubt::Owner:
            break;
    }
    if (mentions("wall")) {
        return Thing::Wall;
    }
    return std::holds_alternative<engine::Hex>(item.at)    ? Thing::Bridge
           : std::holds_alternative<engine::Side>(item.at) ? Thing::Route
                                                           : Thing::Standing;
}

void addWords(std::vector<Answer>& answers, std::initializer_list<const char*> words, const std::string& owner = {}) {
    for (const char* word : words) {
        answers.push_back({word, owner});
    }
}

}  // namespace

std::string ownerOf(const Question& question) {
    std::string owner;
    for (const Item& item : question.items) {
        for (const Answer& answer : item.answers) {
            if (answer.isNothing()) {
                continue;
            }
            if (answer.owner.empty() || (!owner.empty() && answer.owner != owner)) {
                return {};
            }
            owner = answer.owner;
        }
    }
    return owner;
}

bool isOfHarbours(const Question& question) {
    return std::ranges::all_of(question.items, [](const Item& item) { return item.what == vision::Doubt::Harbour; });
}

std::vector<Answer> furtherAnswers(const Item& item, const std::vector<std::string>& players) {
    std::vector<Answer> further;
    switch (thingOf(item)) {
        case Thing::Tile:
            addWords(further, {"forest", "pasture", "fields", "hills", "mountains", "desert", "gold", "sea"});
            break;
        case Thing::Token:
            addWords(further, {"2", "3", "4", "5", "6", "8", "9", "10", "11", "12"});
            break;
        case Thing::Harbour:
            addWords(further, {"any", "lumber", "brick", "wool", "grain", "ore"});
            break;
        case Thing::Marker:
        case Thing::Wall:
            break;
        case Thing::Bridge:
        case Thing::Route:
        case Thing::Standing:
            // The same thing of another player.
            for (const std::string& player : players) {
                const bool isOffered = std::ranges::any_of(
                    item.answers, [&](const Answer& answer) { return !answer.isNothing() && answer.owner == player; });
                if (!isOffered) {
                    const auto thing =
                        std::ranges::find_if(item.answers, [](const Answer& answer) { return !answer.isNothing(); });
                    const bool isWhoseOnly = item.what == vision::Doubt::Owner || thing == item.answers.end();
                    further.push_back({isWhoseOnly ? std::string() : thing->word, player});
                }
            }
            break;
    }
    std::erase_if(further,
                  [&](const Answer& answer) { return std::ranges::find(item.answers, answer) != item.answers.end(); });
    further.resize(std::min(further.size(), kMostFurther));
    return further;
}

bool areOfOneThing(const Item& a, const Item& b) {
    return a.at == b.at && thingOf(a) == thingOf(b);
}

}  // namespace adjudicator::questions
