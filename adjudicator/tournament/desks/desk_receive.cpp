// SPDX-License-Identifier: GPL-3.0-or-later
// The director's side of desk files.
#include <algorithm>
#include <array>
#include <span>

#include "adjudicator/seal/head_text.h"
#include "adjudicator/tournament/desks/desk_file.h"
#include "adjudicator/tournament/desks/desk_files.h"
#include "adjudicator/tournament/desks/received_note.h"
#include "db/codes.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;
using desk_file::DeskFile;
using desk_file::FileEntry;
using desk_file::FileFault;
using engine::unexpected;

constexpr std::array<std::string_view, 7> kDeskStates{"up-to-date", "waiting",    "gap",      "unknown-key",
                                                      "false-file", "not-merged", "went-back"};
/// Files of one act each are taken in together until they hold so many entries: each time the games are read.
constexpr std::size_t kMostTogether = 4096;

/// What was added to the book.
struct Added {
    bool allHold = true;
    std::uint64_t entries = 0;
    std::uint64_t forked = 0;
};

/// Adds entries to the book, game by game; those that do not hold on what is there stay out.
engine::Expected<Added, db::BookError> addEntries(db::Book& book, std::span<const DeskFile> files) {
    std::map<db::GameId, std::vector<db::Entry>> games;
    for (const DeskFile& file : files) {
        for (const FileEntry& each : file.entries) {
            games[each.game].push_back(each.entry);
        }
    }
    Added added;
    for (auto& [id, entries] : games) {
        auto known = book.tree(id);
        if (!known && known.error().problem != db::BookProblem::UnknownGame) {
            return unexpected(known.error());
        }
        if (known) {
            entries.insert(entries.end(), known->entries().begin(), known->entries().end());
        }
        std::ranges::sort(entries, {}, [](const db::Entry& entry) { return std::pair(entry.seq, entry.hash); });
        entries.erase(std::ranges::unique(entries).begin(), entries.end());
        const db::GameTree tree = db::GameTree::grow(id, entries);
        if (tree.damage() || tree.entries().empty()) {
            added.allHold = false;
            continue;
        }
        const auto outcome = book.add(tree);
        if (!outcome) {
            return unexpected(outcome.error());
        }
        added.entries += std::visit(
            [](const auto& what) -> std::uint64_t {
                if constexpr (requires { what.entries; }) {
                    return what.entries;
                } else {
                    return 0;
                }
            },
            *outcome);
        added.forked += std::holds_alternative<db::GameForked>(*outcome) ? 1U : 0U;
        added.allHold = added.allHold && !std::holds_alternative<db::GameDamaged>(*outcome);
    }
    return added;
}

/// Receives from one place.
class Receiving {
public:
    Receiving(const db::Book& reader, const BookWrites& writes, const engine::tournament::Position& position,
              Carrier& carrier, const fs::path& notes, const UnlistedDesks& unlisted)
        : m_reader(reader),
          m_writes(writes),
          m_position(position),
          m_carrier(carrier),
          m_notes(notes),
          m_unlisted(unlisted) {}

    [[nodiscard]] engine::Expected<Received, db::BookError> all() {
        Received received;
        const auto desks = m_carrier.reach().and_then([this] { return m_carrier.desks(); });
        if (!desks) {
            received.fault = desks.error();
            return received;
        }
        std::set<std::string> keys(desks->begin(), desks->end());
        if (m_carrier.keepsAll()) {
            // One that is gone is missed.
            const auto noted = desksNoted(m_notes, m_carrier.identity());
            keys.insert(noted.begin(), noted.end());
        }
        for (const std::string& key : keys) {
            DeskReport report;
            auto looked = desk(key, report);
            if (!looked) {
                return unexpected(looked.error());
            }
            if (!*looked) {
                received.fault = looked->error();
                break;
            }
            received.desks.push_back(std::move(report));
        }
        return received;
    }

private:
    template <class T>
    using Looked = engine::Expected<Carrier::Answer<T>, db::BookError>;

