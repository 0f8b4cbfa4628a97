// SPDX-License-Identifier: GPL-3.0-or-later
// What the camera's thread does: read, find the board, make pictures, and open again what dropped out.
#include "vision/camera/live_thread.h"

#include <algorithm>
#include <utility>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/board/plain.h"
#include "vision/board/shape.h"
#include "vision/read_photo.h"

namespace vision::camera {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

std::shared_ptr<const Image> shrunk(const Image& image, FrameSize most) {
    if (most.width <= 0 || most.height <= 0 || image.width <= 0 || image.height <= 0) {
        return nullptr;
    }
    const double scale =
        std::min({1.0, static_cast<double>(most.width) / image.width, static_cast<double>(most.height) / image.height});
    auto small = std::make_shared<Image>();
    small->width = std::max(1, cvRound(image.width * scale));
    small->height = std::max(1, cvRound(image.height * scale));
    small->rgb.resize(small->stride() * static_cast<std::size_t>(small->height));
    const cv::Mat all(image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data()));
    cv::Mat made(small->height, small->width, CV_8UC3, small->rgb.data());
    if (made.size() == all.size()) {
        all.copyTo(made);
    } else {
        cv::resize(all, made, made.size(), 0, 0, cv::INTER_AREA);
    }
    return small;
}

cv::Mat pixelsOf(const Image& image) {
    return {image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data())};
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
        auto made = shrunk(from->image, most);
        const std::lock_guard lock(mutex);
        small = std::move(made);
    }
    tell();
}

/// Where it was marked, else wherever it is, else where its markers have it. A mark that never led to a board is not
/// passed over in silence.
std::optional<LiveBoard> LiveCamera::Shared::boardIn(const LiveFrame& seen, const std::optional<GivenCorners>& marked,
                                                     const std::optional<engine::Layout>& wanted) {
    const auto found = [&](const std::optional<Homography>& near) -> std::optional<LiveBoard> {
        const auto reading = readBoard(seen.image, {}, kBaseGameOnly, wanted, near);
        if (!reading || !reading->isVouched) {
            return std::nullopt;
        }
        return LiveBoard{reading->homography,
                         reading->layout.land,
                         reading->confidence,
                         seen.number,
                         sizeOf(seen.image),
                         near.has_value(),
                         false};
    };
    // Corners are marked on an island that has six, the small box's where none was said.
    const std::vector<engine::Hex>& land = wanted ? wanted->land : landOfCorners();
    const bool hasCorners = cornerHexesOf(land).has_value();
    std::optional<LiveBoard> there;
    if (marked && hasCorners) {
        if (const auto lattice = latticeThrough(*marked, seen.image.width, seen.image.height, land)) {
            there = found(*lattice);
        }
    }
    if (!there && (!marked || !hasCorners || marked == settledMark)) {
        there = found(std::nullopt);
    }
    try {
        if (there) {
            markers.learn(board::seeMarkers(pixelsOf(seen.image)), board::matrixOf(there->homography));
        } else if (!markers.isEmpty()) {
            there = boardByMarkers(seen, marked.has_value(), wanted);
        }
    } catch (const cv::Exception&) {
        // What OpenCV gives up on shows no markers.
    }
    return there;
}

std::optional<LiveBoard> LiveCamera::Shared::boardByMarkers(const LiveFrame& seen, bool isMarked,
                                                            const std::optional<engine::Layout>& wanted) const {
    const auto place = markers.boardBy(board::seeMarkers(pixelsOf(seen.image)));
    if (!place) {
        return std::nullopt;
    }
    const Homography near = board::plain(*place);
    auto reading = readBoard(seen.image, {}, kBaseGameOnly, wanted, near);
    if (reading && !reading->isVouched) {
        reading = engine::unexpected(ReadError::NoBoard);
    }
    return LiveBoard{reading ? reading->homography : near,
                     wanted ? wanted->land : board::smallShape()->land(),
                     reading ? reading->confidence : 0,
                     seen.number,
                     sizeOf(seen.image),
                     isMarked,
                     !reading};
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
    auto made = shrunk(fresh->image, most);
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
