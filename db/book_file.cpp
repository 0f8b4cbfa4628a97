// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/book_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <thread>

namespace db {

namespace {

namespace fs = std::filesystem;
using engine::Expected;
using engine::unexpected;

constexpr std::size_t kHeaderSize = 100;

BookError systemError(const fs::path& file, int number, BookProblem denied = BookProblem::NotReadable) {
    BookError error;
    error.file = file;
    error.systemCode = number;
    switch (number) {
        case ENOENT:
        case ENOTDIR:
            error.problem = BookProblem::NotFound;
            break;
        case EACCES:
        case EPERM:
            error.problem = denied;
            break;
        case EROFS:
            error.problem = BookProblem::NotWritable;
            break;
        case ENOSPC:
        case EDQUOT:
        case EFBIG:
            error.problem = BookProblem::DiskFull;
            break;
        case EEXIST:
            error.problem = BookProblem::AlreadyExists;
            break;
        default:
            error.problem = BookProblem::Io;
    }
    return error;
}

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor() {
        if (m_number >= 0) {
            ::close(m_number);
        }
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

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
    off_t size = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;
    bool operator==(const Stamp&) const = default;
};

std::array<Stamp, kSuffixes.size()> stampsOf(const fs::path& file) {
    std::array<Stamp, kSuffixes.size()> stamps{};
    for (std::size_t i = 0; i < stamps.size(); ++i) {
        struct stat info {};
        if (::stat(beside(file, kSuffixes[i]).c_str(), &info) == 0) {
            stamps[i] = {true, info.st_size, info.st_mtim.tv_sec, info.st_mtim.tv_nsec};
        }
    }
    return stamps;
}

}  // namespace

Expected<FileState, BookError> inspectFile(const fs::path& file) {
    FileState state;
    const fs::path folder = file.parent_path();
    state.isWritable = ::access(folder.c_str(), W_OK | X_OK) == 0;
    struct stat info {};
    if (::stat(file.c_str(), &info) != 0) {
        if (errno == ENOENT) {
            return state;
        }
        return unexpected(systemError(file, errno));
    }
    state.exists = true;
    if (!S_ISREG(info.st_mode)) {
        return unexpected(BookError{BookProblem::NotABook, file, {}, 0, 0});
    }
    const Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (descriptor.number() < 0) {
        return unexpected(systemError(file, errno));
    }
    state.isWritable = state.isWritable && ::access(file.c_str(), W_OK) == 0;
    state.size = static_cast<std::uintmax_t>(info.st_size);
    state.hasLog = sizeOrZero(beside(file, "-wal")) > 0;
    state.hasJournal = sizeOrZero(beside(file, "-journal")) > 0;
    std::array<unsigned char, kHeaderSize> header{};
    const ssize_t count = ::pread(descriptor.number(), header.data(), header.size(), 0);
    if (count < 0) {
        return unexpected(systemError(file, errno));
    }
    // https://www.sqlite.org/fileformat.html, "The Database Header".
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    state.headerIsZero = std::ranges::all_of(header, [](unsigned char byte) { return byte == 0; });
    state.hasSqliteHeader = count == static_cast<ssize_t>(kHeaderSize) &&
                            std::equal(kMagic.begin(), kMagic.end(), header.begin(),
                                       [](char a, unsigned char b) { return static_cast<unsigned char>(a) == b; });
    if (state.hasSqliteHeader) {
        state.userVersion = static_cast<int>(bigEndian(&header[60]));
        state.applicationId = static_cast<std::int32_t>(bigEndian(&header[68]));
    }
    return state;
}

bool isOnNetwork(const fs::path& folder) {
    struct statfs info {};
    if (::statfs(folder.c_str(), &info) != 0) {
        return false;
    }
    // NFS, SMB, CIFS, SMB 2, AFS, 9P, Coda: statfs(2).
    constexpr std::array<std::uint32_t, 7> kNetwork = {0x6969U,     0x517BU,     0xFF534D42U, 0xFE534D42U,
                                                       0x5346414FU, 0x01021997U, 0x73757245U};
    return std::ranges::find(kNetwork, static_cast<std::uint32_t>(info.f_type)) != kNetwork.end();
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
    std::string name = (folder / ".adjudicator-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
        return unexpected(systemError(folder, errno, BookProblem::NotWritable));
    }
    return std::unique_ptr<PrivateFolder>(new PrivateFolder(name));
}

PrivateFolder::~PrivateFolder() {
    std::error_code ignored;
    fs::remove_all(m_path, ignored);
}

Expected<fs::path, BookError> copyBook(const fs::path& file, const fs::path& folder) {
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
            fs::copy_file(source, target, error);
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

Expected<void, BookError> syncToDisk(const fs::path& file) {
    for (const fs::path& path : {file, file.parent_path()}) {
        const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
        if (descriptor.number() < 0 || ::fsync(descriptor.number()) != 0) {
            return unexpected(systemError(path, errno));
        }
    }
    return {};
}

Expected<void, BookError> renameNew(const fs::path& from, const fs::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) {
        return {};
    }
    if (errno != EINVAL && errno != ENOSYS) {
        return unexpected(systemError(to, errno, BookProblem::NotWritable));
    }
    // A file system without that kind of renaming: a second name fails if it is taken.
    if (::link(from.c_str(), to.c_str()) != 0) {
        return unexpected(systemError(to, errno, BookProblem::NotWritable));
    }
    ::unlink(from.c_str());
    return {};
}

}  // namespace db
