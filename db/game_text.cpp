// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/game_text.h"

#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "db/codes.h"

namespace db {

namespace {

using engine::unexpected;
using Json = nlohmann::ordered_json;

constexpr std::string_view kFormat = "adj-game/1";
/// A body of 8 MiB, each byte escaped.
constexpr std::size_t kMaxLine = (8U << 20U) * 6 + 200;

/// The lines of a text, counted; a line too long is cut and so is no JSON.
class Lines {
public:
    explicit Lines(std::istream& in) : m_in(in) {}

    [[nodiscard]] std::optional<std::string> next() {
        std::string line;
        int c = m_in.rdbuf()->sbumpc();
        if (c == std::istream::traits_type::eof()) {
            return std::nullopt;
        }
        ++m_number;
        while (c != std::istream::traits_type::eof() && c != '\n' && line.size() <= kMaxLine) {
            line += static_cast<char>(c);
            c = m_in.rdbuf()->sbumpc();
        }
        return line;
    }
    /// Of the line read last, from 1.
    [[nodiscard]] std::uint64_t number() const { return m_number; }

private:
    std::istream& m_in;
    std::uint64_t m_number = 0;
};

std::string textOf(const Json& line, const char* name) {
    const auto found = line.find(name);
    return found != line.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

std::optional<std::uint64_t> numberOf(const Json& line, const char* name) {
    const auto found = line.find(name);
    return found != line.end() && found->is_number_unsigned() ? std::optional(found->get<std::uint64_t>())
                                                              : std::nullopt;
}

struct Header {
    GameId game;
    std::uint64_t entries = 0;
};

engine::Expected<Header, TextProblem> headerOf(const std::string& text) {
    const Json line = Json::parse(text, nullptr, false);
    if (!line.is_object()) {
        return unexpected(TextProblem::NotJson);
    }
    if (textOf(line, "format") != kFormat) {
        return unexpected(TextProblem::NotAGame);
    }
    const auto game = gameIdFromHex(textOf(line, "game"));
    const auto entries = numberOf(line, "entries");
    if (!game || !entries || line.size() != 3) {
        return unexpected(TextProblem::FieldWrong);
    }
    return Header{*game, *entries};
}

engine::Expected<Entry, TextProblem> entryOfLine(const std::string& text) {
    Json line = Json::parse(text, nullptr, false);
    if (!line.is_object()) {
        return unexpected(TextProblem::NotJson);
    }
    const auto seq = numberOf(line, "seq");
    const auto hash = hashFromHex(textOf(line, "hash"));
    if (!seq || !hash || line.size() != 3 || !line.contains("body") || !line["body"].is_string()) {
        return unexpected(TextProblem::FieldWrong);
    }
    return Entry{*seq, line["body"].get<std::string>(), *hash};
}

bool follows(const GameTree& game, const Entry& entry) {
    if (game.entries().empty()) {
        return true;
    }
    const Entry& last = game.entries().back();
    return last.seq < entry.seq || (last.seq == entry.seq && last.hash < entry.hash);
}

}  // namespace

bool writeGame(std::ostream& out, const GameTree& game) {
    out << Json{{"format", kFormat}, {"game", toHex(game.game())}, {"entries", game.entries().size()}}.dump() << '\n';
    for (const Entry& entry : game.entries()) {
        out << Json{{"seq", entry.seq}, {"hash", toHex(entry.hash)}, {"body", entry.body}}.dump() << '\n';
    }
    out.flush();
    return out.good();
}

engine::Expected<GameTree, TextFault> readGame(std::istream& in) {
    Lines lines(in);
    const auto fail = [&](TextProblem problem, std::optional<ChainFault> fault = {}) {
        return unexpected(TextFault{lines.number(), problem, fault});
    };
    const auto first = lines.next();
    if (!first) {
        return unexpected(TextFault{1, TextProblem::NotAGame, {}});
    }
    const auto header = headerOf(*first);
    if (!header) {
        return fail(header.error());
    }
    GameTree game(header->game);
    while (const auto text = lines.next()) {
        auto entry = entryOfLine(*text);
        if (!entry) {
            return fail(entry.error());
        }
        if (game.entries().size() == header->entries) {
            return fail(TextProblem::TooMany);
        }
        if (!follows(game, *entry)) {
            return fail(TextProblem::OutOfOrder);
        }
        if (const auto fault = game.add(std::move(*entry))) {
            return fail(TextProblem::Chain, fault);
        }
    }
    if (game.entries().empty() || game.entries().size() != header->entries) {
        return unexpected(TextFault{lines.number() + 1, TextProblem::TooFew, {}});
    }
    return game;
}

}  // namespace db
