// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sqlite3.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace test {

/// A file's number counts the files in the order of their making: one name can stand for several, one after another.
enum class FileNumber : std::size_t {};

struct FileWritten {
    FileNumber file;
    std::uint64_t offset = 0;
    std::string bytes;
};
struct FileTruncated {
    FileNumber file;
    std::uint64_t size = 0;
};
struct FileSynced {
    FileNumber file;
};
struct NameMade {
    std::string name;
    FileNumber file;
};
struct NameRemoved {
    std::string name;
};
struct FolderSynced {};

/// What SQLite asked of the disk.
using DiskStep = std::variant<FileWritten, FileTruncated, FileSynced, NameMade, NameRemoved, FolderSynced>;

/// While it lives, SQLite's default way to the disk: does what the system's own does and writes down every step that
/// changes a file. For new files of one folder, one thread and one such object at a time.
class RecordingVfs {
public:
    RecordingVfs();
    ~RecordingVfs();
    RecordingVfs(const RecordingVfs&) = delete;
    RecordingVfs& operator=(const RecordingVfs&) = delete;

    [[nodiscard]] const std::vector<DiskStep>& steps() const { return m_steps; }
    /// From here on nothing is written down and nothing synced: no power is going to be cut any more.
    void stopRecording() { m_isRecording = false; }

    /// The step after `steps` others fails, and those after it too if it is `lasting`. A write that fails for want of
    /// room is done by half; so does a full disk.
    void failAfter(std::size_t steps, bool lasting);
    void failNoMore() { m_failure.reset(); }
    [[nodiscard]] bool hasFailed() const { return m_failure && m_failure->hasHappened; }

    /// The connection that opened a database file last.
    [[nodiscard]] sqlite3* newestConnection() const { return m_newestConnection; }

private:
    struct File;
    struct Methods;
    struct Failure {
        std::size_t stepsLeft = 0;
        bool isLasting = false;
        bool hasHappened = false;
    };

    [[nodiscard]] bool mustFail();
    void record(DiskStep step);

    sqlite3_vfs m_vfs{};
    sqlite3_vfs* m_system = nullptr;
    std::vector<DiskStep> m_steps;
    std::map<std::string, FileNumber> m_numbers;
    std::size_t m_filesMade = 0;
    bool m_isRecording = true;
    std::optional<Failure> m_failure;
    sqlite3* m_newestConnection = nullptr;
};

}  // namespace test
