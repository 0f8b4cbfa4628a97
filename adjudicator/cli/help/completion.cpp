// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "adjudicator/cli/help/command_tree.h"

namespace adjudicator::cli {

namespace {

using Visit = std::function<void(const CommandWords& command, const std::string& path)>;

/// All commands with their path, "/game/do"; the program itself has none.
void visit(const CommandWords& command, const std::string& path, const Visit& seen) {
    seen(command, path);
    for (const CommandWords& verb : command.commands) {
        visit(verb, path + "/" + verb.name, seen);
    }
}

/// A text between single quotes, as POSIX shells and fish read it.
std::string inShell(const std::string& text) {
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') {
            result += c == '\'' ? "'\\''" : "\\";
        } else {
            result += c;
        }
    }
    return result + "'";
}

/// What may stand where a command is known: the commands in it, its options and those of the program.
std::string wordsAt(const CommandWords& command, const CommandWords& program) {
    std::vector<std::string> words;
    for (const CommandWords& verb : command.commands) {
        words.push_back(verb.name);
    }
    for (const CommandWords* owner : {&command, &program}) {
        for (const OptionWords& option : owner->options) {
            words.push_back(option.names.back());
        }
        if (&command == &program) {
            break;
        }
    }
    words.emplace_back("--help");
    return fmt::format("{}", fmt::join(words, " "));
}

/// Bash's function; zsh runs it by its own bashcompinit.
std::string bashFunction(const CommandWords& program) {
    std::string paths;
    std::string words;
    std::string values;
    visit(program, "", [&](const CommandWords& command, const std::string& path) {
        if (!path.empty()) {
            paths += (paths.empty() ? "" : "|") + path;
        }
        words += fmt::format("        {}) words={} ;;\n", inShell(path), inShell(wordsAt(command, program)));
        for (const OptionWords& option : command.options) {
            for (const std::string& name : option.names) {
                if (!option.choices.empty()) {
                    values += fmt::format("        {}) words={} ;;\n", path.empty() ? "*:" + name : path + ":" + name,
                                          inShell(fmt::format("{}", fmt::join(option.choices, " "))));
                } else if (!option.value.empty()) {
                    values += fmt::format("        {}) return ;;\n", path.empty() ? "*:" + name : path + ":" + name);
                }
            }
        }
    });
    return fmt::format(R"(_adjudicator() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} path="" words="" i
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; ++i)); do
        case "$path/${{COMP_WORDS[i]}}" in
        {}) path="$path/${{COMP_WORDS[i]}}" ;;
        esac
    done
    case "$path:$before" in
{}        *) case "$path" in
{}        esac ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
)",
                       paths, values, words);
}

std::string fishScript(const CommandWords& program) {
    std::string script = "# SPDX-License-Identifier: GPL-3.0-or-later\n";
    visit(program, "", [&](const CommandWords& command, const std::string& path) {
        std::string here = "__fish_use_subcommand";
        std::string verbs;
        for (const CommandWords& verb : command.commands) {
            verbs += " " + verb.name;
        }
        std::string seen;
        for (std::size_t begin = 1; begin < path.size();) {
            const std::size_t end = std::min(path.find('/', begin), path.size());
            seen += (seen.empty() ? "" : "; and ") + ("__fish_seen_subcommand_from " + path.substr(begin, end - begin));
            begin = end + 1;
        }
        if (!seen.empty()) {
            here = verbs.empty() ? seen : seen + "; and not __fish_seen_subcommand_from" + verbs;
        }
        for (const CommandWords& verb : command.commands) {
            script += fmt::format("complete -c adjudicator -n {} -f -a {} -d {}\n", inShell(here), verb.name,
                                  inShell(verb.text));
        }
        for (const OptionWords& option : command.options) {
            std::string line = "complete -c adjudicator";
            line += seen.empty() ? "" : " -n " + inShell(seen);
            for (const std::string& name : option.names) {
                line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            }
            line += option.value.empty() ? "" : " -r";
            line +=
                option.choices.empty() ? "" : " -f -a " + inShell(fmt::format("{}", fmt::join(option.choices, " ")));
            script += line + " -d " + inShell(option.text) + "\n";
        }
    });
    return script;
}

}  // namespace

std::string completionOf(const CommandWords& program, Shell shell) {
    switch (shell) {
        case Shell::Bash:
            return "# SPDX-License-Identifier: GPL-3.0-or-later\n" + bashFunction(program) +
                   "complete -o default -F _adjudicator adjudicator\n";
        case Shell::Zsh:
            return "#compdef adjudicator\n# SPDX-License-Identifier: GPL-3.0-or-later\nautoload -Uz bashcompinit && "
                   "bashcompinit\n" +
                   bashFunction(program) + "complete -o default -F _adjudicator adjudicator\n";
        case Shell::Fish:
            return fishScript(program);
    }
    return {};
}

}  // namespace adjudicator::cli
