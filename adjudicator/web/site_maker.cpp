// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/site_maker.h"

#include "adjudicator/desk_folder.h"
#include "adjudicator/tournament/proposals/proposals.h"
#include "adjudicator/web/bring_on.h"
#include "adjudicator/web/hall_json.h"

namespace adjudicator::web {

namespace {

using engine::Language;

constexpr std::array<std::pair<Language, const char*>, 2> kTongues{
    {{Language::English, "en"}, {Language::German, "de"}}};

}  // namespace

SiteMaker::SiteMaker(db::Book& book, const std::filesystem::path& desk, const Shown& shown)
    : m_book(book), m_desk(desk), m_shown(shown), m_verified(desk) {
    putPages(m_site);
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
    if (m_isMade && !m_hasWritten && clock() == m_clock && m_behind == m_shownBehind) {
        return false;
    }
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
    m_hall = m_line->position();
    if (!m_session.empty() && own.key()) {
        m_hall = withOwnProposals(m_book, *m_line, own.key()->publicKey(), m_verified).position;
    }
    m_round = roundPlayed(m_hall);
    m_clock = clock();
    m_games.look(m_book, own, m_hall, m_round, m_site);
    const HallNow now{m_line->position(), m_hall,   {m_line->game(), m_line->head()}, m_round, m_clock, m_games.marks(),
                      m_behind,           m_session};
    for (const auto& [language, name] : kTongues) {
        m_site.put(std::string("hall.") + name + ".json", kJson, hallJson(now, language));
        m_site.put(std::string("standings.") + name + ".json", kJson, standingsJson(m_line->position(), language));
    }
    return {};
}

engine::Expected<void, db::BookError> SiteMaker::readTable() {
    const auto isOther = bringOn<TableGame>(m_book, DeskFolder(m_desk), *m_shown.game, m_table);
    if (!isOther) {
        return engine::unexpected(isOther.error());
    }
    if (*isOther) {
        putGame(m_site, *m_table, {});
    }
    return {};
}

}  // namespace adjudicator::web
