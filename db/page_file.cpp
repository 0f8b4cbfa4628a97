// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/page_file.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <span>

namespace db {

namespace {

constexpr std::size_t kHeader = 100;
constexpr std::uint8_t kIndexInterior = 0x02;
constexpr std::uint8_t kTableInterior = 0x05;
constexpr std::uint8_t kIndexLeaf = 0x0A;
constexpr std::uint8_t kTableLeaf = 0x0D;
/// Deeper trees, longer records and more pages than a book can have are damage.
constexpr int kDeepest = 24;
constexpr std::uint64_t kLongest = 9U << 20U;

using Bytes = std::span<const std::uint8_t>;

std::uint64_t number(Bytes bytes) {
    std::uint64_t value = 0;
    for (const std::uint8_t byte : bytes) {
        value = value << 8U | byte;
    }
    return value;
}

/// Big-endian; nought where the bytes are not there.
std::uint64_t numberAt(Bytes bytes, std::size_t at, std::size_t count) {
    return at + count <= bytes.size() ? number(bytes.subspan(at, count)) : 0;
}

/// SQLite's numbers of one to nine bytes; false at the end of the bytes.
bool takeVarint(Bytes bytes, std::size_t& at, std::uint64_t& value) {
    value = 0;
    for (int i = 0; i < 9; ++i) {
        if (at >= bytes.size()) {
            return false;
        }
        const std::uint8_t byte = bytes[at++];
        if (i == 8) {
            value = value << 8U | byte;
            return true;
        }
        value = value << 7U | (byte & 0x7FU);
        if ((byte & 0x80U) == 0) {
            return true;
        }
    }
    return false;
}

std::optional<std::vector<StoredValue>> valuesOf(const std::string& payload) {
    const Bytes bytes(reinterpret_cast<const std::uint8_t*>(payload.data()), payload.size());
    std::size_t at = 0;
    std::uint64_t headerSize = 0;
    if (!takeVarint(bytes, at, headerSize) || headerSize > bytes.size()) {
        return std::nullopt;
    }
    std::vector<StoredValue> values;
    std::size_t data = headerSize;
    while (at < headerSize) {
        std::uint64_t type = 0;
        if (!takeVarint(bytes.first(headerSize), at, type)) {
            return std::nullopt;
        }
        constexpr std::array<std::size_t, 10> kSizes{0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
        const std::uint64_t size = type < kSizes.size() ? kSizes.at(type) : type < 12 ? 0 : (type - 12) / 2;
        if (size > bytes.size() - data) {
            return std::nullopt;
        }
        if (type >= 12) {
            values.emplace_back(payload.substr(data, size));
        } else if (type == 8 || type == 9) {
            values.emplace_back(static_cast<std::int64_t>(type - 8));
        } else if (type >= 1 && type <= 6) {
            const std::uint64_t raw = number(bytes.subspan(data, size));
            const unsigned unused = 64 - 8 * static_cast<unsigned>(size);
            values.emplace_back(static_cast<std::int64_t>(raw << unused) >> unused);
        } else {
            values.emplace_back(std::monostate());
        }
        data += size;
    }
    return values;
}

std::uint64_t sizeOf(std::ifstream& file) {
    file.seekg(0, std::ios::end);
    const auto end = file.tellg();
    return end < 0 ? 0 : static_cast<std::uint64_t>(end);
}

bool readAt(std::ifstream& file, std::uint64_t at, std::span<std::uint8_t> into) {
    file.clear();
    file.seekg(static_cast<std::streamoff>(at));
    file.read(reinterpret_cast<char*>(into.data()), static_cast<std::streamsize>(into.size()));
    return file.good();
}

}  // namespace

std::optional<PageFile> PageFile::open(const std::filesystem::path& path) {
    PageFile file;
    file.m_file.open(path, std::ios::binary);
    std::array<std::uint8_t, kHeader> header{};
    if (!file.m_file || !readAt(file.m_file, 0, header) || std::memcmp(header.data(), "SQLite format 3", 16) != 0) {
        return std::nullopt;
    }
    const auto size = static_cast<std::uint32_t>(numberAt(header, 16, 2));
    file.m_pageSize = size == 1 ? 65'536 : size;
    file.m_usable = file.m_pageSize - header[20];
    const bool isPower = file.m_pageSize >= 512 && (file.m_pageSize & (file.m_pageSize - 1)) == 0;
    if (!isPower || file.m_usable < 480) {
        return std::nullopt;
    }
    file.m_inFile =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(sizeOf(file.m_file) / file.m_pageSize, 0xFFFF'FFFE));
    file.m_pages = std::max(static_cast<std::uint32_t>(numberAt(header, 28, 4)), file.m_inFile);
    file.m_budget = 8 * (std::uint64_t{file.m_inFile} + 64) * file.m_pageSize;
    file.readLog(path.string() + "-wal");
    return file;
}

/// Frames up to the last whole transaction; another life of the log ends it.
void PageFile::readLog(const std::filesystem::path& path) {
    constexpr std::size_t kLogHeader = 32;
    constexpr std::size_t kFrameHeader = 24;
    m_log.open(path, std::ios::binary);
    std::array<std::uint8_t, kLogHeader> header{};
    if (!m_log || !readAt(m_log, 0, header) || numberAt(header, 8, 4) != m_pageSize) {
        return;
    }
    std::map<std::uint32_t, std::uint64_t> open;
    const std::uint64_t end = sizeOf(m_log);
    for (std::uint64_t at = kLogHeader; at + kFrameHeader + m_pageSize <= end; at += kFrameHeader + m_pageSize) {
        std::array<std::uint8_t, kFrameHeader> frame{};
        if (!readAt(m_log, at, frame) || std::memcmp(frame.data() + 8, header.data() + 16, 8) != 0) {
            return;
        }
        open[static_cast<std::uint32_t>(numberAt(frame, 0, 4))] = at + kFrameHeader;
        if (const auto pages = static_cast<std::uint32_t>(numberAt(frame, 4, 4)); pages > 0) {
            for (const auto& [page, where] : open) {
                m_logged[page] = where;
            }
            open.clear();
            m_pages = std::max(pages, m_inFile);
        }
    }
}

std::uint32_t PageFile::pagesThere() const {
    std::uint32_t there = std::min(m_inFile, m_pages);
    for (const auto& [page, where] : m_logged) {
        there += page > m_inFile && page <= m_pages ? 1 : 0;
    }
    return there;
}

std::optional<PageFile::Page> PageFile::page(std::uint32_t number) {
    Page bytes(m_pageSize);
    if (const auto logged = m_logged.find(number); logged != m_logged.end()) {
        return readAt(m_log, logged->second, bytes) ? std::optional(std::move(bytes)) : std::nullopt;
    }
    if (number == 0 || number > m_inFile) {
        return std::nullopt;
    }
    return readAt(m_file, std::uint64_t{number - 1} * m_pageSize, bytes) ? std::optional(std::move(bytes))
                                                                         : std::nullopt;
}

/// The bytes of a record, from its page and those that it flows over into.
std::optional<std::string> PageFile::payload(const Page& page, std::size_t at, std::uint64_t size, bool isTable) {
    if (size > kLongest) {
        return std::nullopt;
    }
    const std::uint64_t most = isTable ? m_usable - 35 : (m_usable - 12) * 64 / 255 - 23;
    const std::uint64_t least = (m_usable - 12) * 32 / 255 - 23;
    const std::uint64_t fitted = least + (size - std::min(size, least)) % (m_usable - 4);
    const std::uint64_t here = size <= most ? size : fitted <= most ? fitted : least;
    if (at + here > m_usable) {
        return std::nullopt;
    }
    std::string bytes(reinterpret_cast<const char*>(page.data()) + at, here);
    auto next = static_cast<std::uint32_t>(here < size ? numberAt(page, at + here, 4) : 0);
    while (bytes.size() < size) {
        const auto more = this->page(next);
        if (!more) {
            return std::nullopt;
        }
        if (m_budget < m_pageSize) {
            return std::nullopt;
        }
        m_budget -= m_pageSize;
        const std::uint64_t taken = std::min<std::uint64_t>(size - bytes.size(), m_usable - 4);
        bytes.append(reinterpret_cast<const char*>(more->data()) + 4, taken);
        next = static_cast<std::uint32_t>(numberAt(*more, 0, 4));
    }
    return bytes;
}

std::optional<StoredRecord> PageFile::cellAt(const Page& page, std::size_t at, std::uint8_t kind) {
    const Bytes bytes = Bytes(page).first(m_usable);
    const bool isTable = kind == kTableLeaf;
    at += kind == kIndexInterior ? 4 : 0;
    std::uint64_t size = 0;
    std::uint64_t row = 0;
    if (!takeVarint(bytes, at, size) || (isTable && !takeVarint(bytes, at, row))) {
        return std::nullopt;
    }
    const auto whole = payload(page, at, size, isTable);
    auto values = whole ? valuesOf(*whole) : std::nullopt;
    return values ? std::optional(StoredRecord{static_cast<std::int64_t>(row), std::move(*values)}) : std::nullopt;
}

/// False where the page is no page of a table.
bool PageFile::walkPage(std::uint32_t number, int depth, const std::function<void(const StoredRecord&)>& record,
                        const std::function<void()>& gap) {
    const auto found = depth < kDeepest && m_walked.insert(number).second ? page(number) : std::nullopt;
    if (!found) {
        return false;
    }
    const std::size_t begin = number == 1 ? kHeader : 0;
    const std::uint8_t kind = (*found)[begin];
    const bool isInterior = kind == kIndexInterior || kind == kTableInterior;
    if (!isInterior && kind != kIndexLeaf && kind != kTableLeaf) {
        return false;
    }
    const auto follow = [&](std::uint64_t child) {
        if (!walkPage(static_cast<std::uint32_t>(child), depth + 1, record, gap)) {
            gap();
        }
    };
    const std::size_t pointers = begin + (isInterior ? 12 : 8);
    const std::size_t cells = std::min<std::size_t>(numberAt(*found, begin + 3, 2), (m_usable - pointers) / 2);
    for (std::size_t i = 0; i < cells; ++i) {
        const std::size_t at = numberAt(*found, pointers + 2 * i, 2);
        if (isInterior) {
            follow(numberAt(*found, at, 4));
        }
        if (kind == kTableInterior) {
            continue;
        }
        if (const auto cell = cellAt(*found, at, kind)) {
            record(*cell);
        } else {
            gap();
        }
    }
    if (isInterior) {
        follow(numberAt(*found, begin + 8, 4));
    }
    return true;
}

void PageFile::walk(std::uint32_t root, const std::function<void(const StoredRecord&)>& record,
                    const std::function<void()>& gap) {
    if (!walkPage(root, 0, record, gap)) {
        gap();
    }
}

void PageFile::strays(const std::function<void(const StoredRecord&)>& record) {
    // Only of pages that are there: the header may promise thousands of millions more.
    for (std::uint32_t number = 2; number <= std::min(m_inFile, m_pages); ++number) {
        strayCells(number, record);
    }
    for (const auto& [number, at] : m_logged) {
        if (number > m_inFile && number <= m_pages) {
            strayCells(number, record);
        }
    }
}

void PageFile::strayCells(std::uint32_t number, const std::function<void(const StoredRecord&)>& record) {
    const auto found = m_walked.contains(number) ? std::nullopt : page(number);
    const std::uint8_t kind = found ? found->front() : 0;
    if (kind != kIndexLeaf && kind != kIndexInterior && kind != kTableLeaf) {
        return;
    }
    const std::size_t pointers = kind == kIndexInterior ? 12 : 8;
    const std::size_t cells = std::min<std::size_t>(numberAt(*found, 3, 2), (m_usable - pointers) / 2);
    for (std::size_t i = 0; i < cells; ++i) {
        if (const auto cell = cellAt(*found, numberAt(*found, pointers + 2 * i, 2), kind)) {
            record(*cell);
        }
    }
}

}  // namespace db
