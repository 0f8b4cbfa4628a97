// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/state/layouts.h"
#include "vision/camera/source.h"
#include "vision/evidence.h"
#include "vision/given_corners.h"
#include "vision/reading/image.h"
#include "vision/reading/reading.h"

namespace vision::camera {

enum class CameraState {
    Opening,   ///< for the first time
    Running,   ///< it gives frames
    Standing,  ///< it has given all it has: its last frame stays, a folder's until a newer one comes
    Silent,    ///< it is open, and no frame came for a while
    Retrying,  ///< it could not be opened, or dropped out; it is tried again by itself
};

struct CameraStatus {
    CameraState state = CameraState::Opening;
    /// While retrying, why; while running, what was wrong with the newest frame, if something was.
    std::optional<SourceError> trouble;
    /// How often it was tried in vain since it gave a frame last.
    int tries = 0;
    /// Of the newest frame.
    FrameSize size;
    bool operator==(const CameraStatus&) const = default;
};

/// One frame, never changed again.
struct LiveFrame {
    Image image;
    /// Counted from 1.
    std::uint64_t number = 0;
    std::chrono::steady_clock::time_point at;
};

/// The board as it was found in a frame; it holds for later ones of the same size until the camera or the board moves.
struct LiveBoard {
    Homography homography;
    std::vector<engine::Hex> land;
    double confidence = 0;
    std::uint64_t frame = 0;
    FrameSize size;
    /// It was found where a person marked it.
    bool isMarked = false;
    /// It is covered; the printed markers round it say where it is.
    bool isByMarkers = false;
};

/// Whether a search for the board is under way, and how the last one ended.
enum class BoardSearch { NotYet, Found, NotFound };

struct LiveOptions {
    SourceTimes times;
    /// After the first failure; doubled each time up to the longest.
    std::chrono::milliseconds firstRetry{500};
    std::chrono::milliseconds longestRetry{8000};
    /// A live source that gave no frame for so long is silent, and its last frame is none of now.
    std::chrono::milliseconds silentAfter{3000};
    /// The board is looked for anew by itself, less often once it is found; never with 0.
    std::chrono::milliseconds boardEvery{15000};
    std::chrono::milliseconds boardRetry{3000};
    /// How long the end waits for a source that does not answer; then it is left to end by itself.
    std::chrono::milliseconds patience{250};
};

enum class KeepError {
    NoPicture,  ///< the camera shows nothing of now
    NoEncoder,  ///< the camera module of this program is missing or does not fit
    NotEncoded,
};

/// A camera with its own thread: keeps one frame, the newest wins; finds the board in it now and then; makes evidence
/// pictures; opens the source again when it drops out. What it knows is asked for from any thread and never waits for
/// the camera.
class LiveCamera {
public:
    /// Opens a source; called on the camera's thread, each time it is needed.
    using Open = std::function<engine::Expected<std::unique_ptr<Source>, SourceError>()>;
    /// Something is new; called on the camera's thread, to be quick and not to destroy the camera.
    using Listener = std::function<void()>;
    using Kept = std::function<void(engine::Expected<EvidencePicture, KeepError>)>;

    LiveCamera(SourceSpec spec, const LiveOptions& options, Listener listener);
    LiveCamera(Open open, const LiveOptions& options, Listener listener);
    /// Returns within the patience of the options. No call of the listener begins after it.
    ~LiveCamera();
    LiveCamera(const LiveCamera&) = delete;
    LiveCamera& operator=(const LiveCamera&) = delete;

    [[nodiscard]] CameraStatus status() const;
    /// Null before the first one.
    [[nodiscard]] std::shared_ptr<const LiveFrame> newest() const;
    /// The newest frame if it shows the table as it is now; null when the camera is silent or lost.
    [[nodiscard]] std::shared_ptr<const LiveFrame> current() const;
    /// Frames are also made as small as fits into this, for showing; 0 by 0: not.
    void setPreviewSize(FrameSize most);
    /// The newest frame made small; null while there is none.
    [[nodiscard]] std::shared_ptr<const Image> preview() const;

    /// Looks for the board in the next frame at the latest.
    void findBoard();
    /// What lies on the table; empty: to be decided by the picture. A new layout starts a search at once.
    void setLayout(const std::optional<engine::Layout>& layout);
    /// A person says where the board lies: from now on it is looked for there first. Forgotten when it is not found
    /// there at once, or later for a minute, as after a move of the camera; and by the empty mark.
    void markBoard(const std::optional<GivenCorners>& corners);
    /// Whether a mark is remembered.
    [[nodiscard]] bool isMarked() const;
    [[nodiscard]] std::optional<LiveBoard> board() const;
    [[nodiscard]] BoardSearch boardSearch() const;

    /// An evidence picture of the frame that is current now, made on the camera's thread, where `kept` is called, also
    /// while the camera closes. Without a current frame it is called at once, here.
    void keep(const EvidenceOptions& options, Kept kept);

    /// Threads of cameras that did not end in time and still wait for their source.
    [[nodiscard]] static int leftBehind();

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

}  // namespace vision::camera
