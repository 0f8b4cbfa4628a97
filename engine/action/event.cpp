// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/event.h"

#include "engine/action/one_of.inl"

ADJ_COMPILE_ONE_OF(engine::EventVariant);

namespace engine {

Event::Event() = default;
Event::Event(EventBody given, std::vector<ClauseId> under, std::vector<RulingChoice> by)
    : body(std::move(given)), clauses(std::move(under)), rulings(std::move(by)) {}

}  // namespace engine
