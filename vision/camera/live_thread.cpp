// SPDX-License-Identifier: GPL-3.0-or-later
// What the camera's thread does: read, find the board, make pictures, and open again what dropped out.
#include "vision/camera/live_thread.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "vision/eyes/eyes.h"

namespace vision::camera {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

std::shared_ptr<const Image> shrunkInto(const Image& image, FrameSize most) {
    if (most.width <= 0 || most.height <= 0 || image.width <= 0 || image.height <= 0) {
        return nullptr;
    }
    const double scale =
        std::min({1.0, static_cast<double>(most.width) / image.width, static_cast<double>(most.height) / image.height});
    const auto scaled = [scale](int side) { return std::max(1, static_cast<int>(std::lrint(side * scale))); };
    return std::make_shared<Image>(shrunk(image, scaled(image.width), scaled(image.height)));
}

FrameSize sizeOf(const Image& image) {
    return {image.width, image.height};
}

}  // namespace

void LiveCamera::Shared::tell() {
    const std::lock_guard lock(listenerMutex);
    if (listener) {
        listener();
    }
}

void LiveCamera::Shared::setState(CameraState next, std::optional<SourceError> why) {
    bool isNew = false;
    {
        const std::lock_guard lock(mutex);
        isNew = state != next || trouble != why;
        state = next;
        trouble = why;
    }
    if (isNew) {
        tell();
    }
}

bool LiveCamera::Shared::isStopping() const {
    const std::lock_guard lock(mutex);
    return stopping;
}

bool LiveCamera::Shared::serveUntil(Clock::time_point when) {
    std::unique_lock lock(mutex);
    for (;;) {
        const auto isAsked = [this] { return stopping || !jobs.empty() || smallIsOld || (boardWanted && frame); };
        const bool asked = wake.wait_until(lock, when, isAsked);
        if (stopping) {
            return false;
        }
        if (!asked) {
            return true;
        }
        lock.unlock();
        serve();
        lock.lock();
    }
}

void LiveCamera::Shared::serve() {
    makePictures();
    renewPreview();
    lookForBoard();
}

void LiveCamera::Shared::makePictures() {
    for (;;) {
        Job job;
        {
            const std::lock_guard lock(mutex);
            if (jobs.empty()) {
                return;
            }
            job = std::move(jobs.front());
            jobs.pop_front();
        }
        auto made = evidenceOf(job.frame->image, job.homography, job.options);
        if (made) {
            job.kept(std::move(*made));
        } else {
            job.kept(engine::unexpected(made.error() == WriteError::NoEncoder ? KeepError::NoEncoder
                                                                              : KeepError::NotEncoded));
        }
    }
}

void LiveCamera::Shared::renewPreview() {
    std::shared_ptr<const LiveFrame> from;
    FrameSize most;
    {
        const std::lock_guard lock(mutex);
        if (!smallIsOld) {
            return;
        }
        smallIsOld = false;
        from = frame;
        most = smallMost;
    }
    if (from) {
        auto made = shrunkInto(from->image, most);
        const std::lock_guard lock(mutex);
        small = std::move(made);
    }
    tell();
}

std::optional<LiveBoard> LiveCamera::Shared::boardIn(const LiveFrame& seen, const std::optional<GivenCorners>& marked,
                                                     const std::optional<engine::Layout>& wanted) {
    if (!finder) {
        finder = boardFinder();
    }
    const auto found = finder ? finder->find(seen.image, {marked, marked == settledMark}, wanted) : std::nullopt;
    if (!found) {
        return std::nullopt;
    }
    return LiveBoard{found->homography,  found->land,     found->confidence, seen.number,
                     sizeOf(seen.image), found->isMarked, found->isByMarkers};
}