    /// Looks at one desk's files. What was imported before the place failed counts, and is noted.
    [[nodiscard]] Looked<void> desk(const std::string& key, DeskReport& report) {
        report.key = key;
        const auto known = std::ranges::find(m_position.desks, key, &engine::tournament::KnownDesk::key);
        report.name = known == m_position.desks.end() ? std::string() : known->name;
        const fs::path noted = noteFile(m_notes, m_carrier.identity(), key);
        m_note = readNote(noted);
        ReceivedNote fresh;
        fresh.most = m_note.most;
        if (const auto seen = headFromText(m_note.entry); m_note.file > 0) {
            const auto there =
                seen ? m_reader.contains(seen->game, seen->head) : engine::Expected<bool, db::BookError>(false);
            m_note = there && *there ? m_note : fresh;
        }
        auto numbers = m_carrier.numbers(key, m_carrier.keepsAll() ? std::max<std::uint64_t>(m_note.file, 1) : 1);
        const auto stands = numbers ? isAboutThese(key, *numbers) : Carrier::Answer<bool>(unexpected(numbers.error()));
        if (!stands) {
            return Carrier::Answer<void>(unexpected(stands.error()));
        }
        if (!*stands) {
            m_note = fresh;
            numbers = m_carrier.keepsAll() ? m_carrier.numbers(key, 1) : numbers;
            if (!numbers) {
                return Carrier::Answer<void>(unexpected(numbers.error()));
            }
        }
        Looked<void> imported = Carrier::Answer<void>();
        const bool isUnlisted = !m_position.desks.empty() && known == m_position.desks.end();
        if (isUnlisted && !m_unlisted.comesIn(key, m_carrier.keepsAll())) {
            report.state = DeskState::UnknownKey;
        } else {
            imported = files(key, *numbers, report);
        }
        m_note.most = std::max(m_note.most, m_note.file);
        if (report.files > 0) {
            keepNote(noted, m_note);
        }
        const bool isShort = m_carrier.keepsAll() && (numbers->empty() ? 0 : *numbers->rbegin()) < m_note.most;
        if (report.state == DeskState::UpToDate && (isShort || (m_carrier.keepsAll() && !*stands))) {
            report.state = DeskState::WentBack;
            report.file = m_note.file + 1;
        }
        report.lastFile = m_note.file;
        report.lastTime = m_note.time;
        return imported;
    }

    /// Whether these are the files that the note is about. Another stick in the same place has other files under the
    /// same numbers, or fewer; files that were taken away once they were imported are no sign of that.
    [[nodiscard]] Carrier::Answer<bool> isAboutThese(const std::string& key, const std::set<std::uint64_t>& numbers) {
        if (m_note.file == 0) {
            return true;
        }
        if (!numbers.contains(m_note.file)) {
            return !m_carrier.keepsAll() && (numbers.empty() || *numbers.begin() > m_note.file);
        }
        return m_carrier.sum(key, m_note.file).transform([this](const std::string& sum) { return sum == m_note.sum; });
    }

    /// Imports files in their order, as far as they are whole and hold.
    [[nodiscard]] Looked<void> files(const std::string& key, const std::set<std::uint64_t>& numbers,
                                     DeskReport& report) {
        std::vector<DeskFile> together;
        std::size_t entries = 0;
        std::uint64_t next = m_note.file + 1;
        const auto stop = [&report](DeskState state, std::uint64_t number) {
            report.state = state;
            report.file = number;
        };
        Carrier::Answer<void> answer;
        for (auto number = numbers.lower_bound(next); number != numbers.end(); ++number, ++next) {
            if (*number != next) {
                stop(DeskState::Gap, next);
                break;
            }
            const auto text = m_carrier.text(key, next);
            if (!text) {
                answer = unexpected(text.error());
                break;
            }
            auto file = desk_file::readDeskFile(*text, next, key);
            if (!file) {
                // On a hub a file is there whole or not at all.
                const bool isTorn = file.error() == FileFault::Torn && !m_carrier.keepsAll();
                stop(isTorn ? DeskState::Waiting : DeskState::FalseFile, next);
                break;
            }
            entries += file->entries.size();
            together.push_back(std::move(*file));
            if (entries >= kMostTogether) {
                const auto held = take(together, report);
                if (!held || !*held) {
                    return held.transform([](bool) { return Carrier::Answer<void>(); });
                }
                together.clear();
                entries = 0;
            }
        }
        return take(together, report).transform([&](bool) { return answer; });
    }

