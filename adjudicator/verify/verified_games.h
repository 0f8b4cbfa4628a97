// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "adjudicator/verify/verify.h"
#include "db/desk_memory.h"

namespace adjudicator {

/// What a check found, without what it counted.
struct CheckedGame {
    VerdictKind kind = VerdictKind::Sound;
    VerdictReason reason = VerdictReason::None;
    std::optional<std::uint64_t> entry;
    [[nodiscard]] bool isSound() const { return kind == VerdictKind::Sound; }
    bool operator==(const CheckedGame&) const = default;
};

/// Checks games before anything of them counts, each once for each head: what was found stays in the desk's own folder,
/// for this program and these rules. A verdict that cannot be kept is found again: never an error.
class VerifiedGames {
public:
    /// `folder` is the desk's own (dataFolder); nothing is made there before it is needed.
    explicit VerifiedGames(const std::filesystem::path& folder)
        : m_folder(folder / "verified"), m_memory(std::make_shared<db::DeskMemory>(folder)) {}

    /// Dice, rules and seals of one branch of a game, whose chain must have been found to hold, and whether the book
    /// lacks what this desk remembers of it.
    [[nodiscard]] CheckedGame check(const db::Book& book, const db::GameId& game,
                                    const std::vector<db::Entry>& branch) const;

    /// This desk has seen these heads of others' games, as receipts may say.
    void saw(const std::vector<std::pair<db::GameId, db::Head>>& heads) const;

private:
    [[nodiscard]] std::optional<CheckedGame> found(const db::GameId& game, const db::Hash& head) const;
    void keep(const db::GameId& game, const db::Hash& head, const CheckedGame& checked) const;

    std::filesystem::path m_folder;
    std::shared_ptr<db::DeskMemory> m_memory;
};

}  // namespace adjudicator
