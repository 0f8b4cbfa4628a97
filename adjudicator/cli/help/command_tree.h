// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/clauses/language.h"

namespace CLI {
class App;
}

namespace adjudicator::cli {

/// An option or a positional argument as the parser knows it.
struct OptionWords {
    /// `--json`, `-o`; empty for a positional argument.
    std::vector<std::string> names;
    /// What stands for its value, `FILE`; empty for a switch. Of a positional argument its name.
    std::string value;
    /// The values that it takes, where they are few.
    std::vector<std::string> choices;
    std::string text;
    bool isRequired = false;
    bool isMany = false;
};

/// A command with what it takes and the commands in it; the program itself is the outermost.
struct CommandWords {
    std::string name;
    std::string text;
    std::string footer;
    std::vector<OptionWords> options;
    std::vector<OptionWords> positionals;
    std::vector<CommandWords> commands;
};

/// All commands of a parser but the hidden ones, in its order. The options that show help are left out.
[[nodiscard]] CommandWords wordsOf(const CLI::App& app);

/// The commands as sections of a manual page (man(7)): each with its options, verbs behind their command. The words of
/// the program are in that language already.
[[nodiscard]] std::string manualOf(const CommandWords& program, engine::Language language);

/// A script by which a shell completes commands, options and their few values.
enum class Shell { Bash, Zsh, Fish };
[[nodiscard]] std::string completionOf(const CommandWords& program, Shell shell);

}  // namespace adjudicator::cli
