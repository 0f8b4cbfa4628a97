// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as files: what is drawn on them needs the eyes, writing them does not.
#include <filesystem>
#include <fstream>
#include <ios>
#include <system_error>

#include "vision/codec/codec.h"
#include "vision/overlay.h"
#include "vision/read_dice.h"

namespace vision {

engine::Expected<void, WriteError> writePicture(const std::filesystem::path& file, const Image& picture) {
    const auto format = camera::formatOfName(file);
    if (!format) {
        return engine::unexpected(WriteError::NoFormat);
    }
    const auto bytes = camera::encode(picture, *format);
    if (!bytes) {
        return engine::unexpected(bytes.error() == camera::CodecError::NoModule ? WriteError::NoEncoder
                                                                                : WriteError::NotEncoded);
    }
    std::filesystem::path part = file;
    part += ".part";
    std::error_code error;
    std::ofstream stream(part, std::ios::binary | std::ios::trunc);
    stream.write(reinterpret_cast<const char*>(bytes->data()), static_cast<std::streamsize>(bytes->size()));
    stream.close();
    if (stream.good()) {
        std::filesystem::rename(part, file, error);
        if (!error) {
            return {};
        }
    }
    std::filesystem::remove(part, error);
    return engine::unexpected(WriteError::NotWritten);
}

engine::Expected<void, WriteError> writeOverlay(const std::filesystem::path& file, const Image& image,
                                                const BoardReading& board) {
    return writePicture(file, drawOverlay(image, board));
}

engine::Expected<void, WriteError> writeDiceOverlay(const std::filesystem::path& file, const Image& image,
                                                    const DiceReading& dice) {
    return writePicture(file, drawDice(image, dice));
}

}  // namespace vision
