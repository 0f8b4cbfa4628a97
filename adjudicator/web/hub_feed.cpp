// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/hub_feed.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "adjudicator/desk_folder.h"
#include "adjudicator/tournament/desks/folder_watch.h"
#include "adjudicator/tournament/tournaments.h"
#include "adjudicator/web/bring_on.h"

namespace adjudicator::web {

namespace {

using std::chrono::milliseconds;

/// How soon the thread hears that it is to end. Nothing is asked for that: it waits at its own end of the line.
constexpr milliseconds kSlice{250};
/// A hub that is away is looked for so often; one that says nothing is looked through all the same now and then.
constexpr milliseconds kAgain{3000};
constexpr std::chrono::minutes kAllTheSame{2};
constexpr std::chrono::seconds kPatience{3};

std::int64_t nowMs() {
    return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

}  // namespace

/// Shared with the thread.
struct HubFeed::Inside {
    explicit Inside(Source from) : source(std::move(from)) {}

    const Source source;
    mutable std::mutex mutex;
    std::condition_variable turned;
    std::optional<Away> away;
    std::uint64_t entries = 0;
    bool isOver = false;
    bool hasEnded = false;

    [[nodiscard]] bool goesOn() const {
        const std::lock_guard lock(mutex);
        return !isOver;
    }
    void rest(milliseconds most) {
        std::unique_lock lock(mutex);
        turned.wait_for(lock, most, [this] { return isOver; });
    }
    void note(const FolderLook& look, std::uint64_t came) {
        const std::lock_guard lock(mutex);
        entries += came;
        if (!look.fault) {
            away.reset();
        } else {
            away = Away{away ? away->since : nowMs(), *look.fault};
        }
    }
    void run();
    void follow();
    /// Whether the hub was reached.
    [[nodiscard]] bool look(db::Book& book, FolderWatch& watch, std::optional<TournamentLine>& line);
};

bool HubFeed::Inside::look(db::Book& book, FolderWatch& watch, std::optional<TournamentLine>& line) {
    const DeskFolder own(source.desk);
    // Who may send is what the tournament says by now.
    if (const auto read = bringOn<TournamentGame>(book, own, source.tournament, line); !read && !line) {
        return false;
    }
    const auto writes = [&](const std::function<void(db::Book&)>& work) {
        work(book);
        return true;
    };
    const auto found = watch.look(book, writes, line->position(), {std::filesystem::path(source.hub)},
                                  {line->keyInCharge(), own.key()});
    if (!found) {
        return false;
    }
    note(found->folders.front(), found->entries);
    return !found->folders.front().fault;
}

void HubFeed::Inside::run() {
    follow();
    // The book is closed by now.
    const std::lock_guard lock(mutex);
    hasEnded = true;
    turned.notify_all();
}

void HubFeed::Inside::follow() {
    auto book = db::Book::open(source.book, db::OpenMode::ReadWrite);
    FolderWatch watch(source.desk / "received");
    std::optional<TournamentLine> line;
    while (book && goesOn()) {
        if (!look(*book, watch, line)) {
            rest(kAgain);
            continue;
        }
        const auto until = std::chrono::steady_clock::now() + kAllTheSame;
        while (goesOn() && std::chrono::steady_clock::now() < until && !watch.carrierOf(source.hub).wait(kSlice)) {
        }
    }
}

HubFeed::HubFeed(const Source& source) : m_inside(std::make_shared<Inside>(source)) {
    std::thread([inside = m_inside] { inside->run(); }).detach();
}

HubFeed::~HubFeed() {
    std::unique_lock lock(m_inside->mutex);
    m_inside->isOver = true;
    m_inside->turned.notify_all();
    m_inside->turned.wait_for(lock, kPatience, [this] { return m_inside->hasEnded; });
}

std::optional<HubFeed::Away> HubFeed::away() const {
    const std::lock_guard lock(m_inside->mutex);
    return m_inside->away;
}

std::uint64_t HubFeed::entries() const {
    const std::lock_guard lock(m_inside->mutex);
    return m_inside->entries;
}

}  // namespace adjudicator::web
