// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/site_maker.h"

#include <fmt/format.h>

#include "adjudicator/desk/turn_step.h"
#include "adjudicator/desk_folder.h"
#include "adjudicator/tournament/proposals/proposals.h"
#include "adjudicator/web/admissions.h"
#include "adjudicator/web/bring_on.h"
#include "adjudicator/web/hall_json.h"
#include "adjudicator/web/page_sentences.h"
#include "db/codes.h"

namespace adjudicator::web {

namespace {

/// "hall.de.json".
std::string pathOf(std::string_view what, const engine::LanguageInfo& language) {
    return fmt::format("{}.{}.json", what, language.code);
}

}  // namespace

SiteMaker::SiteMaker(db::Book& book, const std::filesystem::path& desk, const Shown& shown, engine::Language language)
    : m_book(book), m_desk(desk), m_shown(shown), m_language(language), m_verified(desk), m_games(language) {
    putPages(m_site, language);
    if (!shown.tournament) {
        // Only a table: its page is the first.
        m_site.put("index.html", kHtml, m_site.find("table.html")->body);
    }
}

std::optional<KeptClock> SiteMaker::clock() const {
    return m_shown.tournament && m_round > 0 ? ClockStore(m_desk).load(*m_shown.tournament, m_round) : std::nullopt;
}

engine::Expected<bool, db::BookError> SiteMaker::look() {
    m_hasWritten = m_book.wasWrittenElsewhere() || m_hasWritten;
    const auto admitted = m_session.empty() ? m_admitted : AdmissionStore(m_desk).written();
    if (m_isMade && !m_hasWritten && clock() == m_clock && m_behind == m_shownBehind && admitted == m_admitted) {
        return false;
    }
    m_admitted = admitted;
    if (m_shown.tournament) {
        if (const auto read = readTournament(); !read) {
            return engine::unexpected(read.error());
        }
    }
    if (m_shown.game) {
        if (const auto read = readTable(); !read) {
            return engine::unexpected(read.error());
        }
    }
    m_isMade = true;
    m_hasWritten = false;
    m_shownBehind = m_behind;
    return true;
}

engine::Expected<void, db::BookError> SiteMaker::readTournament() {
    const DeskFolder own(m_desk);
    if (const auto read = bringOn<TournamentGame>(m_book, own, *m_shown.tournament, m_line); !read) {
        return engine::unexpected(read.error());
    }
    m_hallHeads.follow(*m_line);
    m_site.put(HeadList::pathOf(m_line->game()), kJson, m_hallHeads.json());
    m_hall = m_line->position();
    if (!m_session.empty() && own.key()) {
        m_hall = withOwnProposals(m_book, *m_line, own.key()->publicKey(), m_verified).position;
    }
    m_round = roundPlayed(m_hall);
    m_clock = clock();
    m_games.look(m_book, own, m_hall, m_round, m_site);
    const HallNow now{m_line->position(), m_hall,   {m_line->game(), m_line->head()}, m_round, m_clock, m_games.marks(),
                      m_behind,           m_session};
    for (const engine::LanguageInfo& its : languagesServed(m_language)) {
        m_site.put(pathOf("hall", its), kJson, hallJson(now, its.language));
        m_site.put(pathOf("standings", its), kJson, standingsJson(m_line->position(), its.language));
    }
    return {};
}

engine::Expected<void, db::BookError> SiteMaker::readTable() {
    const DeskFolder own(m_desk);
    if (const auto read = bringOn<TableGame>(m_book, own, *m_shown.game, m_table); !read) {
        return engine::unexpected(read.error());
    }
    m_tableHeads.follow(*m_table);
    m_site.put(HeadList::pathOf(m_table->game()), kJson, m_tableHeads.json());
    const engine::Position& position = m_table->position();
    std::optional<engine::Action> step;
    const auto said = m_session.empty() ? std::vector<PhoneProposal>() : phoneProposals(m_book, own, m_table->game());
    m_asks = playerAsks(said, *m_table);
    m_ballot = ballotOf(said, *m_table);
    TableNow now{*m_table, m_language};
    now.session = m_session;
    now.asks = m_asks;
    now.ballot = m_ballot;
    m_offers = m_session.empty() ? std::nullopt : offersOf(said, *m_table);
    if (const auto& open = m_table->openThrow()) {
        now.words = own.words().load(m_table->game(), open->number);
    }
    for (const Admission& each : m_session.empty() ? std::vector<Admission>() : AdmissionStore(m_desk).load()) {
        if (each.game != db::toHex(m_table->game())) {
            continue;
        }
        if (!each.isSecondHand()) {
            now.admitted.push_back(each.player);
        } else {
            step = stepAction(position, engine::legalActs(position));
        }
    }
    m_areOffersSealed = m_offers && areAllSealed(*m_offers, position, now.admitted);
    now.offers = m_offers;
    now.areOffersSealed = m_areOffersSealed;
    // What phones have said stands in no entry: it is put in every time.
    putGame(m_site, std::move(now), {}, step);
    return {};
}

}  // namespace adjudicator::web
