// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/quiet_file.h"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <fstream>
#include <string>
#include <vector>

#include "db/disk.h"

namespace db {

namespace {

namespace fs = std::filesystem;
using engine::Expected;
using engine::unexpected;

/// A file opened for reading by SQLite's layer over the system.
class QuietFile {
public:
    QuietFile() = default;
    ~QuietFile() {
        if (isOpen()) {
            handle()->pMethods->xClose(handle());
        }
    }
    QuietFile(const QuietFile&) = delete;
    QuietFile& operator=(const QuietFile&) = delete;

    [[nodiscard]] bool open(const fs::path& file) {
        sqlite3_initialize();
        // The system's own, also where another one was put before it.
        sqlite3_vfs* system = sqlite3_vfs_find("unix");
        system = system != nullptr ? system : sqlite3_vfs_find(nullptr);
        if (system == nullptr) {
            return false;
        }
        // Names end with four zeros there: parameters could follow.
        m_name.assign(static_cast<std::size_t>(system->mxPathname) + 4, '\0');
        const int named = system->xFullPathname(system, file.c_str(), system->mxPathname, m_name.data());
        m_memory.assign(static_cast<std::size_t>(system->szOsFile) / sizeof(std::max_align_t) + 1, {});
        return (named == SQLITE_OK || named == SQLITE_OK_SYMLINK) &&
               system->xOpen(system, m_name.c_str(), handle(), SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, nullptr) ==
                   SQLITE_OK;
    }
    [[nodiscard]] bool size(sqlite3_int64& bytes) {
        return handle()->pMethods->xFileSize(handle(), &bytes) == SQLITE_OK;
    }
    [[nodiscard]] bool read(void* into, std::size_t count, sqlite3_int64 from) {
        return handle()->pMethods->xRead(handle(), into, static_cast<int>(count), from) == SQLITE_OK;
    }

private:
    [[nodiscard]] sqlite3_file* handle() { return reinterpret_cast<sqlite3_file*>(m_memory.data()); }
    [[nodiscard]] bool isOpen() { return !m_memory.empty() && handle()->pMethods != nullptr; }

    std::string m_name;
    std::vector<std::max_align_t> m_memory;
};

}  // namespace

Expected<std::size_t, BookError> readStart(const fs::path& file, std::span<unsigned char> into) {
    QuietFile opened;
    sqlite3_int64 size = 0;
    if (!opened.open(file) || !opened.size(size)) {
        return unexpected(readError(file));
    }
    const std::size_t count = std::min(into.size(), static_cast<std::size_t>(std::max<sqlite3_int64>(size, 0)));
    if (count > 0 && !opened.read(into.data(), count, 0)) {
        return unexpected(readError(file));
    }
    return count;
}

Expected<void, BookError> copyQuietly(const fs::path& file, const fs::path& target,
                                      const std::function<bool()>& goesOn) {
    QuietFile opened;
    sqlite3_int64 size = 0;
    if (!opened.open(file) || !opened.size(size)) {
        return unexpected(readError(file));
    }
    std::ofstream out(target, std::ios::binary | std::ios::trunc);
    constexpr std::size_t kAtOnce = std::size_t{256} * 1024;
    std::vector<char> bytes(kAtOnce);
    for (sqlite3_int64 at = 0; at < size && out;) {
        if (goesOn && !goesOn()) {
            return unexpected(BookError{BookProblem::Cancelled, file, {}, 0, 0});
        }
        const auto count = static_cast<std::size_t>(std::min<sqlite3_int64>(size - at, kAtOnce));
        if (!opened.read(bytes.data(), count, at)) {
            return unexpected(readError(file));
        }
        out.write(bytes.data(), static_cast<std::streamsize>(count));
        at += static_cast<sqlite3_int64>(count);
    }
    out.close();
    if (!out) {
        return unexpected(systemError(target, errno != 0 ? errno : EIO));
    }
    return {};
}

}  // namespace db
