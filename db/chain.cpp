// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/chain.h"

#include <sodium.h>

#include <algorithm>

namespace db {

namespace {

constexpr std::string_view kEntryLabel = "adj/entry/1";

void add(crypto_hash_sha256_state& state, std::string_view bytes) {
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
}

void add(crypto_hash_sha256_state& state, std::span<const std::uint8_t> bytes) {
    crypto_hash_sha256_update(&state, bytes.data(), bytes.size());
}

void add(crypto_hash_sha256_state& state, std::uint64_t number) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(number >> (56 - 8 * i));
    }
    add(state, bytes);
}

/// A stored entry of the number before, and whether anything follows it.
struct Candidate {
    Hash hash;
    bool followed = false;
};

void collectHeads(std::uint64_t seq, std::span<const Candidate> level, std::vector<Head>& heads) {
    for (const Candidate& candidate : level) {
        if (!candidate.followed) {
            heads.push_back({seq, candidate.hash});
        }
    }
}

}  // namespace

Hash sha256(std::string_view bytes) {
    Hash hash;
    crypto_hash_sha256(hash.bytes.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    return hash;
}

Hash entryHash(const GameId& game, std::uint64_t seq, const Hash& previous, std::string_view body) {
    return entryHash(game, seq, previous, sha256(body));
}

Hash entryHash(const GameId& game, std::uint64_t seq, const Hash& previous, const Hash& bodySum) {
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    add(state, kEntryLabel);
    add(state, game.bytes);
    add(state, seq);
    add(state, previous.bytes);
    add(state, bodySum.bytes);
    Hash hash;
    crypto_hash_sha256_final(&state, hash.bytes.data());
    return hash;
}

GameId gameIdOf(std::string_view firstBody) {
    const Hash whole = sha256(firstBody);
    GameId id;
    std::copy_n(whole.bytes.begin(), id.bytes.size(), id.bytes.begin());
    return id;
}

Head firstHead(std::string_view firstBody) {
    return {0, entryHash(gameIdOf(firstBody), 0, Hash{}, firstBody)};
}

Head headAfter(const GameId& game, const Head& after, std::span<const std::string> bodies) {
    Head head = after;
    for (const std::string& body : bodies) {
        head = {head.seq + 1, entryHash(game, head.seq + 1, head.hash, body)};
    }
    return head;
}

ChainVerdict verifyEntries(const GameId& game, std::span<const Entry> entries) {
    if (entries.empty()) {
        return ChainDamage{0, ChainFault::EntryMissing};
    }
    ChainSound sound;
    std::vector<Candidate> before{{Hash{}, false}};
    std::uint64_t seq = 0;
    std::size_t next = 0;
    std::size_t branches = 0;
    while (next < entries.size()) {
        if (entries[next].seq != seq) {
            return ChainDamage{seq, ChainFault::EntryMissing};
        }
        std::vector<Candidate> level;
        for (; next < entries.size() && entries[next].seq == seq; ++next) {
            const Entry& entry = entries[next];
            if (seq == 0 && gameIdOf(entry.body) != game) {
                return ChainDamage{0, ChainFault::IdWrong};
            }
            const Hash bodySum = sha256(entry.body);
            const auto parent = std::ranges::find_if(before, [&](const Candidate& candidate) {
                return entryHash(game, seq, candidate.hash, bodySum) == entry.hash;
            });
            if (parent == before.end()) {
                return ChainDamage{seq, ChainFault::HashWrong};
            }
            branches += parent->followed || seq == 0 ? 1U : 0U;
            if (branches > kMostBranches) {
                return ChainDamage{seq, ChainFault::TooManyBranches};
            }
            parent->followed = true;
            level.push_back({entry.hash, false});
        }
        if (seq > 0) {
            collectHeads(seq - 1, before, sound.heads);
        }
        before = std::move(level);
        ++seq;
    }
    collectHeads(seq - 1, before, sound.heads);
    sound.count = entries.size();
    return sound;
}

}  // namespace db
