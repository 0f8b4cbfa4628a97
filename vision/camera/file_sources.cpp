// SPDX-License-Identifier: GPL-3.0-or-later
// Sources made of picture files: a folder of them, and one alone.
#include <chrono>
#include <deque>
#include <filesystem>
#include <optional>
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
        case ReadError::NoEyes:
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
    FolderSource(std::filesystem::path folder, const std::vector<std::string>& names, const SourceTimes& times)
        : m_folder(std::move(folder)),
          m_names(names.begin(), names.end()),
          m_pace(times.folderPace),
          m_patience(times.stillWritten) {}

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
        if (!image && toSource(image.error()) == SourceError::Damaged && m_names.size() == 1 && isOnItsWay()) {
            return engine::unexpected(SourceError::Waiting);
        }
        m_written.reset();
        m_last = std::move(m_names.front());
        m_names.pop_front();
        ++m_given;
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
    [[nodiscard]] std::uint64_t frames() const override { return m_given + m_names.size(); }

private:
    struct Written {
        std::uintmax_t bytes = 0;
        std::chrono::steady_clock::time_point since;
    };

    /// Whether the newest file may still be on its way to the disk: it has grown or was changed lately.
    bool isOnItsWay() {
        std::error_code error;
        const std::filesystem::path file = m_folder / m_names.front();
        const std::uintmax_t bytes = std::filesystem::file_size(file, error);
        const auto changed = std::filesystem::last_write_time(file, error);
        if (error) {
            return false;
        }
        const auto now = std::chrono::steady_clock::now();
        if (!m_written || m_written->bytes != bytes) {
            m_written = {bytes, now};
        }
        return std::filesystem::file_time_type::clock::now() - changed < m_patience &&
               now - m_written->since < m_patience;
    }

    std::filesystem::path m_folder;
    std::deque<std::string> m_names;
    std::uint64_t m_given = 0;
    std::string m_last;
    /// How much of the newest file was there, and since when.
    std::optional<Written> m_written;
    std::chrono::milliseconds m_pace;
    std::chrono::milliseconds m_patience;
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
    [[nodiscard]] std::uint64_t frames() const override { return 1; }

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
    return std::make_unique<FolderSource>(folder, *names, times);
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
