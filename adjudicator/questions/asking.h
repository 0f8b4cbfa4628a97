// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "adjudicator/questions/question.h"
#include "engine/state/setup.h"

namespace adjudicator::questions {

/// The questions of one picture while somebody answers them, each answer put on the board at once. An answer may take
/// away other questions.
class Asking {
public:
    Asking() = default;
    explicit Asking(std::vector<Question> questions) : m_open(std::move(questions)), m_count(m_open.size()) {}

    [[nodiscard]] bool isOver() const { return m_open.empty(); }
    /// How many there were, and how many of them are answered or were taken away by answers.
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] std::size_t done() const { return m_count - m_open.size(); }
    /// What is still to be asked, in its order; the first is the present one.
    [[nodiscard]] const std::vector<Question>& open() const { return m_open; }
    /// Only while it is not over.
    [[nodiscard]] const Question& now() const { return m_open.front(); }
    [[nodiscard]] bool canGoBack() const { return !m_before.empty(); }

    /// Answers the present question, one answer for each of its items.
    void answer(const std::vector<Answer>& said, engine::Setup& board);
    /// Nobody plays that colour: its pieces go, and all that was asked about them. A piece that may be another player's
    /// is that player's.
    void sayNobodyPlays(const std::string& owner, engine::Setup& board);
    /// An open question is asked now, the others after it.
    void askNow(std::size_t open);
    /// Nothing more is asked; all stays as it was read.
    void takeRest();
    /// The questions are those before the last answer; the board is the caller's to put back.
    void back();

private:
    void keep() { m_before.push_back(m_open); }
    /// What an answer settles beside its own item.
    void settle(const Item& item, const Answer& answer);
    void dropEmpty();

    std::vector<Question> m_open;
    std::size_t m_count = 0;
    std::vector<std::vector<Question>> m_before;
};

}  // namespace adjudicator::questions
