// SPDX-License-Identifier: GPL-3.0-or-later
// The director's side of desk files.
#include <algorithm>
#include <array>
#include <fstream>

#include "adjudicator/seal/head_text.h"
#include "adjudicator/tournament/desk_file.h"
#include "adjudicator/tournament/desk_files.h"
#include "db/codes.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;
using desk_file::DeskFile;
using desk_file::FileEntry;
using desk_file::FileFault;
using desk_file::filesIn;
using desk_file::numberField;
using desk_file::parsedLine;
using desk_file::readDeskFile;
using desk_file::sumOfFile;
using desk_file::textField;
using desk_file::wholeText;

constexpr std::size_t kKeyHex = 64;
constexpr std::array<std::string_view, 6> kDeskStates{"up-to-date",  "waiting",    "gap",
                                                      "unknown-key", "false-file", "not-merged"};

/// What the director keeps of one desk in one folder: the last file imported, its sum and when it was written, and its
/// last entry, which a book that was put back from an older copy lacks.
struct Note {
    std::uint64_t file = 0;
    std::string sum;
    std::string time;
    std::string entry;
};

/// Of each folder by itself: a desk may write to several, each with numbers of its own.
fs::path noteFile(const fs::path& notes, const fs::path& folder, const std::string& key) {
    constexpr std::size_t kFolderDigits = 16;
    std::error_code error;
    const fs::path whole = fs::absolute(folder, error);
    return notes /
           (key + '-' + db::toHex(db::sha256(whole.lexically_normal().string())).substr(0, kFolderDigits) + ".json");
}

Note readNote(const fs::path& file) {
    const auto text = wholeText(file);
    const desk_file::Json json = text ? parsedLine(*text) : desk_file::Json::object();
    return {numberField(json, "file").value_or(0), textField(json, "sum"), textField(json, "time"),
            textField(json, "entry")};
}

void keepNote(const fs::path& file, const Note& note) {
    std::error_code ignored;
    fs::create_directories(file.parent_path(), ignored);
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << desk_file::Json{{"file", note.file}, {"sum", note.sum}, {"time", note.time}, {"entry", note.entry}}.dump()
        << '\n';
}

/// Whether these are the files that the note is about. Another stick in the same place has other files under the same
/// numbers, or fewer; files that were taken away once they were imported are no sign of that.
bool isAbout(const Note& note, const std::map<std::uint64_t, fs::path>& files) {
    const auto last = files.find(note.file);
    if (last == files.end()) {
        return files.empty() || files.begin()->first > note.file;
    }
    return sumOfFile(last->second) == note.sum;
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

engine::Expected<std::vector<DeskReport>, db::BookError> receiveEntries(db::Book& book,
                                                                        const engine::tournament::Position& position,
                                                                        const fs::path& folder, const fs::path& notes,
                                                                        const std::optional<PublicKey>& keeper) {
    const auto writes = [&book](const std::function<void(db::Book&)>& work) {
        work(book);
        return true;
    };
    return receiveEntries(book, writes, position, folder, notes, keeper);
}

engine::Expected<std::vector<DeskReport>, db::BookError> receiveEntries(const db::Book& reader,
                                                                        const BookWrites& writes,
                                                                        const engine::tournament::Position& position,
                                                                        const fs::path& folder, const fs::path& notes,
                                                                        const std::optional<PublicKey>& keeper) {
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
        const fs::path noted = noteFile(notes, folder, key);
        Note note = readNote(noted);
        if (const auto seen = headFromText(note.entry); note.file > 0) {
            const auto there =
                seen ? reader.contains(seen->game, seen->head) : engine::Expected<bool, db::BookError>(false);
            note = there && *there ? note : Note{};
        }
        const auto files = filesIn(folder / key);
        note = isAbout(note, files) ? note : Note{};
        const bool isKeeper = keeper && publicKeyFromHex(key) == keeper;
        const bool isUnknown = !position.desks.empty() && known == position.desks.end() && !isKeeper;
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
            engine::Expected<bool, db::BookError> holds =
                engine::unexpected(db::BookError{db::BookProblem::Cancelled, reader.file(), 0, 0, 0});
            (void)writes([&](db::Book& book) { holds = addEntries(book, *read, report.entries); });
            if (!holds) {
                return engine::unexpected(holds.error());
            }
            if (!*holds) {
                report.state = DeskState::NotMerged;
                break;
            }
            const auto& last = read->entries;
            note = {next, read->sum, read->time,
                    last.empty() ? note.entry
                                 : headText(last.back().game, {last.back().entry.seq, last.back().entry.hash})};
            ++report.files;
            report.file.reset();
        }
        if (report.files > 0) {
            keepNote(noted, note);
        }
        report.lastFile = note.file;
        report.lastTime = note.time;
        reports.push_back(std::move(report));
    }
    return reports;
}

}  // namespace adjudicator
