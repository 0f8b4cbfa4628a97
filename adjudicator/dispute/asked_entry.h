// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "adjudicator/record/line.h"

namespace adjudicator {

/// An entry that is no act and belongs to none, and that people ask about all the same: a throw that never fell, a
/// seal, a book put back, another desk.
struct AskedEntry {
    std::uint64_t seq = 0;
    std::string time;
    std::variant<ThrowVoid, Sealed, OlderState, HandedOver> body;
    /// Of a seal or a hand-over: it was signed by the key in charge there.
    bool holds = true;
    /// Of a void throw: the act that was announced for it, if one was.
    std::optional<engine::Action> announced;
    /// The act that counts and was thrown in its place, and its faces.
    std::optional<std::uint64_t> again;
    std::string facesAgain;
};

/// Empty for every other kind of entry.
[[nodiscard]] std::optional<AskedEntry> askedEntry(const Line& line, std::uint64_t entry);

/// The act that counts and that the entry is shown with: what was thrown in its place, else the one before it, else the
/// one after it. Empty where no act counts.
[[nodiscard]] std::optional<ActPlace> actBeside(const Line& line, const AskedEntry& asked);

}  // namespace adjudicator
