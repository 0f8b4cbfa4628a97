// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/entry.h"

namespace adjudicator {

/// The commitment to the next virtual throw, and the act declared for it, if any.
template <class Game>
struct OpenThrowOf {
    std::uint32_t number = 0;
    db::Hash commitment;
    std::optional<ThrowDeclaredOf<Game>> declared;
    WitnessWord said;
};

/// Dice already thrown for an act that was taken back: the same act, entered again, uses them (R-RETHROW).
struct SpareThrow {
    std::uint32_t number = 0;
    DiceLevel level = DiceLevel::Desk;
    std::string act;
    engine::Dice dice;
};

/// The virtual throws of a record: the one that is open, and those that were thrown and lie unused.
template <class Game>
class CommittedThrows {
public:
    [[nodiscard]] const std::optional<OpenThrowOf<Game>>& open() const { return m_open; }
    /// The number of the next throw to commit to.
    [[nodiscard]] std::uint32_t next() const { return m_next; }
    /// The spare of an act, as it is declared, that has dice of these sides; null where there is none.
    [[nodiscard]] const SpareThrow* spareFor(const std::string& act, const std::vector<int>& sides) const;

    /// The next entry came into the record.
    void pass(const EntryBodyOf<Game>& body);
    /// No act that counts uses this throw any more, or one does again.
    void layReady(const SpareThrow& spare) { m_spares[spare.act].insert_or_assign(spare.number, spare); }
    void use(const SpareThrow& spare);

private:
    std::optional<OpenThrowOf<Game>> m_open;
    std::uint32_t m_next = 0;
    /// By the act and, of one act, in the order in which they were thrown.
    std::map<std::string, std::map<std::uint32_t, SpareThrow>> m_spares;
};

}  // namespace adjudicator
