// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/site_maker.h"

#include "adjudicator/desk/game_reading.h"
#include "adjudicator/desk/turn_step.h"
#include "adjudicator/desk_folder.h"
#include "adjudicator/game_summary.h"
#include "adjudicator/public/public_view.h"
#include "adjudicator/report/player_look.h"
#include "adjudicator/text/action_text.h"
#include "adjudicator/text/say.h"
#include "adjudicator/tournament/proposals/proposals.h"
#include "adjudicator/web/admissions.h"
#include "adjudicator/web/hall_json.h"
#include "adjudicator/web/table_json.h"
#include "db/codes.h"

namespace adjudicator::web {

namespace {

using engine::Language;

constexpr std::array<std::pair<Language, const char*>, 2> kTongues{
    {{Language::English, "en"}, {Language::German, "de"}}};

/// Brings a line to the newest entry; reads it anew where it does not go on from there.
template <class Game>
engine::Expected<void, db::BookError> bringOn(const db::Book& book, const DeskFolder& own, const db::GameId& game,
                                              std::optional<LineOf<Game>>& line) {
    const auto head = book.head(game);
    if (line && head && *head == line->head()) {
        return {};
    }
    if (line) {
        if (auto longer = readOn<Game>(book, own, *line)) {
            line = std::move(longer->line);
            return {};
        }
    }
    auto read = readGame<Game>(book, own, game);
    if (!read) {
        return engine::unexpected(read.error());
    }
    line = std::move(read->line);
    return {};
}

}  // namespace

SiteMaker::SiteMaker(db::Book& book, const std::filesystem::path& desk, const Shown& shown)
    : m_book(book), m_desk(desk), m_shown(shown), m_verified(desk) {
    putPages(m_site);
    if (!shown.tournament) {
        // Only a table: its page is the first.
        m_site.put("index.html", kHtml, m_site.find("table.html")->body);
    }
}

std::string SiteMaker::clockText() const {
    const auto clock = m_shown.tournament ? ClockStore(m_desk).load(*m_shown.tournament) : std::nullopt;
    return clock ? std::to_string(clock->round) + ' ' + std::to_string(clock->minutes) + ' ' +
                       std::to_string(clock->endsAt.value_or(0)) + ' ' + std::to_string(clock->leftMs)
                 : std::string();
}

engine::Expected<bool, db::BookError> SiteMaker::look() {
    const std::string clock = clockText();
    m_hasWritten = m_book.wasWrittenElsewhere() || m_hasWritten;
    if (m_isMade && !m_hasWritten && clock == m_clock) {
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
    m_clock = clock;
    return true;
}

engine::Expected<void, db::BookError> SiteMaker::readTournament() {
    const DeskFolder own(m_desk);
    if (auto read = bringOn<TournamentGame>(m_book, own, *m_shown.tournament, m_line); !read) {
        return read;
    }
    m_hallHeads.follow(*m_line);
    m_site.put(HeadList::pathOf(m_line->game()), kJson, m_hallHeads.json());
    m_hall = m_line->position();
    if (!m_session.empty() && own.key()) {
        m_hall = withOwnProposals(m_book, *m_line, own.key()->publicKey(), m_verified).position;
    }
    const HallNow now{m_line->position(),
                      m_hall,
                      {m_line->game(), m_line->head()},
                      ClockStore(m_desk).load(m_line->game()),
                      m_session};
    for (const auto& [language, name] : kTongues) {
        m_site.put(std::string("hall.") + name + ".json", kJson, hallJson(now, language));
        m_site.put(std::string("standings.") + name + ".json", kJson, standingsJson(m_line->position(), language));
    }
    return {};
}

engine::Expected<void, db::BookError> SiteMaker::readTable() {
    const DeskFolder own(m_desk);
    if (auto read = bringOn<TableGame>(m_book, own, *m_shown.game, m_table); !read) {
        return read;
    }
    m_tableHeads.follow(*m_table);
    m_site.put(HeadList::pathOf(m_table->game()), kJson, m_tableHeads.json());
    const engine::Position& position = m_table->position();
    std::optional<engine::Action> step;
    m_asks = m_session.empty() ? std::vector<PlayerAsk>()
                               : playerAsks(phoneProposals(m_book, own, m_table->game()), *m_table);
    TableNow now{*m_table, {}, {}, m_session, {}, m_asks, {}};
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
    m_site.put("board.svg", kSvg, boardPicture(position, Language::English));
    for (const auto& [language, name] : kTongues) {
        const PublicView view = publicViewOf(*m_table, language, true);
        now.title = say(language, "Game {}", "Spiel {}", m_table->genesis().gameNumber);
        now.step = step ? sentence(*step, *position.table, language) : std::string();
        m_site.put(std::string("table.") + name + ".json", kJson, tableJson(view, now));
        if (const std::string combat = combatPicture(position, view); !combat.empty()) {
            m_site.put("combat.svg", kSvg, combat);
        } else {
            m_site.remove("combat.svg");
        }
    }
    for (const engine::PlayerId player : position.seats()) {
        m_site.put("badge" + std::to_string(engine::index(player)) + ".svg", kSvg,
                   svg::badge(svg::lookOf(*position.table, player)));
    }
    return {};
}

}  // namespace adjudicator::web
