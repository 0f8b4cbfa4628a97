// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "vision/reading/reading.h"

namespace adjudicator::questions {

/// What somebody may say of a place.
struct Answer {
    /// A word of a position file (`settlement`, `8`, `any`, `2I+nuke`) or vision::kNothing; empty: it is what it is,
    /// and only whose is said.
    std::string word;
    /// Whose piece, by the colour's word; empty: whose it is is not said.
    std::string owner = {};
    [[nodiscard]] bool isNothing() const { return word == vision::kNothing; }
    bool operator==(const Answer&) const = default;
};

/// A place of which something is in doubt.
struct Item {
    vision::Place at;
    vision::Doubt what = vision::Doubt::Terrain;
    /// Likeliest first; the first is what stands on the board as it was read. There are two at least.
    std::vector<Answer> answers;
    /// The chance in 0..1 that the first is right.
    double sureness = 0;
    bool operator==(const Item&) const = default;
};

/// Asked at one stroke: one place, or several that are in doubt in the same way.
struct Question {
    std::vector<Item> items;
    [[nodiscard]] bool isGroup() const { return items.size() > 1; }
    /// What speaks for asking it early: how much would be wrong on the board without it.
    double weight = 0;
    bool operator==(const Question&) const = default;
};

/// As many pictures are seen large at a time; of harbours, whose signs need less room and come all together in one
/// frame, as many as a small box has.
inline constexpr std::size_t kMostInGroup = 4;
inline constexpr std::size_t kMostHarbours = 9;

/// Whether harbours are what is asked about.
[[nodiscard]] bool isOfHarbours(const Question& question);

/// The player whose pieces alone the items are about; empty: nobody's, or several players'.
[[nodiscard]] std::string ownerOf(const Question& question);

/// What the place may be beyond the answers of the item, for "something else": other players for a piece that is
/// somebody's, other terrains, numbers, trades or units; nine at most.
[[nodiscard]] std::vector<Answer> furtherAnswers(const Item& item, const std::vector<std::string>& players);

/// Two doubts at one place are about the same thing: a harbour is another thing than the road in front of it.
[[nodiscard]] bool areOfOneThing(const Item& a, const Item& b);

}  // namespace adjudicator::questions
