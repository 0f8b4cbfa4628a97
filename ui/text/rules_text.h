// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "engine/clauses/search.h"
#include "engine/state/position.h"

namespace ui {

/// "SA-K4", "R-MERGE".
[[nodiscard]] QString idText(engine::CatalogueEntry entry);
/// The clause or ruling of that id, exactly spelled.
[[nodiscard]] std::optional<engine::CatalogueEntry> entryOf(QStringView id);
/// A clause's title, a ruling's question.
[[nodiscard]] QString titleText(engine::CatalogueEntry entry);

/// Words and sign for how a clause stands at a table, or what a ruling chose there.
struct StandingText {
    enum class Kind { Good, Plain, Warn };
    QString text;
    Kind kind = Kind::Plain;
};
/// For a line of a list: empty where nothing is out of the ordinary.
[[nodiscard]] StandingText briefStanding(engine::CatalogueEntry entry, const engine::Position& position);
/// A whole sentence.
[[nodiscard]] StandingText fullStanding(engine::CatalogueEntry entry, const engine::Position& position);

/// The sizes of a page's text in pixels.
struct RulesPageStyle {
    int large = 28;
    int small = 16;
    /// Each text in the other language too, small beneath.
    bool bothLanguages = false;
};
/// The whole page of a clause or ruling as rich text, in the window's language and the look in force. `position`: the
/// open game's, if any. Every id of the catalogue that occurs is a link whose target is that id.
[[nodiscard]] QString pageOf(engine::CatalogueEntry entry, const engine::Position* position,
                             const RulesPageStyle& style);

/// Plain text made rich: every id of the catalogue in it becomes a link.
[[nodiscard]] QString linked(const QString& plain);

}  // namespace ui
