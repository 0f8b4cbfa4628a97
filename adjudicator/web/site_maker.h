// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/record/line.h"
#include "adjudicator/tournament/round_clock.h"
#include "adjudicator/tournament/tournaments.h"
#include "adjudicator/verify/verified_games.h"
#include "adjudicator/web/ballot.h"
#include "adjudicator/web/hall_games.h"
#include "adjudicator/web/head_list.h"
#include "adjudicator/web/offers.h"
#include "adjudicator/web/player_asks.h"
#include "adjudicator/web/shown.h"
#include "adjudicator/web/site.h"
#include "adjudicator/web/table_json.h"
#include "db/book.h"

namespace adjudicator::web {

/// Makes the site of a book and keeps it as the book is. Reads alone; borrows the book.
class SiteMaker {
public:
    /// `desk` is the desk's own folder (dataFolder): its key names the proposals that are its own; `language` is the
    /// one in which the desk speaks (languagesServed).
    SiteMaker(db::Book& book, const std::filesystem::path& desk, const Shown& shown,
              engine::Language language = engine::Language::English);

    /// Looks what has come into the book, or become different at the desk, since; whether the site is another. Where
    /// the book cannot be read, the site stays as it was.
    [[nodiscard]] engine::Expected<bool, db::BookError> look();
    [[nodiscard]] const Site& site() const { return m_site; }

    /// This connection itself has written: the next look sees it.
    void wrote() { m_hasWritten = true; }
    /// Phones may say something: the pages name this, and show what this desk has proposed.
    void hearPhones(std::string session) { m_session = std::move(session); }
    /// Since when what the book is caught up from is away, in milliseconds since 1970; empty: it is there.
    void setBehind(std::optional<std::int64_t> since) { m_behind = since; }
    /// What phones propose at the table, as it stood at the last look; empty where they may say nothing.
    [[nodiscard]] const std::vector<PlayerAsk>& asks() const { return m_asks; }
    /// The newest vote that is proposed there; see ballotOf.
    [[nodiscard]] const std::optional<Ballot>& ballot() const { return m_ballot; }
    /// The offers that players make at the same time; see offersOf. And whether all phones have sealed theirs.
    [[nodiscard]] const std::optional<Offers>& offers() const { return m_offers; }
    [[nodiscard]] bool areOffersSealed() const { return m_areOffersSealed; }
    /// The tournament as this desk's phones see it; only where there is one, after `look`.
    [[nodiscard]] const engine::tournament::Position& hall() const { return m_hall; }
    [[nodiscard]] const std::optional<TournamentLine>& line() const { return m_line; }
    /// The game at a table; only where there is one, after `look`.
    [[nodiscard]] const std::optional<Line>& table() const { return m_table; }

private:
    [[nodiscard]] engine::Expected<void, db::BookError> readTournament();
    [[nodiscard]] engine::Expected<void, db::BookError> readTable();
    [[nodiscard]] std::optional<KeptClock> clock() const;

    db::Book& m_book;
    std::filesystem::path m_desk;
    Shown m_shown;
    engine::Language m_language;
    VerifiedGames m_verified;
    std::string m_session;
    std::optional<std::int64_t> m_behind;
    std::optional<std::int64_t> m_shownBehind;
    Site m_site;
    std::optional<TournamentLine> m_line;
    engine::tournament::Position m_hall;
    std::optional<Line> m_table;
    std::vector<PlayerAsk> m_asks;
    std::optional<Ballot> m_ballot;
    std::optional<Offers> m_offers;
    bool m_areOffersSealed = false;
    HeadList m_hallHeads;
    HeadList m_tableHeads;
    HallGames m_games;
    /// What of the book and of the desk the site was made of.
    bool m_isMade = false;
    bool m_hasWritten = false;
    std::filesystem::file_time_type m_admitted;
    /// The round whose clock is shown.
    int m_round = 0;
    std::optional<KeptClock> m_clock;
};

}  // namespace adjudicator::web
