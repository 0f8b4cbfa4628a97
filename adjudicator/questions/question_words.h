// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "adjudicator/questions/question.h"
#include "adjudicator/text/place_words.h"
#include "engine/clauses/language.h"
#include "engine/state/setup.h"

namespace adjudicator::questions {

/// The questions of a picture in words, with the places as people say them and the players as they are called.
class QuestionWords {
public:
    /// `board`: whose places and players are named; empty: places by their coordinates. Both must outlive the words.
    QuestionWords(const engine::Position* board, const std::vector<engine::PlayerSetup>& players,
                  engine::Language language)
        : m_board(board), m_players(players), m_language(language) {}

    /// "8–10–5: settlement, city or nothing?", "Are these four pieces White's?"
    [[nodiscard]] std::string sentence(const Question& question) const;
    /// "8–10–5", "side between hills 6 and fields 9".
    [[nodiscard]] std::string place(const vision::Place& place) const;
    /// "White's settlement", "nothing", "3:1 harbour", "Orange".
    [[nodiscard]] std::string answer(const Answer& answer) const;
    /// The same without whose.
    [[nodiscard]] std::string thing(const std::string& word) const;
    /// By the player's name, else by the colour: "Anna", "White".
    [[nodiscard]] std::string player(const std::string& id) const;

private:
    [[nodiscard]] std::string ofGroup(const Question& question) const;

    const engine::Position* m_board;
    const std::vector<engine::PlayerSetup>& m_players;
    engine::Language m_language;
};

}  // namespace adjudicator::questions
