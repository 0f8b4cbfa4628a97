// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/backup_plan.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>

#include "adjudicator/backup_settings.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using namespace std::chrono_literals;

namespace {

const std::filesystem::path kBook = "/home/anna/records.db";

std::string nameAt(int minute) {
    return backupName(kBook,
                      "2026-11-21T18:" + std::string(minute < 10 ? "0" : "") + std::to_string(minute) + ":05.123Z");
}

}  // namespace

TEST_CASE("a backup is due when something is new, and at most every so often", "[adjudicator][backup]") {
    const BackupPlan::Time start{};
    BackupPlan plan(10min, start);
    CHECK_FALSE(plan.isDue(start + 60min));
    CHECK_FALSE(plan.isDueAtClose());
    plan.written();
    CHECK_FALSE(plan.isDue(start + 9min));
    CHECK(plan.isDue(start + 10min));
    CHECK(plan.isDueAtClose());
    plan.begun(start + 10min);
    CHECK_FALSE(plan.isDueAtClose());
    plan.written();
    // Never two at once, and what came meanwhile is for the next.
    CHECK_FALSE(plan.isDue(start + 30min));
    plan.ended(true);
    CHECK_FALSE(plan.isDue(start + 19min));
    CHECK(plan.isDue(start + 20min));
    CHECK(plan.isDueAtClose());
}

TEST_CASE("the end of a game is backed up at once, a failure tried again in its time", "[adjudicator][backup]") {
    const BackupPlan::Time start{};
    BackupPlan plan(10min, start);
    plan.written();
    plan.hurry();
    CHECK(plan.isDue(start + 1min));
    plan.begun(start + 1min);
    plan.ended(false);
    CHECK_FALSE(plan.isDue(start + 2min));
    CHECK(plan.isDueAtClose());
    CHECK(plan.isDue(start + 11min));
    plan.begun(start + 11min);
    plan.ended(true);
    CHECK_FALSE(plan.isDue(start + 60min));
}

TEST_CASE("a backup is named after book and time, and known again", "[adjudicator][backup]") {
    const std::string name = nameAt(4);
    CHECK(name.starts_with("records-"));
    CHECK(name.ends_with("-2026-11-21T18-04-05.123Z.db"));
    CHECK(isBackupOf(kBook, name));
    CHECK_FALSE(isBackupOf("/home/ben/records.db", name));
    CHECK(backupName("/home/ben/records.db", "2026-11-21T18:04:05.123Z") != name);
    CHECK_FALSE(isBackupOf(kBook, "records.db"));
    CHECK_FALSE(isBackupOf(kBook, "records-2026-11-21T18-04-05.123Z.db"));  // As game backup names them.
    CHECK_FALSE(isBackupOf(kBook, name + "-wal"));
    CHECK_FALSE(isBackupOf(kBook, name.substr(1)));
    CHECK_FALSE(isBackupOf(kBook, ""));
    std::string letters = name;
    letters[letters.size() - 5] = 'x';
    CHECK_FALSE(isBackupOf(kBook, letters));
}

TEST_CASE("the newest are kept, the one just written always, and nobody else's file goes", "[adjudicator][backup]") {
    const std::vector<std::string> others{"records.db", "holiday.jpg", backupName("/elsewhere.db", "2020-01-01")};
    std::vector<std::string> names = others;
    for (const int minute : {7, 3, 5, 1, 9}) {
        names.push_back(nameAt(minute));
    }
    CHECK(backupsToRemove(kBook, names, nameAt(9), 3) == std::vector{nameAt(1), nameAt(3)});
    CHECK(backupsToRemove(kBook, names, nameAt(9), 5).empty());
    CHECK(backupsToRemove(kBook, names, nameAt(9), 50).empty());
    CHECK(backupsToRemove(kBook, names, nameAt(9), 1).size() == 4);
    CHECK(backupsToRemove(kBook, names, nameAt(9), 0).size() == 4);
    // The clock was set back.
    CHECK(backupsToRemove(kBook, names, nameAt(1), 2) == std::vector{nameAt(3), nameAt(5), nameAt(7)});
    CHECK(backupsToRemove(kBook, others, nameAt(9), 1).empty());
}

TEST_CASE("tidying removes old backups from the folder and nothing that only looks like one", "[adjudicator][backup]") {
    const adjudicator::test::Folder folder;
    BackupSettings settings;
    settings.folder = folder.path();
    settings.keep = 2;
    for (const int minute : {1, 2, 3, 4}) {
        std::ofstream(folder.path() / nameAt(minute)) << minute;
    }
    std::ofstream(folder.path() / "records.db") << "a book";
    std::filesystem::create_directory(folder.path() / nameAt(0));
    const auto linked = folder.path() / backupName(kBook, "2026-11-20T18:00:00.000Z");
    std::filesystem::create_symlink(folder.path() / "records.db", linked);
    tidyBackups(settings, kBook, folder.path() / nameAt(4));
    CHECK_FALSE(std::filesystem::exists(folder.path() / nameAt(1)));
    CHECK_FALSE(std::filesystem::exists(folder.path() / nameAt(2)));
    CHECK(std::filesystem::exists(folder.path() / nameAt(3)));
    CHECK(std::filesystem::exists(folder.path() / nameAt(4)));
    CHECK(std::filesystem::exists(folder.path() / nameAt(0)));
    CHECK(std::filesystem::exists(linked));
    CHECK(std::filesystem::exists(folder.path() / "records.db"));
    settings.folder = folder.path() / "gone";
    tidyBackups(settings, kBook, folder.path() / nameAt(4));
}

TEST_CASE("the desk keeps where backups go; what makes no sense means nowhere", "[adjudicator][backup]") {
    const adjudicator::test::Folder folder;
    const BackupStore store(folder.path() / "own" / "backup.json");
    CHECK(store.load() == BackupSettings{});
    const BackupSettings settings{"/media/stick/Bücher \"1\"", 25min, 4};
    REQUIRE(store.keep(settings));
    CHECK(store.load() == settings);
    const auto loaded = [&](const std::string& text) {
        std::ofstream(folder.path() / "own" / "backup.json", std::ios::trunc) << text;
        return store.load();
    };
    CHECK(loaded("{") == BackupSettings{});
    CHECK(loaded(R"({"folder":7})") == BackupSettings{});
    CHECK(loaded(R"({"folder":"backups"})") == BackupSettings{});
    CHECK(loaded(R"({"folder":"/b","every_minutes":0,"keep":99999})") == BackupSettings{"/b", 1min, 1000});
    CHECK(loaded(R"({"folder":"/b","every_minutes":-3,"keep":"x"})") == BackupSettings{"/b", 10min, 10});
    CHECK_FALSE(BackupStore("/proc/nowhere/backup.json").keep(settings));
}
