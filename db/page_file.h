// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace db {

/// A value of a record as SQLite stores it; texts and blobs are their bytes, numbers with a point are left out.
using StoredValue = std::variant<std::monostate, std::int64_t, std::string>;

/// What one cell of a table holds. `row` is its number in a table that has such.
struct StoredRecord {
    std::int64_t row = 0;
    std::vector<StoredValue> values;
};

/// The pages of an SQLite file as far as they are there, under those of the write-ahead log beside it: for files that
/// SQLite itself refuses. Reads what is written in pages and believes none of it; whoever asks checks what he gets.
/// https://www.sqlite.org/fileformat2.html
class PageFile {
public:
    /// Empty where the file has no header of SQLite's.
    [[nodiscard]] static std::optional<PageFile> open(const std::filesystem::path& file);

    /// How many pages the file should have, and how many of them are there whole.
    [[nodiscard]] std::uint32_t pages() const { return m_pages; }
    [[nodiscard]] std::uint32_t pagesThere() const;

    /// Goes through a table in its order from its root page on: each record, and each gap where pages are missing or
    /// make no sense.
    void walk(std::uint32_t root, const std::function<void(const StoredRecord&)>& record,
              const std::function<void()>& gap);
    /// The records of all pages that no walk has come by.
    void strays(const std::function<void(const StoredRecord&)>& record);

private:
    PageFile() = default;
    using Page = std::vector<std::uint8_t>;

    [[nodiscard]] std::optional<Page> page(std::uint32_t number);
    void readLog(const std::filesystem::path& file);
    void strayCells(std::uint32_t number, const std::function<void(const StoredRecord&)>& record);
    bool walkPage(std::uint32_t number, int depth, const std::function<void(const StoredRecord&)>& record,
                  const std::function<void()>& gap);
    [[nodiscard]] std::optional<StoredRecord> cellAt(const Page& page, std::size_t at, std::uint8_t kind);
    [[nodiscard]] std::optional<std::string> payload(const Page& page, std::size_t at, std::uint64_t size,
                                                     bool isTable);

    std::ifstream m_file;
    std::ifstream m_log;
    std::uint32_t m_pageSize = 0;
    std::uint32_t m_usable = 0;
    std::uint32_t m_pages = 0;
    /// How many whole pages the file itself has.
    std::uint32_t m_inFile = 0;
    /// Where the log has the newest content of a page.
    std::map<std::uint32_t, std::uint64_t> m_logged;
    std::set<std::uint32_t> m_walked;
    /// Bytes that records may still flow over into: more than the file has several times over is a trap.
    std::uint64_t m_budget = 0;
};

}  // namespace db
