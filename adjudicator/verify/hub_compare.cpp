// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/hub_compare.h"

#include <algorithm>
#include <array>
#include <map>

#include "adjudicator/text/say.h"
#include "db/codes.h"
#include "engine/state/names.h"

namespace adjudicator {

using engine::Language;

namespace {

constexpr std::array<std::string_view, 5> kStates{"nothing", "same", "less", "more", "other"};

/// Entries that a hub has and the book lacks, those that hold alone.
class Lacking {
public:
    Lacking(const db::Book& book, const db::GameId& game) : m_book(book), m_game(game) {}

    /// In the order of their numbers; false where it follows from no entry that is known.
    [[nodiscard]] bool take(const db::Entry& entry) {
        const db::Hash sum = db::sha256(entry.body);
        for (const db::Hash& before : hashesBefore(entry.seq)) {
            if (db::entryHash(m_game, entry.seq, before, sum) == entry.hash) {
                m_held.insert_or_assign({entry.seq, entry.hash}, Held{entry, before});
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool empty() const { return m_held.empty(); }
    [[nodiscard]] db::Head farthest() const { return {m_held.rbegin()->first.first, m_held.rbegin()->first.second}; }
    /// The entry after which the branch of the farthest leaves the book; empty: it shares none with it.
    [[nodiscard]] std::optional<db::Head> fork() const {
        Place at = m_held.rbegin()->first;
        for (auto held = m_held.find(at); held != m_held.end(); held = m_held.find(at)) {
            if (at.first == 0) {
                return std::nullopt;
            }
            at = {at.first - 1, held->second.before};
        }
        return db::Head{at.first, at.second};
    }
    /// That branch whole, from entry 0 on.
    [[nodiscard]] std::vector<db::Entry> branch() const {
        std::vector<db::Entry> entries;
        const auto from = fork();
        if (const auto tree = from ? m_book.tree(m_game) : engine::unexpected(db::BookError{}); tree) {
            entries = tree->pathTo(*from);
        }
        const std::size_t shared = entries.size();
        Place at = m_held.rbegin()->first;
        for (auto held = m_held.find(at); held != m_held.end(); held = m_held.find(at)) {
            entries.push_back(held->second.entry);
            at = {at.first - (at.first > 0 ? 1U : 0U), held->second.before};
        }
        std::reverse(entries.begin() + static_cast<std::ptrdiff_t>(shared), entries.end());
        return entries;
    }

private:
    using Place = std::pair<std::uint64_t, db::Hash>;
    struct Held {
        db::Entry entry;
        db::Hash before;
    };

    [[nodiscard]] std::vector<db::Hash> hashesBefore(std::uint64_t seq) const {
        if (seq == 0) {
            return {db::Hash{}};
        }
        std::vector<db::Hash> hashes;
        const auto known = m_book.entries(m_game, seq - 1, seq - 1);
        for (const db::Entry& entry : known ? *known : std::vector<db::Entry>()) {
            hashes.push_back(entry.hash);
        }
        for (auto held = m_held.lower_bound({seq - 1, db::Hash{}}); held != m_held.end() && held->first.first < seq;
             ++held) {
            hashes.push_back(held->first.second);
        }
        return hashes;
    }

    const db::Book& m_book;
    const db::GameId& m_game;
    std::map<Place, Held> m_held;
};

}  // namespace

std::string_view toText(HubSeen::State state) {
    return engine::nameOf(state, kStates);
}

engine::Expected<HubSeen, db::BookError> compareWithHub(const db::Book& book, const db::GameId& game,
                                                        const std::vector<db::Head>& heads, const HubEntries& whole) {
    const auto ends = book.heads(game);
    if (!ends) {
        return engine::unexpected(ends.error());
    }
    HubSeen seen;
    seen.bookEnd = ends->back().seq;
    std::optional<std::uint64_t> from;
    for (const db::Head& head : heads) {
        const auto isHeld = book.contains(game, head);
        if (!isHeld) {
            return engine::unexpected(isHeld.error());
        }
        if (!*isHeld) {
            from = std::min(from.value_or(head.seq), head.seq);
        } else if (!seen.head || seen.head->seq < head.seq) {
            seen.head = head;
        }
    }
    Lacking lacking(book, game);
    const auto fetched = from ? whole(*from) : std::nullopt;
    for (const db::Entry& entry : fetched ? *fetched : std::vector<db::Entry>()) {
        const bool isKnown = book.contains(game, {entry.seq, entry.hash}).value_or(false);
        seen.hasFalse = (!isKnown && !lacking.take(entry)) || seen.hasFalse;
    }
    if (lacking.empty()) {
        const auto isAtHub = [&](const db::Head& end) { return std::ranges::find(heads, end) != heads.end(); };
        seen.hasFalse = seen.hasFalse || from.has_value();
        seen.state = !seen.head                            ? HubSeen::State::Nothing
                     : std::ranges::all_of(*ends, isAtHub) ? HubSeen::State::Same
                                                           : HubSeen::State::Less;
        return seen;
    }
    const auto fork = lacking.fork();
    seen.head = lacking.farthest();
    seen.from = fork ? fork->seq + 1 : 0;
    seen.state = fork && std::ranges::find(*ends, *fork) != ends->end() ? HubSeen::State::More : HubSeen::State::Other;
    const Verification checked = checkLine(lacking.branch());
    seen.isSealed = checked.kind == VerdictKind::Sound && checked.seal && checked.seal->entry >= *seen.from;
    return seen;
}

std::optional<Receipt> receiptOf(const HubSeen& seen, const db::GameId& game, const std::string& hub) {
    return seen.head ? std::optional(Receipt{{game, *seen.head}, {}, hub, {}}) : std::nullopt;
}

std::string sentence(const HubSeen& seen, const std::string& hub, Language language) {
    const std::uint64_t at = seen.head ? seen.head->seq : 0;
    const std::string code = seen.head ? db::spokenCode(seen.head->hash) : std::string();
    std::string text;
    switch (seen.state) {
        case HubSeen::State::Nothing:
            text = say(language, "the hub {} carries nothing of this game", hub);
            break;
        case HubSeen::State::Same:
            text = say(language, "the hub {} carries the same, up to entry {} ({})", hub, at, code);
            break;
        case HubSeen::State::Less:
            text = say(language, "the hub {} carries it up to entry {} ({}): this book has more, up to entry {}", hub,
                       at, code, seen.bookEnd);
            break;
        case HubSeen::State::More:
            text = *seen.from == at
                       ? say(language, "the hub {} has more: entry {} ({}) is not in this book, which ends at entry {}",
                             hub, at, code, seen.bookEnd)
                       : say(language,
                             "the hub {} has more: entries {} to {} ({}) are not in this book, which ends at entry {}",
                             hub, *seen.from, at, code, seen.bookEnd);
            break;
        case HubSeen::State::Other:
            text =
                say(language,
                    "the hub {} shows another branch: from entry {} on they differ; it goes up to entry {} ({}), this "
                    "book up to {}",
                    hub, *seen.from, at, code, seen.bookEnd);
            break;
    }
    if (seen.isSealed) {
        text += say(language, "; the desk that keeps the game has sealed them there");
    }
    if (seen.hasFalse) {
        text += say(language, "; it also shows entries that do not hold, which count for nothing");
    }
    return text;
}

}  // namespace adjudicator
