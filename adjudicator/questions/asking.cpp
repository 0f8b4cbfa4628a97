// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/questions/asking.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "adjudicator/questions/put_answer.h"
#include "engine/check.h"

namespace adjudicator::questions {

void Asking::answer(const std::vector<Answer>& said, engine::Setup& board) {
    ADJ_CHECK(!isOver() && said.size() == now().items.size(), "each item of a question is answered");
    keep();
    const Question answered = std::move(m_open.front());
    m_open.erase(m_open.begin());
    for (std::size_t i = 0; i < said.size(); ++i) {
        putAnswer(board, answered.items[i], said[i]);
        settle(answered.items[i], said[i]);
    }
    dropEmpty();
}

void Asking::settle(const Item& item, const Answer& answer) {
    const bool isGone = answer.isNothing() && item.what != vision::Doubt::Number;
    for (Question& question : m_open) {
        std::erase_if(question.items, [&](const Item& other) {
            const bool isWallOfIt = other.at == item.at && std::holds_alternative<engine::Corner>(item.at) &&
                                    std::ranges::find(other.answers, "wall", &Answer::word) != other.answers.end();
            const bool isWhose = other.what == vision::Doubt::Owner && !answer.owner.empty();
            return (areOfOneThing(other, item) && (isGone || isWhose)) || (isGone && isWallOfIt);
        });
        for (Item& other : question.items) {
            for (Answer& may : other.answers) {
                if (areOfOneThing(other, item) && !answer.owner.empty() && !may.owner.empty()) {
                    may.owner = answer.owner;
                }
            }
        }
    }
    // What lies face down or is gone shows no token, and a desert has none.
    static constexpr std::array kBare{std::string_view("face_down"), std::string_view("removed"),
                                      std::string_view("desert"), std::string_view("sea")};
    const bool isBare = item.what == vision::Doubt::Terrain && std::ranges::find(kBare, answer.word) != kBare.end();
    for (Question& question : m_open) {
        std::erase_if(question.items, [&](const Item& other) {
            return isBare && other.at == item.at && other.what == vision::Doubt::Number;
        });
    }
}

void Asking::sayNobodyPlays(const std::string& owner, engine::Setup& board) {
    keep();
    for (Question& question : m_open) {
        for (Item& item : question.items) {
            const bool wasTheirs = item.answers.front().owner == owner;
            std::erase_if(item.answers, [&](const Answer& answer) { return answer.owner == owner; });
            const auto other = std::ranges::find_if(item.answers, [](const Answer& may) { return !may.owner.empty(); });
            if (wasTheirs && other != item.answers.end()) {
                putAnswer(board, item, *other);
                std::rotate(item.answers.begin(), other, other + 1);
            }
        }
        std::erase_if(question.items, [](const Item& item) { return item.answers.size() < 2; });
    }
    std::vector<vision::Place> gone;
    const auto note = [&](const auto& pieces) {
        for (const auto& piece : pieces) {
            if (piece.owner == owner) {
                gone.emplace_back(piece.at);
            }
        }
    };
    note(board.buildings);
    note(board.routes);
    takeAwayAllOf(board, owner);
    // Of which kind something is that is not there, and whether it has a wall.
    for (Question& question : m_open) {
        std::erase_if(question.items, [&](const Item& item) {
            return item.what != vision::Doubt::Harbour && std::ranges::find(gone, item.at) != gone.end();
        });
    }
    dropEmpty();
}

void Asking::dropEmpty() {
    std::erase_if(m_open, [](const Question& question) { return question.items.empty(); });
}

void Asking::askNow(std::size_t open) {
    ADJ_CHECK(open < m_open.size(), "an open question is asked");
    const auto from = m_open.begin() + static_cast<std::ptrdiff_t>(open);
    std::rotate(m_open.begin(), from, from + 1);
}

void Asking::takeRest() {
    keep();
    m_open.clear();
}

void Asking::back() {
    if (canGoBack()) {
        m_open = std::move(m_before.back());
        m_before.pop_back();
    }
}

}  // namespace adjudicator::questions
