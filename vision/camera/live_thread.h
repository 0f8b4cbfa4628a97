// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of the live camera only.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>

#include "vision/camera/live_camera.h"
#include "vision/watch/board_finder.h"

namespace vision::camera {

/// What the camera's thread and the others share; it lives as long as either.
struct LiveCamera::Shared {
    struct Job {
        std::shared_ptr<const LiveFrame> frame;
        Homography homography;
        EvidenceOptions options;
        Kept kept;
    };

    Open open;
    LiveOptions options;

    mutable std::mutex mutex;
    std::condition_variable wake;
    bool stopping = false;
    bool ended = false;
    CameraState state = CameraState::Opening;
    std::optional<SourceError> trouble;
    int tries = 0;
    bool isLive = true;
    std::shared_ptr<const LiveFrame> frame;
    std::shared_ptr<const Image> small;
    FrameSize smallMost;
    bool smallIsOld = false;
    std::optional<LiveBoard> board;
    BoardSearch search = BoardSearch::NotYet;
    bool boardWanted = false;
    std::optional<engine::Layout> layout;
    /// Where a person has the board.
    std::optional<GivenCorners> mark;
    std::deque<Job> jobs;

    std::mutex listenerMutex;
    Listener listener;

    // Of the camera's thread alone.
    std::chrono::steady_clock::time_point boardDue;
    std::uint64_t boardFrame = 0;
    int boardMisses = 0;
    /// Null before the first search, and without eyes.
    std::unique_ptr<BoardFinder> finder;
    /// The mark with which the board was found last.
    std::optional<GivenCorners> settledMark;
    std::uint64_t frames = 0;

    void tell();
    void setState(CameraState next, std::optional<SourceError> why);
    [[nodiscard]] bool isStopping() const;
    /// Until then, doing what is asked for meanwhile; false when the camera is to end.
    bool serveUntil(std::chrono::steady_clock::time_point when);
    void serve();
    void makePictures();
    void renewPreview();
    void lookForBoard();
    [[nodiscard]] std::optional<LiveBoard> boardIn(const LiveFrame& seen, const std::optional<GivenCorners>& marked,
                                                   const std::optional<engine::Layout>& wanted);
    void publish(Image image);
    /// Until it drops out; false when the camera is to end.
    bool read(Source& source);
    bool fail(SourceError why);
    void work();
    [[nodiscard]] bool isSilent() const;
};

}  // namespace vision::camera
