// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/codec/codec.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <new>
#include <string>
#include <string_view>

#include "vision/codec/abi.h"
#include "vision/codec/boxed_header.h"
#include "vision/codec/bytes.h"
#include "vision/reading/program_files.h"

namespace vision::camera {

namespace {

const AdjCamera* find() {
    const auto entry = reinterpret_cast<AdjCameraEntry>(moduleSymbol(kModuleFile, kEntryName));
    const AdjCamera* camera = entry == nullptr ? nullptr : entry();
    return camera != nullptr && camera->version == kAbiVersion ? camera : nullptr;
}

const AdjCamera* module() {
    static const AdjCamera* const camera = find();
    return camera;
}

std::uint8_t* allocateImage(void* context, int width, int height) {
    try {
        auto& image = *static_cast<Image*>(context);
        image.rgb.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3);
        image.width = width;
        image.height = height;
        return image.rgb.data();
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

void takeBytes(void* context, const std::uint8_t* bytes, std::size_t size) {
    static_cast<std::vector<std::uint8_t>*>(context)->assign(bytes, bytes + size);
}

AdjDecode decoderFor(const AdjCamera& camera, Bytes file) {
    if (isBoxedPicture(file)) {
        return camera.decodeHeif;
    }
    if (standsAt(file, 0, "GIF8")) {
        return camera.decodeGif;
    }
    constexpr std::size_t kFlags = 20;
    constexpr std::uint8_t kMoving = 0x02;
    const bool isMoving = standsAt(file, 8, "WEBPVP8X") && file.size() > kFlags && (file[kFlags] & kMoving) != 0;
    return isMoving ? camera.decodeMovingWebp : camera.decode;
}

const char* endingOf(PictureFormat format) {
    switch (format) {
        case PictureFormat::Png:
            return ".png";
        case PictureFormat::Jpeg:
            return ".jpg";
        case PictureFormat::Webp:
            return ".webp";
        case PictureFormat::Bmp:
            return ".bmp";
        case PictureFormat::Tiff:
            return ".tiff";
    }
    return "";
}

}  // namespace

engine::Expected<Image, CodecError> decode(std::span<const std::uint8_t> file) {
    const AdjCamera* camera = module();
    if (camera == nullptr) {
        return engine::unexpected(CodecError::NoModule);
    }
    Image image;
    if (!decoderFor(*camera, file)(file.data(), file.size(), &allocateImage, &image)) {
        return engine::unexpected(CodecError::Failed);
    }
    return image;
}

std::optional<PictureFormat> formatOfName(const std::filesystem::path& file) {
    std::string ending = file.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    struct Ending {
        std::string_view text;
        PictureFormat format;
    };
    constexpr std::array kEndings{Ending{"", PictureFormat::Png},       Ending{".png", PictureFormat::Png},
                                  Ending{".jpg", PictureFormat::Jpeg},  Ending{".jpeg", PictureFormat::Jpeg},
                                  Ending{".webp", PictureFormat::Webp}, Ending{".bmp", PictureFormat::Bmp},
                                  Ending{".tif", PictureFormat::Tiff},  Ending{".tiff", PictureFormat::Tiff}};
    const auto* const found =
        std::find_if(kEndings.begin(), kEndings.end(), [&](const Ending& each) { return each.text == ending; });
    return found == kEndings.end() ? std::nullopt : std::optional(found->format);
}

engine::Expected<std::vector<std::uint8_t>, CodecError> encode(const Image& image, PictureFormat format, int quality) {
    const AdjCamera* camera = module();
    if (camera == nullptr) {
        return engine::unexpected(CodecError::NoModule);
    }
    std::vector<std::uint8_t> file;
    if (!camera->encode(image.rgb.data(), image.width, image.height, endingOf(format), quality, &takeBytes, &file)) {
        return engine::unexpected(CodecError::Failed);
    }
    return file;
}

engine::Expected<std::vector<std::uint8_t>, CodecError> encodePng(const Image& image) {
    return encode(image, PictureFormat::Png);
}

engine::Expected<std::vector<std::uint8_t>, CodecError> encodeJpeg(const Image& image, int quality) {
    return encode(image, PictureFormat::Jpeg, quality);
}

}  // namespace vision::camera
