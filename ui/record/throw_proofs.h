// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "adjudicator/record/line.h"

namespace ui {

/// Which lines of a record are only there to prove a throw, and of which act it is: the first that used it.
class ThrowProofs {
public:
    using Log = adjudicator::EntryLog<adjudicator::TableGame>;

    void clear() { m_throws.clear(); }
    /// Takes in the next entry; every one, in order. The act whose proof is another by it; 0 for none.
    std::uint64_t take(const Log& log, std::uint64_t seq);
    /// The act that this entry only proves the throw of; 0 for none.
    [[nodiscard]] std::uint64_t actOf(const Log& log, std::uint64_t seq) const;
    /// The entries that prove the act's throw, newest first.
    [[nodiscard]] std::vector<std::uint64_t> proofOf(const Log& log, std::uint64_t act) const;

private:
    /// The proof lies between two entries. 0: there is none yet.
    struct Throw {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        std::uint32_t act = 0;
    };
    /// By number.
    std::vector<Throw> m_throws;
};

}  // namespace ui
