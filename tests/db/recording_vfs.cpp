// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/recording_vfs.h"

#include <filesystem>
#include <utility>

#include "engine/check.h"

namespace test {

namespace {

/// Whose functions SQLite calls, and the system's own for syncing a folder, which the recording one goes before.
RecordingVfs* active = nullptr;
sqlite3_syscall_ptr systemOpenFolder = nullptr;

constexpr const char* kOpenFolder = "openDirectory";

std::string nameOf(const char* path) {
    return std::filesystem::path(path).filename().string();
}

}  // namespace

/// SQLite makes room for one of these and, behind it, for the system's own.
struct RecordingVfs::File {
    sqlite3_file base;
    std::optional<FileNumber> number;  ///< None of a file without a name, which no power cut leaves.

    [[nodiscard]] sqlite3_file* system() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

struct RecordingVfs::Methods {
    static File& fileOf(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
    static sqlite3_file* systemOf(sqlite3_file* file) { return fileOf(file).system(); }
    static const sqlite3_io_methods& callsOf(sqlite3_file* file) { return *systemOf(file)->pMethods; }

    static int close(sqlite3_file* file) { return callsOf(file).xClose(systemOf(file)); }
    static int read(sqlite3_file* file, void* to, int count, sqlite3_int64 offset) {
        return callsOf(file).xRead(systemOf(file), to, count, offset);
    }
    static int write(sqlite3_file* file, const void* from, int count, sqlite3_int64 offset) {
        if (const auto number = fileOf(file).number) {
            if (active->mustFail()) {
                (void)callsOf(file).xWrite(systemOf(file), from, count / 2, offset);
                return SQLITE_FULL;
            }
            active->record(FileWritten{*number, static_cast<std::uint64_t>(offset),
                                       std::string(static_cast<const char*>(from), static_cast<std::size_t>(count))});
        }
        return callsOf(file).xWrite(systemOf(file), from, count, offset);
    }
    static int truncate(sqlite3_file* file, sqlite3_int64 size) {
        if (const auto number = fileOf(file).number) {
            if (active->mustFail()) {
                return SQLITE_IOERR_TRUNCATE;
            }
            active->record(FileTruncated{*number, static_cast<std::uint64_t>(size)});
        }
        return callsOf(file).xTruncate(systemOf(file), size);
    }
    static int sync(sqlite3_file* file, int flags) {
        if (!active->m_isRecording) {
            return SQLITE_OK;
        }
        if (const auto number = fileOf(file).number) {
            if (active->mustFail()) {
                return SQLITE_IOERR_FSYNC;
            }
            active->record(FileSynced{*number});
        }
        return callsOf(file).xSync(systemOf(file), flags);
    }
    static int fileSize(sqlite3_file* file, sqlite3_int64* size) {
        return callsOf(file).xFileSize(systemOf(file), size);
    }
    static int lock(sqlite3_file* file, int level) { return callsOf(file).xLock(systemOf(file), level); }
    static int unlock(sqlite3_file* file, int level) { return callsOf(file).xUnlock(systemOf(file), level); }
    static int isReserved(sqlite3_file* file, int* result) {
        return callsOf(file).xCheckReservedLock(systemOf(file), result);
    }
    static int control(sqlite3_file* file, int what, void* argument) {
        if (what == SQLITE_FCNTL_PDB) {
            active->m_newestConnection = *static_cast<sqlite3**>(argument);
        }
        return callsOf(file).xFileControl(systemOf(file), what, argument);
    }
    static int sectorSize(sqlite3_file* file) { return callsOf(file).xSectorSize(systemOf(file)); }
    static int characteristics(sqlite3_file* file) { return callsOf(file).xDeviceCharacteristics(systemOf(file)); }
    static int mapShared(sqlite3_file* file, int region, int size, int extend, void volatile** result) {
        return callsOf(file).xShmMap(systemOf(file), region, size, extend, result);
    }
    static int lockShared(sqlite3_file* file, int offset, int count, int flags) {
        return callsOf(file).xShmLock(systemOf(file), offset, count, flags);
    }
    static void barrier(sqlite3_file* file) { callsOf(file).xShmBarrier(systemOf(file)); }
    static int unmapShared(sqlite3_file* file, int remove) { return callsOf(file).xShmUnmap(systemOf(file), remove); }

    static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* outFlags);
    static int remove(sqlite3_vfs* vfs, const char* path, int syncFolder);
    static int openFolder(const char* path, int* descriptor);

