// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/run.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <array>
#include <filesystem>
#include <ostream>

#include "adjudicator/cli/text.h"
#include "adjudicator/version.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

constexpr std::array<Register, 17> kCommands{
    &registerCcm,  &registerCombat,   &registerDemo,       &registerDispute,    &registerGame,     &registerNuke,
    &registerOdds, &registerPosition, &registerMarkers,    &registerRead,       &registerReadDice, &registerRules,
    &registerSets, &registerServe,    &registerStatistics, &registerTournament, &registerWatch};

std::vector<std::string_view> commandNames(const CLI::App& app) {
    std::vector<std::string_view> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        names.push_back(command->get_name());
    }
    std::sort(names.begin(), names.end());
    return names;
}

bool isOption(const std::string& argument) {
    return argument.size() > 1 && argument.front() == '-';
}

bool asksForHelp(const std::vector<std::string>& arguments) {
    return std::any_of(arguments.begin(), arguments.end(), [](const std::string& argument) {
        return argument == "--help" || argument == "-h" || argument == "--version";
    });
}

/// The first word that is no option and no value of --lang: the subcommand or the file to open.
std::optional<std::string> firstWord(const std::vector<std::string>& arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--lang") {
            ++i;
        } else if (!isOption(arguments[i])) {
            return arguments[i];
        }
    }
    return std::nullopt;
}

/// The word behind a command of commands that is none of them.
std::optional<std::string> unknownWord(const CLI::App& command, const std::vector<std::string>& arguments) {
    const auto names = commandNames(command);
    const auto at = std::find(arguments.begin(), arguments.end(), command.get_name());
    if (names.empty() || !command.get_subcommands().empty() || at == arguments.end()) {
        return std::nullopt;
    }
    const auto word = std::find_if_not(at + 1, arguments.end(), isOption);
    return word == arguments.end() ? std::nullopt : std::optional(*word);
}

int parse(CLI::App& app, const std::vector<std::string>& arguments, const Streams& streams) {
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    try {
        app.parse(std::move(reversed));
    } catch (const CLI::CallForHelp&) {
        const auto chosen = app.get_subcommands();
        const CLI::App* speaker = chosen.empty() ? &app : chosen.front();
        while (!speaker->get_subcommands().empty()) {
            speaker = speaker->get_subcommands().front();
        }
        streams.out << speaker->help();
    } catch (const CLI::CallForVersion&) {
        streams.out << "adjudicator " << kVersion << '\n';
    } catch (const CLI::Error& error) {
        const auto chosen = app.get_subcommands();
        if (const auto word = chosen.empty() ? std::nullopt : unknownWord(*chosen.front(), arguments)) {
            return refuse(streams, chosen.front()->get_name() + " " + *word,
                          "no such command; did you mean \"" +
                              std::string(nearest(*word, commandNames(*chosen.front()))) + "\"?");
        }
        return refuse(streams, chosen.empty() ? "arguments" : chosen.front()->get_name(), error.what());
    }
    return kFine;
}

/// What stands beside the file on the line must be options of the program.
int openWindow(CLI::App& app, std::vector<std::string> arguments, const CommonOptions& common, const Streams& streams,
               const Hooks& hooks, const std::optional<std::string>& file) {
    if (file) {
        arguments.erase(std::find(arguments.begin(), arguments.end(), *file));
    }
    const int status = parse(app, arguments, streams);
    if (status != kFine || asksForHelp(arguments)) {
        return status;
    }
    if (!hooks.openWindow) {
        return refuse(streams, "window", "this program was built without its window; see adjudicator --help");
    }
    const bool isFirstGame = app.count("--first-game") > 0;
    if (file && isFirstGame) {
        return refuse(streams, "--first-game", "the first game takes no file");
    }
    return hooks.openWindow(
        {file, app.count("--lang") > 0 ? std::optional(common.language) : std::nullopt, isFirstGame});
}

}  // namespace

int run(const std::vector<std::string>& arguments, Streams streams, const Hooks& hooks) {
    CLI::App app("Companion and adjudicator for games with real pieces on a real table.", "adjudicator");
    app.fallthrough();
    app.set_version_flag("--version", kVersion);
    CommonOptions common;
    std::string language = "en";
    app.add_option("--lang", language, "Language of texts: en or de")->check(CLI::IsMember({"en", "de"}));
    bool isFirstGame = false;
    app.add_flag("--first-game", isFirstGame,
                 "Open the window on a short game that shows how it is used; nothing of it is kept");
    app.parse_complete_callback([&] { common.language = language == "de" ? Language::German : Language::English; });
    int exit = kFine;
    for (const Register command : kCommands) {
        command(app, streams, common, exit);
    }
    app.footer("Without a command the window opens; with a file, on that file.");

    const auto word = firstWord(arguments);
    if (!word && !asksForHelp(arguments)) {
        return openWindow(app, arguments, common, streams, hooks, std::nullopt);
    }
    if (word) {
        const auto names = commandNames(app);
        if (std::find(names.begin(), names.end(), *word) == names.end()) {
            std::error_code ignored;
            if (std::filesystem::exists(*word, ignored)) {
                return openWindow(app, arguments, common, streams, hooks, word);
            }
            return refuse(
                streams, *word,
                "no such command and no such file; did you mean \"" + std::string(nearest(*word, names)) + "\"?");
        }
    }
    const int status = parse(app, arguments, streams);
    return status != kFine ? status : exit;
}

}  // namespace adjudicator::cli
