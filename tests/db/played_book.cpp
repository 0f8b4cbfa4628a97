// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/played_book.h"

#include <variant>

namespace test {

namespace {

std::string bodyOf(std::size_t number, std::size_t size, std::mt19937& random) {
    std::string body = R"({"time":"2026-11-21T18:04:05.123Z","kind":"act","who":"red","number":)" +
                       std::to_string(number) + R"(,"text":")";
    std::uniform_int_distribution<int> letter('a', 'z');
    while (body.size() + 2 < size) {
        body.push_back(static_cast<char>(letter(random)));
    }
    return body + "\"}";
}

/// Whether the game in the book is exactly this one.
bool isIn(const db::Book& book, const PlayedGame& game) {
    const auto entries = book.entries(game.id);
    return entries && *entries == game.entries;
}

std::string faultAfterWriting(db::Book& book, const PlayedBook& held) {
    std::mt19937 random(1);
    PlayedBook after = held;
    const PlayedAct act{held.games.empty() ? 0 : held.games.size() - 1, {bodyOf(0, 500, random)}};
    if (write(book, held, act)) {
        return "not writable";
    }
    after.add(act);
    return isIn(book, after.games[act.game]) ? "" : "what is written now is not there";
}

}  // namespace

void PlayedBook::add(const PlayedAct& act) {
    if (act.game == games.size()) {
        games.push_back({db::gameIdOf(act.bodies.front()), {}});
    }
    PlayedGame& game = games[act.game];
    for (const std::string& body : act.bodies) {
        const db::Hash before = game.entries.empty() ? db::Hash{} : game.entries.back().hash;
        const std::uint64_t seq = game.entries.size();
        game.entries.push_back({seq, body, db::entryHash(game.id, seq, before, body)});
    }
}

PlayedAct randomAct(const PlayedBook& played, std::mt19937& random) {
    constexpr std::size_t kMostEntries = 4;
    const auto below = [&](std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random); };
    PlayedAct act;
    if (played.games.empty() || below(12) == 0) {
        act.game = played.games.size();
        act.bodies.push_back(bodyOf(played.games.size(), 300 + below(300), random));
        return act;
    }
    act.game = below(played.games.size());
    for (std::size_t i = below(kMostEntries) + 1; i > 0; --i) {
        const std::size_t size = below(15) == 0 ? 4000 + below(16000) : 300 + below(300);
        act.bodies.push_back(bodyOf(played.games[act.game].entries.size(), size, random));
    }
    return act;
}

std::optional<db::BookProblem> write(db::Book& book, const PlayedBook& before, const PlayedAct& act) {
    if (act.game == before.games.size()) {
        const auto made = book.createGame(act.bodies.front());
        return made ? std::nullopt : std::optional(made.error().problem);
    }
    const PlayedGame& game = before.games[act.game];
    const auto head = book.append(game.id, {game.entries.size() - 1, game.entries.back().hash}, act.bodies);
    return head ? std::nullopt : std::optional(head.error().problem);
}

std::string faultOf(db::Book& book, const PlayedBook& played, const std::optional<PlayedAct>& underWay) {
    if (!book.checkFile()) {
        return "the file is damaged";
    }
    PlayedBook held = played;
    if (underWay) {
        PlayedBook whole = played;
        whole.add(*underWay);
        if (isIn(book, whole.games[underWay->game])) {
            held = std::move(whole);
        }
    }
    const auto games = book.games();
    if (!games) {
        return "the games cannot be listed";
    }
    if (games->size() != held.games.size()) {
        return std::to_string(games->size()) + " games for " + std::to_string(held.games.size());
    }
    for (std::size_t i = 0; i < held.games.size(); ++i) {
        const PlayedGame& game = held.games[i];
        if (games->at(i).id != game.id || !isIn(book, game)) {
            return "game " + std::to_string(i) + " is not as acknowledged";
        }
        const auto verdict = book.verifyChain(game.id);
        if (!verdict || !std::holds_alternative<db::ChainSound>(*verdict)) {
            return "the chain of game " + std::to_string(i) + " does not hold";
        }
    }
    return faultAfterWriting(book, held);
}

}  // namespace test
