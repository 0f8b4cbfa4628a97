// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/parser_words.h"

#include <fmt/args.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using engine::Phrase;

/// What stands for values and arguments in help texts ("INT in [1 - 9]"). Words of input are not among them.
constexpr std::array kValues{
    Phrase{"value", "ADDRESS"}, Phrase{"value", "BOOK"},    Phrase{"value", "BOOKS"},    Phrase{"value", "BUILDING"},
    Phrase{"value", "CLAUSE"},  Phrase{"value", "ENTRY"},   Phrase{"value", "FILE"},     Phrase{"value", "FLOAT"},
    Phrase{"value", "FOLDER"},  Phrase{"value", "FOLDERS"}, Phrase{"value", "FORMAT"},   Phrase{"value", "FROM"},
    Phrase{"value", "HASH"},    Phrase{"value", "ID"},      Phrase{"value", "INT"},      Phrase{"value", "KEY"},
    Phrase{"value", "N"},       Phrase{"value", "NAME"},    Phrase{"value", "NAMES"},    Phrase{"value", "NEW"},
    Phrase{"value", "OPTION"},  Phrase{"value", "PAPER"},   Phrase{"value", "PERCENT"},  Phrase{"value", "PHOTO"},
    Phrase{"value", "PLAYER"},  Phrase{"value", "PLAYERS"}, Phrase{"value", "POSITION"}, Phrase{"value", "PROPOSALS"},
    Phrase{"value", "SCORE"},   Phrase{"value", "SCORES"},  Phrase{"value", "SHELL"},    Phrase{"value", "SOURCE"},
    Phrase{"value", "STATE"},   Phrase{"value", "TABLES"},  Phrase{"value", "TEXT"},     Phrase{"value", "TO"},
    Phrase{"value", "UINT"},    Phrase{"value", "UNITS"},   Phrase{"value", "WHAT"},     Phrase{"value", "WHICH"},
    Phrase{"value", "in"}};

/// What the parser finds wrong, the more exact before what would fit it too.
constexpr std::array kFaults{
    Phrase{"parser", "A subcommand is required"},
    Phrase{"parser", "{} is required"},
    Phrase{"parser", "Could not convert: {} = {}"},
    Phrase{"parser", "The value {} is not an allowed value for {}"},
    Phrase{"parser", "The following argument was not expected: {}"},
    Phrase{"parser", "The following arguments were not expected: {}"},
    Phrase{"parser", "{}: Value {} not in range {} to {}"},
    Phrase{"parser", "{}: Value {} not in range [{} - {}]"},
    Phrase{"parser", "{}: too many inputs for a flag"},
    Phrase{"parser", "{}: At least {} required but received {}"},
    Phrase{"parser", "{}: At Most {} required but received {}"},
    Phrase{"parser", "{}: {} required {} missing"},
    Phrase{"parser", "{}: Should be true/false or a number"},
    Phrase{"parser", "{} was given a disallowed flag override"},
    Phrase{"parser", "Expected exactly {} arguments to {}, got {}"},
    Phrase{"parser", "Expected at least {} arguments to {}, got {}"},
    Phrase{"parser", "{}: Check {} value in {} FAILED"},
    Phrase{"parser", "{}: {} not in {}"},
    Phrase{"parser", "{}: a text is wanted, this one is empty"},
    Phrase{"parser", "{} requires {}"},
    Phrase{"parser", "{} excludes {}"},
};

/// What fills the holes of a sentence to make this message; nothing where none can.
std::optional<std::vector<std::string>> fillings(std::string_view message, std::string_view sentence) {
    constexpr std::string_view kHole = "{}";
    std::vector<std::string> filled;
    std::size_t hole = sentence.find(kHole);
    if (!message.starts_with(sentence.substr(0, hole))) {
        return std::nullopt;
    }
    while (hole != std::string_view::npos) {
        message.remove_prefix(std::min(message.size(), hole));
        sentence.remove_prefix(hole + kHole.size());
        hole = sentence.find(kHole);
        const std::string_view next = sentence.substr(0, hole);
        const std::size_t end = next.empty() ? message.size()
                                : hole == std::string_view::npos
                                    ? (message.ends_with(next) ? message.size() - next.size() : std::string_view::npos)
                                    : message.find(next);
        if (end == std::string_view::npos) {
            return std::nullopt;
        }
        filled.emplace_back(message.substr(0, end));
        message.remove_prefix(end);
    }
    return message == sentence ? std::optional(filled) : std::nullopt;
}

