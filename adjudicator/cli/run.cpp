// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/run.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <array>
#include <filesystem>
#include <ostream>
#include <sstream>

#include "adjudicator/cli/ink.h"
#include "adjudicator/cli/parser_words.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/waiting.h"
#include "adjudicator/version.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

constexpr auto kHelpText = engine::Phrase{"help", "Print this help message and exit"};

struct Command {
    std::string_view word;
    Register add;
};
/// The command that looks at all the others.
constexpr std::string_view kNamesAll = "completion";
constexpr std::array kCommands{Command{"ccm", &registerCcm},
                               Command{"combat", &registerCombat},
                               Command{kNamesAll, &registerCompletion},
                               Command{"demo", &registerDemo},
                               Command{"dispute", &registerDispute},
                               Command{"game", &registerGame},
                               Command{"nuke", &registerNuke},
                               Command{"odds", &registerOdds},
                               Command{"position", &registerPosition},
                               Command{"markers", &registerMarkers},
                               Command{"read", &registerRead},
                               Command{"read-dice", &registerReadDice},
                               Command{"rules", &registerRules},
                               Command{"sets", &registerSets},
                               Command{"serve", &registerServe},
                               Command{"statistics", &registerStatistics},
                               Command{"tournament", &registerTournament},
                               Command{"watch", &registerWatch}};

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

/// "; did you mean …?" where one of the candidates is near.
std::string hint(Language language, std::string_view word, std::span<const std::string_view> candidates) {
    const std::string_view near = nearest(word, candidates);
    return near.empty() ? std::string() : say(language, "; did you mean \"{}\"?", near);
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

/// The command that the arguments chose, the innermost.
const CLI::App& chosenOf(const CLI::App& app) {
    const CLI::App* chosen = &app;
    while (!chosen->get_subcommands().empty()) {
        chosen = chosen->get_subcommands().front();
    }
    return *chosen;
}

/// What the innermost command says of itself, with the whole line that leads to it.
std::string helpOf(const CLI::App& app) {
    const CLI::App& chosen = chosenOf(app);
    std::string path;
    for (const CLI::App* at = chosen.get_parent(); at != nullptr; at = at->get_parent()) {
        path = at->get_name() + (path.empty() ? "" : " ") + path;
    }
    return chosen.help(path);
}

/// A help text whose headings, the lines that end in a colon, stand out on a terminal.
std::string headed(const std::string& help, bool isInked) {
    std::string result;
    for (const std::string& line : CLI::detail::split(help.substr(0, help.size() - 1), '\n')) {
        const bool isHead = line.ends_with(':') && !line.starts_with(' ');
        result += (isHead ? inked(isInked, Ink::Head, line) : line) + '\n';
    }
    return result;
}

/// The first long option on the line that neither the command nor what it lies in has, and the names of those that
/// there are.
struct UnknownOption {
    std::string name;
    std::vector<std::string> known;
};
std::optional<UnknownOption> unknownOption(const CLI::App& command, const std::vector<std::string>& arguments) {
    std::vector<std::string> known;
    for (const CLI::App* at = &command; at != nullptr; at = at->get_parent()) {
        for (const CLI::Option* option : at->get_options()) {
            for (const std::string& name : option->get_lnames()) {
                known.push_back("--" + name);
            }
        }
    }
    for (const std::string& argument : arguments) {
        if (argument == "--") {
            break;
        }
        std::string name = argument.substr(0, argument.find('='));
        if (name.starts_with("--") && std::ranges::find(known, name) == known.end()) {
            return UnknownOption{std::move(name), std::move(known)};
        }
    }
    return std::nullopt;
}

/// Says what is wrong with the arguments: an unknown word or option by its name, anything else as the parser does.
int misused(const CLI::App& app, const std::vector<std::string>& arguments, const CLI::Error& error,
            const Streams& streams, Language language) {
    const auto chosen = app.get_subcommands();
    if (const auto word = chosen.empty() ? std::nullopt : unknownWord(*chosen.front(), arguments)) {
        return refuse(streams, chosen.front()->get_name() + " " + *word,
                      say(language, "no such command") + hint(language, *word, commandNames(*chosen.front())));
    }
    const std::string what = chosen.empty() ? say(language, "arguments") : chosen.front()->get_name();
    if (const auto option = unknownOption(chosenOf(app), arguments)) {
        const std::vector<std::string_view> known(option->known.begin(), option->known.end());
        return refuse(streams, what,
                      say(language, "{}: no such option", option->name) + hint(language, option->name, known));
    }
    return refuse(streams, what, parserFault(error.what(), language));
}

int parse(CLI::App& app, const std::vector<std::string>& arguments, const Streams& streams, Language language) {
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    try {
        app.parse(std::move(reversed));
    } catch (const CLI::CallForHelp&) {
        streams.out << headed(fitted(helpOf(app)), streams.outIsInked);
    } catch (const CLI::CallForVersion&) {
        streams.out << "adjudicator " << kVersion << '\n';
    } catch (const CLI::Error& error) {
        return misused(app, arguments, error, streams, language);
    }
    return kFine;
}

/// The language that the line asks for, before it is parsed: what is wrong with it is said in that language.
Language languageOf(const std::vector<std::string>& arguments) {
    const auto at = std::ranges::find(arguments, "--lang");
    std::string code = at != arguments.end() && at + 1 != arguments.end() ? *(at + 1) : std::string();
    constexpr std::string_view kOption = "--lang=";
    for (const std::string& argument : arguments) {
        if (argument.starts_with(kOption)) {
            code = argument.substr(kOption.size());
        }
    }
    return engine::languageFromCode(code).value_or(Language::English);
}

/// What `--lang` takes. The pseudo-language, which is for tests, is named only where it is asked for.
std::vector<std::string> languageCodes(Language asked) {
    std::vector<std::string> codes;
    for (const engine::LanguageInfo& each : engine::languages()) {
        codes.emplace_back(each.code);
    }
    if (asked == Language::Pseudo) {
        codes.emplace_back(engine::codeOf(asked));
    }
    return codes;
}

/// The parser with its commands, and what it fills in. Putting all commands together is most of what a short one costs,
/// so where the line names one, the others are left out.
struct CommandLine {
    CLI::App app{"Companion and adjudicator for games with real pieces on a real table.", "adjudicator"};
    CommonOptions common;
    std::string language = "en";
    bool isFirstGame = false;
    int exit = kFine;

    CommandLine(const Streams& streams, const Hooks* hooks, const std::optional<std::string>& word = std::nullopt)
        : common{streams.language, hooks} {
        app.fallthrough();
        giveHelpWords(app, common.language);
        app.set_help_flag("-h,--help", kHelpText.english().data());
        app.set_version_flag("--version", kVersion, "Show the program's version and end");
        app.add_option("--lang", language, "Language of texts")->check(CLI::IsMember(languageCodes(common.language)));
        app.add_flag("--first-game", isFirstGame,
                     "Open the window on a short game that shows how it is used; nothing of it is kept");
        const bool isOne =
            word && *word != kNamesAll && std::ranges::find(kCommands, *word, &Command::word) != kCommands.end();
        for (const Command& command : kCommands) {
            if (!isOne || command.word == *word) {
                command.add(app, streams, common, exit);
            }
        }
        app.footer("Without a command the window opens; with a file, on that file.");
        if (common.language != Language::English) {
            translate(app, common.language);
        }
    }
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;
};

/// What was asked for and cannot be written has not been done: a full disk or a closed pipe is an error of every
/// command.
int written(int status, const Streams& streams, Language language) {
    streams.out.flush();
    if (streams.out) {
        return status;
    }
    return refuse(streams, say(language, "output"), say(language, "could not be written; is the disk full?"));
}

/// What stands beside the file on the line must be options of the program.
int openWindow(CLI::App& app, std::vector<std::string> arguments, const CommonOptions& common, const Streams& streams,
               const Hooks& hooks, const std::optional<std::string>& file) {
    if (file) {
        arguments.erase(std::find(arguments.begin(), arguments.end(), *file));
    }
    const int status = parse(app, arguments, streams, languageOf(arguments));
    if (status != kFine || asksForHelp(arguments)) {
        return status;
    }
    if (!hooks.openWindow) {
        return refuse(streams, "window",
                      say(streams.language, "this program was built without its window; see adjudicator --help"));
    }
    const bool isFirstGame = app.count("--first-game") > 0;
    if (file && isFirstGame) {
        return refuse(streams, "--first-game", say(streams.language, "the first game takes no file"));
    }
    return hooks.openWindow(
        {file, app.count("--lang") > 0 ? std::optional(common.language) : std::nullopt, isFirstGame});
}

}  // namespace

