// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/desk_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <span>

#include "adjudicator/seal/head_text.h"
#include "db/codes.h"
#include "engine/notation/json_fault.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::string_view kDeskFormat = "adj-desk/1";
constexpr std::string_view kDeskFileEnd = ".jsonl";
constexpr std::uintmax_t kMostFileBytes = 256U << 20U;
constexpr std::size_t kKeyHex = 64;
constexpr std::size_t kNumberDigits = 6;
constexpr std::array<std::string_view, 6> kDeskStates{"up-to-date",  "waiting",    "gap",
                                                      "unknown-key", "false-file", "not-merged"};

struct FileEntry {
    db::GameId game;
    db::Entry entry;
};

/// A file that is whole.
struct DeskFile {
    std::uint64_t number = 0;
    std::string time;
    std::string sum;
    std::vector<FileEntry> entries;
};

enum class FileFault : std::uint8_t { Torn, False };

std::string signedText(std::string_view sum) {
    return "adj/desk-file/1" + std::string(sum);
}

std::string fileName(std::uint64_t number) {
    return fmt::format("{:0{}}{}", number, kNumberDigits, kDeskFileEnd);
}

/// The number of a file named `000012.jsonl`; empty for other files, as half-written ones.
std::optional<std::uint64_t> numberOf(const fs::path& file) {
    const std::string name = file.filename().string();
    if (name.size() <= kDeskFileEnd.size() || !name.ends_with(kDeskFileEnd)) {
        return std::nullopt;
    }
    const std::string digits = name.substr(0, name.size() - kDeskFileEnd.size());
    constexpr std::size_t kMostNumberDigits = 12;
    if (digits.size() < kNumberDigits || digits.size() > kMostNumberDigits ||
        digits.find_first_not_of("0123456789") != std::string::npos) {
        return std::nullopt;
    }
    const std::uint64_t number = std::stoull(digits);
    return number > 0 && fileName(number) == name ? std::optional(number) : std::nullopt;
}

std::map<std::uint64_t, fs::path> filesIn(const fs::path& folder) {
    std::map<std::uint64_t, fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        const auto number = numberOf(entry->path());
        if (number && entry->is_regular_file(ignored)) {
            files.emplace(*number, entry->path());
        }
    }
    return files;
}

std::optional<std::string> wholeText(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    if (error || size > kMostFileBytes) {
        return std::nullopt;
    }
    std::ifstream in(file, std::ios::binary);
    std::string text(size, '\0');
    in.read(text.data(), static_cast<std::streamsize>(size));
    return in && static_cast<std::uintmax_t>(in.gcount()) == size ? std::optional(std::move(text)) : std::nullopt;
}

Json parsedLine(std::string_view line) {
    Json json = engine::limitFault(line) ? Json() : Json::parse(line, nullptr, false);
    return json.is_object() ? json : Json::object();
}

