// SPDX-License-Identifier: GPL-3.0-or-later
// What the tournament looks like: lists, standings, sheets, files and paper.
#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/tournament/tournament_access.h"
#include "adjudicator/desk.h"
#include "adjudicator/record/in_charge.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/carried_penalties.h"
#include "adjudicator/tournament/game_verdicts.h"
#include "adjudicator/tournament/paper_lines.h"
#include "adjudicator/tournament/proposals/proposals.h"
#include "adjudicator/tournament/protest_clock.h"
#include "adjudicator/tournament/tournament_maps.h"
#include "adjudicator/tournament/tournament_paper.h"
#include "db/codes.h"
#include "engine/notation/tournament_json.h"
#include "engine/state/names.h"

namespace adjudicator::cli {

namespace {

namespace cup = engine::tournament;
using engine::Language;
using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 5> kPapers{"pairings", "seat-slips", "result-slips", "standings", "player"};

std::string printed(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string standingsText(const cup::Standings& table, const cup::Position& position, Language language) {
    std::string text =
        table.isProvisional ? say(language, "provisional: not every result is official\n") : std::string();
    for (const cup::Standing& row : table.rows) {
        const cup::Entrant& entrant = (*position.table)[row.player];
        text += fmt::format("{:>3}  {:>4}  {}", row.rank, entrant.id, entrant.name);
        for (const cup::Criterion criterion : position.settings.scoring.criteria) {
            const cup::Fraction& value = row.value(criterion);
            text += " | " + shown(value, criterion, language) + (value.isWhole() ? "" : " (" + value.text() + ")");
        }
        text += " | " + separatorText(table, row, language) + '\n';
    }
    return text;
}

}  // namespace

int listTournaments(const TournamentOptions& options, Streams streams, Language language) {
    const auto book = openBook(streams, options.game, db::OpenMode::ReadOnly, language);
    if (!book) {
        return kUnusable;
    }
    const auto all = tournamentsOf(*book);
    if (!all) {
        return refuseBook(streams, bookFile(options.game), all.error(), language);
    }
    Json list = Json::array();
    for (const db::GameInfo& info : *all) {
        const auto entries = book->entries(info.id, 0, 0);
        const auto line = entries && !entries->empty()
                              ? TournamentLine::begin(entries->front().body)
                              : engine::Expected<TournamentLine, LineFault>(engine::unexpected(LineFault{}));
        const std::string name = line ? line->position().settings.name : std::string();
        if (!options.game.json) {
            streams.out << db::toHex(info.id) << "  " << info.entryCount << "  " << name << '\n';
        }
        list.push_back({{"tournament", db::toHex(info.id)},
                        {"entries", info.entryCount},
                        {"head", db::toHex(info.head.hash)},
                        {"name", name},
                        {"damaged", !info.isReadable || !line}});
    }
    if (options.game.json) {
        streams.out << printed(list);
    }
    return kFine;
}

int showStandings(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    // A desk that only proposes sees its own proposals over what the director's desk has said.
    const DeskFolder own = ownDesk();
    const WithProposals with =
        !options.at && own.key() && isElsewhere(opened.line, own.key())
            ? withOwnProposals(*opened.book, opened.line, own.key()->publicKey(), VerifiedGames(dataFolder()))
            : WithProposals{opened.position(), 0};
    const cup::Position& position = with.position;
    const auto table =
        standings(position, options.preliminary ? cup::StandingsOf::PreliminaryRounds : cup::StandingsOf::Everything,
                  options.through);
    if (options.csv && !options.game.json) {
        streams.out << standingsCsv(position);
        return kFine;
    }
    // Claims speak of the standings as they are, not of a part of them.
    const bool isWhole = !options.preliminary && !options.through;
    if (options.game.json) {
        Json json = standingsJson(table, position);
        json["claims"] = isWhole ? claimsJson(position) : Json::array();
        if (with.notYetTaken > 0) {
            json["not_yet_taken"] = with.notYetTaken;
        }
        streams.out << printed(json);
        return kFine;
    }
    if (with.notYetTaken > 0) {
        streams.out << say(language, "with what this desk has proposed and is not yet taken ({})\n", with.notYetTaken);
    }
    streams.out << standingsText(table, position, language);
    for (const std::string& line : isWhole ? claimLines(position, language) : std::vector<std::string>()) {
        streams.out << line << '\n';
    }
    return kFine;
}

int showSheet(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position& position = opened.position();
    const auto player = playerSaid(position, options.player, language);
    if (!player) {
        return refuse(streams, options.player, player.error());
    }
    const cup::Standings table = standings(position);
    if (table.of(*player) == nullptr) {
        return refuse(streams, options.player, say(language, "a stand-in has no rank"));
    }
    const cup::Standing& row = *table.of(*player);
    if (options.game.json) {
        streams.out << printed(standingJson(row, position));
        return kFine;
    }
    for (const cup::CountedGame& each : row.games) {
        streams.out << say(
            language, "{}, table {}, seat {}: {} points ({} counted), place {}, share {}, place points {} ({})\n",
            roundName(position.settings, each.round, language), each.table, each.seat, each.points, each.counted,
            each.place, each.share.text(), each.placePoints.text(), wordFor(each.state, language));
    }
    cup::Standings part;
    const auto at = static_cast<std::size_t>(&row - table.rows.data());
    for (std::size_t i = at == 0 ? 0 : at - 1; i <= at + 1 && i < table.rows.size(); ++i) {
        part.rows.push_back(table.rows[i]);
    }
    streams.out << standingsText(part, position, language);
    return kFine;
}

int showMet(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position& position = opened.position();
    streams.out << (options.game.json ? printed(metJson(position)) : metText(position, language));
    return kFine;
}

int showSeats(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position& position = opened.position();
    streams.out << (options.game.json ? printed(seatWorthJson(position)) : seatWorthText(position, language));
    return kFine;
}

int showLog(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const auto entries = opened.book->entriesTo(opened.line.game(), opened.line.head());
    if (!entries) {
        return refuseBook(streams, bookFile(options.game), entries.error(), language);
    }
    for (std::size_t i = 0; i < entries->size(); ++i) {
        const auto& line = opened.line.log()[i];
        streams.out << printed({{"entry", i},
                                {"hash", db::toHex((*entries)[i].hash)},
                                {"on_line", line.onLine},
                                {"body", Json::parse((*entries)[i].body, nullptr, false)}});
    }
    return kFine;
}

int exportTournament(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position& position = opened.position();
    std::string text;
    if (options.what == "json") {
        text = tournamentJsonText(position, opened.stamp());
    } else if (options.what == "csv") {
        text = resultsCsv(position);
    } else if (options.what == "players-csv") {
        text = playersCsv(position);
    } else if (options.what == "standings-csv") {
        text = standingsCsv(position);
    } else if (options.what == "penalties") {
        text = penaltiesJsonText(position, opened.stamp());
    } else if (options.what == "report") {
        text = reportFile(position);
    } else {
        text = paperHtml(position, opened.stamp(), {Paper::Standings, 1, {}, language});
    }
    return writeOut(streams, options.out, text, language);
}

int printPaper(const TournamentOptions& options, OpenedTournament& opened, Streams streams, Language language) {
    const cup::Position& position = opened.position();
    PaperWish wish;
    wish.paper = engine::fromName<Paper>(options.what, kPapers).value_or(Paper::Standings);
    wish.round = options.round > 0 ? options.round : static_cast<int>(position.rounds.size());
    if (wish.paper == Paper::PlayerSheet && !options.player.empty()) {
        const auto player = playerSaid(position, options.player, language);
        if (!player) {
            return refuse(streams, options.player, player.error());
        }
        wish.player = *player;
    }
    wish.language = language;
    const bool needsRound = wish.paper == Paper::Pairings || wish.paper == Paper::ResultSlips;
    if (needsRound && position.round(wish.round) == nullptr) {
        return refuse(streams, options.what, say(language, "round {} is not seated", wish.round));
    }
    if (wish.player && (*position.table)[*wish.player].standIn) {
        return refuse(streams, options.player, say(language, "a stand-in has no rank"));
    }
    if (wish.paper == Paper::ResultSlips) {
        wish.verdicts = gameVerdicts(*opened.book, position, wish.round, db::DeskMemory(dataFolder()), language);
        wish.protestUntil = protestsUntil(opened.line, wish.round);
    }
    return writeOut(streams, options.out, paperHtml(position, opened.stamp(), wish), language);
}

}  // namespace adjudicator::cli
