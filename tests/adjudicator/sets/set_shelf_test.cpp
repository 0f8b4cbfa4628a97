// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/sets/set_shelf.h"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace {

namespace sets = adjudicator::sets;
using sets::KnownSet;
using sets::ShelfError;

/// An empty folder, removed with all in it at the end.
class SetHome {
public:
    SetHome() {
        std::string name = (std::filesystem::temp_directory_path() / "adj-sets-XXXXXX").string();
        REQUIRE(::mkdtemp(name.data()) != nullptr);
        m_path = name;
    }
    ~SetHome() { std::filesystem::remove_all(m_path); }
    SetHome(const SetHome&) = delete;
    SetHome& operator=(const SetHome&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

KnownSet someSet(const std::string& name) {
    KnownSet set{name, {}};
    set.look.terrains[1] = {{0.25, -0.5, 0.125, 0, 0, 0, 0, 1}, 4};
    set.look.colours[3] = {{0.75, -1.5, -0.25}, 6};
    vision::SignLook sign;
    sign.trade = engine::Resource::Wool;
    sign.picture[5] = {0.25F, -0.5F, 1};
    set.look.signs = {sign, vision::SignLook{}};
    return set;
}

/// With what one board's places looked like.
KnownSet setWithPlaces() {
    KnownSet set = someSet("A");
    vision::LearnedPlaces& places = set.look.places;
    places.net = 0xfedcba9876543210U;
    places.head.assign((vision::kLearnedKinds + vision::kLearnedColours) * (vision::kPlaceFeatures + 1), 0.25F);
    places.players[2] = {{0.5, -0.25, 0, 1}, 4};
    vision::PlaceSample sample{3, vision::PieceColour::White, {}};
    sample.views.resize(2);
    sample.views.front().fill(0xa5);
    places.boards = {{sample, {0, {}, {vision::PlaceFeatures{}}}}};
    return set;
}

void put(const std::filesystem::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

}  // namespace

TEST_CASE("a set is the same after its text was read", "[sets]") {
    const KnownSet set = someSet("Omas Kasten, 1995");
    const std::string text = sets::toText(set);
    const auto again = sets::setFrom(text);
    REQUIRE(again);
    CHECK(*again == set);
    CHECK(text.size() < 10000);
}

TEST_CASE("a damaged set's text is no set", "[sets]") {
    const std::string good = sets::toText(someSet("A"));
    CHECK_FALSE(sets::setFrom(""));
    CHECK_FALSE(sets::setFrom("[]"));
    CHECK_FALSE(sets::setFrom(good.substr(0, good.size() / 2)));
    CHECK_FALSE(sets::setFrom(std::string(100000, '[')));
    CHECK_FALSE(sets::setFrom(std::string(sets::kMostSetBytes + 1, ' ')));
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        const auto at = text.find(from);
        REQUIRE(at != std::string::npos);
        return text.replace(at, from.size(), to);
    };
    CHECK_FALSE(sets::setFrom(with("catan-set/1", "catan-set/2")));
    CHECK_FALSE(sets::setFrom(with("\"A\"", "\"\"")));
    CHECK_FALSE(sets::setFrom(with("\"A\"", "7")));
    CHECK_FALSE(sets::setFrom(with("pasture", "swamp")));
    CHECK_FALSE(sets::setFrom(with("0.25", "1e300")));
    CHECK_FALSE(sets::setFrom(with("0.25", "\"x\"")));
    CHECK_FALSE(sets::setFrom(with("wool", "silk")));
    CHECK_FALSE(sets::setFrom(with("25,-50,100", "25,-50")));
    CHECK(sets::setFrom(with("\"A\"", "\"B\"")));
}

TEST_CASE("the places of a set are the same after its text was read, and damaged ones are refused", "[sets]") {
    const KnownSet set = setWithPlaces();
    const std::string good = sets::toText(set);
    const auto again = sets::setFrom(good);
    REQUIRE(again);
    CHECK(*again == set);
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        const auto at = text.find(from);
        REQUIRE(at != std::string::npos);
        return sets::setFrom(text.replace(at, from.size(), to)).has_value();
    };
    CHECK_FALSE(with("fedcba9876543210", "fedcba98765432100"));
    CHECK_FALSE(with("fedcba9876543210", "net"));
    CHECK_FALSE(with("\"kind\":\"settlement\"", "\"kind\":\"castle\""));
    CHECK_FALSE(with("\"owner\":\"white\"", "\"owner\":\"ivory\""));
    CHECK_FALSE(with("\"owner\":\"white\"", "\"owner\":1"));
    CHECK_FALSE(with("a5a5", "a5"));
    CHECK_FALSE(with("a5a5", "zzzz"));
    CHECK_FALSE(with("25000,25000", "25000"));
    CHECK_FALSE(with("25000,25000", "25000,1e300"));
    CHECK_FALSE(with("\"boards\":[[", "\"boards\":[[["));
    CHECK(with("\"owner\":\"white\"", "\"owner\":\"blue\""));
}