void LiveCamera::Shared::lookForBoard() {
    std::shared_ptr<const LiveFrame> seen;
    std::optional<engine::Layout> wanted;
    std::optional<GivenCorners> marked;
    {
        const std::lock_guard lock(mutex);
        const bool isDue =
            options.boardEvery.count() > 0 && Clock::now() >= boardDue && frame && frame->number != boardFrame;
        if (stopping || !frame || !(boardWanted || isDue)) {
            return;
        }
        boardWanted = false;
        seen = frame;
        marked = mark;
        wanted = layout;
    }
    boardFrame = seen->number;
    const auto found = boardIn(*seen, marked, wanted);
    // A hand over the board is no reason to forget it; a board that is gone for good is.
    constexpr int kMostMisses = 4;
    constexpr int kMostMissesMarked = 20;
    constexpr int kMostMissesNever = 2;
    const int mostMisses = !marked ? kMostMisses : marked == settledMark ? kMostMissesMarked : kMostMissesNever;
    boardMisses = found ? 0 : boardMisses + 1;
    boardDue = Clock::now() + (found && !found->isByMarkers ? options.boardEvery : options.boardRetry);
    {
        const std::lock_guard lock(mutex);
        if (layout != wanted || marked != mark) {
            boardMisses = 0;
            return;  // another board was said or marked meanwhile, and is about to be looked for
        }
        search = found && !found->isByMarkers ? BoardSearch::Found : BoardSearch::NotFound;
        if (found) {
            // It may have been pushed a little, and more the next time.
            mark = found->isMarked && cornerHexesOf(found->land)
                       ? std::optional(cornersOf(found->homography, found->size.width, found->size.height, found->land))
                       : std::nullopt;
            settledMark = mark;
            board = found;
        } else if (boardMisses >= mostMisses) {
            mark.reset();
            board.reset();
        }
    }
    tell();
}

void LiveCamera::Shared::publish(Image image) {
    auto fresh = std::make_shared<LiveFrame>();
    fresh->image = std::move(image);
    fresh->number = ++frames;
    fresh->at = Clock::now();
    FrameSize most;
    {
        const std::lock_guard lock(mutex);
        most = smallMost;
    }
    auto made = shrunkInto(fresh->image, most);
    {
        const std::lock_guard lock(mutex);
        if (board && board->size != sizeOf(fresh->image)) {
            board.reset();
            boardWanted = options.boardEvery.count() > 0;
        }
        frame = std::move(fresh);
        small = std::move(made);
        smallIsOld = smallIsOld && smallMost != most;
        state = CameraState::Running;
        trouble.reset();
        tries = 0;
    }
    tell();
}

bool LiveCamera::Shared::read(Source& source) {
    // A camera that gives nothing but damaged frames has dropped out in its own way.
    constexpr int kMostDamaged = 60;
    constexpr milliseconds kStandingPace{300};
    constexpr milliseconds kWaitingPace{40};
    int damaged = 0;
    while (!isStopping()) {
        const Clock::time_point due = Clock::now() + source.pace();
        auto next = source.next();
        if (next) {
            damaged = 0;
            publish(std::move(*next));
            serve();
            if (!serveUntil(due)) {
                return false;
            }
            continue;
        }
        switch (next.error()) {
            case SourceError::Damaged:
            case SourceError::TooLarge:
                if (source.isLive() && ++damaged > kMostDamaged) {
                    return fail(next.error());
                }
                setState(CameraState::Running, next.error());
                break;
            case SourceError::Waiting:
                break;
            case SourceError::Ended:
                setState(CameraState::Standing, std::nullopt);
                break;
            default:
                return fail(next.error());
        }
        const bool ends = next.error() == SourceError::Ended;
        if (!serveUntil(std::max(due, Clock::now() + (ends ? kStandingPace : kWaitingPace)))) {
            return false;
        }
    }
    return false;
}

bool LiveCamera::Shared::fail(SourceError why) {
    setState(CameraState::Retrying, why);
    return true;
}

void LiveCamera::Shared::work() {
    milliseconds pause = options.firstRetry;
    while (!isStopping()) {
        const std::uint64_t before = frames;
        auto source = open();
        if (source) {
            {
                const std::lock_guard lock(mutex);
                isLive = (*source)->isLive();
            }
            if (!read(**source)) {
                break;
            }
        } else {
            setState(CameraState::Retrying, source.error());
        }
        pause = frames != before ? options.firstRetry : pause;
        {
            const std::lock_guard lock(mutex);
            ++tries;
        }
        tell();
        if (!serveUntil(Clock::now() + pause)) {
            break;
        }
        pause = std::min(2 * pause, options.longestRetry);
    }
    makePictures();
}

bool LiveCamera::Shared::isSilent() const {
    return state == CameraState::Running && isLive && (!frame || Clock::now() - frame->at > options.silentAfter);
}

}  // namespace vision::camera
