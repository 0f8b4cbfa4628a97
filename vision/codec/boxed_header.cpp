// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/codec/boxed_header.h"

#include <array>
#include <optional>
#include <string_view>

namespace vision::camera {

namespace {

/// A box: its four letters and what is in it.
struct Box {
    std::string_view kind;
    Bytes inside;
};

/// What the boxes of a file, or those in a box, are read from.
class Boxes {
public:
    explicit Boxes(Bytes bytes) : m_rest(bytes) {}

    /// The next box; empty at the end and where one does not fit.
    std::optional<Box> next() {
        constexpr std::size_t kHead = 8;
        constexpr std::size_t kLongHead = 16;
        if (m_rest.empty()) {
            return std::nullopt;
        }
        m_fits = false;
        if (m_rest.size() < kHead) {
            return std::nullopt;
        }
        std::uint64_t size = bigEndian(m_rest, 0, 4);
        std::size_t head = kHead;
        if (size == 1) {  // a long one
            if (m_rest.size() < kLongHead) {
                return std::nullopt;
            }
            size = bigEndian(m_rest, kHead, 8);
            head = kLongHead;
        } else if (size == 0) {  // to the end
            size = m_rest.size();
        }
        if (size < head || size > m_rest.size()) {
            return std::nullopt;
        }
        m_fits = true;
        const Box box{{reinterpret_cast<const char*>(m_rest.data()) + 4, 4},
                      m_rest.subspan(head, static_cast<std::size_t>(size) - head)};
        m_rest = m_rest.subspan(static_cast<std::size_t>(size));
        return box;
    }
    /// Whether every box that was asked for was whole.
    [[nodiscard]] bool fits() const { return m_fits; }

private:
    Bytes m_rest;
    bool m_fits = true;
};

std::optional<Bytes> boxIn(Bytes bytes, std::string_view kind) {
    Boxes boxes(bytes);
    while (const auto box = boxes.next()) {
        if (box->kind == kind) {
            return box->inside;
        }
    }
    return std::nullopt;
}

/// The version and the flags at the beginning of some boxes.
constexpr std::size_t kVersion = 4;

std::optional<Bytes> propertiesIn(Bytes meta) {
    if (meta.size() < kVersion) {
        return std::nullopt;
    }
    const auto items = boxIn(meta.subspan(kVersion), "iprp");
    return items ? boxIn(*items, "ipco") : std::nullopt;
}

}  // namespace

bool isBoxedPicture(Bytes file) {
    constexpr std::array<std::string_view, 9> kBrands{"heic", "heix", "heim", "heis", "hevc",
                                                      "hevx", "mif1", "avif", "avis"};
    if (file.size() < 16 || !standsAt(file, 4, "ftyp")) {
        return false;
    }
    const std::uint64_t end = std::min<std::uint64_t>(bigEndian(file, 0, 4), file.size());
    for (std::size_t at = 8; at + 4 <= end; at += 4) {
        // Behind the first brand stands its version.
        if (at != 12 && std::any_of(kBrands.begin(), kBrands.end(),
                                    [&](std::string_view brand) { return standsAt(file, at, brand); })) {
            return true;
        }
    }
    return false;
}

engine::Expected<PictureSize, HeaderError> readBoxed(Bytes file) {
    PictureSize largest;
    std::uint64_t area = 0;
    bool isTold = false;
    bool hasPixels = false;
    Boxes boxes(file);
    while (const auto box = boxes.next()) {
        isTold = isTold || box->kind == "meta";
        hasPixels =
            hasPixels || box->kind == "mdat" ||
            (box->kind == "meta" && box->inside.size() >= kVersion && boxIn(box->inside.subspan(kVersion), "idat"));
        const auto properties = box->kind == "meta" ? propertiesIn(box->inside) : std::nullopt;
        if (!properties) {
            continue;
        }
        Boxes each(*properties);
        while (const auto property = each.next()) {
            if (property->kind == "ispe" && property->inside.size() >= kVersion + 8) {
                const std::uint64_t width = bigEndian(property->inside, kVersion, 4);
                const std::uint64_t height = bigEndian(property->inside, kVersion + 4, 4);
                if (width * height > area) {
                    area = width * height;
                    largest = {static_cast<std::int64_t>(width), static_cast<std::int64_t>(height)};
                }
            }
        }
    }
    if (!boxes.fits() || !isTold || !hasPixels) {
        return engine::unexpected(HeaderError::CutShort);
    }
    if (largest.width <= 0 || largest.height <= 0) {
        return engine::unexpected(HeaderError::Malformed);
    }
    return largest;
}

}  // namespace vision::camera
