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

/// The functions of a module; null where it is missing or of another version.
template <class Functions>
const Functions* functionsOf(const char* file, const char* entryName, std::uint32_t version) {
    const auto entry = reinterpret_cast<const Functions* (*)()>(moduleSymbol(file, entryName));
    const Functions* functions = entry == nullptr ? nullptr : entry();
    return functions != nullptr && functions->version == version ? functions : nullptr;
}

const AdjPictures* picturesModule() {
    static const auto* const pictures = functionsOf<AdjPictures>(kPicturesFile, kPicturesEntryName, kPicturesVersion);
    return pictures;
}

const AdjCamera* cameraModule() {
    static const auto* const camera = functionsOf<AdjCamera>(kModuleFile, kEntryName, kAbiVersion);
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

/// Null without its module.
AdjDecode decoderFor(Bytes file) {
    const bool isJpeg = standsAt(file, 0, "\xFF\xD8");
    if (isJpeg || standsAt(file, 0, "\x89PNG")) {
        const AdjPictures* const pictures = picturesModule();
        return pictures == nullptr ? nullptr : isJpeg ? pictures->decodeJpeg : pictures->decodePng;
    }
    const AdjCamera* const camera = cameraModule();
    if (camera == nullptr) {
        return nullptr;
    }
    if (isBoxedPicture(file)) {
        return camera->decodeHeif;
    }
    if (standsAt(file, 0, "GIF8")) {
        return camera->decodeGif;
    }
    constexpr std::size_t kFlags = 20;
    constexpr std::uint8_t kMoving = 0x02;
    const bool isMoving = standsAt(file, 8, "WEBPVP8X") && file.size() > kFlags && (file[kFlags] & kMoving) != 0;
    return isMoving ? camera->decodeMovingWebp : camera->decode;
}

/// Of a format that the camera module writes.
const char* endingOf(PictureFormat format) {
    return format == PictureFormat::Webp ? ".webp" : format == PictureFormat::Bmp ? ".bmp" : ".tiff";
}

/// Empty without the module.
std::optional<bool> encodeInto(std::vector<std::uint8_t>& file, const Image& image, PictureFormat format, int quality) {
    const std::uint8_t* const rgb = image.rgb.data();
    if (format == PictureFormat::Jpeg || format == PictureFormat::Png) {
        const AdjPictures* const pictures = picturesModule();
        if (pictures == nullptr) {
            return std::nullopt;
        }
        return format == PictureFormat::Jpeg
                   ? pictures->encodeJpeg(rgb, image.width, image.height, quality, &takeBytes, &file)
                   : pictures->encodePng(rgb, image.width, image.height, &takeBytes, &file);
    }
    const AdjCamera* const camera = cameraModule();
    if (camera == nullptr) {
        return std::nullopt;
    }
    return camera->encode(rgb, image.width, image.height, endingOf(format), quality, &takeBytes, &file);
}

}  // namespace

engine::Expected<Image, CodecError> decode(std::span<const std::uint8_t> file) {
    const AdjDecode decoder = decoderFor(file);
    if (decoder == nullptr) {
        return engine::unexpected(CodecError::NoModule);
    }
    Image image;
    if (!decoder(file.data(), file.size(), &allocateImage, &image)) {
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
    std::vector<std::uint8_t> file;
    const auto isEncoded = encodeInto(file, image, format, quality);
    if (!isEncoded.value_or(false)) {
        return engine::unexpected(isEncoded ? CodecError::Failed : CodecError::NoModule);
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