/// "TEXT:{en,de}" as it is typed: "en|de".
std::string withChoices(std::string options) {
    const std::size_t colon = options.find(":{");
    const std::size_t end = colon == std::string::npos ? colon : options.find('}', colon);
    if (end == std::string::npos) {
        return options;
    }
    const std::size_t begin = options.rfind(' ', colon) + 1;
    std::string choices = options.substr(colon + 2, end - colon - 2);
    std::ranges::replace(choices, ',', '|');
    return options.replace(begin, end + 1 - begin, choices);
}

/// Help in a language: what the parser's own names for values and arguments and its headings.
class HelpWords : public CLI::Formatter {
public:
    explicit HelpWords(Language language) : m_language(language) {
        label("Usage", std::string(Phrase{"help", "Usage"}.in(language)));
        label("OPTIONS", std::string(Phrase{"help", "OPTIONS"}.in(language)));
        label("Positionals", std::string(Phrase{"help", "Positionals"}.in(language)));
        label("SUBCOMMAND", std::string(Phrase{"help", "SUBCOMMAND"}.in(language)));
        label("SUBCOMMANDS", std::string(Phrase{"help", "SUBCOMMANDS"}.in(language)));
        label("REQUIRED", std::string(Phrase{"help", "REQUIRED"}.in(language)));
        label("Needs", std::string(Phrase{"help", "Needs"}.in(language)));
        label("Excludes", std::string(Phrase{"help", "Excludes"}.in(language)));
    }

    std::string make_option_name(const CLI::Option* option, bool isPositional) const override {
        const std::string name = Formatter::make_option_name(option, isPositional);
        return isPositional ? valueWords(name, m_language) : name;
    }
    std::string make_option_opts(const CLI::Option* option) const override {
        return valueWords(withChoices(Formatter::make_option_opts(option)), m_language);
    }
    /// As the parser does, but by characters: a letter may be two bytes.
    std::string make_option(const CLI::Option* option, bool isPositional) const override {
        const std::string name = "  " + make_option_name(option, isPositional) + make_option_opts(option);
        const std::size_t wide = get_column_width();
        const std::size_t letters = characters(name);
        const std::string indent(wide, ' ');
        std::string text = name + (letters < wide ? std::string(wide - letters, ' ') : '\n' + indent);
        for (const char c : make_option_desc(option)) {
            text += c;
            text += c == '\n' ? indent : std::string();
        }
        return text + '\n';
    }

private:
    Language m_language;
};

}  // namespace

void giveHelpWords(CLI::App& app, Language language) {
    app.formatter(std::make_shared<HelpWords>(language));
}

void translate(CLI::App& app, Language language) {
    const auto said = [language](const std::string& text) {
        return std::string(engine::translated(language, text, "help"));
    };
    app.description(said(app.get_description()));
    app.footer(said(app.get_footer()));
    for (CLI::Option* option : app.get_options([](const CLI::Option*) { return true; })) {
        option->description(said(option->get_description()));
        if (option->get_group() == "Options") {
            option->group(std::string(Phrase{"help", "Options"}.in(language)));
        }
    }
    for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (command->get_group() == "Subcommands") {
            command->group(std::string(Phrase{"help", "Subcommands"}.in(language)));
        }
        translate(*command, language);
    }
}

std::string parserFault(std::string_view message, Language language) {
    if (language == Language::English) {
        return std::string(message);
    }
    for (const Phrase& fault : kFaults) {
        if (const auto filled = fillings(message, fault.english())) {
            fmt::dynamic_format_arg_store<fmt::format_context> args;
            for (const std::string& each : *filled) {
                args.push_back(valueWords(each, language));
            }
            return filledSentence(language, fault, args);
        }
    }
    return std::string(message);
}

std::string valueWords(std::string_view value, Language language) {
    const auto isLetter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    std::string text;
    std::size_t at = 0;
    int depth = 0;
    while (at < value.size()) {
        std::size_t end = at;
        while (end < value.size() && isLetter(value[end])) {
            ++end;
        }
        const std::string_view word = value.substr(at, end - at);
        const auto* known = std::ranges::find(kValues, word, &Phrase::english);
        const bool isWord = depth == 0 && known != kValues.end();
        text += isWord ? known->in(language) : word;
        if (end == at) {
            depth += value[at] == '{' ? 1 : value[at] == '}' ? -1 : 0;
            text += value[at++];
        } else {
            at = end;
        }
    }
    return text;
}

}  // namespace adjudicator::cli
