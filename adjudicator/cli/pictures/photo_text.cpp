// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/pictures/photo_text.h"

#include <algorithm>
#include <optional>

#include "adjudicator/cli/demo_board.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/text/module_text.h"
#include "vision/eyes/eyes.h"

namespace adjudicator::cli {

namespace {

/// Which file of the program is missing or no good.
std::string netText(engine::Language language) {
    using vision::net::NetError;
    const vision::net::NetFault fault = vision::netFault().value_or(vision::net::NetFault());
    const std::string file = fault.file.string();
    switch (fault.what) {
        case NetError::Missing:
            return say(language, "the program's file {} is missing; please install the program again", file);
        case NetError::Damaged:
            return say(language, "the program's file {} is damaged; please install the program again", file);
        case NetError::Unfit:
            return say(language, "the program's file {} is of another version; please install the program again", file);
    }
    return {};
}

/// Why nothing of this program looks at pictures.
std::string eyesText(engine::Language language) {
    const auto fault = vision::eyesFault();
    return fault ? moduleText(*fault, kCameraPackage, language) : std::string();
}

std::string readFormats(engine::Language language) {
    return say(language, "JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP and TIFF are read");
}

std::string foreignText(vision::camera::ForeignFormat format, engine::Language language) {
    using vision::camera::ForeignFormat;
    const auto picture = [&](const char* name) { return say(language, "a {} picture", name); };
    switch (format) {
        case ForeignFormat::JpegXl:
            return picture("JPEG XL");
        case ForeignFormat::Jpeg2000:
            return picture("JPEG 2000");
        case ForeignFormat::BigTiff:
            return picture("BigTIFF");
        case ForeignFormat::OpenExr:
            return picture("OpenEXR");
        case ForeignFormat::Photoshop:
            return picture("Photoshop");
        case ForeignFormat::Gimp:
            return picture("GIMP (XCF)");
        case ForeignFormat::Icon:
            return picture("ICO");
        case ForeignFormat::CameraRaw:
            return say(language, "a camera's raw picture");
        case ForeignFormat::Svg:
            return say(language, "a drawing (SVG)");
        case ForeignFormat::Pdf:
            return say(language, "a PDF document");
        case ForeignFormat::Video:
            return say(language, "a video");
        case ForeignFormat::WebPage:
            return say(language, "a web page");
        case ForeignFormat::Archive:
            return say(language, "an archive");
    }
    return {};
}

}  // namespace

std::string photoText(vision::ReadError error, const std::filesystem::path& file, engine::Language language) {
    const auto foreign = error == vision::ReadError::UnknownFormat ? vision::foreignFormatOf(file) : std::nullopt;
    return foreign ? say(language, "this is {}; {}", foreignText(*foreign, language), readFormats(language))
                   : photoText(error, language);
}

std::string writeText(vision::WriteError error, engine::Language language) {
    using vision::WriteError;
    switch (error) {
        case WriteError::NoFormat:
            return say(language, "the name must end in .png, .jpg, .webp, .bmp or .tiff");
        case WriteError::NoEncoder:
            return say(language, "the program's camera module is missing (package adjudicator-camera)");
        case WriteError::NotEncoded:
        case WriteError::NotWritten:
            return say(language, "the picture cannot be written");
    }
    return {};
}

std::string photoText(vision::ReadError error, engine::Language language) {
    using vision::ReadError;
    switch (error) {
        case ReadError::NotFound:
            return say(language, "there is no such file");
        case ReadError::NotAFile:
            return say(language, "this is not a file");
        case ReadError::NoAccess:
            return say(language, "it cannot be read");
        case ReadError::Empty:
            return say(language, "the file is empty");
        case ReadError::FileTooLarge:
            return say(language, "the file is larger than 100 MB");
        case ReadError::UnknownFormat:
            return say(language, "this is no picture that can be read: {}", readFormats(language));
        case ReadError::TooManyPixels:
            return say(language, "the picture has more than 60 million pixels");
        case ReadError::Damaged:
            return say(language, "the picture is damaged or cut short");
        case ReadError::NoDecoder:
            return say(language, "the program's camera module is missing (package adjudicator-camera)");
        case ReadError::NoNets:
            return netText(language);
        case ReadError::NoEyes:
            return eyesText(language);
        case ReadError::NoBoard:
            return say(language, "no board here; photograph the whole island with its frame");
    }
    return {};
}

std::string sourceText(vision::camera::SourceError error, engine::Language language) {
    using vision::camera::SourceError;
    switch (error) {
        case SourceError::Empty:
            return say(language, "no source is named");
        case SourceError::NotFound:
            return say(language, "there is no such camera, file or folder");
        case SourceError::NoAccess:
            return say(language, "it cannot be read");
        case SourceError::UnknownScheme:
            return say(language, "an address begins with http, https, rtsp, rtmp, tcp or udp");
        case SourceError::NoPictures:
            return say(language, "there is no picture in this folder: {}", readFormats(language));
        case SourceError::NoModule:
            return say(language, "the program's camera module is missing (package adjudicator-camera)");
        case SourceError::NotOpened:
            return say(language, "it gives no pictures: in use, not answering, or no video");
        case SourceError::Damaged:
            return say(language, "its pictures are damaged");
        case SourceError::TooLarge:
            return say(language, "its pictures have more than 60 million pixels");
        case SourceError::Waiting:
        case SourceError::Ended:
            return say(language, "there are no more pictures");
        case SourceError::Lost:
            return say(language, "it dropped out");
    }
    return {};
}

std::string shippedPicture() {
    // A build has the same folders as an installed program.
    const auto program = vision::programFolder().value_or(std::filesystem::path());
    return (program.parent_path() / "share" / "adjudicator" / "table.jpg").string();
}

engine::Expected<DemoBoard, std::string> boardFromPhoto(const std::string& photo, engine::Language language) {
    const auto reading = vision::readPhoto(photo, {}, vision::kBaseGameOnly);
    if (!reading) {
        return engine::unexpected(photoText(reading.error(), language));
    }
    DemoBoard board;
    board.hexes = vision::toSetup(reading->board).hexes;
    board.doubtfulHexes =
        static_cast<std::size_t>(std::ranges::count_if(reading->board.tiles, [&](const vision::TileReading& tile) {
            return vision::isDoubtful(reading->board, tile.hex);
        }));
    for (const vision::Unsure& unsure : reading->board.unsure) {
        if (unsure.what == vision::Doubt::Harbour) {
            ++board.doubtfulHarbours;
        } else if (unsure.what != vision::Doubt::Terrain && unsure.what != vision::Doubt::Number) {
            ++board.doubtfulPieces;
        }
    }
    return board;
}

}  // namespace adjudicator::cli
