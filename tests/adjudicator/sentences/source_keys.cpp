// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/adjudicator/sentences/source_keys.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <span>

namespace test {

namespace {

/// A word, a text without its quotation marks, or any other single character.
struct Token {
    enum class Kind { Word, Text, Sign };
    Kind kind = Kind::Sign;
    std::string text;
};

bool isWordLetter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

char escaped(char c) {
    return c == 'n' ? '\n' : c == 't' ? '\t' : c;
}

std::vector<Token> tokensOf(std::string_view source) {
    std::vector<Token> tokens;
    std::size_t at = 0;
    const auto skipTo = [&](std::string_view end) {
        const std::size_t found = source.find(end, at);
        at = found == std::string_view::npos ? source.size() : found + end.size();
    };
    while (at < source.size()) {
        const std::string_view rest = source.substr(at);
        if (rest.starts_with("//")) {
            skipTo("\n");
        } else if (rest.starts_with("/*")) {
            skipTo("*/");
        } else if (rest.starts_with("R\"")) {
            const std::string_view mark = rest.substr(2, rest.find('(') - 2);
            const std::string end = ")" + std::string(mark) + "\"";
            const std::size_t begin = at + 2 + mark.size() + 1;
            at = begin;
            skipTo(end);
            tokens.push_back({Token::Kind::Text, std::string(source.substr(begin, at - end.size() - begin))});
        } else if (rest.front() == '"' || rest.front() == '\'') {
            std::string text;
            const char quote = source[at++];
            while (at < source.size() && source[at] != quote) {
                text += source[at] == '\\' ? escaped(source[++at]) : source[at];
                ++at;
            }
            ++at;
            tokens.push_back({quote == '"' ? Token::Kind::Text : Token::Kind::Sign, text});
        } else if (isWordLetter(rest.front())) {
            // A number may have apostrophes among its digits.
            const bool isNumber = std::isdigit(static_cast<unsigned char>(rest.front())) != 0;
            const auto end =
                std::ranges::find_if_not(rest, [&](char c) { return isWordLetter(c) || (isNumber && c == '\''); });
            const auto length = static_cast<std::size_t>(end - rest.begin());
            tokens.push_back({Token::Kind::Word, std::string(rest.substr(0, length))});
            at += length;
        } else {
            if (std::isspace(static_cast<unsigned char>(rest.front())) == 0) {
                tokens.push_back({Token::Kind::Sign, std::string(1, rest.front())});
            }
            ++at;
        }
    }
    return tokens;
}

using Tokens = std::span<const Token>;

/// What stands between the bracket with which the tokens begin and its end, cut at its commas.
std::vector<Tokens> argumentsOf(Tokens tokens) {
    std::vector<Tokens> arguments;
    int depth = 0;
    std::size_t begin = 1;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        const bool isSign = token.kind == Token::Kind::Sign;
        const bool closes = isSign && (token.text == ")" || token.text == "}" || token.text == "]");
        depth += isSign && (token.text == "(" || token.text == "{" || token.text == "[") ? 1 : closes ? -1 : 0;
        if (depth == 0 || (depth == 1 && isSign && token.text == ",")) {
            if (i > begin || !arguments.empty() || depth != 0) {
                arguments.push_back(tokens.subspan(begin, i - begin));
            }
            begin = i + 1;
        }
        if (depth == 0) {
            break;
        }
    }
    return arguments;
}

std::optional<std::string> literal(Tokens tokens) {
    std::string text;
    for (const Token& token : tokens) {
        if (token.kind != Token::Kind::Text) {
            return std::nullopt;
        }
        text += token.text;
    }
    return tokens.empty() ? std::nullopt : std::optional(text);
}

/// "…" or {"context", "…"}.
std::optional<SourceKey> phraseOf(Tokens tokens) {
    if (const auto text = literal(tokens)) {
        return SourceKey{{}, *text, holesOf(*text)};
    }
    if (tokens.empty() || tokens.front().text != "{") {
        return std::nullopt;
    }
    const std::vector<Tokens> parts = argumentsOf(tokens);
    const auto context = parts.size() == 2 ? literal(parts[0]) : std::nullopt;
    const auto text = parts.size() == 2 ? literal(parts[1]) : std::nullopt;
    return context && text ? std::optional(SourceKey{*context, *text, holesOf(*text)}) : std::nullopt;
}

}  // namespace

std::size_t holesOf(std::string_view text) {
    std::size_t automatic = 0;
    std::size_t highest = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{') {
            continue;
        }
        if (i + 1 < text.size() && text[i + 1] == '{') {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        std::size_t number = 0;
        while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) {
            number = number * 10 + static_cast<std::size_t>(text[end++] - '0');
        }
        automatic += end == i + 1 ? 1 : 0;
        highest = end == i + 1 ? highest : std::max(highest, number + 1);
    }
    return std::max(automatic, highest);
}

std::vector<SourceKey> keysOf(std::string_view source, bool isAbove) {
    const std::vector<Token> tokens = tokensOf(source);
    std::vector<SourceKey> keys;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        const std::string& word = tokens[i].text;
        const bool isCall = tokens[i + 1].text == "(" && tokens[i + 1].kind == Token::Kind::Sign;
        const bool isMade = tokens[i + 1].text == "{" && tokens[i + 1].kind == Token::Kind::Sign;
        if (tokens[i].kind != Token::Kind::Word) {
            continue;
        }
        const Tokens rest = Tokens(tokens).subspan(i + 1);
        const bool isOurs = !isAbove || (i > 0 && tokens[i - 1].text == ":");
        if (isCall && isOurs && (word == "say" || word == "in")) {
            const std::vector<Tokens> arguments = argumentsOf(rest);
            const std::size_t place = word == "say" ? 1 : 0;
            if (auto key = arguments.size() > place ? phraseOf(arguments[place]) : std::nullopt) {
                key->arguments = std::max(key->arguments, arguments.size() - place - 1);
                keys.push_back(std::move(*key));
            }
        } else if (isMade && word == "Phrase") {
            const std::vector<Tokens> arguments = argumentsOf(rest);
            if (auto key = arguments.size() == 1 ? phraseOf(arguments[0]) : phraseOf(rest)) {
                keys.push_back(std::move(*key));
            }
        } else if (isMade && word == "OneOrMany") {
            for (const Tokens& argument : argumentsOf(rest)) {
                if (auto key = phraseOf(argument)) {
                    keys.push_back(std::move(*key));
                }
            }
        }
    }
    return keys;
}

}  // namespace test
