// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/book_file.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <thread>

#include "db/disk.h"
#include "db/quiet_file.h"

namespace db {

namespace {

namespace fs = std::filesystem;
using engine::Expected;
using engine::unexpected;

constexpr std::size_t kHeaderSize = 100;

fs::path beside(const fs::path& file, std::string_view suffix) {
    fs::path other = file;
    other += suffix;
    return other;
}

std::uintmax_t sizeOrZero(const fs::path& file) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(file, error);
    return error ? 0 : size;
}

std::uint32_t bigEndian(const unsigned char* bytes) {
    return (std::uint32_t{bytes[0]} << 24U) | (std::uint32_t{bytes[1]} << 16U) | (std::uint32_t{bytes[2]} << 8U) |
           std::uint32_t{bytes[3]};
}

/// A rollback journal is part of the content as well: without it a half-done transaction would be read.
constexpr std::array<std::string_view, 3> kSuffixes = {"", "-wal", "-journal"};

/// Changes whenever somebody writes to the file.
struct Stamp {
    bool exists = false;
    std::uintmax_t size = 0;
    fs::file_time_type written;
    bool operator==(const Stamp&) const = default;
};

std::array<Stamp, kSuffixes.size()> stampsOf(const fs::path& file) {
    std::array<Stamp, kSuffixes.size()> stamps{};
    for (std::size_t i = 0; i < stamps.size(); ++i) {
        const fs::path part = beside(file, kSuffixes[i]);
        std::error_code error;
        const Stamp stamp{true, fs::file_size(part, error), {}};
        if (!error) {
            stamps[i] = stamp;
            stamps[i].written = fs::last_write_time(part, error);
        }
    }
    return stamps;
}

}  // namespace

Expected<FileState, BookError> inspectFile(const fs::path& file) {
    FileState state;
    state.isWritable = mayWrite(file.parent_path());
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (status.type() == fs::file_type::not_found) {
        return state;
    }
    if (status.type() == fs::file_type::none) {
        return unexpected(systemError(file, error.value()));
    }
    state.exists = true;
    if (!fs::is_regular_file(status)) {
        return unexpected(BookError{BookProblem::NotABook, file, {}, 0, 0});
    }
    std::array<unsigned char, kHeaderSize> header{};
    const auto count = readStart(file, header);
    if (!count) {
        return unexpected(count.error());
    }
    state.isWritable = state.isWritable && mayWrite(file);
    state.size = sizeOrZero(file);
    state.hasLog = sizeOrZero(beside(file, "-wal")) > 0;
    state.hasJournal = sizeOrZero(beside(file, "-journal")) > 0;
    // https://www.sqlite.org/fileformat.html, "The Database Header".
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    state.headerIsZero = std::ranges::all_of(header, [](unsigned char byte) { return byte == 0; });
    state.hasSqliteHeader =
        *count == kHeaderSize && std::equal(kMagic.begin(), kMagic.end(), header.begin(),
                                            [](char a, unsigned char b) { return static_cast<unsigned char>(a) == b; });
    if (state.hasSqliteHeader) {
        state.userVersion = static_cast<int>(bigEndian(&header[60]));
        const std::uint32_t pageSize = std::uint32_t{header[16]} << 8U | header[17];
        state.isCut = state.size < std::uintmax_t{bigEndian(&header[28])} * (pageSize == 1 ? 65'536 : pageSize);
        state.applicationId = static_cast<std::int32_t>(bigEndian(&header[68]));
    }
    return state;
}

Expected<std::unique_ptr<PrivateFolder>, BookError> PrivateFolder::make() {
    std::error_code error;
    const fs::path base = fs::temp_directory_path(error);
    if (error) {
        return unexpected(BookError{BookProblem::Io, base, {}, 0, error.value()});
    }
    return makeIn(base);
}

Expected<std::unique_ptr<PrivateFolder>, BookError> PrivateFolder::makeIn(const fs::path& folder) {
    return makePrivateFolder(folder).map(
        [](const fs::path& made) { return std::unique_ptr<PrivateFolder>(new PrivateFolder(made)); });
}

PrivateFolder::~PrivateFolder() {
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

Expected<fs::path, BookError> copyBook(const fs::path& file, const fs::path& folder,
                                       const std::function<bool()>& goesOn) {
    const fs::path copy = folder / "book.db";
    constexpr int kTries = 6;
    for (int attempt = 0; attempt < kTries; ++attempt) {
        const auto before = stampsOf(file);
        for (std::size_t i = 0; i < kSuffixes.size(); ++i) {
            const fs::path source = beside(file, kSuffixes[i]);
            const fs::path target = beside(copy, kSuffixes[i]);
            std::error_code error;
            fs::remove(target, error);
            if (i > 0 && (!before[i].exists || before[i].size == 0)) {
                continue;
            }
            if (i == 0) {
                if (const auto copied = copyQuietly(source, target, goesOn); !copied) {
                    return unexpected(copied.error());
                }
            } else {
                fs::copy_file(source, target, error);
            }
            if (error && i > 0 && error == std::errc::no_such_file_or_directory) {
                continue;  // Folded in just now; the stamps will tell.
            }
            if (error) {
                return unexpected(systemError(source, error.value()));
            }
            fs::permissions(target, fs::perms::owner_read | fs::perms::owner_write, error);
        }
        if (before == stampsOf(file)) {
            return copy;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return unexpected(BookError{BookProblem::Busy, file, {}, 0, 0});
}

}  // namespace db