    /// Adds files; false, and said, at the first that does not hold. Then those before it are in.
    [[nodiscard]] engine::Expected<bool, db::BookError> take(const std::vector<DeskFile>& files, DeskReport& report) {
        const auto added = files.empty() ? Added{} : add(files);
        if (!added) {
            return unexpected(added.error());
        }
        count(*added, report);
        if (added->allHold) {
            std::ranges::for_each(files, [&](const DeskFile& file) { note(file, report); });
            return true;
        }
        for (const DeskFile& file : files) {
            const auto alone = add(std::span(&file, 1));
            if (!alone) {
                return unexpected(alone.error());
            }
            count(*alone, report);
            if (!alone->allHold) {
                report.state = DeskState::NotMerged;
                report.file = file.number;
                return false;
            }
            note(file, report);
        }
        return true;
    }

    [[nodiscard]] engine::Expected<Added, db::BookError> add(std::span<const DeskFile> files) {
        engine::Expected<Added, db::BookError> added =
            unexpected(db::BookError{db::BookProblem::Cancelled, m_reader.file(), 0, 0, 0});
        (void)m_writes([&](db::Book& book) { added = addEntries(book, files); });
        return added;
    }

    static void count(const Added& added, DeskReport& report) {
        report.entries += added.entries;
        report.forked += added.forked;
    }

    void note(const DeskFile& file, DeskReport& report) {
        m_note.file = file.number;
        m_note.sum = file.sum;
        m_note.time = file.time;
        if (!file.entries.empty()) {
            const FileEntry& last = file.entries.back();
            m_note.entry = headText(last.game, {last.entry.seq, last.entry.hash});
        }
        ++report.files;
    }

    const db::Book& m_reader;
    const BookWrites& m_writes;
    const engine::tournament::Position& m_position;
    Carrier& m_carrier;
    const fs::path& m_notes;
    const UnlistedDesks& m_unlisted;
    /// About the desk that is looked at now.
    ReceivedNote m_note;
};

}  // namespace

std::string_view toText(DeskState state) {
    return engine::nameOf(state, kDeskStates);
}

UnlistedDesks::UnlistedDesks(const std::optional<PublicKey>& keeperKey, const std::optional<DeskKey>& ownDesk)
    : keeper(keeperKey ? db::toHex(std::span<const std::uint8_t>(*keeperKey)) : std::string()),
      own(ownDesk ? db::toHex(std::span<const std::uint8_t>(ownDesk->publicKey())) : std::string()) {}

engine::Expected<Received, db::BookError> receiveEntries(db::Book& book, const engine::tournament::Position& position,
                                                         Carrier& carrier, const fs::path& notes,
                                                         const UnlistedDesks& unlisted) {
    const auto writes = [&book](const std::function<void(db::Book&)>& work) {
        work(book);
        return true;
    };
    return receiveEntries(book, writes, position, carrier, notes, unlisted);
}

engine::Expected<Received, db::BookError> receiveEntries(const db::Book& reader, const BookWrites& writes,
                                                         const engine::tournament::Position& position, Carrier& carrier,
                                                         const fs::path& notes, const UnlistedDesks& unlisted) {
    return Receiving(reader, writes, position, carrier, notes, unlisted).all();
}

}  // namespace adjudicator
