// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/photo_text.h"

#include <filesystem>

#include "adjudicator/cli/demo_board.h"
#include "adjudicator/cli/say.h"
#include "vision/camera/module_file.h"

namespace adjudicator::cli {

std::string photoText(vision::ReadError error, engine::Language language) {
    using vision::ReadError;
    switch (error) {
        case ReadError::NotFound:
            return say(language, "there is no such file", "diese Datei gibt es nicht");
        case ReadError::NotAFile:
            return say(language, "this is not a file", "das ist keine Datei");
        case ReadError::NoAccess:
            return say(language, "it cannot be read", "sie lässt sich nicht lesen");
        case ReadError::Empty:
            return say(language, "the file is empty", "die Datei ist leer");
        case ReadError::FileTooLarge:
            return say(language, "the file is larger than 100 MB", "die Datei ist größer als 100 MB");
        case ReadError::UnknownFormat:
            return say(language, "this is no JPEG, PNG or WebP picture", "das ist kein JPEG-, PNG- oder WebP-Bild");
        case ReadError::TooManyPixels:
            return say(language, "the picture has more than 60 million pixels",
                       "das Bild hat mehr als 60 Millionen Bildpunkte");
        case ReadError::Damaged:
            return say(language, "the picture is damaged or cut short", "das Bild ist beschädigt oder abgeschnitten");
        case ReadError::NoDecoder:
            return say(language, "the program's camera module is missing", "das Kameramodul des Programms fehlt");
        case ReadError::NoBoard:
            return say(language, "no board here; photograph the whole island with its frame",
                       "hier ist kein Spielfeld; bitte die ganze Insel mit Rahmen fotografieren");
    }
    return {};
}

std::string shippedPicture() {
    std::error_code error;
    const auto program = vision::camera::programFolder();
    const std::filesystem::path installed =
        program.value_or(std::filesystem::path()) / ".." / "share" / "adjudicator" / "table.jpg";
    return program && std::filesystem::exists(installed, error) ? installed.string() : std::string(ADJ_DEMO_PICTURE);
}

engine::Expected<DemoBoard, std::string> boardFromPhoto(const std::string& photo, engine::Language language) {
    const auto reading = vision::readPhoto(photo, {}, vision::kBaseGameOnly);
    if (!reading) {
        return engine::unexpected(photoText(reading.error(), language));
    }
    DemoBoard board;
    board.hexes = vision::toSetup(reading->board).hexes;
    board.unsure = reading->board.unsure.size();
    return board;
}

}  // namespace adjudicator::cli
