// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "adjudicator/record/entry.h"
#include "engine/clauses/language.h"
#include "engine/expected.h"
#include "engine/notation/json_fault.h"

namespace adjudicator::cli {

/// Reads one line of input into a tree and gives its word (`do`), which is empty for what is no object with a word. A
/// field that stands twice, and a field that a line about the record does not have, are faults by name; what is no JSON
/// at all is left to whoever reads it.
[[nodiscard]] engine::Expected<std::string, engine::JsonFault> readRecordLine(std::string_view text,
                                                                              nlohmann::ordered_json& json);

/// Takes the witness word and its speaker (`word`, `word_by`) out of an act that asks for virtual dice: it is said
/// after the declaration. Without a text nothing is taken, and the act is read as it is. A fault where the speaker is
/// no player.
[[nodiscard]] engine::Expected<WitnessWord, engine::JsonFault> takeWitnessWord(
    nlohmann::ordered_json& json, const std::function<bool(const std::string&)>& isPlayer);

/// The sentence of a fault in the line of that number, from 1, which it names.
[[nodiscard]] std::string sentenceAtLine(engine::JsonFault fault, std::size_t number, engine::Language language);

}  // namespace adjudicator::cli
