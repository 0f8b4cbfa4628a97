// SPDX-License-Identifier: GPL-3.0-or-later
#include <string_view>

#include "adjudicator/cli/help/command_tree.h"
#include "adjudicator/cli/parser_words.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using engine::Phrase;

/// A text as man(7) takes it: no line of it is a request, and a hyphen is a hyphen that can be copied.
std::string inManual(std::string_view text) {
    std::string result;
    bool isLineBegin = true;
    for (const char c : text) {
        if (isLineBegin && (c == '.' || c == '\'')) {
            result += "\\&";
        }
        isLineBegin = c == '\n';
        if (c == '\\') {
            result += "\\e";
        } else if (c == '-') {
            result += "\\-";
        } else {
            result += c;
        }
    }
    return result;
}

std::string manualValue(const OptionWords& option, Language language) {
    std::string value;
    for (const std::string& choice : option.choices) {
        value += (value.empty() ? "" : "|") + choice;
    }
    if (value.empty()) {
        value = valueWords(option.value, language);
    }
    return value;
}

std::string optionText(const OptionWords& option, Language language) {
    std::string head;
    for (const std::string& name : option.names) {
        head += (head.empty() ? "" : ", ") + ("\\fB" + inManual(name) + "\\fR");
    }
    if (!option.value.empty()) {
        head += (head.empty() ? "\\fI" : " \\fI") + inManual(manualValue(option, language)) + "\\fR";
    }
    return ".TP\n" + head + "\n" + inManual(option.text) + "\n";
}

/// `adjudicator game do [BOOK]`.
std::string synopsis(const CommandWords& command, const std::string& path, Language language) {
    std::string line = "\\fB" + inManual(path) + "\\fR";
    for (const OptionWords& option : command.options) {
        if (option.isRequired) {
            line += " " + inManual(option.names.back()) + " \\fI" + inManual(manualValue(option, language)) + "\\fR";
        }
    }
    for (const OptionWords& positional : command.positionals) {
        const std::string value =
            "\\fI" + inManual(valueWords(positional.value, language)) + "\\fR" + (positional.isMany ? " ..." : "");
        line += positional.isRequired ? " " + value : " [" + value + "]";
    }
    if (!command.commands.empty()) {
        line += " \\fI" + std::string(Phrase{"value", "COMMAND"}.in(language)) + "\\fR";
    }
    return line;
}

void writeCommand(std::string& page, const CommandWords& command, const std::string& path, Language language) {
    page +=
        ".SS " + inManual(path) + "\n" + synopsis(command, path, language) + "\n.PP\n" + inManual(command.text) + "\n";
    for (const std::vector<OptionWords>* group : {&command.positionals, &command.options}) {
        for (const OptionWords& option : *group) {
            page += optionText(option, language);
        }
    }
    if (!command.footer.empty()) {
        page += ".PP\n.nf\n" + inManual(command.footer) + "\n.fi\n";
    }
    for (const CommandWords& verb : command.commands) {
        writeCommand(page, verb, path + " " + verb.name, language);
    }
}

}  // namespace

std::string manualOf(const CommandWords& program, Language language) {
    std::string page;
    for (const CommandWords& command : program.commands) {
        writeCommand(page, command, program.name + " " + command.name, language);
    }
    return page;
}

}  // namespace adjudicator::cli
