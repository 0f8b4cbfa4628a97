// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <span>

#include "adjudicator/saying/act_chooser.h"
#include "adjudicator/saying/acts.h"
#include "ui/board/hex_layout.h"
#include "ui/board/wanted.h"
#include "ui/theme/icons.h"

namespace ui {

using adjudicator::saying::Act;
using adjudicator::saying::ActChooser;
using adjudicator::saying::actionFor;
using adjudicator::saying::ActKind;
using adjudicator::saying::Answer;
using adjudicator::saying::blindBidders;
using adjudicator::saying::countsCards;
using adjudicator::saying::kKindOfAct;
using adjudicator::saying::placesOf;
using adjudicator::saying::Question;
using adjudicator::saying::wantedFor;

/// The panel that guides through an act, besides the board and the strip.
enum class Guide { None, Questions, Trade, Discards, Votes, Referee, Facts, Bids };

/// An act as the window offers it: one button and one key each.
struct ActInfo : adjudicator::saying::ActSaying {
    Icon icon{};
    Qt::Key key{};
    /// English; the button shows its translation (context ui::Acts). Null: a guest's, whose book has its words.
    const char* word = nullptr;
    /// The panel while it is being said.
    Guide guide = Guide::None;
    /// With Shift.
    bool shift = false;
    /// Has a button in the act bar; others come by themselves or from a menu.
    bool inBar = true;
};

/// All acts in the order of the act bar.
[[nodiscard]] std::span<const ActInfo> allActs();
[[nodiscard]] const ActInfo& infoOf(Act act);
/// The word on the button.
[[nodiscard]] QString wordOf(Act act);
/// The same, said more closely where the position tells what is chosen: cards, a harbour.
[[nodiscard]] QString wordOf(Act act, const engine::Position& position);

/// Its key as printed on the button.
[[nodiscard]] QString keyOf(Act act);
/// Whether the act has a button in the bar now; the others are reached by their key or the menu.
[[nodiscard]] bool hasButton(Act act, const engine::Position& position);

/// Something that is legal is this act.
[[nodiscard]] bool isOffered(Act act, const engine::LegalActs& legal);
/// The acts whose buttons can be pressed: those that are listed, and a trade of any size.
[[nodiscard]] std::set<Act> actsToPress(const engine::LegalActs& legal);

/// From names on the screen to places of the table's board and back.
[[nodiscard]] std::optional<engine::Place> placeOf(const engine::Topology& topology, const PlaceName& name);
[[nodiscard]] PlaceName nameOf(const engine::Topology& topology, const engine::Place& place);
/// `2,0:NE` as typed and shown.
[[nodiscard]] QString textOf(const PlaceName& name);
/// A typed name; empty when it is none. A name such as `0,0:NE` can mean a corner or a side: `wanted` says which.
[[nodiscard]] std::optional<PlaceName> placeFromText(const QString& text, Wanted wanted);
/// A place as somebody types it: as people say it ("8 10 5", "hills 6"), or by its coordinates. Empty for none, and for
/// words that fit several places of the wanted kind.
[[nodiscard]] std::optional<engine::Place> placeTyped(const QString& text, Wanted wanted,
                                                      const engine::Position& position);

}  // namespace ui
