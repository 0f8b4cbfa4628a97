// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>

#include "db/book.h"
#include "db/merge.h"
#include "engine/check.h"

namespace {

namespace fs = std::filesystem;

/// A folder for this process, in memory where the system has such a place; gone at the end.
class Workplace {
public:
    Workplace() {
        const fs::path memory = "/dev/shm";
        const fs::path base = ::access(memory.c_str(), W_OK | X_OK) == 0 ? memory : fs::temp_directory_path();
        m_path = base / ("adj-merge-fuzz-" + std::to_string(::getpid()));
        fs::create_directories(m_path);
    }
    ~Workplace() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    [[nodiscard]] const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

}  // namespace

/// A file that says it is a record book is refused, or what is taken over of it holds, whatever its bytes are.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Workplace workplace;
    const fs::path theirs = workplace.path() / "theirs.db";
    const fs::path ours = workplace.path() / "ours.db";
    for (const char* rest : {"-wal", "-shm", "-journal", ""}) {
        fs::remove(ours.string() + rest);
        fs::remove(theirs.string() + rest);
    }
    std::ofstream(theirs, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    const auto from = db::Book::open(theirs, db::OpenMode::Foreign);
    if (!from) {
        return 0;
    }
    auto into = db::Book::open(ours, db::OpenMode::Create);
    ADJ_CHECK(into.has_value(), "a book of one's own can be made");
    const auto merged = db::mergeBook(*into, *from);
    ADJ_CHECK(into->checkFile().has_value(), "a merge leaves the book whole");
    const auto games = into->gameIds();
    ADJ_CHECK(games.has_value(), "the merged book lists its games");
    for (const db::GameId& game : *games) {
        const auto tree = into->tree(game);
        ADJ_CHECK(tree && !tree->damage(), "what was taken over holds");
    }
    if (merged && !merged->stoppedBy) {
        const auto again = db::mergeBook(*into, *from);
        ADJ_CHECK(again && again->games.size() == merged->games.size(), "merging again changes nothing");
    }
    return 0;
}
