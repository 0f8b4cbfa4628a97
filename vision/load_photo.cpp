// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <ios>
#include <span>
#include <system_error>
#include <vector>

#include "vision/codec/codec.h"
#include "vision/codec/picture_header.h"
#include "vision/read_photo.h"

namespace vision {

namespace {

engine::Expected<std::vector<std::uint8_t>, ReadError> readFile(const std::filesystem::path& file) {
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(file, error);
    if (status.type() == std::filesystem::file_type::not_found) {
        return engine::unexpected(ReadError::NotFound);
    }
    if (error) {
        return engine::unexpected(ReadError::NoAccess);
    }
    if (!std::filesystem::is_regular_file(status)) {
        return engine::unexpected(ReadError::NotAFile);
    }
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error) {
        return engine::unexpected(ReadError::NoAccess);
    }
    if (size == 0) {
        return engine::unexpected(ReadError::Empty);
    }
    if (size > kMostFileBytes) {
        return engine::unexpected(ReadError::FileTooLarge);
    }
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(size));
    std::ifstream stream(file, std::ios::binary);
    if (!stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()))) {
        return engine::unexpected(ReadError::NoAccess);
    }
    return bytes;
}

}  // namespace

engine::Expected<Image, ReadError> loadPhoto(const std::filesystem::path& file) {
    const auto bytes = readFile(file);
    if (!bytes) {
        return engine::unexpected(bytes.error());
    }
    const auto size = camera::readPictureHeader(*bytes);
    if (!size) {
        return engine::unexpected(size.error() == camera::HeaderError::Unknown ? ReadError::UnknownFormat
                                                                               : ReadError::Damaged);
    }
    if (size->width > kMostPixels || size->height > kMostPixels || size->width * size->height > kMostPixels) {
        return engine::unexpected(ReadError::TooManyPixels);
    }
    auto image = camera::decode(*bytes);
    if (!image) {
        return engine::unexpected(image.error() == camera::CodecError::NoModule ? ReadError::NoDecoder
                                                                                : ReadError::Damaged);
    }
    // What is packed in HEIC may be larger than its header promises.
    if (std::int64_t{image->width} * image->height > kMostPixels) {
        return engine::unexpected(ReadError::TooManyPixels);
    }
    return std::move(*image);
}

std::optional<camera::ForeignFormat> foreignFormatOf(const std::filesystem::path& file) {
    constexpr std::size_t kEnough = 65'536;
    std::vector<std::uint8_t> bytes(kEnough);
    std::ifstream stream(file, std::ios::binary);
    stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return camera::foreignFormat(std::span(bytes).first(static_cast<std::size_t>(stream.gcount())));
}

engine::Expected<PhotoReading, ReadError> readPhoto(const std::filesystem::path& file, const KnownColours& colours,
                                                    const LookedFor& lookedFor,
                                                    const std::optional<engine::Layout>& layout) {
    auto image = loadPhoto(file);
    if (!image) {
        return engine::unexpected(image.error());
    }
    auto board = readBoard(*image, colours, lookedFor, layout);
    if (!board) {
        return engine::unexpected(board.error());
    }
    return PhotoReading{std::move(*image), std::move(*board)};
}

}  // namespace vision
