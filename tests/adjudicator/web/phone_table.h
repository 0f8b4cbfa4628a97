// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/desk.h"
#include "adjudicator/desk/game_reading.h"
#include "adjudicator/web/phone_desk.h"
#include "db/codes.h"
#include "tests/adjudicator/cli/game_run.h"

namespace adjudicator::test {

using TableJson = nlohmann::json;
using web::Admission;

inline constexpr const char* kAboutToRoll =
    R"({"format":"catan-position/1","hexes":[{"q":0,"r":0,"terrain":"fields","number":8}],
    "players":["anna","ben","cleo"],"buildings":[{"at":"0,0:N","kind":"settlement","owner":"anna"}],
    "turn":{"round":2,"player":"anna","phase":"roll"}})";

inline constexpr const char* kSeven =
    R"({"format":"catan-position/1","hexes":[{"q":0,"r":0,"terrain":"fields","number":8},
    {"q":1,"r":0,"terrain":"forest","number":5}],"robber":"1,0",
    "players":["anna","ben","cleo"],"buildings":[{"at":"0,0:N","kind":"settlement","owner":"anna"}],
    "hands":{"ben":{"total":8}},
    "turn":{"round":2,"player":"anna","phase":"roll","pending":{"robber":{"discards":{"ben":4}}}}})";

/// A game of three, each with a code for a phone, and the referee's second hand with one.
class PhoneTable {
public:
    explicit PhoneTable(const std::string& position = kAboutToRoll) {
        REQUIRE(cli::game({"new", "--from", "-", "--db", m_folder.book()}, position).exit == 0);
        REQUIRE(
            cli::game({"admit", "--all", "--referee", "--url", "http://desk:8080/", "--db", m_folder.book()}).exit ==
            0);
        m_admissions = web::AdmissionStore(dataFolder()).load();
        REQUIRE(m_admissions.size() >= 3);
        open(m_folder.book());
    }
    /// The desk goes on with this book.
    void open(const std::string& book) {
        m_desk.reset();
        m_phones.reset();
        m_site.reset();
        m_book.reset();
        m_book.emplace(std::move(*db::Book::open(book, db::OpenMode::ReadWrite)));
        m_own.emplace(dataFolder());
        m_site.emplace(*m_book, dataFolder(), *web::chooseShown(*m_book, "", ""));
        m_phones.emplace(*m_book, *m_own, *m_site, dataFolder(), web::PhoneDeskWish{"Phones"});
        m_site->hearPhones(m_phones->session());
        REQUIRE(m_site->look());
        look();
        // A commitment to the first throw is shown.
        REQUIRE(desk().position().table->players.size() >= 2);
        look();
    }

    [[nodiscard]] const db::GameId& game() const { return m_site->table()->game(); }
    [[nodiscard]] const Admission& of(const std::string& player) const {
        return *std::ranges::find(m_admissions, player, &Admission::player);
    }
    /// What a player's phone proposes; the second hand's name is empty.
    TableJson propose(const std::string& player, const std::string& act) {
        TableJson body = word(player, "act", 0);
        body["act"] = act;
        return say(player, body);
    }
    TableJson hand(const std::string& what, const std::string& field, const std::string& value) {
        TableJson body = word("", what, 0);
        body[field] = value;
        return say("", body);
    }
    [[nodiscard]] web::PhoneDesk& phones() { return *m_phones; }
    [[nodiscard]] const web::Site& site() const { return m_site->site(); }
    [[nodiscard]] const Line& line() const { return *m_site->table(); }
    [[nodiscard]] TableJson word(const std::string& player, const std::string& what, std::uint32_t number) const {
        return {{"admission", of(player).id},
                {"session", m_phones->session()},
                {"nonce", freshNonce()},
                {"do", what},
                {"throw", number}};
    }
    TableJson hear(const std::string& body, const std::string& seal) {
        const auto answers = m_phones->hear({{1, body, seal}});
        REQUIRE(answers.size() == 1);
        look();
        return TableJson::parse(answers[0].json);
    }
    TableJson say(const std::string& player, const TableJson& word) {
        return hear(word.dump(), web::sealOf(of(player).code, word.dump()));
    }
    /// What the phone of this player does with its word, which is its own name here.
    TableJson seal(const std::string& player, std::uint32_t number) {
        TableJson body = word(player, "seal", number);
        body["seal"] = db::toHex(wordSealOf(game(), number, m_salt, player, player));
        return say(player, body);
    }
    TableJson open(const std::string& player, std::uint32_t number) {
        TableJson body = word(player, "open", number);
        body["word"] = player;
        body["salt"] = saltText(m_salt);
        return say(player, body);
    }
    void look() {
        m_site->wrote();
        REQUIRE(m_site->look());
        m_shown = TableJson::parse(m_site->site().find("table.en.json")->body);
    }
    [[nodiscard]] const TableJson& shown() const { return m_shown; }
    /// The referee throws for the turn; where words are sealed the throw waits for them.
    void declare() {
        REQUIRE(m_desk->play(engine::Roll{m_desk->position().turn.player, {}}));
        look();
    }
    /// All that stands in a game of the book.
    [[nodiscard]] std::string bodiesOf(const db::GameId& game) const {
        std::string bodies;
        const auto entries = *m_book->entries(game);
        for (const db::Entry& entry : entries) {
            bodies += entry.body + '\n';
        }
        return bodies;
    }
    /// What `game verify` says of the game.
    [[nodiscard]] TableJson verdict(std::vector<std::string> more = {}) const {
        std::vector<std::string> arguments{"verify", "--json", "--db", m_folder.book()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return TableJson::parse(cli::game(arguments).out);
    }
    /// What phones are told of all entries.
    [[nodiscard]] std::string heads() const {
        return TableJson::parse(m_site->site().find(web::HeadList::pathOf(game()))->body)["heads"];
    }
    [[nodiscard]] const db::Hash& head() const { return m_site->table()->head().hash; }
    /// The desk at the table, sitting since it is first asked for.
    DirectDesk<TableGame>& desk() {
        if (!m_desk) {
            m_desk.emplace(*m_book, *m_own);
            REQUIRE(m_desk->take(readGame<TableGame>(*m_book, *m_own, game())->line));
        }
        return *m_desk;
    }
    [[nodiscard]] std::string book() const { return m_folder.book(); }

private:
    cli::Folder m_folder;
    std::vector<Admission> m_admissions;
    std::optional<db::Book> m_book;
    std::optional<DeskFolder> m_own;
    std::optional<web::SiteMaker> m_site;
    std::optional<web::PhoneDesk> m_phones;
    std::optional<DirectDesk<TableGame>> m_desk;
    WordSalt m_salt{1, 2, 3, 4};
    TableJson m_shown;
};

}  // namespace adjudicator::test
