// SPDX-License-Identifier: GPL-3.0-or-later
// Sources made of picture files: a folder of them, and one alone.
#include <deque>
#include <utility>

#include "vision/camera/picture_files.h"
#include "vision/camera/source_kinds.h"
#include "vision/read_photo.h"

namespace vision::camera {

namespace {

using NextFrame = engine::Expected<Image, SourceError>;

SourceError toSource(ReadError error) {
    switch (error) {
        case ReadError::NotFound:
        case ReadError::NotAFile:
            return SourceError::Lost;
        case ReadError::NoAccess:
            return SourceError::NoAccess;
        case ReadError::FileTooLarge:
        case ReadError::TooManyPixels:
            return SourceError::TooLarge;
        case ReadError::NoDecoder:
            return SourceError::NoModule;
        case ReadError::Empty:
        case ReadError::UnknownFormat:
        case ReadError::Damaged:
        case ReadError::NoNets:
        case ReadError::NoBoard:
            break;
    }
    return SourceError::Damaged;
}

class FolderSource : public Source {
public:
    FolderSource(std::filesystem::path folder, std::vector<std::string> names, std::chrono::milliseconds pace)
        : m_folder(std::move(folder)), m_names(names.begin(), names.end()), m_pace(pace) {}

    NextFrame next() override {
        if (m_names.empty()) {
            auto more = pictureNames(m_folder, m_last);
            if (!more) {
                return engine::unexpected(SourceError::Lost);
            }
            m_names.assign(more->begin(), more->end());
            if (m_names.empty()) {
                return engine::unexpected(SourceError::Ended);
            }
        }
        auto image = loadPhoto(m_folder / m_names.front());
        // The newest file may still be on its way to the disk.
        constexpr int kMostTries = 4;
        if (!image && toSource(image.error()) == SourceError::Damaged && m_names.size() == 1 &&
            ++m_tries < kMostTries) {
            return engine::unexpected(SourceError::Waiting);
        }
        m_tries = 0;
        m_last = std::move(m_names.front());
        m_names.pop_front();
        if (!image) {
            std::error_code error;
            const SourceError why = toSource(image.error());
            // A file that went away is a frame less; a folder that went away is lost.
            return engine::unexpected(why == SourceError::Lost && std::filesystem::is_directory(m_folder, error)
                                          ? SourceError::Damaged
                                          : why);
        }
        return std::move(*image);
    }
    [[nodiscard]] std::chrono::milliseconds pace() const override { return m_pace; }
    [[nodiscard]] bool isLive() const override { return false; }

private:
    std::filesystem::path m_folder;
    std::deque<std::string> m_names;
    std::string m_last;
    int m_tries = 0;
    std::chrono::milliseconds m_pace;
};

class PhotoSource : public Source {
public:
    explicit PhotoSource(Image image) : m_image(std::move(image)) {}
    NextFrame next() override {
        if (!m_image) {
            return engine::unexpected(SourceError::Ended);
        }
        Image image = std::move(*m_image);
        m_image.reset();
        return image;
    }
    [[nodiscard]] std::chrono::milliseconds pace() const override { return std::chrono::milliseconds(500); }
    [[nodiscard]] bool isLive() const override { return false; }

private:
    std::optional<Image> m_image;
};

}  // namespace

OpenedSource openFolder(const std::string& folder, const SourceTimes& times) {
    auto names = pictureNames(folder);
    if (!names) {
        return engine::unexpected(names.error() == FolderError::NotFound ? SourceError::NotFound
                                                                         : SourceError::NoAccess);
    }
    if (names->empty()) {
        return engine::unexpected(SourceError::NoPictures);
    }
    return std::make_unique<FolderSource>(folder, std::move(*names), times.folderPace);
}

OpenedSource openPicture(const std::string& file) {
    auto image = loadPhoto(file);
    if (!image) {
        const SourceError why = toSource(image.error());
        return engine::unexpected(why == SourceError::Lost ? SourceError::NotFound : why);
    }
    return std::make_unique<PhotoSource>(std::move(*image));
}

}  // namespace vision::camera
