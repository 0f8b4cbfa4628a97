// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/event.h"

#include <algorithm>

#include "engine/action/one_of.inl"

ADJ_COMPILE_ONE_OF(engine::EventVariant);

namespace engine {

Event::Event() = default;
Event::Event(EventBody&& given, Clauses&& under, RulingChoices&& by)
    : body(std::move(given)), clauses(std::move(under)), rulings(std::move(by)) {}

Clauses citedOnce(const Clauses& clauses) {
    Clauses once;
    for (const ClauseId clause : clauses) {
        if (std::find(once.begin(), once.end(), clause) == once.end()) {
            once.push_back(clause);
        }
    }
    return once;
}

bool Event::operator==(const Event& other) const {
    const bool same = clauses == other.clauses || citedOnce(clauses) == citedOnce(other.clauses);
    return same && body == other.body && rulings == other.rulings;
}

}  // namespace engine