std::string textField(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<std::uint64_t> numberField(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_number_unsigned() ? std::optional(found->get<std::uint64_t>())
                                                              : std::nullopt;
}

/// Reads a file of the desk with this key. Torn: its last line is not there, so it may still be on its way.
engine::Expected<DeskFile, FileFault> readDeskFile(const fs::path& path, std::uint64_t number, const std::string& key) {
    const auto text = wholeText(path);
    if (!text || text->empty() || text->back() != '\n') {
        return engine::unexpected(FileFault::Torn);
    }
    const std::size_t before = text->size() < 2 ? std::string::npos : text->rfind('\n', text->size() - 2);
    const std::size_t last = before == std::string::npos ? 0 : before + 1;
    const Json end = parsedLine(std::string_view(*text).substr(last, text->size() - 1 - last));
    const std::string sum = textField(end, "sum");
    if (sum.empty()) {
        return engine::unexpected(FileFault::Torn);
    }
    const auto publicKey = publicKeyFromHex(key);
    const auto signature = signatureFromHex(textField(end, "signature"));
    if (db::toHex(db::sha256(std::string_view(*text).substr(0, last))) != sum || !publicKey || !signature ||
        !isSignedBy(*publicKey, signedText(sum), *signature)) {
        return engine::unexpected(FileFault::False);
    }
    DeskFile file;
    file.sum = sum;
    bool isFirst = true;
    for (std::size_t at = 0; at < last;) {
        const std::size_t stop = text->find('\n', at);
        const Json json = parsedLine(std::string_view(*text).substr(at, stop - at));
        at = stop + 1;
        if (isFirst) {
            isFirst = false;
            file.number = numberField(json, "number").value_or(0);
            file.time = textField(json, "time");
            if (textField(json, "format") != kDeskFormat || textField(json, "desk") != key || file.number != number) {
                return engine::unexpected(FileFault::False);
            }
            continue;
        }
        const auto game = db::gameIdFromHex(textField(json, "game"));
        const auto hash = db::hashFromHex(textField(json, "hash"));
        const auto seq = numberField(json, "seq");
        if (!game || !hash || !seq) {
            return engine::unexpected(FileFault::False);
        }
        file.entries.push_back({*game, {*seq, textField(json, "body"), *hash}});
    }
    if (isFirst) {
        return engine::unexpected(FileFault::False);
    }
    return file;
}

using Key = std::pair<db::GameId, db::Hash>;

/// Which entries the desk's own files hold, and their last number; empty when one of them does not hold.
struct SentBefore {
    std::set<Key> entries;
    std::uint64_t last = 0;
};

std::optional<SentBefore> sentBefore(const fs::path& folder, const std::string& key) {
    SentBefore before;
    for (const auto& [number, path] : filesIn(folder)) {
        const auto file = readDeskFile(path, number, key);
        if (!file) {
            return std::nullopt;
        }
        for (const FileEntry& each : file->entries) {
            before.entries.emplace(each.game, each.entry.hash);
        }
        before.last = number;
    }
    return before;
}

bool writeWhole(const fs::path& file, const std::string& text) {
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
    if (fs::exists(file, error)) {
        fs::remove(part, error);
        return false;
    }
    fs::rename(part, file, error);
    return !error;
}

/// What the director keeps of one desk: the last file imported, when it was written, and its last entry, which a book
/// that was put back from an older copy lacks.
struct Note {
    std::uint64_t file = 0;
    std::string time;
    std::string entry;
};

Note noteOf(const fs::path& notes, const std::string& key) {
    const auto text = wholeText(notes / (key + ".json"));
    const Json json = text ? parsedLine(*text) : Json::object();
    return {numberField(json, "file").value_or(0), textField(json, "time"), textField(json, "entry")};
}

void keepNote(const fs::path& notes, const std::string& key, const Note& note) {
    std::error_code ignored;
    fs::create_directories(notes, ignored);
    std::ofstream out(notes / (key + ".json"), std::ios::binary | std::ios::trunc);
    out << Json{{"file", note.file}, {"time", note.time}, {"entry", note.entry}}.dump() << '\n';
}

/// Adds a file's entries to the book, game by game; false when some do not hold on what is there.
engine::Expected<bool, db::BookError> addEntries(db::Book& book, const DeskFile& file, std::uint64_t& added) {
    std::map<db::GameId, std::vector<db::Entry>> games;
    for (const FileEntry& each : file.entries) {
        games[each.game].push_back(each.entry);
    }
    bool allHold = true;
    for (auto& [id, entries] : games) {
        auto known = book.tree(id);
        if (!known && known.error().problem != db::BookProblem::UnknownGame) {
            return engine::unexpected(known.error());
        }
        if (known) {
            entries.insert(entries.end(), known->entries().begin(), known->entries().end());
        }
        std::ranges::sort(entries, {}, [](const db::Entry& entry) { return std::pair(entry.seq, entry.hash); });
        entries.erase(std::ranges::unique(entries).begin(), entries.end());
        const db::GameTree tree = db::GameTree::grow(id, entries);
        if (tree.damage() || tree.entries().empty()) {
            allHold = false;
            continue;
        }
        const auto outcome = book.add(tree);
        if (!outcome) {
            return engine::unexpected(outcome.error());
        }
        added += std::visit(
            [](const auto& what) -> std::uint64_t {
                if constexpr (requires { what.entries; }) {
                    return what.entries;
                } else {
                    return 0;
                }
            },
            *outcome);
        allHold = allHold && !std::holds_alternative<db::GameDamaged>(*outcome);
    }
    return allHold;
}

}  // namespace

std::string_view toText(DeskState state) {
    return engine::nameOf(state, kDeskStates);
}

