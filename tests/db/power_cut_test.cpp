// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/power_cut.h"

#include <optional>
#include <random>

#include "tests/db/book_support.h"
#include "tests/db/played_book.h"
#include "tests/db/recording_vfs.h"

using namespace db;
using namespace test;

namespace {

/// How sure the book makes of its writes: as it does by itself, or less, which must not do.
enum class Care { OfTheBook, NoFolderSync, None };

struct Trial {
    Journal journal = Journal::WriteAhead;
    Care care = Care::OfTheBook;
    int acts = 0;
    int cutsAnAct = 0;
    unsigned seed = 0;
};

struct Losses {
    int count = 0;
    std::string first;
};

/// What a writer did up to its acknowledgement, in steps of the disk.
struct Deed {
    std::size_t stepsBefore = 0;
    std::size_t stepsAfter = 0;
    std::optional<PlayedAct> act;  ///< None: the book was made.
};

Book openWithCare(const RecordingVfs& disk, const std::filesystem::path& file, const Trial& trial) {
    Book book = openBook(file, OpenMode::Create, {std::chrono::milliseconds(0), trial.journal});
    if (trial.care != Care::OfTheBook) {
        const char* sql = trial.care == Care::None ? "PRAGMA synchronous = OFF" : "PRAGMA synchronous = FULL";
        REQUIRE(sqlite3_exec(disk.newestConnection(), sql, nullptr, nullptr, nullptr) == SQLITE_OK);
    }
    return book;
}

/// Plays the acts into a new book, now and then folding the log or opening the book anew in between.
std::vector<Deed> play(const RecordingVfs& disk, const std::filesystem::path& file, const Trial& trial,
                       std::mt19937& random) {
    std::vector<Deed> deeds;
    PlayedBook played;
    std::optional<Book> book = openWithCare(disk, file, trial);
    deeds.push_back({0, disk.steps().size(), {}});
    std::uniform_int_distribution<int> percent(0, 99);
    for (int i = 0; i < trial.acts; ++i) {
        const std::size_t before = disk.steps().size();
        const int chance = percent(random);
        if (chance < 5) {
            book.reset();
            book = openWithCare(disk, file, trial);
        } else if (chance < 15) {
            REQUIRE(book->rest().has_value());
        }
        const PlayedAct act = randomAct(played, random);
        REQUIRE_FALSE(write(*book, played, act).has_value());
        played.add(act);
        deeds.push_back({before, disk.steps().size(), act});
    }
    return deeds;
}

/// Opens what a power cut left; a book whose making was not acknowledged may be a new one.
std::string faultLeftIn(const std::filesystem::path& file, const Trial& trial, const PlayedBook& played,
                        const std::optional<PlayedAct>& underWay, bool wasMade) {
    auto book = Book::open(file, wasMade ? OpenMode::ReadWrite : OpenMode::Create,
                           {std::chrono::milliseconds(0), trial.journal});
    if (!book) {
        return "not opened: problem " + std::to_string(static_cast<int>(book.error().problem));
    }
    return faultOf(*book, played, underWay);
}

/// Cuts the power at many points of every act and counts the books that lost something.
Losses cutOften(const Trial& trial) {
    std::mt19937 random(trial.seed);
    RecordingVfs recording;
    const Folder written(Folder::inMemory());
    const std::vector<Deed> deeds = play(recording, written / "r.db", trial, random);
    recording.stopRecording();

    const Folder left(Folder::inMemory());
    Losses losses;
    Disk sure;
    PlayedBook played;
    for (std::size_t i = 0; i < deeds.size(); ++i) {
        const Deed& deed = deeds[i];
        std::uniform_int_distribution<std::size_t> anyStep(deed.stepsBefore, deed.stepsAfter);
        std::vector<std::size_t> cuts{deed.stepsAfter};
        while (cuts.size() < static_cast<std::size_t>(trial.cutsAnAct)) {
            cuts.push_back(anyStep(random));
        }
        std::ranges::sort(cuts);
        std::size_t next = deed.stepsBefore;
        for (const std::size_t cut : cuts) {
            for (; next < cut; ++next) {
                sure.take(recording.steps()[next]);
            }
            sure.cutPower(left.path(), random);
            const bool isAcknowledged = cut == deed.stepsAfter;
            PlayedBook expected = played;
            if (isAcknowledged && deed.act) {
                expected.add(*deed.act);
            }
            const std::string fault = faultLeftIn(left / "r.db", trial, expected,
                                                  isAcknowledged ? std::nullopt : deed.act, i > 0 || isAcknowledged);
            if (!fault.empty() && losses.count++ == 0) {
                losses.first = "act " + std::to_string(i) + ", step " + std::to_string(cut - deed.stepsBefore) +
                               " of " + std::to_string(deed.stepsAfter - deed.stepsBefore) + ": " + fault;
            }
        }
        if (deed.act) {
            played.add(*deed.act);
        }
    }
    return losses;
}

void checkNothingLost(const Trial& trial) {
    const Losses losses = cutOften(trial);
    INFO("seed " << trial.seed << ", journal " << static_cast<int>(trial.journal) << ", " << losses.first);
    CHECK(losses.count == 0);
}

}  // namespace

TEST_CASE("a power cut loses nothing that was acknowledged and leaves no act by half", "[db][power]") {
    const Journal journal = GENERATE(Journal::WriteAhead, Journal::Rollback);
    checkNothingLost({journal, Care::OfTheBook, 60, 5, 20260102});
}

TEST_CASE("two hundred acts, each with twenty power cuts, lose nothing", "[.full][power]") {
    const Journal journal = GENERATE(Journal::WriteAhead, Journal::Rollback);
    checkNothingLost({journal, Care::OfTheBook, 200, 20, std::random_device{}()});
}

TEST_CASE("the power cuts find the losses of a book that syncs nothing", "[db][power]") {
    const Journal journal = GENERATE(Journal::WriteAhead, Journal::Rollback);
    const Losses losses = cutOften({journal, Care::None, 30, 4, 20260103});
    INFO(losses.first);
    CHECK(losses.count > 30);
}

TEST_CASE("the power cuts find what comes back when a rollback journal's removal is not synced", "[db][power]") {
    CHECK(cutOften({Journal::Rollback, Care::NoFolderSync, 40, 4, 20260104}).count > 0);
    CHECK(cutOften({Journal::WriteAhead, Care::NoFolderSync, 40, 4, 20260104}).count == 0);
}