namespace {

int runWith(const std::vector<std::string>& given, Streams streams, const Hooks& hooks) {
    // "help game do" is "game do --help".
    std::vector<std::string> arguments = given;
    if (const auto word = firstWord(arguments); word == "help") {
        arguments.erase(std::ranges::find(arguments, "help"));
        arguments.emplace_back("--help");
    }
    streams.language = languageOf(arguments);
    const auto word = firstWord(arguments);
    CommandLine line(streams, &hooks, word);
    CLI::App& app = line.app;
    const CommonOptions& common = line.common;
    const int& exit = line.exit;

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
                say(common.language, "no such command and no such file") + hint(common.language, *word, names));
        }
    }
    const int status = parse(app, arguments, streams, common.language);
    return written(status != kFine ? status : exit, streams, common.language);
}

}  // namespace

void withParser(const std::function<void(const CLI::App& app)>& look) {
    std::istringstream in;
    std::ostringstream out;
    const CommandLine line({in, out, out}, nullptr);
    look(line.app);
}

int run(const std::vector<std::string>& arguments, Streams streams, const Hooks& hooks) {
    if (!streams.errIsInked) {
        return runWith(arguments, streams, hooks);
    }
    Waiting waiting(streams);
    Hooks quiet = hooks;
    if (hooks.openWindow) {
        quiet.openWindow = [&](const WindowWish& wish) {
            waiting.end();
            return hooks.openWindow(wish);
        };
    }
    return runWith(arguments, waiting.streams(), quiet);
}

}  // namespace adjudicator::cli
