// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/salvage.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <string>

#include "db/page_file.h"

namespace db {

namespace {

template <class Bytes>
std::optional<Bytes> bytesOf(const StoredValue& value) {
    Bytes result;
    const auto* text = std::get_if<std::string>(&value);
    if (text == nullptr || text->size() != result.bytes.size()) {
        return std::nullopt;
    }
    std::copy(text->begin(), text->end(), result.bytes.begin());
    return result;
}

const std::int64_t* numberIn(const StoredRecord& record, std::size_t column) {
    return column < record.values.size() ? std::get_if<std::int64_t>(&record.values[column]) : nullptr;
}

const std::string* textIn(const StoredRecord& record, std::size_t column) {
    return column < record.values.size() ? std::get_if<std::string>(&record.values[column]) : nullptr;
}

/// A row of the table of entries, in the order in which it is stored.
struct EntryRow {
    std::int64_t game = 0;
    std::uint64_t seq = 0;
    Hash hash;
    std::string body;
};

std::optional<EntryRow> entryIn(const StoredRecord& record) {
    const auto* game = numberIn(record, 0);
    const auto* seq = numberIn(record, 1);
    const auto* body = textIn(record, 3);
    if (record.values.size() != 4 || game == nullptr || seq == nullptr || *seq < 0 || body == nullptr) {
        return std::nullopt;
    }
    const auto hash = bytesOf<Hash>(record.values[2]);
    return hash ? std::optional(EntryRow{*game, static_cast<std::uint64_t>(*seq), *hash, *body}) : std::nullopt;
}

class Salvaging {
public:
    explicit Salvaging(PageFile file) : m_file(std::move(file)) {}

    Saved saved() {
        findTables();
        readGames();
        readEntries();
        readPictures();
        // What lies on pages that nothing leads to any more proves itself by the chain.
        m_file.strays([this](const StoredRecord& record) {
            if (auto entry = entryIn(record)) {
                take(std::move(*entry));
            } else {
                takeGame(record);
                takePicture(record);
            }
        });
        return whole();
    }

private:
    using Key = std::pair<std::uint64_t, std::array<std::uint8_t, 32>>;

    void findTables() {
        m_file.walk(
            1,
            [this](const StoredRecord& record) {
                const auto* name = textIn(record, 1);
                const auto* root = numberIn(record, 3);
                if (name != nullptr && root != nullptr && *root > 0) {
                    m_roots.emplace(*name, static_cast<std::uint32_t>(*root));
                }
            },
            [] {});
    }

    void walk(const std::string& table, const std::function<void(const StoredRecord&)>& record,
              const std::function<void()>& gap) {
        const auto root = m_roots.find(table);
        root == m_roots.end() ? gap() : m_file.walk(root->second, record, gap);
    }

    void takeGame(const StoredRecord& record) {
        if (record.values.size() == 2 && record.row > 0 && bytesOf<GameId>(record.values[1])) {
            m_rows.insert(record.row);
        }
    }

    void readGames() {
        walk(
            "game", [this](const StoredRecord& record) { takeGame(record); }, [] {});
    }

    void take(EntryRow row) {
        auto& entries = m_entries[row.game];
        entries.try_emplace({row.seq, row.hash.bytes}, std::move(row.body));
    }

    /// Where pages are missing, the game before ends nobody knows where, and one that goes on after has lost entries;
    /// so have all between.
    void readEntries() {
        std::int64_t last = 0;
        bool isGap = false;
        walk(
            "entry",
            [&](const StoredRecord& record) {
                auto entry = entryIn(record);
                if (!entry) {
                    isGap = true;
                    return;
                }
                if (isGap) {
                    m_gaps.push_back({last, entry->game, entry->seq > 0});
                }
                isGap = false;
                last = entry->game;
                take(std::move(*entry));
            },
            [&] { isGap = true; });
        if (isGap) {
            m_gaps.push_back({last, std::numeric_limits<std::int64_t>::max(), true});
        }
    }

    void takePicture(const StoredRecord& record) {
        const auto* time = textIn(record, 1);
        const auto* jpeg = textIn(record, 2);
        if (record.values.size() == 3 && time != nullptr && jpeg != nullptr && !jpeg->empty() &&
            jpeg->size() <= kMostPictureBytes && bytesOf<Hash>(record.values[0]) == sha256(*jpeg)) {
            m_pictures.emplace(sha256(*jpeg).bytes, Picture{*time, *jpeg});
        }
    }

    void readPictures() {
        walk(
            "picture", [this](const StoredRecord& record) { takePicture(record); }, [] {});
    }

    [[nodiscard]] bool isCut(std::int64_t game) const {
        return std::ranges::any_of(m_gaps, [game](const Gap& gap) {
            return game == gap.before || (game > gap.before && game < gap.after) ||
                   (game == gap.after && gap.isWithinAfter);
        });
    }

    /// Entry 0 says which game it is; what else the file says of that proves nothing.
    [[nodiscard]] static std::optional<GameId> idOf(const std::vector<Entry>& entries) {
        const auto first = std::ranges::find_if(
            entries, [](const Entry& entry) { return entry.seq == 0 && firstHead(entry.body).hash == entry.hash; });
        return first == entries.end() ? std::nullopt : std::optional(gameIdOf(first->body));
    }

    Saved whole() {
        Saved saved;
        saved.report.pages = m_file.pages();
        saved.report.pagesThere = m_file.pagesThere();
        std::set<GameId> known;
        for (auto& [row, rows] : m_entries) {
            m_rows.insert(row);
            std::vector<Entry> entries;
            for (auto& [key, body] : rows) {
                entries.push_back({key.first, std::move(body), Hash{key.second}});
            }
            const auto id = idOf(entries);
            if (!id || !known.insert(*id).second) {
                continue;
            }
            SavedGame game{GameTree::grow(*id, std::move(entries)), false};
            game.isWhole = !game.tree.damage() && !isCut(row);
            saved.report.entries += game.tree.entries().size();
            ++(game.isWhole ? saved.report.wholeGames : saved.report.cutGames);
            saved.games.push_back(std::move(game));
        }
        saved.report.lostGames = m_rows.size() - std::min<std::size_t>(m_rows.size(), saved.games.size());
        for (auto& [hash, picture] : m_pictures) {
            saved.pictures.push_back(std::move(picture));
        }
        return saved;
    }

    struct Gap {
        std::int64_t before = 0;
        std::int64_t after = 0;
        bool isWithinAfter = false;
    };

    PageFile m_file;
    std::map<std::string, std::uint32_t> m_roots;
    /// The games by the file's numbers.
    std::set<std::int64_t> m_rows;
    std::map<std::int64_t, std::map<Key, std::string>> m_entries;
    std::map<std::array<std::uint8_t, 32>, Picture> m_pictures;
    std::vector<Gap> m_gaps;
};

}  // namespace

std::optional<Saved> salvage(const std::filesystem::path& path) {
    auto file = PageFile::open(path);
    if (!file) {
        return std::nullopt;
    }
    Saved saved = Salvaging(std::move(*file)).saved();
    return saved.report.entries > 0 ? std::optional(std::move(saved)) : std::nullopt;
}

}  // namespace db
