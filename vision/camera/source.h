// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/expected.h"
#include "vision/camera/devices.h"
#include "vision/reading/image.h"

namespace vision::camera {

enum class SourceKind {
    Device,
    Video,
    Url,
    Folder,  ///< pictures in the order of their names; new ones may be added at the end while it is open
    Photo,
};

/// Where pictures come from, not yet opened.
struct SourceSpec {
    SourceKind kind = SourceKind::Device;
    /// Of a camera: its number.
    int device = 0;
    /// A path or an address; of a camera the name that the system lists, which may be empty.
    std::string name;
    /// Wished for from a camera; without it the camera chooses.
    std::optional<FrameSize> size;
    bool operator==(const SourceSpec&) const = default;
};

/// Why there is no source, or no frame from it.
enum class SourceError {
    Empty,          ///< nothing was named
    NotFound,       ///< neither a camera nor a file nor a folder
    NoAccess,       ///< it is there but cannot be read
    UnknownScheme,  ///< an address that begins as none that is known
    NoPictures,     ///< a folder without a picture file
    NoModule,       ///< a module of this program is missing or does not fit
    NotOpened,      ///< the camera is in use or gives nothing, the file is no video, the address does not answer
    Damaged,        ///< this frame cannot be decoded; the next one may
    TooLarge,       ///< this frame has more than kMostPixels (vision/read_photo.h)
    Waiting,        ///< nothing new yet
    Ended,          ///< the last frame was given; a folder may get more
    Lost,           ///< it dropped out: open it again
};

/// `0`, `/dev/video0` and the name of a listed camera, each with `@1920x1080` behind it or without; an address with
/// http, https, rtsp, rtmp, tcp or udp; else a path: a folder, a picture, a video. What exists as a file is one.
[[nodiscard]] engine::Expected<SourceSpec, SourceError> parseSource(std::string_view text,
                                                                    const std::vector<CameraDevice>& cameras);
/// As parseSource reads it again, also when cameras have got other numbers.
[[nodiscard]] std::string toText(const SourceSpec& spec);

/// How long things may take, in a source's own thread.
struct SourceTimes {
    std::chrono::milliseconds open{6000};
    std::chrono::milliseconds read{3000};
    /// Of a camera or an address: no more than one frame in this time is decoded.
    std::chrono::milliseconds leastGap{60};
    /// How long a picture of a folder stands.
    std::chrono::milliseconds folderPace{500};
    /// How long a folder's newest file that cannot be decoded is waited for after it last grew.
    std::chrono::milliseconds stillWritten{2000};
};

/// An opened source; belongs to one thread. Nothing is thrown.
class Source {
public:
    Source() = default;
    virtual ~Source() = default;
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;

    /// The next frame. Errors: NoAccess, NoModule, Damaged, TooLarge, Waiting, Ended, Lost.
    [[nodiscard]] virtual engine::Expected<Image, SourceError> next() = 0;
    /// How long a frame stands before the next one is due; 0 for a source that gives its frames when they come.
    [[nodiscard]] virtual std::chrono::milliseconds pace() const = 0;
    /// It shows what is before the camera now, and nothing when it gives no frame.
    [[nodiscard]] virtual bool isLive() const = 0;
    /// How many frames it gives in all, with those that cannot be decoded, as far as it knows now; 0 where nobody
    /// knows.
    [[nodiscard]] virtual std::uint64_t frames() const { return 0; }
};

/// Errors: NotFound, NoAccess, NoPictures, NoModule, NotOpened.
[[nodiscard]] engine::Expected<std::unique_ptr<Source>, SourceError> openSource(const SourceSpec& spec,
                                                                                const SourceTimes& times = {});

}  // namespace vision::camera