engine::Expected<Sent, SendFault> sendEntries(const db::Book& book, const DeskKey& key, const fs::path& folder,
                                              const std::string& time) {
    std::error_code error;
    if (!fs::is_directory(folder, error)) {
        return engine::unexpected(SendFault{SendProblem::FolderMissing, {}});
    }
    const std::string name = db::toHex(std::span<const std::uint8_t>(key.publicKey()));
    const fs::path own = folder / name;
    fs::create_directory(own, error);
    const auto before = sentBefore(own, name);
    if (!before) {
        return engine::unexpected(SendFault{SendProblem::FilesDamaged, {}});
    }
    const auto ids = book.gameIds();
    if (!ids) {
        return engine::unexpected(SendFault{SendProblem::Book, ids.error()});
    }
    std::string lines;
    Sent sent;
    for (const db::GameId& id : *ids) {
        const auto tree = book.tree(id);
        if (!tree) {
            return engine::unexpected(SendFault{SendProblem::Book, tree.error()});
        }
        for (const db::Entry& entry : tree->entries()) {
            if (before->entries.contains({id, entry.hash})) {
                continue;
            }
            ++sent.entries;
            lines +=
                Json{{"game", db::toHex(id)}, {"seq", entry.seq}, {"hash", db::toHex(entry.hash)}, {"body", entry.body}}
                    .dump(-1, ' ', false, Json::error_handler_t::replace) +
                '\n';
        }
    }
    if (sent.entries == 0) {
        return sent;
    }
    const std::uint64_t number = before->last + 1;
    const std::string text = Json{{"format", std::string(kDeskFormat)},
                                  {"desk", name},
                                  {"number", number},
                                  {"time", time},
                                  {"entries", sent.entries}}
                                 .dump() +
                             '\n' + lines;
    const std::string sum = db::toHex(db::sha256(text));
    const Signature signature = key.sign(signedText(sum));
    const std::string end =
        Json{{"sum", sum}, {"signature", db::toHex(std::span<const std::uint8_t>(signature))}}.dump();
    sent.file = own / fileName(number);
    if (!writeWhole(*sent.file, text + end + '\n')) {
        return engine::unexpected(SendFault{SendProblem::NotWritable, {}});
    }
    return sent;
}

engine::Expected<std::vector<DeskReport>, db::BookError> receiveEntries(db::Book& book,
                                                                        const engine::tournament::Position& position,
                                                                        const fs::path& folder, const fs::path& notes) {
    std::vector<std::string> desks;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        const std::string name = entry->path().filename().string();
        if (entry->is_directory(ignored) && name.size() == kKeyHex && publicKeyFromHex(name)) {
            desks.push_back(name);
        }
    }
    std::ranges::sort(desks);
    std::vector<DeskReport> reports;
    for (const std::string& key : desks) {
        DeskReport report;
        report.key = key;
        const auto known = std::ranges::find(position.desks, key, &engine::tournament::KnownDesk::key);
        report.name = known == position.desks.end() ? std::string() : known->name;
        Note note = noteOf(notes, key);
        if (const auto seen = headFromText(note.entry); note.file > 0) {
            const auto there =
                seen ? book.contains(seen->game, seen->head) : engine::Expected<bool, db::BookError>(false);
            note = there && *there ? note : Note{};
        }
        const auto files = filesIn(folder / key);
        const bool isUnknown = !position.desks.empty() && known == position.desks.end();
        if (isUnknown) {
            report.state = DeskState::UnknownKey;
        }
        std::uint64_t next = note.file + 1;
        for (auto file = files.lower_bound(next); !isUnknown && file != files.end(); ++file, ++next) {
            report.file = next;
            if (file->first != next) {
                report.state = DeskState::Gap;
                break;
            }
            const auto read = readDeskFile(file->second, next, key);
            if (!read) {
                report.state = read.error() == FileFault::Torn ? DeskState::Waiting : DeskState::FalseFile;
                break;
            }
            const auto holds = addEntries(book, *read, report.entries);
            if (!holds) {
                return engine::unexpected(holds.error());
            }
            if (!*holds) {
                report.state = DeskState::NotMerged;
                break;
            }
            const auto& last = read->entries;
            note = {next, read->time,
                    last.empty() ? note.entry
                                 : headText(last.back().game, {last.back().entry.seq, last.back().entry.hash})};
            ++report.files;
            report.file.reset();
        }
        if (report.files > 0) {
            keepNote(notes, key, note);
        }
        report.lastFile = note.file;
        report.lastTime = note.time;
        reports.push_back(std::move(report));
    }
    return reports;
}

}  // namespace adjudicator
