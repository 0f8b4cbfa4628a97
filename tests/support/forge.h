// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "adjudicator/seal/desk_key.h"
#include "db/book.h"
#include "db/codes.h"

namespace adjudicator::test {

/// Changes the body of an entry; false leaves the entry out.
using Forging = std::function<bool(std::uint64_t seq, nlohmann::ordered_json& body)>;

/// Writes every game of a book, none with branches, into a new one as a cheat would who knows the format: bodies
/// changed, the chain made anew and, with a key, all seals signed anew by it.
inline void forge(const std::filesystem::path& from, const std::filesystem::path& to, const Forging& change,
                  const DeskKey* key = nullptr) {
    const auto source = db::Book::open(from, db::OpenMode::ReadOnly);
    auto target = db::Book::open(to, db::OpenMode::Create);
    REQUIRE(source);
    REQUIRE(target);
    const auto ids = source->gameIds();
    REQUIRE(ids);
    for (const db::GameId& id : *ids) {
        const auto entries = source->entries(id);
        REQUIRE(entries);
        std::optional<db::GameInfo> game;
        db::Head head;
        for (const db::Entry& entry : *entries) {
            auto body = nlohmann::ordered_json::parse(entry.body);
            if (!change(entry.seq, body)) {
                continue;
            }
            if (body["kind"] == "seal" && key != nullptr) {
                const auto signature = key->sign(sealedBytes(game->id, head));
                body["seq"] = head.seq;
                body["head"] = db::toHex(head.hash);
                body["key"] = db::toHex(std::span<const std::uint8_t>(key->publicKey()));
                body["signature"] = db::toHex(std::span<const std::uint8_t>(signature));
            }
            const std::vector<std::string> bodies{body.dump()};
            if (!game) {
                game = *target->createGame(bodies.front());
                head = game->head;
            } else {
                const auto added = target->append(game->id, head, bodies);
                REQUIRE(added);
                head = *added;
            }
        }
    }
    REQUIRE(target->rest());
}

}  // namespace adjudicator::test
