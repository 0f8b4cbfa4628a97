// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/expected.h"
#include "engine/state/rules.h"
#include "engine/state/to_position.h"

namespace engine {

/// What a table chooses before a game, in the words of the notation.
struct RulesChoice {
    std::vector<std::string> documents;
    std::map<std::string, std::string> rulings;
    std::vector<std::string> switches;
    std::map<std::string, int> numbers;
    std::map<std::string, Cards> prices;
    std::size_t players = 4;
};

/// The rules being put together. A number set by two documents needs a combination ruling; the base game's may be
/// overridden.
class RulesDraft {
public:
    explicit RulesDraft(Rules& rules) : m_rules(rules) {}
    void set(Number number, int value, ClauseId clause);
    void price(Item item, const Cards& cards);
    [[nodiscard]] Rules& rules() { return m_rules; }

private:
    Rules& m_rules;
};

/// One document's part in the rules: what it sets, over the base game.
struct Part {
    Document document{};
    void (*apply)(RulesDraft& draft);
};

/// The documents that the engine decides, in the order of the catalogue. A further document is one line here.
[[nodiscard]] std::span<const Part> parts();

/// Puts the rules together: base game, then each document (in the catalogue's order whatever order they are named in),
/// then the table's own numbers and prices. Every fault at once.
[[nodiscard]] Expected<Rules, Faults> combine(const RulesChoice& choice);

}  // namespace engine
