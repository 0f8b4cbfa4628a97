// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "adjudicator/live_table.h"
#include "adjudicator/public/heard.h"

namespace ui {

/// Why an act is not allowed, in the window's language.
[[nodiscard]] QString sentence(const engine::Refusal& refusal, const engine::Position& position);
/// What somebody does: "Anna builds a road".
[[nodiscard]] QString sentence(const engine::Action& action, const engine::Position& position);
/// What happened at the table; empty for marks that only the rules need.
[[nodiscard]] QString sentence(const engine::Event& event, const engine::Position& position);
/// One line of the record.
[[nodiscard]] QString sentence(const adjudicator::LogLine& line, const engine::Position& position);
/// Why the table did nothing, and why an entry is not saved.
[[nodiscard]] QString sentence(adjudicator::TableRefusal refusal);
[[nodiscard]] QString sentence(const db::BookError& error);
/// What a table hears, in one breath; empty for nothing.
[[nodiscard]] QString said(const std::vector<adjudicator::Heard>& heard);
/// "witnessed", "no witness", "typed in", "by camera".
[[nodiscard]] QString word(adjudicator::DiceLevel level);
/// The clauses of an act, each once, and its rulings.
[[nodiscard]] std::vector<engine::ClauseId> clausesOf(const engine::Events& events);
[[nodiscard]] std::vector<engine::RulingChoice> rulingsOf(const engine::Events& events);
/// "18:04:05" by the local clock, from the UTC time of an entry.
[[nodiscard]] QString clockTime(const std::string& utc);

}  // namespace ui
