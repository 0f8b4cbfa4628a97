// SPDX-License-Identifier: GPL-3.0-or-later
// A desk's own side of desk files.
#include <fstream>
#include <span>

#include "adjudicator/tournament/desk_file.h"
#include "adjudicator/tournament/desk_files.h"
#include "db/codes.h"
#include "db/disk.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;
using desk_file::Json;

/// Under another name first; it has its own once it is on the disk. False where it cannot be written, or the name is
/// taken.
bool writeNewFile(const fs::path& file, const std::string& text) {
    const fs::path part = file.string() + ".part";
    {
        std::ofstream out(part, std::ios::binary | std::ios::trunc);
        out << text;
        out.flush();
        if (!out) {
            return false;
        }
    }
    std::error_code error;
    bool isNamed = db::syncToDisk(part).has_value() && db::renameNew(part, file).has_value();
    if (!isNamed && !fs::exists(file, error)) {
        // Shared folders that know neither kind of careful renaming.
        fs::rename(part, file, error);
        isNamed = !error;
    }
    if (!isNamed) {
        fs::remove(part, error);
        return false;
    }
    // Its bytes are there; a name that a power cut takes away is written again.
    (void)db::syncToDisk(file);
    return true;
}

}  // namespace

EntrySender::EntrySender(const DeskKey& key, fs::path folder)
    : m_key(key), m_name(db::toHex(std::span<const std::uint8_t>(key.publicKey()))), m_folder(std::move(folder)) {}

/// What the desk's own files hold; false when one of them does not hold.
bool EntrySender::readFolder() {
    m_last.reset();
    m_sent.clear();
    m_games.clear();
    std::uint64_t last = 0;
    for (const auto& [number, path] : desk_file::filesIn(m_folder / m_name)) {
        const auto file = desk_file::readDeskFile(path, number, m_name);
        if (!file) {
            return false;
        }
        for (const desk_file::FileEntry& each : file->entries) {
            m_sent.emplace(each.game, each.entry.hash);
        }
        last = number;
    }
    m_last = last;
    return true;
}

bool EntrySender::isStillThere() const {
    if (!m_last) {
        return false;
    }
    std::error_code error;
    const fs::path own = m_folder / m_name;
    const bool hasLast = *m_last == 0 || fs::exists(own / desk_file::fileName(*m_last), error);
    return hasLast && !error && !fs::exists(own / desk_file::fileName(*m_last + 1), error);
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

engine::Expected<Sent, SendFault> EntrySender::send(const db::Book& book, const std::string& time) {
    std::error_code error;
    if (!fs::is_directory(m_folder, error)) {
        m_last.reset();
        return engine::unexpected(SendFault{SendProblem::FolderMissing, {}});
    }
    const fs::path own = m_folder / m_name;
    fs::create_directory(own, error);
    if (!isStillThere() && !readFolder()) {
        return engine::unexpected(SendFault{SendProblem::FilesDamaged, {}});
    }
    const auto games = book.games();
    if (!games) {
        return engine::unexpected(SendFault{SendProblem::Book, games.error()});
    }
    std::string lines;
    Sent sent;
    std::vector<Key> fresh;
    for (const db::GameInfo& info : *games) {
        const auto entries = newOf(book, info);
        if (!entries) {
            return engine::unexpected(SendFault{SendProblem::Book, entries.error()});
        }
        for (const db::Entry& entry : *entries) {
            if (m_sent.contains({info.id, entry.hash})) {
                continue;
            }
            fresh.emplace_back(info.id, entry.hash);
            lines += Json{{"game", db::toHex(info.id)},
                          {"seq", entry.seq},
                          {"hash", db::toHex(entry.hash)},
                          {"body", entry.body}}
                         .dump(-1, ' ', false, Json::error_handler_t::replace) +
                     '\n';
        }
    }
    sent.entries = fresh.size();
    if (!fresh.empty()) {
        const std::uint64_t number = *m_last + 1;
        const std::string text = Json{{"format", std::string(desk_file::kFormat)},
                                      {"desk", m_name},
                                      {"number", number},
                                      {"time", time},
                                      {"entries", sent.entries}}
                                     .dump() +
                                 '\n' + lines;
        const std::string sum = db::toHex(db::sha256(text));
        const Signature signature = m_key.sign(desk_file::signedText(sum));
        const std::string end =
            Json{{"sum", sum}, {"signature", db::toHex(std::span<const std::uint8_t>(signature))}}.dump();
        sent.file = own / desk_file::fileName(number);
        if (!writeNewFile(*sent.file, text + end + '\n')) {
            m_last.reset();
            return engine::unexpected(SendFault{SendProblem::NotWritable, {}});
        }
        m_last = number;
        m_sent.insert(fresh.begin(), fresh.end());
    }
    for (const db::GameInfo& info : *games) {
        m_games[info.id] = {info.head, info.entryCount};
    }
    return sent;
}

engine::Expected<Sent, SendFault> sendEntries(const db::Book& book, const DeskKey& key, const fs::path& folder,
                                              const std::string& time) {
    return EntrySender(key, folder).send(book, time);
}

}  // namespace adjudicator
