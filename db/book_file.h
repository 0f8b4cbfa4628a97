// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

#include "db/book_error.h"
#include "engine/expected.h"

namespace db {

/// What can be told of a book's file without SQLite, so without any chance of changing it.
struct FileState {
    bool exists = false;
    std::uintmax_t size = 0;
    bool hasSqliteHeader = false;
    bool headerIsZero = false;  ///< As a crash leaves a new file whose rollback journal is still beside it.
    std::int32_t applicationId = 0;
    int userVersion = 0;
    bool isCut = false;       ///< It has fewer bytes than its header says.
    bool hasLog = false;      ///< A write-ahead log that is not empty lies beside it.
    bool hasJournal = false;  ///< A rollback journal lies beside it.
    bool isWritable = false;  ///< The file and its folder.
};

/// Errors: NotReadable, NotABook (no regular file), Io.
[[nodiscard]] engine::Expected<FileState, BookError> inspectFile(const std::filesystem::path& file);

/// A folder for one's own eyes, removed with all in it at the end of its life.
class PrivateFolder {
public:
    [[nodiscard]] static engine::Expected<std::unique_ptr<PrivateFolder>, BookError> makeIn(
        const std::filesystem::path& folder);
    /// In the system's folder for temporary files.
    [[nodiscard]] static engine::Expected<std::unique_ptr<PrivateFolder>, BookError> make();
    ~PrivateFolder();
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    explicit PrivateFolder(std::filesystem::path path) : m_path(std::move(path)) {}
    std::filesystem::path m_path;
};

/// Copies a book with its log into the folder and answers with the copy's path. Tries again while somebody writes to
/// the original; Busy if that does not end. Errors: Busy, NotReadable, DiskFull, Io; Cancelled where `goesOn` said so.
[[nodiscard]] engine::Expected<std::filesystem::path, BookError> copyBook(const std::filesystem::path& file,
                                                                          const std::filesystem::path& folder,
                                                                          const std::function<bool()>& goesOn = {});

}  // namespace db
