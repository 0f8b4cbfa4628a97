// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/help/command_tree.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace adjudicator::cli {

namespace {

/// The few values of "TEXT:{en,de}", which are cut off it.
std::vector<std::string> choicesOf(std::string& type) {
    const auto begin = type.find(":{");
    if (begin == std::string::npos || type.back() != '}') {
        return {};
    }
    std::vector<std::string> choices = CLI::detail::split(type.substr(begin + 2, type.size() - begin - 3), ',');
    type.resize(begin);
    return choices;
}

OptionWords wordsOf(const CLI::Option& option) {
    OptionWords words;
    for (const std::string& name : option.get_snames()) {
        words.names.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        words.names.push_back("--" + name);
    }
    if (option.get_type_size() != 0) {
        words.value = option.get_option_text().empty() ? option.get_type_name() : option.get_option_text();
    }
    words.choices = choicesOf(words.value);
    if (option.get_positional()) {
        words.value = option.get_name(true, false);
    }
    words.text = option.get_description();
    words.isRequired = option.get_required();
    words.isMany = option.get_expected_max() > 1;
    return words;
}

}  // namespace

CommandWords wordsOf(const CLI::App& app) {
    CommandWords words{app.get_name(), app.get_description(), app.get_footer(), {}, {}, {}};
    for (const CLI::Option* option : app.get_options()) {
        if (option == app.get_help_ptr() || option->get_group().empty()) {
            continue;
        }
        (option->get_positional() ? words.positionals : words.options).push_back(wordsOf(*option));
    }
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (!command->get_group().empty()) {
            words.commands.push_back(wordsOf(*command));
        }
    }
    return words;
}

}  // namespace adjudicator::cli
