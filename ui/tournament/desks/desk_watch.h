// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <vector>

#include "adjudicator/tournament/desks/folder_watch.h"
#include "ui/tournament/desks/hub_ear.h"
#include "ui/tournament/hall/loose_work.h"
#include "ui/tournament/hall/tournament_hall.h"

namespace ui {

/// Watches the folders that the tables' desks write to while a tournament is open: at once where the system tells of a
/// change and where a hub does, and every few seconds for sticks and shared folders, where it does not. What is new is
/// imported beside the window; games that fit enter by themselves if that is wished, all others are listed for
/// decision.
class DeskWatch : public QObject {
    Q_OBJECT

public:
    explicit DeskWatch(TournamentHall& hall, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<std::filesystem::path>& folders() const { return m_folders; }
    void addFolder(const std::filesystem::path& folder);
    void removeFolder(const std::filesystem::path& folder);
    /// Whether results that fit become pending results by themselves.
    [[nodiscard]] bool entersByItself() const { return m_enters; }
    void setEntersByItself(bool on);

    /// What the last look found; empty before the first.
    [[nodiscard]] const adjudicator::WatchLook& look() const { return m_look; }
    [[nodiscard]] std::vector<adjudicator::DeskSummary> desks() const;
    [[nodiscard]] const QDateTime& lookedAt() const { return m_lookedAt; }
    /// Why the last look failed; empty when it did not.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// How many games wait for the director.
    [[nodiscard]] int forDecision() const;
    void lookNow();
    [[nodiscard]] bool isLooking() const { return m_work.isBusy(); }

Q_SIGNALS:
    /// Folders, desks or their state changed.
    void changed();
    /// So many entries came in.
    void received(qulonglong entries);

private:
    struct Found;
    void keep();
    void pollAsNeeded();
    void take(const Found& found);
    void enterWhatFits();
    void watchFolders(const QStringList& local);

    TournamentHall& m_hall;
    LooseWork m_work;
    std::vector<std::filesystem::path> m_folders;
    bool m_enters = true;
    /// Handed to the work and back, never shared.
    std::shared_ptr<adjudicator::FolderWatch> m_watch;
    std::filesystem::path m_book;
    adjudicator::WatchLook m_look;
    QDateTime m_lookedAt;
    QString m_problem;
    bool m_again = false;
    /// Games are looked through when something came, and once for each tournament.
    std::optional<db::GameId> m_searched;
    QFileSystemWatcher m_system;
    HubEar m_ear;
    QTimer m_poll;
    QTimer m_soon;
};

}  // namespace ui
