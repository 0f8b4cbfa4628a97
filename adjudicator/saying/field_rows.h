// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "adjudicator/saying/acts.h"
#include "adjudicator/saying/answer.h"

namespace adjudicator::saying {

/// How a field is asked: by the type of what it says.
enum class How {
    Choice,   ///< One of its choices.
    Several,  ///< Any number of its choices.
    Cards,
    Units,
    Count,
    Counts,  ///< A count for each player.
    Places,  ///< Pointed at on the board or typed.
    Clause,
    Words,
    Numbers,
    Dice,
    Facts  ///< What no rule is asked about: hands, points.
};

/// One field of an act that may be said.
struct FieldRow {
    engine::Field field{};
    How how = How::Choice;
    /// What it says; nothing for one left out.
    Answer now{};
    /// Of a choice: each answer, nothing among them where it may be left out. Of several: each that may be among them.
    std::vector<Answer> choices{};
    /// Beside its value it may be left unsaid.
    bool optional = false;

    /// Of places: of which kind, and those that are said.
    Wanted wanted = Wanted::Any;
    /// Each place pointed at comes to the others or goes again; else it takes the place of the one before.
    bool many = false;
    std::vector<engine::Place> places{};
    /// Of a retreat: the army that steps back.
    std::optional<engine::CornerId> from{};

    /// Of dice: the sides of each that is thrown. Proved ones are shown, not asked for.
    std::vector<int> sides{};
    bool proved = false;
};

/// A row for each field of the act that somebody may say anything in, in the order of the fields. `areProved`: its dice
/// are.
[[nodiscard]] std::vector<FieldRow> rowsOf(const engine::Position& position, const engine::LegalActs& legal,
                                           const engine::Action& act, bool areProved);

/// What these places say in that row, for withAnswer. Places of a wrong kind are left out.
[[nodiscard]] Answer answerOf(const FieldRow& row, const std::vector<engine::Place>& places);

}  // namespace adjudicator::saying
