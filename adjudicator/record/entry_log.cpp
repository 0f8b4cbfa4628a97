// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/entry_log.h"

#include <zlib.h>

#include <algorithm>
#include <utility>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/tournament_game.h"
#include "engine/check.h"

namespace adjudicator {

namespace {

/// A tournament's table grows with its acts, so its entries are not read again; it is never so long.
template <class Game>
constexpr bool kPacks = !std::is_same_v<Game, TournamentGame>;

void addNumber(std::string& bytes, std::uint32_t number) {
    for (int i = 0; i < 4; ++i) {
        bytes += static_cast<char>(number >> 8 * i);
    }
}

std::uint32_t takeNumber(std::string_view& bytes) {
    std::uint32_t number = 0;
    for (int i = 0; i < 4; ++i) {
        number |= std::uint32_t{static_cast<unsigned char>(bytes[static_cast<std::size_t>(i)])} << 8 * i;
    }
    bytes.remove_prefix(4);
    return number;
}

std::string squeezed(const std::string& bytes) {
    // Takes a fifth less room than the quickest one, and next to no time more.
    constexpr int kLevel = 3;
    uLongf size = ::compressBound(static_cast<uLong>(bytes.size()));
    std::string packed(size, '\0');
    const int code =
        ::compress2(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                    static_cast<uLong>(bytes.size()), kLevel);
    ADJ_CHECK(code == Z_OK, "there is memory to pack entries");
    packed.resize(size);
    packed.shrink_to_fit();
    return packed;
}

std::string unsqueezed(const std::string& packed, std::size_t length) {
    std::string bytes(length, '\0');
    auto size = static_cast<uLongf>(length);
    const int code = ::uncompress(reinterpret_cast<Bytef*>(bytes.data()), &size,
                                  reinterpret_cast<const Bytef*>(packed.data()), static_cast<uLong>(packed.size()));
    ADJ_CHECK(code == Z_OK && size == length, "entries that were packed are there");
    return bytes;
}

bool turnsBegin(const engine::Events& events) {
    return std::ranges::any_of(
        events, [](const engine::Event& event) { return std::holds_alternative<engine::TurnStarted>(event.body); });
}

/// In the other games nobody asks.
template <class Events>
bool turnsBegin(const Events&) {
    return false;
}

template <class Game>
EntryGist gistOf(const LogLineOf<Game>& line) {
    EntryGist gist;
    gist.kind = static_cast<std::uint8_t>(line.entry.body.index());
    engine::PlayerId player = line.turn;
    std::optional<std::uint32_t> number;
    const auto& body = line.entry.body;
    if (const ActDoneOf<Game>* act = line.act()) {
        gist.action = static_cast<std::uint8_t>(act->action.index());
        gist.beginsTurn = turnsBegin(act->events);
        gist.isProposed = act->proposal.has_value();
        player = actorOf(act->action).value_or(line.turn);
        const auto* dice = diceOf(act->action);
        gist.hasDice = dice != nullptr && !dice->dice.empty();
        if (act->thrown) {
            gist.isThrown = true;
            gist.opens = act->thrown->secret.has_value();
            gist.level = act->thrown->level;
            number = act->thrown->number;
        }
    } else if (const auto* shown = std::get_if<CommitmentShown>(&body)) {
        number = shown->number;
    } else if (const auto* declares = std::get_if<ThrowDeclaredOf<Game>>(&body)) {
        player = actorOf(declares->action).value_or(line.turn);
        number = declares->number;
        gist.hasSeals = !declares->seals.empty();
    } else if (const auto* given = std::get_if<WordGiven>(&body)) {
        number = given->number;
    } else if (const auto* lost = std::get_if<ThrowVoid>(&body)) {
        number = lost->number;
    }
    const auto* taken = std::get_if<TakenBack>(&body);
    const auto* restored = std::get_if<Restored>(&body);
    const std::uint64_t back = taken != nullptr ? taken->from : restored != nullptr ? restored->of : 0;
    gist.player = static_cast<std::uint8_t>(engine::index(player));
    gist.isNumbered = number.has_value();
    gist.throwNumber = number.value_or(static_cast<std::uint32_t>(back));
    return gist;
}

}  // namespace

template <class Game>
EntryLog<Game>::EntryLog(const EntryLog& other)
    : m_table(other.m_table),
      m_first(other.m_first),
      m_packed(other.m_packed),
      m_packedTo(other.m_packedTo),
      m_tail(other.m_tail),
      m_offLine(other.m_offLine),
      m_correctedBy(other.m_correctedBy) {}

template <class Game>
EntryLog<Game>& EntryLog<Game>::operator=(const EntryLog& other) {
    *this = EntryLog(other);
    return *this;
}

template <class Game>
const typename EntryLog<Game>::Item& EntryLog<Game>::item(std::size_t at) const {
    if (at < m_first.size()) {
        return m_first[at];
    }
    const std::size_t behind = at - m_first.size();
    const std::size_t packed = m_packed.size() * kChunk;
    if (behind >= packed) {
        return m_tail[behind - packed];
    }
    return unpacked(behind / kChunk)[behind % kChunk];
}

template <class Game>
const EntryGist& EntryLog<Game>::gist(std::size_t at) const {
    if (at < m_first.size()) {
        return m_first[at].gist;
    }
    const std::size_t behind = at - m_first.size();
    const std::size_t packed = m_packed.size() * kChunk;
    return behind < packed ? m_packed[behind / kChunk]->gists[behind % kChunk] : m_tail[behind - packed].gist;
}

template <class Game>
const LogLineOf<Game>& EntryLog<Game>::operator[](std::size_t at) const {
    return item(at).line;
}

template <class Game>
void EntryLog<Game>::add(Line line, std::string body, std::shared_ptr<const Table> table) {
    m_table = std::move(table);
    m_offLine.push_back(!line.onLine);
    EntryGist gist = gistOf(line);
    gist.isClockBack = !empty() && line.entry.time < back().entry.time;
    auto& into = m_first.size() < kChunk ? m_first : m_tail;
    if (kPacks<Game> && m_tail.size() == kNewest / 2) {
        // It never grows beyond.
        m_tail.reserve(kNewest + kChunk);
    }
    into.push_back({std::move(line), std::move(body), gist});
    if (kPacks<Game> && m_tail.size() >= kNewest + kChunk) {
        pack();
    }
}

template <class Game>
void EntryLog<Game>::addFrom(const EntryLog& other, std::size_t at) {
    const Item& next = other.item(at);
    add({.head = next.line.head, .entry = next.line.entry, .correctedBy = {}, .turn = next.line.turn}, next.body,
        other.m_table);
}

/// The oldest entries of the tail.
template <class Game>
void EntryLog<Game>::pack() {
    std::string bytes;
    for (std::size_t i = 0; i < kChunk; ++i) {
        const Item& each = m_tail[i];
        addNumber(bytes, static_cast<std::uint32_t>(engine::index(each.line.turn)));
        addNumber(bytes, static_cast<std::uint32_t>(each.body.size()));
        bytes += each.body;
    }
    // They are what is written in the book: their hashes follow from each other.
    const db::Hash before = m_packed.empty() ? m_first.back().line.head.hash : m_packedTo;
    m_packedTo = m_tail[kChunk - 1].line.head.hash;
    std::array<EntryGist, kChunk> gists;
    std::ranges::transform(m_tail.begin(), m_tail.begin() + kChunk, gists.begin(), &Item::gist);
    m_packed.push_back(std::make_shared<const Packed>(Packed{squeezed(bytes), bytes.size(), before, gists}));
    m_tail.erase(m_tail.begin(), m_tail.begin() + kChunk);
}

template <class Game>
const std::vector<typename EntryLog<Game>::Item>& EntryLog<Game>::unpacked(std::size_t chunk) const {
    const auto found = std::ranges::find_if(m_atHand, [&](const auto& each) { return each->chunk == chunk; });
    if (found != m_atHand.end()) {
        std::rotate(m_atHand.begin(), found, found + 1);
        return m_atHand.front()->items;
    }
    auto fresh = std::make_unique<Unpacked>();
    fresh->chunk = chunk;
    fresh->items.reserve(kChunk);
    const std::string whole = unsqueezed(m_packed[chunk]->bytes, m_packed[chunk]->length);
    std::string_view bytes = whole;
    const db::GameId game = db::gameIdOf(m_first.front().body);
    db::Hash hash = m_packed[chunk]->before;
    std::uint64_t seq = m_first.size() + chunk * kChunk;
    for (std::size_t i = 0; i < kChunk; ++i, ++seq) {
        const auto turn = engine::PlayerId(takeNumber(bytes));
        const std::size_t size = takeNumber(bytes);
        std::string body(bytes.substr(0, size));
        bytes.remove_prefix(size);
        hash = db::entryHash(game, seq, hash, body);
        auto entry = entryFromBody<Game>(body, *m_table);
        ADJ_CHECK(entry.has_value(), "an entry that was read once is read again");
        Line line{{seq, hash}, std::move(*entry), !m_offLine[seq], {}, turn};
        if (const auto by = m_correctedBy.find(seq); by != m_correctedBy.end()) {
            line.correctedBy = by->second;
        }
        fresh->items.push_back({std::move(line), std::move(body), m_packed[chunk]->gists[i]});
    }
    if (m_atHand.size() >= kAtHand) {
        m_atHand.pop_back();
    }
    m_atHand.insert(m_atHand.begin(), std::move(fresh));
    return m_atHand.front()->items;
}

template <class Game>
LogLineOf<Game>* EntryLog<Game>::atHand(std::size_t at) {
    if (at < m_first.size()) {
        return &m_first[at].line;
    }
    const std::size_t behind = at - m_first.size();
    const std::size_t packed = m_packed.size() * kChunk;
    if (behind >= packed) {
        return &m_tail[behind - packed].line;
    }
    const auto found = std::ranges::find_if(m_atHand, [&](const auto& each) { return each->chunk == behind / kChunk; });
    return found != m_atHand.end() ? &(*found)->items[behind % kChunk].line : nullptr;
}

template <class Game>
void EntryLog<Game>::setOnLine(std::size_t at, bool onLine) {
    m_offLine[at] = !onLine;
    m_firstSet = std::min<std::uint64_t>(m_firstSet.value_or(at), at);
    if (Line* line = atHand(at)) {
        line->onLine = onLine;
    }
}

template <class Game>
void EntryLog<Game>::setCorrectedBy(std::size_t at, std::optional<std::uint64_t> by) {
    m_firstSet = std::min<std::uint64_t>(m_firstSet.value_or(at), at);
    if (by) {
        m_correctedBy[at] = *by;
    } else {
        m_correctedBy.erase(at);
    }
    if (Line* line = atHand(at)) {
        line->correctedBy = by;
    }
}

template class EntryLog<TableGame>;
template class EntryLog<DiceGame>;
template class EntryLog<TournamentGame>;
template class EntryLog<ProposalsGame>;

}  // namespace adjudicator
