// SPDX-License-Identifier: GPL-3.0-or-later
// A desk's own side of desk files.
#include <limits>
#include <span>

#include "adjudicator/tournament/desks/desk_file.h"
#include "adjudicator/tournament/desks/desk_files.h"
#include "adjudicator/tournament/desks/received_note.h"
#include "db/codes.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;
using engine::unexpected;

/// How often a desk tries again at once where others write at the same moment.
constexpr int kMostTries = 5;

SendFault sendFault(const CarrierFault& fault) {
    switch (fault.problem) {
        case CarrierFault::Problem::FolderMissing:
            return {SendProblem::FolderMissing, {}, {}};
        case CarrierFault::Problem::Damaged:
            return {SendProblem::FilesDamaged, {}, {}};
        case CarrierFault::Problem::NotWritable:
            return {SendProblem::NotWritable, {}, {}};
        case CarrierFault::Problem::Taken:
        case CarrierFault::Problem::Hub:
            break;
    }
    return {fault.hub ? SendProblem::Hub : SendProblem::NotWritable, {}, fault.hub};
}

}  // namespace

EntrySender::EntrySender(const DeskKey& key, const fs::path& place, fs::path notes)
    : m_key(key),
      m_name(db::toHex(std::span<const std::uint8_t>(key.publicKey()))),
      m_carrier(carrierAt(place)),
      m_notes(std::move(notes)) {}

EntrySender::~EntrySender() = default;
EntrySender::EntrySender(EntrySender&&) noexcept = default;

/// What the desk's own files there name.
Carrier::Answer<void> EntrySender::lookAtPlace() {
    m_last.reset();
    m_sent.clear();
    m_games.clear();
    m_others.clear();
    const auto numbers = m_carrier->numbers(m_name, 1);
    if (!numbers) {
        return unexpected(numbers.error());
    }
    const std::uint64_t last = numbers->empty() ? 0 : *numbers->rbegin();
    const auto named = m_carrier->namedIn(m_name, 1, last);
    if (!named) {
        return unexpected(named.error());
    }
    const auto sum = last == 0 ? Carrier::Answer<std::string>() : m_carrier->sum(m_name, last);
    if (!sum) {
        return unexpected(sum.error());
    }
    m_sent.insert(named->begin(), named->end());
    m_lastSum = *sum;
    m_last = last;
    return {};
}

Carrier::Answer<bool> EntrySender::isStillThere() {
    if (!m_last) {
        return false;
    }
    const auto last = *m_last == 0 ? Carrier::Answer<std::string>() : m_carrier->sum(m_name, *m_last);
    const auto next = m_carrier->sum(m_name, *m_last + 1);
    if (!last || !next) {
        return unexpected(last ? next.error() : last.error());
    }
    return *last == m_lastSum && next->empty();
}

/// What this desk has imported of others there need not go back.
Carrier::Answer<void> EntrySender::lookAtOthers() {
    if (m_notes.empty() || !m_carrier->keepsAll()) {
        return {};
    }
    for (const std::string& desk : desksNoted(m_notes, m_carrier->identity())) {
        const ReceivedNote note = readNote(noteFile(m_notes, m_carrier->identity(), desk));
        std::uint64_t& known = m_others[desk];
        if (desk == m_name || note.file <= known) {
            continue;
        }
        const auto named = m_carrier->namedIn(desk, known + 1, note.file);
        if (!named) {
            return unexpected(named.error());
        }
        m_sent.insert(named->begin(), named->end());
        known = note.file;
    }
    return {};
}

engine::Expected<std::vector<db::Entry>, db::BookError> EntrySender::newOf(const db::Book& book,
                                                                           const db::GameInfo& info) const {
    const auto known = m_games.find(info.id);
    if (known != m_games.end() && info.isReadable) {
        if (known->second.head == info.head && known->second.count == info.entryCount) {
            return std::vector<db::Entry>();
        }
        auto grown = book.entries(info.id, known->second.head.seq + 1);
        if (!grown || known->second.count + grown->size() == info.entryCount) {
            return grown;
        }
    }
    return book.tree(info.id).transform(
        [](const db::GameTree& tree) { return std::vector<db::Entry>(tree.entries().begin(), tree.entries().end()); });
}

engine::Expected<Sent, SendFault> EntrySender::sendOnce(const db::Book& book, const std::string& time) {
    auto stands = m_carrier->reach().and_then([this] { return isStillThere(); });
    if (stands && !*stands) {
        stands = lookAtPlace().transform([] { return true; });
    }
    const auto others = stands ? lookAtOthers() : Carrier::Answer<void>();
    if (!stands || !others) {
        m_last.reset();
        return unexpected(sendFault(stands ? others.error() : stands.error()));
    }
    const auto games = book.games();
    if (!games) {
        return unexpected(SendFault{SendProblem::Book, games.error(), {}});
    }
    std::string lines;
    Sent sent;
    std::vector<EntryName> fresh;
    for (const db::GameInfo& info : *games) {
        const auto entries = newOf(book, info);
        if (!entries) {
            return unexpected(SendFault{SendProblem::Book, entries.error(), {}});
        }
        for (const db::Entry& entry : *entries) {
            if (m_sent.contains({info.id, entry.hash})) {
                continue;
            }
            fresh.emplace_back(info.id, entry.hash);
            lines += desk_file::lineOf({info.id, entry});
        }
    }
    sent.entries = fresh.size();
    if (!fresh.empty()) {
        const std::uint64_t number = *m_last + 1;
        const std::string text = desk_file::Json{{"format", std::string(desk_file::kFormat)},
                                                 {"desk", m_name},
                                                 {"number", number},
                                                 {"time", time},
                                                 {"entries", sent.entries}}
                                     .dump() +
                                 '\n' + lines;
        const std::string sum = db::toHex(db::sha256(text));
        const Signature signature = m_key.sign(desk_file::signedText(sum));
        const std::string end =
            desk_file::Json{{"sum", sum}, {"signature", db::toHex(std::span<const std::uint8_t>(signature))}}.dump();
        sent.file = m_carrier->placeOf(m_name, number);
        if (const auto put = m_carrier->put(m_name, number, text + end + '\n'); !put) {
            m_last.reset();
            return unexpected(sendFault(put.error()));
        }
        m_last = number;
        m_lastSum = sum;
        m_sent.insert(fresh.begin(), fresh.end());
    }
    for (const db::GameInfo& info : *games) {
        m_games[info.id] = {info.head, info.entryCount};
    }
    return sent;
}

engine::Expected<Sent, SendFault> EntrySender::send(const db::Book& book, const std::string& time) {
    auto sent = sendOnce(book, time);
    for (int tries = 1;
         tries < kMostTries && !sent && sent.error().hub && sent.error().hub->problem == db::HubProblem::Taken;
         ++tries) {
        sent = sendOnce(book, time);
    }
    return sent;
}

engine::Expected<Sent, SendFault> sendEntries(const db::Book& book, const DeskKey& key, const fs::path& place,
                                              const std::string& time, const fs::path& notes) {
    return EntrySender(key, place, notes).send(book, time);
}

}  // namespace adjudicator