TEST_CASE("sets are kept, renamed and forgotten by name", "[sets]") {
    const SetHome home;
    const auto folder = home.path() / "sets";
    CHECK(sets::readShelf(folder).sets.empty());
    CHECK(sets::readShelf(folder).freeName("Set") == "Set 1");
    CHECK(sets::readShelf(folder).looks().sets.empty());
    REQUIRE(sets::keepSet(folder, someSet("Set 1")));
    REQUIRE(sets::keepSet(folder, someSet("Grün/../..")));
    CHECK(sets::readShelf(folder).freeName("Set") == "Set 2");
    CHECK(sets::readShelf(folder).looks().sets == std::vector(2, someSet("").look));
    CHECK(std::distance(std::filesystem::directory_iterator(home.path()), {}) == 1);

    CHECK(sets::renameSet(folder, "Set 1", "Grün/../..").error() == ShelfError::NameTaken);
    CHECK(sets::renameSet(folder, "Set 1", " x").error() == ShelfError::BadName);
    CHECK(sets::renameSet(folder, "Set 1", "none").error() == ShelfError::BadName);
    CHECK(sets::renameSet(folder, "Set 1", std::string(61, 'x')).error() == ShelfError::BadName);
    CHECK(sets::renameSet(folder, "Set 9", "Y").error() == ShelfError::NoSuchSet);
    REQUIRE(sets::renameSet(folder, "Set 1", "Blau"));
    const sets::Shelf shelf = sets::readShelf(folder);
    REQUIRE(shelf.find("Blau") != nullptr);
    CHECK(shelf.find("Blau")->look == someSet("").look);
    CHECK(shelf.find("Set 1") == nullptr);

    CHECK(sets::forgetSet(folder, "Set 1").error() == ShelfError::NoSuchSet);
    REQUIRE(sets::forgetSet(folder, "Blau"));
    REQUIRE(sets::forgetSet(folder, "Grün/../.."));
    CHECK(sets::readShelf(folder).sets.empty());
    CHECK(std::filesystem::is_empty(folder));
}

TEST_CASE("a damaged file is named and hurts no other set", "[sets]") {
    const SetHome home;
    REQUIRE(sets::keepSet(home.path(), someSet("good")));
    put(home.path() / "bad.json", "{");
    put(home.path() / "note.txt", "no set at all");
    std::filesystem::create_directory(home.path() / "folder.json");
    const sets::Shelf shelf = sets::readShelf(home.path());
    REQUIRE(shelf.sets.size() == 1);
    CHECK(shelf.sets[0].name == "good");
    REQUIRE(shelf.damaged.size() == 1);
    CHECK(shelf.damaged[0].filename() == "bad.json");
}

TEST_CASE("no more sets are kept than there may be, and none where nothing can be written", "[sets]") {
    const SetHome home;
    for (std::size_t i = 0; i < sets::kMostSets; ++i) {
        REQUIRE(sets::keepSet(home.path(), someSet("s" + std::to_string(i))));
    }
    CHECK(sets::keepSet(home.path(), someSet("one more")).error() == ShelfError::TooMany);
    CHECK(sets::keepSet(home.path(), someSet("s3")));
    put(home.path() / "file", "");
    CHECK(sets::keepSet(home.path() / "file", someSet("x")).error() == ShelfError::NotWritten);
}
