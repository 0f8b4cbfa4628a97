// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/action/action.h"
#include "engine/state/position.h"
#include "ui/board/board_view.h"
#include "ui/theme/icons.h"

namespace ui {

/// What a person chooses to do before saying where: one button and one key each.
enum class Act {
    Found, Road, Ship, Settlement, City, Infantry, Cavalry, Artillery, BuyNuke, Wall, Move, Attack, Fire, Robber, Stop
};

struct ActInfo {
    Act act{};
    Icon icon{};
    Qt::Key key{};
    std::optional<engine::Item> price;
};

/// All acts in the order of the act bar.
[[nodiscard]] std::span<const ActInfo> allActs();
[[nodiscard]] const ActInfo& infoOf(Act act);
/// The word on the button.
[[nodiscard]] QString wordOf(Act act);
/// Whether the table's documents and phase have the act at all (it may still have no legal place).
[[nodiscard]] bool belongsTo(Act act, const engine::Position& position);

/// Whether this action is one of the act.
[[nodiscard]] bool isOf(Act act, const engine::Action& action);
/// The places that a person points at, in order, to say this action.
[[nodiscard]] std::vector<engine::Place> placesOf(const engine::Action& action);
/// Which places the next step of the act wants.
[[nodiscard]] Wanted wantedFor(Act act, std::size_t chosen);
/// The action that pointing at these places would mean, legal or not; empty as long as places are missing or of the wrong kind.
[[nodiscard]] std::optional<engine::Action> actionFor(Act act, const engine::Position& position, std::span<const engine::Place> places);

/// From names on the screen to places of the table's board and back.
[[nodiscard]] std::optional<engine::Place> placeOf(const engine::Topology& topology, const PlaceName& name);
[[nodiscard]] PlaceName nameOf(const engine::Topology& topology, const engine::Place& place);
/// `2,0:NE` as typed and shown.
[[nodiscard]] QString textOf(const PlaceName& name);
/// A typed name; empty when it is none. A name such as `0,0:NE` can mean a corner or a side: `wanted` says which.
[[nodiscard]] std::optional<PlaceName> placeFromText(const QString& text, Wanted wanted);

/// Leads from an act over its places to one action: keeps what is still possible.
class ActChooser {
public:
    /// `legal` are all legal actions of the position.
    ActChooser(Act act, std::span<const engine::Action> legal);

    [[nodiscard]] Act act() const { return m_act; }
    [[nodiscard]] const std::vector<engine::Place>& chosen() const { return m_chosen; }
    /// Still possible actions.
    [[nodiscard]] const std::vector<engine::Action>& candidates() const { return m_candidates; }
    /// The places of the next step, in the board's order, each once.
    [[nodiscard]] std::vector<engine::Place> nextPlaces() const;
    /// Takes a place of the next step; false when it is none of them.
    bool take(const engine::Place& place);
    /// All places are said: what is left differs in other things (or is one action).
    [[nodiscard]] bool placesDone() const;
    /// Back by one place; false at the first.
    bool stepBack(std::span<const engine::Action> legal);

private:
    Act m_act;
    std::vector<engine::Action> m_candidates;
    std::vector<engine::Place> m_chosen;
};

}  // namespace ui
