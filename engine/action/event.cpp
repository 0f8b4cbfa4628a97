// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/event.h"

#include <algorithm>

#include "engine/action/one_of.inl"

ADJ_COMPILE_ONE_OF(engine::EventVariant);

namespace engine {

Event::Event() = default;
Event::Event(EventBody&& given, std::vector<ClauseId>&& under, std::vector<RulingChoice>&& by)
    : body(std::move(given)), clauses(std::move(under)), rulings(std::move(by)) {}

namespace {

/// Each clause where it is cited first.
std::vector<ClauseId> citedOnce(const std::vector<ClauseId>& clauses) {
    std::vector<ClauseId> once;
    for (const ClauseId clause : clauses) {
        if (std::find(once.begin(), once.end(), clause) == once.end()) {
            once.push_back(clause);
        }
    }
    return once;
}

}  // namespace

bool Event::operator==(const Event& other) const {
    const bool same = clauses == other.clauses || citedOnce(clauses) == citedOnce(other.clauses);
    return same && body == other.body && rulings == other.rulings;
}

}  // namespace engine
