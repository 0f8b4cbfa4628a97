// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/desks/desk_watch.h"

#include <QSettings>
#include <algorithm>

#include "adjudicator/desk.h"
#include "adjudicator/tournament/desks/desk_receipts.h"
#include "adjudicator/tournament/table_games.h"
#include "db/book.h"
#include "db/disk.h"
#include "db/hub/hub_address.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

namespace fs = std::filesystem;

constexpr int kPollMs = 5000;
/// A hub tells of itself (HubEar); it is asked all the same now and then.
constexpr int kHubPollMs = 120'000;
/// A file that is being written changes its folder several times.
constexpr int kSoonMs = 300;

const QString kFolders = QStringLiteral("desks/folders");
const QString kEnter = QStringLiteral("desks/enter");

QString localText(const fs::path& path) {
    return QString::fromStdString(path.string());
}

/// Folders of which the system can tell changes: not those on a network.
QStringList localFolders(const adjudicator::WatchLook& look) {
    QStringList folders;
    for (const adjudicator::FolderLook& folder : look.folders) {
        if (!folder.isThere || db::isHubAddress(folder.folder.string()) || db::isOnNetwork(folder.folder)) {
            continue;
        }
        folders.append(localText(folder.folder));
        for (const adjudicator::DeskReport& desk : folder.desks) {
            folders.append(localText(folder.folder / desk.key));
        }
    }
    return folders;
}

}  // namespace

/// What one look brings back.
struct DeskWatch::Found {
    db::GameId tournament;
    std::optional<db::BookError> problem;
    adjudicator::WatchLook look;
    std::optional<std::vector<adjudicator::GameFound>> games;
    QStringList local;
};

DeskWatch::DeskWatch(TournamentHall& hall, QObject* parent) : QObject(parent), m_hall(hall) {
    const QSettings settings;
    for (const QString& folder : settings.value(kFolders).toStringList()) {
        m_folders.emplace_back(folder.toStdString());
    }
    m_enters = settings.value(kEnter, true).toBool();
    pollAsNeeded();
    m_soon.setInterval(kSoonMs);
    m_soon.setSingleShot(true);
    connect(&m_ear, &HubEar::news, this, [this] { m_soon.start(); });
    connect(&m_poll, &QTimer::timeout, this, &DeskWatch::lookNow);
    connect(&m_soon, &QTimer::timeout, this, &DeskWatch::lookNow);
    connect(&m_system, &QFileSystemWatcher::directoryChanged, this, [this] { m_soon.start(); });
    connect(&m_hall, &TournamentHall::changed, this, [this] {
        // A tournament that is opened is looked at once; a desk that is listed now may have been waiting.
        if (m_hall.tournament() != m_searched && !m_folders.empty()) {
            m_soon.start();
        }
        Q_EMIT changed();
    });
    if (!m_folders.empty()) {
        m_poll.start();
        m_soon.start();
    }
}

void DeskWatch::keep() {
    pollAsNeeded();
    QStringList folders;
    for (const fs::path& folder : m_folders) {
        // A hub's password is not kept.
        folders.append(QString::fromStdString(adjudicator::shownPlace(folder)));
    }
    QSettings().setValue(kFolders, folders);
}

void DeskWatch::pollAsNeeded() {
    const auto isHub = [](const fs::path& place) { return db::isHubAddress(place.string()); };
    m_poll.setInterval(std::ranges::all_of(m_folders, isHub) ? kHubPollMs : kPollMs);
    const auto hub = std::ranges::find_if(m_folders, isHub);
    m_ear.listenAt(hub != m_folders.end() ? hub->string() : std::string());
}

void DeskWatch::addFolder(const fs::path& folder) {
    if (folder.empty() || std::ranges::find(m_folders, folder) != m_folders.end()) {
        return;
    }
    m_folders.push_back(folder);
    keep();
    m_poll.start();
    Q_EMIT changed();
    lookNow();
}

void DeskWatch::removeFolder(const fs::path& folder) {
    std::erase(m_folders, folder);
    keep();
    std::erase_if(m_look.folders, [&](const adjudicator::FolderLook& each) { return each.folder == folder; });
    if (m_folders.empty()) {
        m_poll.stop();
    }
    watchFolders(localFolders(m_look));
    Q_EMIT changed();
}

void DeskWatch::setEntersByItself(bool on) {
    m_enters = on;
    QSettings().setValue(kEnter, on);
    if (on) {
        enterWhatFits();
    }
    Q_EMIT changed();
}

std::vector<adjudicator::DeskSummary> DeskWatch::desks() const {
    return m_hall.hasTournament() ? summaryOf(m_look, m_hall.position()) : std::vector<adjudicator::DeskSummary>();
}

