// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/chain.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <tuple>

#include "db/codes.h"

using namespace db;

namespace {

const std::string kFirst = R"({"kind":"game","nonce":"a"})";

/// A straight game of `count` entries.
std::vector<Entry> straight(std::uint64_t count) {
    std::vector<Entry> entries{{0, kFirst, firstHead(kFirst).hash}};
    while (entries.size() < count) {
        const std::string body = R"({"n":)" + std::to_string(entries.size()) + "}";
        const Head before{entries.back().seq, entries.back().hash};
        const Head head = headAfter(gameIdOf(kFirst), before, std::vector{body});
        entries.push_back({head.seq, body, head.hash});
    }
    return entries;
}

}  // namespace

TEST_CASE("hashes are those that anyone computes from the written format", "[db]") {
    // From docs/record-format.md with Python's hashlib, not with this program.
    CHECK(toHex(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(toHex(gameIdOf(kFirst)) == "22e6131b676548f7fe4475b73806d64c");
    CHECK(toHex(firstHead(kFirst).hash) == "b39049071946d124a92e50a4722b8371814dee3e11335dda510ad82641345151");
    CHECK(toHex(entryHash(gameIdOf(kFirst), 258, sha256("abc"), R"({"x":"ü"})")) ==
          "562f971c285c52b440c08d1b2661e3901521ee51baaf504da3744dd65ef1d455");
}

TEST_CASE("text forms of hashes come back and nothing else is taken", "[db]") {
    const Hash hash = sha256("abc");
    CHECK(hashFromHex(toHex(hash)) == hash);
    CHECK(hashFromHex("BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD") == hash);
    CHECK_FALSE(hashFromHex("").has_value());
    CHECK_FALSE(hashFromHex(toHex(hash) + "0").has_value());
    CHECK_FALSE(hashFromHex("g" + toHex(hash).substr(1)).has_value());
    CHECK(gameIdFromHex(toHex(gameIdOf(kFirst))) == gameIdOf(kFirst));
    CHECK_FALSE(gameIdFromHex(toHex(hash)).has_value());
    CHECK(spokenCode(hash) == "Q9W1-DFWF");
    CHECK(spokenCode(Hash{}) == "0000-0000");
}

TEST_CASE("a chain holds as a whole and its head is its last entry", "[db]") {
    const auto entries = straight(5);
    CHECK(verifyEntries(gameIdOf(kFirst), entries) == ChainVerdict(ChainSound{5, {{4, entries.back().hash}}}));
    CHECK(verifyEntries(gameIdOf(kFirst), {}) == ChainVerdict(ChainDamage{0, ChainFault::EntryMissing}));
}

TEST_CASE("an entry taken out, doubled, moved or of another game is named", "[db]") {
    const GameId game = gameIdOf(kFirst);
    auto entries = straight(5);
    SECTION("taken out") {
        entries.erase(entries.begin() + 2);
        CHECK(verifyEntries(game, entries) == ChainVerdict(ChainDamage{2, ChainFault::EntryMissing}));
    }
    SECTION("the first taken out") {
        entries.erase(entries.begin());
        CHECK(verifyEntries(game, entries) == ChainVerdict(ChainDamage{0, ChainFault::EntryMissing}));
    }
    SECTION("two exchanged, with their hashes") {
        std::swap(entries[2].body, entries[3].body);
        std::swap(entries[2].hash, entries[3].hash);
        CHECK(verifyEntries(game, entries) == ChainVerdict(ChainDamage{2, ChainFault::HashWrong}));
    }
    SECTION("a body changed and its hash made to fit") {
        entries[2].body = R"({"n":99})";
        entries[2].hash = entryHash(game, 2, entries[1].hash, entries[2].body);
        CHECK(verifyEntries(game, entries) == ChainVerdict(ChainDamage{3, ChainFault::HashWrong}));
    }
    SECTION("under another game's id") {
        CHECK(verifyEntries(gameIdOf("{}"), entries) == ChainVerdict(ChainDamage{0, ChainFault::IdWrong}));
    }
}

TEST_CASE("branches hold each by itself and each has its head", "[db]") {
    const GameId game = gameIdOf(kFirst);
    auto entries = straight(4);
    const std::string other = R"({"n":"other"})";
    const Head branch = headAfter(game, {1, entries[1].hash}, std::vector{other});
    entries.push_back({branch.seq, other, branch.hash});
    std::sort(entries.begin(), entries.end(),
              [](const Entry& a, const Entry& b) { return std::tie(a.seq, a.hash) < std::tie(b.seq, b.hash); });
    const ChainVerdict verdict = verifyEntries(game, entries);
    REQUIRE(std::holds_alternative<ChainSound>(verdict));
    CHECK(std::get<ChainSound>(verdict) == ChainSound{5, {branch, {3, straight(4).back().hash}}});
}

TEST_CASE("every bit of every body and hash counts", "[db]") {
    const GameId game = gameIdOf(kFirst);
    const auto entries = straight(4);
    for (std::size_t at = 0; at < entries.size(); ++at) {
        for (std::size_t byte = 0; byte < entries[at].body.size(); ++byte) {
            for (int bit = 0; bit < 8; ++bit) {
                auto changed = entries;
                changed[at].body[byte] = static_cast<char>(changed[at].body[byte] ^ (1 << bit));
                const auto fault = at == 0 ? ChainFault::IdWrong : ChainFault::HashWrong;
                REQUIRE(verifyEntries(game, changed) == ChainVerdict(ChainDamage{at, fault}));
            }
        }
        for (std::size_t byte = 0; byte < 32; ++byte) {
            for (int bit = 0; bit < 8; ++bit) {
                auto changed = entries;
                changed[at].hash.bytes[byte] = static_cast<std::uint8_t>(changed[at].hash.bytes[byte] ^ (1 << bit));
                REQUIRE(verifyEntries(game, changed) == ChainVerdict(ChainDamage{at, ChainFault::HashWrong}));
            }
        }
    }
}
