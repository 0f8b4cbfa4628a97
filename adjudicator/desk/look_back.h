// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "adjudicator/record/playback.h"

namespace adjudicator {

/// Where one looks back to in the open game's record, and the way there. All but `reset` take the line of that game,
/// as it is now.
class LookBack {
public:
    enum class Step : std::uint8_t { First, Previous, Next, Last, PreviousTurn, NextTurn };

    /// Another game is open: nothing of its way is known, and it is shown as it is now.
    void reset();
    /// The way of the open game's record was gone through elsewhere, as far as it is.
    void bring(Playback way) { m_way = std::make_unique<Playback>(std::move(way)); }

    /// The entry after which the table is shown; empty: as it is now.
    [[nodiscard]] std::optional<std::uint64_t> entry() const {
        return m_past ? std::optional(m_past->entry) : std::nullopt;
    }
    /// The position then; one must be looking back.
    [[nodiscard]] const engine::Position& position() const { return m_past->position; }
    /// The entry must be there.
    void lookAt(const Line& line, std::uint64_t entry);
    void backToNow() { m_past.reset(); }
    /// Where a step leads: an entry, or to now; empty where there is none.
    struct Lead {
        std::optional<std::uint64_t> entry;
    };
    [[nodiscard]] std::optional<Lead> leadOf(const Line& line, Step step);

    /// The whole way, up to the newest entry.
    [[nodiscard]] const Playback& way(const Line& line);
    /// It is known already: a step back waits for nothing.
    [[nodiscard]] bool isLaid(const Line& line) const;
    /// Takes in what came since the whole way was known; nothing while it is not.
    void follow(const Line& line, std::uint64_t before);
    /// Gets to know so many entries more; whether it is now whole.
    bool lay(const Line& line, std::uint64_t most);

private:
    struct Past {
        std::uint64_t entry = 0;
        engine::Position position;
    };
    std::optional<Past> m_past;
    /// Made when it is first asked for.
    std::unique_ptr<Playback> m_way;
};

}  // namespace adjudicator
