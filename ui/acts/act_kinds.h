// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/action.h"
#include "ui/theme/icons.h"

namespace ui {

/// What an entry is about, as the record's filter offers it.
enum class LogKind { Dice, Building, Cards, Armies, Combat, Turn, House, Ruling, TakenBack, Note };

/// Where a kind of act has the word that it is called by in a list of kinds.
enum class Named {
    Itself,    ///< Its word.
    ByAnswer,  ///< What its answer button says.
    ByButton   ///< What its button in the act bar says.
};

/// One row of the table of kinds of acts. Its icon is that of the piece where the act names one.
struct KindInfo {
    /// Its place among the engine's actions.
    std::size_t which = 0;
    Icon icon{};
    LogKind kind{};
    Named named = Named::ByButton;
    /// English, to be translated: of the kind itself in the context ui::FieldText, of its answer in ui::ActText. Null:
    /// what the answer says depends on the act.
    const char* word = nullptr;
};

[[nodiscard]] const KindInfo& kindInfoOf(const engine::Action& action);
/// By its place among the engine's actions.
[[nodiscard]] const KindInfo& kindInfoOf(std::size_t which);
/// The drawing that stands for the act: of the piece that it is about, else of its kind.
[[nodiscard]] Icon iconOf(const engine::Action& action);

}  // namespace ui
