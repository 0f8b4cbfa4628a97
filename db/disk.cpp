// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/disk.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <string>

#ifdef __linux__
#include <sys/vfs.h>

#include <algorithm>
#include <array>
#include <cstdint>
#endif

namespace db {

namespace {

namespace fs = std::filesystem;
using engine::Expected;
using engine::unexpected;

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

}  // namespace

BookError systemError(const fs::path& file, int number, BookProblem denied) {
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

BookError readError(const fs::path& file) {
    return systemError(file, ::access(file.c_str(), R_OK) == 0 ? EIO : errno);
}

bool mayWrite(const fs::path& fileOrFolder) {
    std::error_code error;
    const int wanted = fs::is_directory(fileOrFolder, error) ? W_OK | X_OK : W_OK;
    return ::access(fileOrFolder.c_str(), wanted) == 0;
}

#ifdef __linux__
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
#else
bool isOnNetwork(const fs::path&) {
    return false;
}
#endif

Expected<fs::path, BookError> makePrivateFolder(const fs::path& in) {
    std::string name = (in / ".adjudicator-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
        return unexpected(systemError(in, errno, BookProblem::NotWritable));
    }
    return fs::path(name);
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
#ifdef __linux__
    // Also on the file systems of USB sticks, which know no second names.
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) {
        return {};
    }
    if (errno != EINVAL && errno != ENOSYS) {
        return unexpected(systemError(to, errno, BookProblem::NotWritable));
    }
#endif
    // Without that kind of renaming: a second name fails if it is taken.
    if (::link(from.c_str(), to.c_str()) != 0) {
        return unexpected(systemError(to, errno, BookProblem::NotWritable));
    }
    ::unlink(from.c_str());
    return {};
}

}  // namespace db
