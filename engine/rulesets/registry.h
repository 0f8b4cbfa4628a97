// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/rules/combine.h"

namespace engine {

/// The rules being put together. Each document says what it sets, over the base game; a number that two documents set
/// differently is a contest, which a combination ruling decides (combinations.h).
class RulesDraft {
public:
    /// What one document sets a number to.
    struct Claim {
        Document document{};
        Number number{};
        int value = 0;
        ClauseId clause{};
    };

    RulesDraft(Rules& rules, Document document) : m_rules(rules), m_document(document) {}

    void set(Number number, int value, ClauseId clause);
    void price(Item item, const Cards& cards) { m_rules.prices[static_cast<std::size_t>(item)] = cards; }
    /// A clause of another document that this one puts out of force.
    void suspend(ClauseId clause) { m_rules.clauses.reset(index(clause)); }
    [[nodiscard]] Rules& rules() { return m_rules; }
    [[nodiscard]] const Rulings& rulings() const { return m_rules.rulings; }

    /// The document whose part speaks from now on.
    void speakFor(Document document) { m_document = document; }
    [[nodiscard]] const std::vector<Claim>& claims() const { return m_claims; }
    /// A claim takes effect.
    void settle(const Claim& claim);

private:
    Rules& m_rules;
    Document m_document;
    std::vector<Claim> m_claims;
};

/// One document's part in the rules: what it sets (null: a guest, whose book says it), and its clauses that hold only
/// when the table switches them on.
struct Part {
    Document document{};
    void (*apply)(RulesDraft& draft) = nullptr;
    std::span<const ClauseId> optional;
    /// The clause that says how many players it takes.
    ClauseId players{};
    std::size_t fewest = 2;
    std::size_t most = 0;
};

/// The documents that the engine decides, in the order of the catalogue, then the guests.
[[nodiscard]] std::span<const Part> parts();

}  // namespace engine
