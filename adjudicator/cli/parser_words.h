// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/clauses/language.h"

namespace CLI {
class App;
}

namespace adjudicator::cli {

/// Makes the parser's help speak: headings, names of values, and those of arguments. Before commands are added, which
/// take it over.
void giveHelpWords(CLI::App& app, engine::Language language);
/// Puts what the parser and all its commands say of themselves and of their options into the language.
void translate(CLI::App& app, engine::Language language);

/// What the parser finds wrong with the arguments, in the language; as it is where it says something unknown.
[[nodiscard]] std::string parserFault(std::string_view message, engine::Language language);

/// What stands for values in help texts ("TEXT:{a4,letter}", "INT in [1 - 9]") in the language, words of input as they
/// are.
[[nodiscard]] std::string valueWords(std::string_view value, engine::Language language);

}  // namespace adjudicator::cli
