// SPDX-License-Identifier: GPL-3.0-or-later
// For the sentences of refusals only.
#pragma once

#include <string>

#include "adjudicator/text/refusals/refusal_words.h"

namespace adjudicator {

/// What an act costs and what is lacking, as its refusal says it. Refers to the words, which must outlive it.
class PriceWords {
public:
    explicit PriceWords(const RefusalWords& words) : m_words(words) {}

    /// "Red lacks 1 wool: a settlement costs brick, lumber, wool and grain".
    [[nodiscard]] std::string cannotPay() const;
    [[nodiscard]] std::string noPieceLeft() const;
    /// "White holds at least 2 ore, and gives all of it".
    [[nodiscard]] std::string holdsMore() const;

private:
    /// "1 wool", "2 cards more".
    [[nodiscard]] std::string shortage() const;
    /// " (has at most 1)" of a hand that is not known card by card; empty where the missing cards say enough.
    [[nodiscard]] std::string known(engine::Resource resource) const;
    /// "a settlement costs brick, lumber, wool and grain".
    [[nodiscard]] std::string priceText() const;
    /// "a settlement", for what is built or bought; empty when no price list has it.
    [[nodiscard]] std::string thing() const;

    const RefusalWords& m_words;
};

}  // namespace adjudicator