int DeskWatch::forDecision() const {
    return static_cast<int>(
        std::ranges::count_if(m_hall.works().collected().games, [](const adjudicator::GameFound& found) {
            return found.fit != adjudicator::GameFit::NewResult && found.fit != adjudicator::GameFit::AlreadyThere;
        }));
}

void DeskWatch::lookNow() {
    if (!m_hall.book() || !m_hall.hasTournament() || m_folders.empty()) {
        return;
    }
    if (m_work.isBusy()) {
        m_again = true;
        return;
    }
    m_again = false;
    if (!m_watch || m_book != m_hall.bookFile()) {
        m_watch = std::make_shared<adjudicator::FolderWatch>(adjudicator::dataFolder() / "received");
        m_book = m_hall.bookFile();
        m_searched.reset();
    }
    const db::GameId tournament = *m_hall.tournament();
    const bool searches = m_searched != tournament;
    m_work.start([this, open = std::weak_ptr(m_hall.book()), file = m_book, folders = m_folders, watch = m_watch,
                  position = m_hall.position(), director = m_hall.line().keyInCharge(), tournament,
                  searches]() -> LooseWork::Finish {
        auto found = std::make_shared<Found>();
        found->tournament = tournament;
        // Held only while it is written to: a folder that hangs keeps no book open.
        const auto writes = [&open](const std::function<void(db::Book&)>& work) {
            const auto book = open.lock();
            if (book) {
                book->lend([&](db::Book& lent, const db::BookThread::Between&) { work(lent); });
            }
            return book != nullptr;
        };
        if (const auto book = db::Book::open(file, db::OpenMode::ReadOnly)) {
            const auto own = adjudicator::ownDesk();
            if (auto look = watch->look(*book, writes, position, folders, {director, own.key()})) {
                found->look = std::move(*look);
                found->local = localFolders(found->look);
                if (found->look.entries > 0 && own.key()) {
                    for (const adjudicator::FolderLook& folder : found->look.folders) {
                        (void)(folder.isThere && leaveReceipts(*book, *own.key(), watch->carrierOf(folder.folder),
                                                               adjudicator::utcNow()));
                    }
                }
                if (searches || found->look.entries > 0) {
                    auto games = adjudicator::gamesFor(*book, position,
                                                       adjudicator::VerifiedGames(adjudicator::dataFolder()), director);
                    if (games) {
                        found->games = std::move(*games);
                    } else {
                        found->problem = games.error();
                    }
                }
            } else {
                found->problem = look.error();
            }
        } else {
            found->problem = book.error();
        }
        return [this, found] { take(*found); };
    });
}

void DeskWatch::take(const Found& found) {
    m_lookedAt = QDateTime::currentDateTime();
    m_problem = found.problem ? sentence(*found.problem) : QString();
    if (!found.problem) {
        m_look = found.look;
        watchFolders(found.local);
    }
    if (found.tournament == m_hall.tournament()) {
        if (found.look.entries > 0) {
            m_hall.list().read();
        }
        if (found.games) {
            m_searched = found.tournament;
            m_hall.works().take(*found.games);
            enterWhatFits();
        }
    }
    Q_EMIT changed();
    if (found.look.entries > 0) {
        Q_EMIT received(found.look.entries);
    }
    if (m_again) {
        m_soon.start();
    }
}

/// As pending results: the director confirms them, or their players sign.
void DeskWatch::enterWhatFits() {
    if (!m_enters || !m_hall.keepsTournament()) {
        return;
    }
    std::vector<engine::tournament::Action> acts;
    for (const adjudicator::GameFound& found : m_hall.works().collected().games) {
        const auto* pod = found.result ? m_hall.position().pod(found.result->round, found.result->table) : nullptr;
        if (found.fit == adjudicator::GameFit::NewResult && pod != nullptr && !pod->result) {
            acts.emplace_back(*found.result);
        }
    }
    if (acts.empty()) {
        return;
    }
    if (m_hall.isWriting()) {
        // They stand in the list until the next look.
        m_searched.reset();
        return;
    }
    m_hall.playAll(acts);
}

void DeskWatch::watchFolders(const QStringList& local) {
    const QStringList before = m_system.directories();
    QStringList gone;
    for (const QString& folder : before) {
        if (!local.contains(folder)) {
            gone.append(folder);
        }
    }
    QStringList fresh;
    for (const QString& folder : local) {
        if (!before.contains(folder)) {
            fresh.append(folder);
        }
    }
    if (!gone.isEmpty()) {
        m_system.removePaths(gone);
    }
    if (!fresh.isEmpty()) {
        m_system.addPaths(fresh);
    }
}

}  // namespace ui