    /// Version 2: without mapped pages, so that every change is a write.
    static constexpr sqlite3_io_methods kFileCalls{
        2,           close,      read,    write,      truncate,        sync,      fileSize,   lock,
        unlock,      isReserved, control, sectorSize, characteristics, mapShared, lockShared, barrier,
        unmapShared, nullptr,    nullptr};
};

int RecordingVfs::Methods::open(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* outFlags) {
    File& opened = fileOf(file);
    opened.base.pMethods = nullptr;
    opened.number.reset();
    sqlite3_vfs* system = active->m_system;
    int exists = 1;
    if (path != nullptr) {
        (void)system->xAccess(system, path, SQLITE_ACCESS_EXISTS, &exists);
    }
    const int code = system->xOpen(system, path, opened.system(), flags, outFlags);
    if (code != SQLITE_OK) {
        return code;
    }
    opened.base.pMethods = &kFileCalls;
    if (path != nullptr && active->m_isRecording) {
        const std::string name = nameOf(path);
        if (exists == 0) {
            const FileNumber number{active->m_filesMade++};
            active->m_numbers.insert_or_assign(name, number);
            active->record(NameMade{name, number});
        }
        const auto known = active->m_numbers.find(name);
        ADJ_CHECK(known != active->m_numbers.end(), "every file was made while it was recorded");
        opened.number = known->second;
    }
    return SQLITE_OK;
}

int RecordingVfs::Methods::remove(sqlite3_vfs*, const char* path, int syncFolder) {
    sqlite3_vfs* system = active->m_system;
    int exists = 0;
    (void)system->xAccess(system, path, SQLITE_ACCESS_EXISTS, &exists);
    if (exists != 0) {
        if (active->mustFail()) {
            return SQLITE_IOERR_DELETE;
        }
        active->record(NameRemoved{nameOf(path)});
    }
    return system->xDelete(system, path, active->m_isRecording ? syncFolder : 0);
}

/// SQLite opens a folder only to sync it.
int RecordingVfs::Methods::openFolder(const char* path, int* descriptor) {
    if (active != nullptr) {
        active->record(FolderSynced{});
    }
    return reinterpret_cast<int (*)(const char*, int*)>(systemOpenFolder)(path, descriptor);
}

RecordingVfs::RecordingVfs() : m_system(sqlite3_vfs_find("unix")) {
    ADJ_CHECK(active == nullptr && m_system != nullptr, "one recording at a time, on a system with files");
    m_vfs = *m_system;
    m_vfs.pNext = nullptr;
    m_vfs.zName = "recording";
    m_vfs.szOsFile = static_cast<int>(sizeof(File)) + m_system->szOsFile;
    m_vfs.xOpen = Methods::open;
    m_vfs.xDelete = Methods::remove;
    active = this;
    systemOpenFolder = m_system->xGetSystemCall(m_system, kOpenFolder);
    ADJ_CHECK(systemOpenFolder != nullptr, "the folder's sync can be seen");
    m_system->xSetSystemCall(m_system, kOpenFolder, reinterpret_cast<sqlite3_syscall_ptr>(&Methods::openFolder));
    sqlite3_vfs_register(&m_vfs, 1);
}

RecordingVfs::~RecordingVfs() {
    sqlite3_vfs_unregister(&m_vfs);
    m_system->xSetSystemCall(m_system, kOpenFolder, nullptr);
    sqlite3_vfs_register(m_system, 1);
    active = nullptr;
}

void RecordingVfs::failAfter(std::size_t steps, bool lasting) {
    m_failure = Failure{steps, lasting, false};
}

bool RecordingVfs::mustFail() {
    if (!m_failure || (m_failure->hasHappened && !m_failure->isLasting)) {
        return false;
    }
    if (m_failure->stepsLeft > 0) {
        --m_failure->stepsLeft;
        return false;
    }
    m_failure->hasHappened = true;
    return true;
}

void RecordingVfs::record(DiskStep step) {
    if (m_isRecording) {
        m_steps.push_back(std::move(step));
    }
}

}  // namespace test
