// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/watcher.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "adjudicator/watch/known_table.h"
#include "adjudicator/watch/looked_for.h"

namespace adjudicator::watch {

namespace {

using vision::PieceChange;
using namespace std::chrono_literals;

/// Between two looks at a table, and between two searches for the board: the rest of the time is the window's.
constexpr auto kLookEvery = 200ms;
constexpr auto kSearchEvery = 2s;

bool sameHexes(const engine::Setup& a, const engine::Setup& b) {
    return std::equal(
        a.hexes.begin(), a.hexes.end(), b.hexes.begin(), b.hexes.end(),
        [](const engine::HexSetup& left, const engine::HexSetup& right) { return left.hex == right.hex; });
}

void removeSettled(std::vector<PieceChange>& changes, const PieceChange& confirmed) {
    const std::vector<std::size_t> settled = vision::settledBy(confirmed, changes);
    for (auto i = settled.rbegin(); i != settled.rend(); ++i) {
        changes.erase(changes.begin() + static_cast<std::ptrdiff_t>(*i));
    }
}

/// One change of a sort at a place, the newest.
void tellOnce(std::vector<PieceChange>& changes, const PieceChange& change) {
    std::erase_if(changes,
                  [&](const PieceChange& open) { return open.at == change.at && vision::isSameSort(open, change); });
    changes.push_back(change);
}

}  // namespace

struct Watcher::Shared {
    Listener listener;
    Sets sets;
    mutable std::mutex mutex;
    std::condition_variable news;
    // Under the mutex.
    bool isStopping = false;
    std::shared_ptr<const vision::Image> newest;
    std::optional<vision::Homography> marked;
    std::optional<engine::Setup> table;
    std::vector<PieceChange> dismissed;
    Sighting sighting;
    // The thread's own.
    engine::Setup setup;
    bool hasTable = false;
    std::optional<vision::TableWatch> watch;
    Sighting own;
    /// Before that the table is not named anew.
    std::chrono::steady_clock::time_point nextAnew;
    std::thread thread;

