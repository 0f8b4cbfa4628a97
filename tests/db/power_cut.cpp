// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/power_cut.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <variant>

namespace test {

namespace {

constexpr std::size_t kSectorSize = 512;

std::size_t index(FileNumber file) {
    return static_cast<std::size_t>(file);
}

void put(std::string& content, std::size_t offset, std::string_view bytes) {
    if (content.size() < offset + bytes.size()) {
        content.resize(offset + bytes.size(), '\0');
    }
    std::ranges::copy(bytes, content.begin() + static_cast<std::ptrdiff_t>(offset));
}

void apply(std::string& content, const DiskStep& step) {
    if (const auto* written = std::get_if<FileWritten>(&step)) {
        put(content, written->offset, written->bytes);
    } else if (const auto* truncated = std::get_if<FileTruncated>(&step)) {
        content.resize(truncated->size, '\0');
    }
}

void apply(std::map<std::string, FileNumber>& names, const DiskStep& step) {
    if (const auto* made = std::get_if<NameMade>(&step)) {
        names.insert_or_assign(made->name, made->file);
    } else if (const auto* removed = std::get_if<NameRemoved>(&step)) {
        names.erase(removed->name);
    }
}

/// Every sector of the write is there or not, and the last one that is there ends in its middle.
void tear(std::string& content, const FileWritten& written, std::mt19937& random) {
    std::bernoulli_distribution isThere(0.5);
    std::string_view rest = written.bytes;
    std::size_t offset = written.offset;
    while (!rest.empty()) {
        std::string_view sector = rest.substr(0, kSectorSize - offset % kSectorSize);
        rest.remove_prefix(sector.size());
        const std::size_t begin = offset;
        offset += sector.size();
        if (rest.empty()) {
            sector = sector.substr(0, std::uniform_int_distribution<std::size_t>(0, sector.size())(random));
        }
        if (isThere(random)) {
            put(content, begin, sector);
        }
    }
}

}  // namespace

void Disk::sync(FileNumber file) {
    File& synced = m_files.at(index(file));
    for (const DiskStep& step : synced.waiting) {
        apply(synced.synced, step);
    }
    synced.waiting.clear();
}

void Disk::take(const DiskStep& step) {
    if (const auto* written = std::get_if<FileWritten>(&step)) {
        m_files.at(index(written->file)).waiting.push_back(step);
    } else if (const auto* truncated = std::get_if<FileTruncated>(&step)) {
        m_files.at(index(truncated->file)).waiting.push_back(step);
    } else if (const auto* synced = std::get_if<FileSynced>(&step)) {
        sync(synced->file);
    } else if (std::holds_alternative<FolderSynced>(step)) {
        for (const DiskStep& waiting : m_waitingNames) {
            apply(m_names, waiting);
        }
        m_waitingNames.clear();
    } else {
        if (const auto* made = std::get_if<NameMade>(&step)) {
            m_files.resize(std::max(m_files.size(), index(made->file) + 1));
        }
        m_waitingNames.push_back(step);
    }
}

void Disk::cutPower(const std::filesystem::path& folder, std::mt19937& random) const {
    namespace fs = std::filesystem;
    for (const auto& item : fs::directory_iterator(folder)) {
        fs::remove(item.path());
    }
    // From nothing but what was synced to nearly all: each end finds other faults.
    constexpr std::array kKept = {0.0, 0.3, 0.7, 1.0};
    const auto isKept = [&] {
        return std::bernoulli_distribution(
            kKept.at(std::uniform_int_distribution<std::size_t>(0, kKept.size() - 1)(random)));
    };
    std::bernoulli_distribution nameKept = isKept();
    std::map<std::string, FileNumber> names = m_names;
    for (const DiskStep& step : m_waitingNames) {
        if (nameKept(random)) {
            apply(names, step);
        }
    }
    std::bernoulli_distribution stepKept = isKept();
    for (const auto& [name, number] : names) {
        const File& file = m_files.at(index(number));
        std::string content = file.synced;
        for (std::size_t i = 0; i < file.waiting.size(); ++i) {
            const auto* last = i + 1 == file.waiting.size() ? std::get_if<FileWritten>(&file.waiting[i]) : nullptr;
            if (!stepKept(random)) {
                continue;
            }
            if (last != nullptr && std::bernoulli_distribution(0.75)(random)) {
                tear(content, *last, random);
            } else {
                apply(content, file.waiting[i]);
            }
        }
        std::ofstream(folder / name, std::ios::binary) << content;
    }
}

}  // namespace test
