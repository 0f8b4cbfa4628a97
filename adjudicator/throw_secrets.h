// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>

#include "adjudicator/desk_folder.h"
#include "adjudicator/record/entry.h"
#include "db/chain.h"

namespace adjudicator {

/// The secrets of the throws of one game to which this desk has committed and which are not opened.
class ThrowSecrets {
public:
    /// `draw` gives a new secret. The desk's files keep them between runs; not owned, may be null.
    ThrowSecrets(const db::GameId& game, DeskFolder* desk, std::function<Secret()> draw)
        : m_game(game), m_desk(desk), m_draw(std::move(draw)) {}

    /// Looks for the secret of this commitment among the desk's files.
    void load(const CommitmentShown& shown);
    /// Draws and keeps the secret of this throw; what is shown of it.
    [[nodiscard]] CommitmentShown commitTo(std::uint32_t number);
    [[nodiscard]] bool holds(std::uint32_t number) const { return m_secrets.contains(number); }
    /// It must be held.
    [[nodiscard]] const Secret& of(std::uint32_t number) const;
    /// What became of all throws before this one is on disk.
    void forgetBefore(std::uint32_t number);

private:
    db::GameId m_game;
    DeskFolder* m_desk;
    std::function<Secret()> m_draw;
    std::map<std::uint32_t, Secret> m_secrets;
};

}  // namespace adjudicator