    void run();
    void take(std::optional<engine::Setup> table, const std::vector<PieceChange>& dismissed);
    void start(const vision::Image& frame, const std::optional<vision::Homography>& near);
    void follow(const vision::Image& frame, const std::optional<vision::Homography>& near);
    /// Names the board by its tiles and watches it from this frame on; false where it is not the table's.
    bool beginAnew(const vision::Image& frame);
    void publish();
};

void Watcher::Shared::take(std::optional<engine::Setup> fresh, const std::vector<PieceChange>& refused) {
    for (const PieceChange& change : refused) {
        std::erase(own.changes, change);
    }
    if (!fresh) {
        return;
    }
    if (!hasTable || !sameHexes(setup, *fresh)) {
        watch.reset();
        own = {};
    }
    setup = std::move(*fresh);
    hasTable = true;
    if (watch) {
        for (const PieceChange& change : differences(watch->known(), piecesOf(setup))) {
            watch->accept(change);
            removeSettled(own.changes, change);
            if (change.what == PieceChange::What::RobberMoved || change.what == PieceChange::What::PirateMoved) {
                std::erase_if(own.changes, [&](const PieceChange& open) { return open.what == change.what; });
            }
        }
    }
}

void Watcher::Shared::start(const vision::Image& frame, const std::optional<vision::Homography>& near) {
    const auto check = checkTable(frame, setup, near, sets ? sets() : vision::KnownSets());
    if (!check) {
        own.state = check.error() == CheckError::NoBoard ? WatchState::NoBoard : WatchState::OtherBoard;
        return;
    }
    watch.emplace(frame, check->homography, piecesOf(setup), check->layout, watchedOn(setup));
    own.state = WatchState::Watching;
    own.homography = check->homography;
    own.changes = sureAtStart(*check);
}

bool Watcher::Shared::beginAnew(const vision::Image& frame) {
    const auto now = std::chrono::steady_clock::now();
    if (now < nextAnew) {
        return false;
    }
    nextAnew = now + kSearchEvery;
    const vision::KnownSets known = sets ? sets() : vision::KnownSets();
    auto check = checkTable(frame, setup, {}, known);
    if (!check) {
        check = checkTable(frame, setup, watch->homography(), known);
    }
    if (!check) {
        return false;
    }
    watch.emplace(frame, check->homography, piecesOf(setup), check->layout, watchedOn(setup));
    own.state = WatchState::Watching;
    own.homography = check->homography;
    // What was told before and waits for a person stays.
    for (const PieceChange& change : sureAtStart(*check)) {
        tellOnce(own.changes, change);
    }
    return true;
}

void Watcher::Shared::follow(const vision::Image& frame, const std::optional<vision::Homography>& near) {
    const vision::WatchFrame seen = watch->next(frame);
    if (seen.uncovered) {
        watch.reset();
        start(frame, near);
        return;
    }
    if (seen.unlike && beginAnew(frame)) {
        return;
    }
    own.state = seen.lost || seen.unlike ? WatchState::Lost : seen.covered ? WatchState::Covered : WatchState::Watching;
    own.homography = watch->homography();
    for (const PieceChange& change : seen.gone) {
        std::erase(own.changes, change);
    }
    for (const PieceChange& change : seen.changes) {
        tellOnce(own.changes, change);
    }
}

void Watcher::Shared::publish() {
    {
        const std::lock_guard lock(mutex);
        if (sighting == own) {
            return;
        }
        sighting = own;
    }
    listener();
}

void Watcher::Shared::run() {
    auto next = std::chrono::steady_clock::now();
    while (true) {
        std::shared_ptr<const vision::Image> image;
        std::optional<vision::Homography> near;
        std::optional<engine::Setup> fresh;
        std::vector<PieceChange> refused;
        {
            std::unique_lock lock(mutex);
            news.wait(lock, [&] { return isStopping || newest || table || !dismissed.empty(); });
            if (!isStopping && newest && !table && dismissed.empty()) {
                // A frame can wait for its turn, and a newer one takes its place; what a person did cannot.
                news.wait_until(lock, next, [&] { return isStopping || table || !dismissed.empty(); });
            }
            if (isStopping) {
                return;
            }
            fresh = std::exchange(table, std::nullopt);
            refused = std::exchange(dismissed, {});
            if (std::chrono::steady_clock::now() >= next) {
                image = std::exchange(newest, nullptr);
                near = marked;
            }
        }
        take(std::move(fresh), refused);
        if (image && hasTable) {
            const bool searches = !watch;
            searches ? start(*image, near) : follow(*image, near);
            next = std::chrono::steady_clock::now() + (searches && !watch ? kSearchEvery : kLookEvery);
        }
        publish();
    }
}

Watcher::Watcher(Listener listener, Sets sets) : m_shared(std::make_unique<Shared>()) {
    m_shared->listener = std::move(listener);
    m_shared->sets = std::move(sets);
    m_shared->thread = std::thread([shared = m_shared.get()] { shared->run(); });
}

Watcher::~Watcher() {
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->isStopping = true;
    }
    m_shared->news.notify_one();
    m_shared->thread.join();
}

void Watcher::setTable(engine::Setup setup) {
    const std::lock_guard lock(m_shared->mutex);
    m_shared->table = std::move(setup);
    m_shared->news.notify_one();
}

void Watcher::look(std::shared_ptr<const vision::Image> frame, const std::optional<vision::Homography>& near) {
    const std::lock_guard lock(m_shared->mutex);
    m_shared->marked = near;
    m_shared->newest = std::move(frame);
    m_shared->news.notify_one();
}

void Watcher::dismiss(const PieceChange& change) {
    const std::lock_guard lock(m_shared->mutex);
    m_shared->dismissed.push_back(change);
    m_shared->news.notify_one();
}

Sighting Watcher::sighting() const {
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->sighting;
}

}  // namespace adjudicator::watch
