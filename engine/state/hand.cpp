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

template <class Kind>
HandOf<Kind> HandOf<Kind>::exactly(const Counts& known) {
    HandOf hand;
    hand.total = known.total();
    for (const Kind kind : kCardsOf<Kind>) {
        hand.cards[kind] = {known[kind], known[kind]};
    }
    return hand;
}

template <class Kind>
bool HandOf<Kind>::surelyHolds(const Counts& wanted) const {
    for (const Kind kind : kCardsOf<Kind>) {
        if (wanted[kind] > cards[kind].least) {
            return false;
        }
    }
    return true;
}

template <class Kind>
CountsOf<Kind> HandOf<Kind>::mostOfEach() const {
    Counts most;
    int room = total.value_or(kUnlimited * static_cast<int>(kCardsOf<Kind>.size()));
    for (const Range& range : cards.items) {
        room -= range.least;
    }
    if (room < 0) {
        return most;  // No hand fits what was seen, so none holds anything.
    }
    for (const Kind kind : kCardsOf<Kind>) {
        most[kind] = std::min(cards[kind].most, room + cards[kind].least);
    }
    return most;
}

template <class Kind>
void HandOf<Kind>::gain(const Counts& seen) {
    for (const Kind kind : kCardsOf<Kind>) {
        cards[kind].least = plus(cards[kind].least, seen[kind]);
        cards[kind].most = plus(cards[kind].most, seen[kind]);
    }
    if (total) {
        *total += seen.total();
    }
    tighten();
}

template <class Kind>
void HandOf<Kind>::lose(const Counts& seen) {
    for (const Kind kind : kCardsOf<Kind>) {
        cards[kind].least = std::max(cards[kind].least - seen[kind], 0);
        cards[kind].most = minus(cards[kind].most, seen[kind]);
    }
    if (total) {
        *total = std::max(*total - seen.total(), 0);
    }
    tighten();
}

template <class Kind>
void HandOf<Kind>::gainUnseen(int count, const HandOf& from) {
    for (const Kind kind : kCardsOf<Kind>) {
        cards[kind].most = plus(cards[kind].most, std::min(count, from.cards[kind].most));
    }
    if (total) {
        *total += count;
    }
    tighten();
}

template <class Kind>
void HandOf<Kind>::loseUnseen(int count) {
    for (const Kind kind : kCardsOf<Kind>) {
        cards[kind].least = std::max(cards[kind].least - count, 0);
    }
    if (total) {
        *total = std::max(*total - count, 0);
    }
    tighten();
}

/// With a known total, what the others hold at least and at most bounds each card.
template <class Kind>
void HandOf<Kind>::tighten() {
    if (!total) {
        addUp();
        return;
    }
    int least = 0;
    int most = 0;
    for (const Kind kind : kCardsOf<Kind>) {
        cards[kind].most = std::min(cards[kind].most, *total);
        cards[kind].least = std::min(cards[kind].least, cards[kind].most);
        least += cards[kind].least;
        most += cards[kind].most;
    }
    if (least == *total && most == *total) {
        return;  // Every card is known: nothing is left to tighten.
    }
    for (const Kind kind : kCardsOf<Kind>) {
        Range& range = cards[kind];
        const int othersLeast = least - range.least;
        const int othersMost = most - range.most;
        range = {std::clamp(*total - othersMost, range.least, range.most),
                 std::clamp(*total - othersLeast, range.least, range.most)};
    }
}

template <class Kind>
bool HandOf<Kind>::mayHoldAny() const {
    if (total) {
        return *total > 0;
    }
    return std::any_of(cards.items.begin(), cards.items.end(), [](const Range& range) { return range.most > 0; });
}

template <class Kind>
void HandOf<Kind>::gainAll(HandOf& from) {
    for (const Kind kind : kCardsOf<Kind>) {
        cards[kind].least = plus(cards[kind].least, from.cards[kind].least);
        cards[kind].most = plus(cards[kind].most, from.cards[kind].most);
    }
    total = total && from.total ? std::optional(*total + *from.total) : std::nullopt;
    from = exactly({});
    tighten();
}

template <class Kind>
void HandOf<Kind>::cameIn(const Counts& seen, const Counts& among) {
    const int count = seen.total();
    int most = 0;
    for (const Range& range : cards.items) {
        most += range.most;
    }
    const HandOf before = *this;
    for (const Kind kind : kCardsOf<Kind>) {
        Range& range = cards[kind];
        if (among[kind] > 0) {
            range.most = std::max(minus(range.most, count - seen[kind]), range.least);
        }
        // A least that the total enforces may count the cards already.
        const bool counted = total && range.least > 0 && range.least <= *total - (most - before.cards[kind].most);
        range.least = counted ? range.least : std::min(plus(range.least, seen[kind]), range.most);
    }
    tighten();
}

template <class Kind>
void HandOf<Kind>::wentOut(const Counts& seen, const Counts& among) {
    const int count = seen.total();
    int least = 0;
    for (const Range& range : cards.items) {
        least += range.least;
    }
    const HandOf before = *this;
    for (const Kind kind : kCardsOf<Kind>) {
        Range& range = cards[kind];
        // A most that the total enforces may be without the cards already.
        const bool counted = total && range.most >= *total - (least - before.cards[kind].least);
        range.most = counted ? range.most : std::max(minus(range.most, seen[kind]), range.least);
        // A least of nothing may have been less than the cards that went.
        if (among[kind] > 0 && range.least > 0) {
            range.least = std::min(plus(range.least, count - seen[kind]), range.most);
        }
    }
    tighten();
}

template <class Kind>
Range HandOf<Kind>::size() const {
    if (total) {
        return {*total, *total};
    }
    Range size;
    for (const Range& range : cards.items) {
        size.least = plus(size.least, range.least);
        size.most = plus(size.most, range.most);
    }
    return size;
}

template <class Kind>
void HandOf<Kind>::count(int held) {
    total = held;
    tighten();
}

template <class Kind>
void HandOf<Kind>::addUp() {
    const Range known = size();
    if (!total && known.isExact() && known.most < kUnlimited) {
        total = known.most;
    }
}

template struct HandOf<Resource>;
template struct HandOf<DevelopmentCard>;

}  // namespace engine
