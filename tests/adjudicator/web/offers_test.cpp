// SPDX-License-Identifier: GPL-3.0-or-later
// Offers that all make at the same time, by phone.
#include "adjudicator/web/offers.h"

#include "tests/adjudicator/web/phone_table.h"

namespace adjudicator::test {

namespace {

constexpr const char* kOffers =
    R"({"format":"catan-position/1","documents":["base","shadow"],"rulings":{"R-SW-BID":"simultaneous"},
    "hexes":[{"q":0,"r":0,"terrain":"fields","number":8},{"q":1,"r":0,"terrain":"forest","number":5}],
    "players":["anna","ben"],"hands":{"anna":{"total":4,"wool":[4,4]},"ben":{"total":4,"ore":[4,4]}},
    "turn":{"round":2,"player":"anna","phase":"fictional","pending":{"auction":{"resource":"brick"}}}})";

class OfferTable : public PhoneTable {
public:
    OfferTable() : PhoneTable(kOffers) {}

    [[nodiscard]] OfferOpened offer(const std::string& player, const std::string& cards) const {
        return {R"({"do":")" + std::string(cards.empty() ? "pass" : "bid") + R"(","by":")" + player + '"' +
                    (cards.empty() ? "" : R"(,"cards":)" + cards) + '}',
                {7, 1}};
    }
    TableJson sealOffer(const std::string& player, const std::string& cards) {
        TableJson body = word(player, "offer-seal", 0);
        body["seal"] = db::toHex(offerSealOf(game(), player, offer(player, cards)));
        return say(player, body);
    }
    TableJson openOffer(const std::string& player, const std::string& cards) {
        TableJson body = word(player, "offer-open", 0);
        body["act"] = offer(player, cards).act;
        body["salt"] = saltText(offer(player, cards).salt);
        return say(player, body);
    }
    /// Whether any page that the desk gives out says this.
    [[nodiscard]] bool isShown(const std::string& text) {
        return std::ranges::any_of(site().files(), [&](const auto& each) {
            return each.first.ends_with(".json") && each.second->body.find(text) != std::string::npos;
        });
    }
};

}  // namespace

TEST_CASE("offers by phone stay hidden until the referee takes them all", "[adjudicator][web]") {
    OfferTable table;
    REQUIRE(table.shown()["offers"]["owed"].size() == 2);
    CHECK(table.shown()["offers"]["owed"][0]["least"] == 1);
    CHECK(table.shown()["offers"]["owed"][0]["exactly"] == true);
    CHECK(table.propose("anna", R"({"do":"bid","by":"anna","cards":{"wool":1}})")["why"] == "seat");
    REQUIRE(table.sealOffer("anna", R"({"wool":1})")["ok"] == true);
    // Before all have sealed theirs, none is opened: not even the desk knows it.
    CHECK(table.openOffer("anna", R"({"wool":1})")["why"] == "late");
    CHECK(table.shown()["offers"]["sealed"] == false);
    CHECK_FALSE(table.isShown("\"wool\""));
    REQUIRE(table.sealOffer("ben", R"({"lumber":1})")["ok"] == true);
    // It may be changed as long as none is open.
    REQUIRE(table.sealOffer("ben", R"({"ore":1})")["ok"] == true);
    CHECK(table.shown()["offers"]["sealed"] == true);
    CHECK(table.openOffer("ben", R"({"lumber":1})")["why"] == "seal");
    REQUIRE(table.openOffer("anna", R"({"wool":1})")["ok"] == true);
    CHECK(table.sealOffer("ben", R"({"ore":2})")["why"] == "late");
    CHECK(table.shown()["offers"]["whole"] == false);
    CHECK_FALSE(table.isShown("\"wool\""));
    REQUIRE(table.openOffer("ben", R"({"ore":1})")["ok"] == true);
    CHECK(table.shown()["offers"]["whole"] == true);
    CHECK_FALSE(table.isShown("\"wool\""));
    CHECK_FALSE(table.isShown("\"ore\""));
    CHECK(table.line().acts().empty());

    CHECK(table.hand("accept", "id", table.shown()["offers"]["id"])["ok"] == true);
    CHECK(table.line().acts().size() == 2);
    TableJson verdict = table.verdict();
    CHECK(verdict["verdict"] == "sound");
    CHECK(verdict["proposed"]["held"].size() == 2);
    // Both have offered: each may add, at the same time, once.
    CHECK(table.shown()["offers"]["owed"][0]["least"] == 2);
    CHECK(table.shown()["offers"]["owed"][0]["held"] == TableJson{{"wool", 1}});
    CHECK(table.shown()["offers"]["owed"][0]["seal"].is_null());
    REQUIRE(table.sealOffer("anna", R"({"wool":3})")["ok"] == true);
    REQUIRE(table.sealOffer("ben", "")["ok"] == true);
    REQUIRE(table.openOffer("ben", "")["ok"] == true);
    REQUIRE(table.openOffer("anna", R"({"wool":3})")["ok"] == true);
    CHECK(table.hand("accept", "id", table.shown()["offers"]["id"])["ok"] == true);
    CHECK(table.shown()["offers"].is_null());
    CHECK(table.line().acts().size() == 4);
    CHECK(table.verdict()["proposed"]["held"].size() == 4);
}

TEST_CASE("an offer that was not sealed so is found, and one for what is over means nothing", "[adjudicator][web]") {
    OfferTable table;
    REQUIRE(table.sealOffer("anna", R"({"wool":1})")["ok"] == true);
    SECTION("who has no phone does not hold the others up") {
        REQUIRE(cli::game({"dismiss", "ben", "--db", table.book()}).exit == 0);
        REQUIRE(table.openOffer("anna", R"({"wool":1})")["ok"] == true);
        CHECK(table.shown()["offers"]["whole"] == false);
        CHECK(table.hand("accept", "id", table.shown()["offers"]["id"])["why"] == "changed");
    }
    SECTION("the referee enters all by hand") {
        REQUIRE(table.desk().play(engine::Pass{*table.line().position().table->find("anna")}));
        table.look();
        CHECK(table.shown()["offers"]["owed"].size() == 1);
        CHECK(table.sealOffer("anna", R"({"wool":1})")["why"] == "seat");
    }
    SECTION("an act that names an offer which its phone had not sealed") {
        auto book = db::Book::open(table.book(), db::OpenMode::ReadWrite);
        DeskFolder own(dataFolder());
        web::PhoneChain chain(*book, own, "Phones");
        const auto at =
            chain.propose({table.game(), table.line().head()}, toJson(ChainWord(table.offer("anna", R"({"wool":1})"))),
                          "anna (phone " + table.of("anna").id + ")");
        REQUIRE(at);
        const engine::PlayerId anna = *table.line().position().table->find("anna");
        SECTION("but the seal fits") {
            REQUIRE(table.desk().carryOut(engine::Bid{anna, engine::Cards::of(0, 0, 1, 0, 0)}, *at));
            CHECK(table.verdict()["verdict"] == "sound");
        }
        SECTION("and another is carried out") {
            REQUIRE(table.desk().carryOut(engine::Pass{anna}, *at));
            CHECK(table.verdict()["reason"] == "proposed-otherwise");
        }
    }
}

}  // namespace adjudicator::test
