// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/camera/live_camera.h"

#include <atomic>
#include <thread>
#include <utility>

#include "vision/camera/live_thread.h"

namespace vision::camera {

namespace {

std::atomic<int> runningThreads{0};

}  // namespace

LiveCamera::LiveCamera(SourceSpec spec, const LiveOptions& options, Listener listener)
    : LiveCamera(Open([spec = std::move(spec), times = options.times] { return openSource(spec, times); }), options,
                 std::move(listener)) {}

LiveCamera::LiveCamera(Open open, const LiveOptions& options, Listener listener)
    : m_shared(std::make_shared<Shared>()) {
    m_shared->open = std::move(open);
    m_shared->options = options;
    m_shared->boardWanted = options.boardEvery.count() > 0;
    m_shared->listener = std::move(listener);
    ++runningThreads;
    std::thread([shared = m_shared] {
        shared->work();
        --runningThreads;
        {
            const std::lock_guard lock(shared->mutex);
            shared->ended = true;
        }
        shared->wake.notify_all();
    }).detach();
}

LiveCamera::~LiveCamera() {
    {
        const std::lock_guard lock(m_shared->listenerMutex);
        m_shared->listener = nullptr;
    }
    std::unique_lock lock(m_shared->mutex);
    m_shared->stopping = true;
    m_shared->wake.notify_all();
    m_shared->wake.wait_for(lock, m_shared->options.patience, [this] { return m_shared->ended; });
}

CameraStatus LiveCamera::status() const {
    const std::lock_guard lock(m_shared->mutex);
    CameraStatus status{m_shared->state, m_shared->trouble, m_shared->tries, {}};
    if (m_shared->isSilent()) {
        status.state = CameraState::Silent;
    }
    if (m_shared->frame) {
        status.size = {m_shared->frame->image.width, m_shared->frame->image.height};
    }
    return status;
}

std::shared_ptr<const LiveFrame> LiveCamera::newest() const {
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->frame;
}

std::shared_ptr<const LiveFrame> LiveCamera::current() const {
    const std::lock_guard lock(m_shared->mutex);
    const bool shows =
        m_shared->state == CameraState::Standing || (m_shared->state == CameraState::Running && !m_shared->isSilent());
    return shows ? m_shared->frame : nullptr;
}

void LiveCamera::setPreviewSize(FrameSize most) {
    {
        const std::lock_guard lock(m_shared->mutex);
        if (m_shared->smallMost == most) {
            return;
        }
        m_shared->smallMost = most;
        m_shared->smallIsOld = true;
    }
    m_shared->wake.notify_all();
}

std::shared_ptr<const Image> LiveCamera::preview() const {
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->small;
}

void LiveCamera::findBoard() {
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->boardWanted = true;
        m_shared->search = BoardSearch::NotYet;
    }
    m_shared->wake.notify_all();
}

void LiveCamera::setLayout(const std::optional<engine::Layout>& layout) {
    {
        const std::lock_guard lock(m_shared->mutex);
        if (m_shared->layout == layout) {
            return;
        }
        m_shared->layout = layout;
        m_shared->board.reset();
        m_shared->boardWanted = m_shared->options.boardEvery.count() > 0;
        m_shared->search = BoardSearch::NotYet;
    }
    m_shared->wake.notify_all();
}

void LiveCamera::markBoard(const std::optional<GivenCorners>& corners) {
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->mark = corners;
        m_shared->boardWanted = true;
        m_shared->search = BoardSearch::NotYet;
        m_shared->board.reset();
    }
    m_shared->wake.notify_all();
}

bool LiveCamera::isMarked() const {
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->mark.has_value();
}

std::optional<LiveBoard> LiveCamera::board() const {
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->board;
}

BoardSearch LiveCamera::boardSearch() const {
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->search;
}

void LiveCamera::keep(const EvidenceOptions& options, Kept kept) {
    auto frame = current();
    if (!frame) {
        kept(engine::unexpected(KeepError::NoPicture));
        return;
    }
    {
        const std::lock_guard lock(m_shared->mutex);
        const Homography homography = m_shared->board ? m_shared->board->homography : Homography{};
        m_shared->jobs.push_back({std::move(frame), homography, options, std::move(kept)});
        if (m_shared->board) {
            m_shared->jobs.back().options.land = m_shared->board->land;
        }
    }
    m_shared->wake.notify_all();
}

int LiveCamera::leftBehind() {
    return runningThreads;
}

}  // namespace vision::camera
