// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/hand.h"

#include <algorithm>

namespace engine {

namespace {

int plus(int most, int count) {
    return most >= kUnlimited ? kUnlimited : std::min(most + count, kUnlimited);
}

int minus(int most, int count) {
    return most >= kUnlimited ? kUnlimited : std::max(most - count, 0);
}

}  // namespace

Hand Hand::exactly(const Cards& known) {
    Hand hand;
    hand.total = known.total();
    for (const Resource resource : kResources) {
        hand.cards[resource] = {known[resource], known[resource]};
    }
    return hand;
}

bool Hand::mayHold(const Cards& wanted) const {
    int needed = 0;
    for (const Resource resource : kResources) {
        if (wanted[resource] > cards[resource].most) {
            return false;
        }
        needed += std::max(wanted[resource], cards[resource].least);
    }
    return !total || needed <= *total;
}

bool Hand::surelyHolds(const Cards& wanted) const {
    for (const Resource resource : kResources) {
        if (wanted[resource] > cards[resource].least) {
            return false;
        }
    }
    return true;
}

void Hand::gain(const Cards& seen) {
    for (const Resource resource : kResources) {
        cards[resource].least = plus(cards[resource].least, seen[resource]);
        cards[resource].most = plus(cards[resource].most, seen[resource]);
    }
    if (total) {
        *total += seen.total();
    }
    tighten();
}

void Hand::lose(const Cards& seen) {
    for (const Resource resource : kResources) {
        cards[resource].least = std::max(cards[resource].least - seen[resource], 0);
        cards[resource].most = minus(cards[resource].most, seen[resource]);
    }
    if (total) {
        *total = std::max(*total - seen.total(), 0);
    }
    tighten();
}

void Hand::gainUnseen(int count, const Hand& from) {
    for (const Resource resource : kResources) {
        cards[resource].most = plus(cards[resource].most, std::min(count, from.cards[resource].most));
    }
    if (total) {
        *total += count;
    }
    tighten();
}

void Hand::loseUnseen(int count) {
    for (const Resource resource : kResources) {
        cards[resource].least = std::max(cards[resource].least - count, 0);
    }
    if (total) {
        *total = std::max(*total - count, 0);
    }
    tighten();
}

/// With a known total, what the others hold at least and at most bounds each resource.
void Hand::tighten() {
    if (!total) {
        return;
    }
    int least = 0;
    int most = 0;
    for (const Resource resource : kResources) {
        cards[resource].most = std::min(cards[resource].most, *total);
        cards[resource].least = std::min(cards[resource].least, cards[resource].most);
        least += cards[resource].least;
        most += cards[resource].most;
    }
    for (const Resource resource : kResources) {
        Range& range = cards[resource];
        const int othersLeast = least - range.least;
        const int othersMost = most - range.most;
        range = {std::clamp(*total - othersMost, range.least, range.most),
                 std::clamp(*total - othersLeast, range.least, range.most)};
    }
}

}  // namespace engine
