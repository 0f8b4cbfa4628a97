// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/tournament_paper.h"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicator/report/html.h"
#include "adjudicator/report/qr_svg.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/tournament/paper_facts.h"

namespace adjudicator {

namespace {

using engine::Language;
namespace cup = engine::tournament;

constexpr std::string_view kPaperStyle =
    "@page{size:A4;margin:12mm}*{box-sizing:border-box}"
    "body{font:11pt/1.35 'Noto Sans','DejaVu Sans',sans-serif;color:#111;margin:0 auto;max-width:190mm}"
    "h1{font-size:17pt;margin:0}h2{font-size:13pt;margin:6mm 0 2mm}p{margin:1mm 0}.small{font-size:8.5pt;color:#444}"
    "table{border-collapse:collapse;width:100%}th,td{padding:1mm 2mm;border-bottom:.25mm solid #999;text-align:left;"
    "vertical-align:top}th{border-bottom:.5mm solid #111}.n{text-align:right}tr,.slip,.pod{break-inside:avoid}"
    ".pods{display:grid;grid-template-columns:1fr 1fr;gap:4mm}.pod{border:.3mm solid #555;padding:2mm}"
    ".pod h3{margin:0 0 1mm;font-size:12pt}.cut{border:.3mm dashed #777;padding:3mm;margin-bottom:4mm}"
    ".slips{display:grid;grid-template-columns:1fr 1fr;gap:3mm}.qr{width:32mm;height:32mm;float:right}"
    ".phone{width:22mm;height:22mm;clear:right}"
    ".line{display:inline-block;border-bottom:.3mm solid #111;width:48mm;height:7mm}"
    ".box{display:inline-block;border:.3mm solid #111;width:14mm;height:8mm}.tag{background:#dcecee;padding:0 1.5mm}";

std::string numbered(const PaperPlayer& player) {
    return escaped(player.name) + " <span class=\"small\">" + escaped(player.id) + "</span>";
}

std::string cellOf(const PaperValue& value) {
    return "<td class=\"n\">" + escaped(value.shown) +
           (value.exact.empty() ? "" : " <span class=\"small\">" + escaped(value.exact) + "</span>") + "</td>";
}

class Page {
public:
    Page(const cup::Position& position, const TournamentStamp& stamp, const PaperWish& wish)
        : m_position(position),
          m_stamp(stamp),
          m_wish(wish),
          m_language(wish.language),
          m_words(paperWords(wish.language)) {}

    [[nodiscard]] std::string html() const {
        const PaperHead head = paperHead(m_position.settings, m_stamp, m_language);
        const std::string title = paperTitle(m_position.settings, m_wish);
        return fmt::format(
            "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title><style>{}</style></head>"
            "<body><h1>{}</h1><p>{}</p>{}<p class=\"small\">{}</p></body></html>\n",
            engine::codeOf(m_language), escaped(head.tournament + " – " + title), kPaperStyle, escaped(head.tournament),
            escaped(title + head.where), body(), escaped(head.foot));
    }

private:
    [[nodiscard]] std::string body() const {
        switch (m_wish.paper) {
            case Paper::Pairings:
                return pairings(pairingFacts(m_position, m_wish.round, m_language));
            case Paper::SeatSlips:
                return seats();
            case Paper::ResultSlips:
                return results();
            case Paper::Standings:
                return table(standingFacts(m_position, standings(m_position), m_language)) + signature();
            case Paper::PlayerSheet:
                return playerSheets();
        }
        return {};
    }

    [[nodiscard]] std::string pairings(const PairingFacts& facts) const {
        std::string html = "<p>" + escaped(facts.rules) + "</p><div class=\"pods\">";
        for (const PaperTable& table : facts.tables) {
            html += "<div class=\"pod\"><h3>" + escaped(table.name) + "</h3><table>";
            for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
                html +=
                    fmt::format("<tr><td class=\"n\">{}.</td><td>{}</td></tr>", seat + 1, seated(table.seats[seat]));
            }
            html += "</table></div>";
        }
        html += "</div><h2>" + m_words.byName + "</h2><table>";
        html += "<tr><th>" + m_words.player + "</th><th>" + m_words.table + "</th><th>" + m_words.orderOfPlay +
                "</th></tr>";
        for (const PaperSeat& seat : facts.byName) {
            html += fmt::format("<tr><td>{}</td><td>{}</td><td>{}.</td></tr>", seated(seat.player), escaped(seat.table),
                                seat.seat);
        }
        html += "</table>";
        if (!facts.resting.empty()) {
            html += "<p>" + m_words.resting;
            for (const PaperPlayer& player : facts.resting) {
                html += " " + numbered(player);
            }
            html += "</p>";
        }
        return html;
    }

    /// With a mark where the player is out of the round.
    [[nodiscard]] std::string seated(const PaperPlayer& player) const {
        return player.isAway ? "<s>" + numbered(player) + "</s> <b>" + m_words.away + "</b>" : numbered(player);
    }

    [[nodiscard]] std::string seats() const {
        std::string html = "<div class=\"slips\">";
        for (const SeatSlip& slip : seatSlips(m_position, m_language)) {
            html += "<div class=\"cut slip\"><b>" + numbered(slip.player) + "</b><table>";
            for (const SeatSlip::Line& line : slip.lines) {
                html += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", escaped(line.round),
                                    escaped(line.table), escaped(line.seat));
            }
            html += "</table></div>";
        }
        return html + "</div>";
    }

    [[nodiscard]] std::string results() const {
        std::string html;
        for (const ResultSlip& slip : resultSlips(m_position, m_stamp, m_wish.round, m_language, m_wish.verdicts,
                                                  m_wish.protestUntil, m_wish.phones)) {
            const std::string phone =
                slip.phones.empty() ? std::string() : "<div class=\"qr phone\">" + qrSvg(slip.phones) + "</div>";
            html += "<div class=\"cut slip\"><div class=\"qr\">" + qrSvg(slip.head) + "</div>" + phone + "<b>" +
                    escaped(slip.round) + " · " + escaped(slip.table) +
                    "</b><table style=\"width:72%\"><tr><th></th><th>" + m_words.player + "</th><th>" + m_words.points +
                    "</th><th>" + m_words.place + "</th><th>" + m_words.signature + "</th></tr>";
            const auto cell = [](const std::optional<int>& number) {
                return number ? std::to_string(*number) : std::string("<span class=\"box\"></span>");
            };
            for (const ResultSlip::Line& line : slip.lines) {
                html += fmt::format(
                    "<tr><td class=\"n\">{}.</td><td>{}</td><td>{}</td><td>{}</td><td><span "
                    "class=\"line\"></span></td></tr>",
                    line.seat, numbered(line.player), cell(line.points), cell(line.place));
            }
            html +=
                "</table><p class=\"small\">" + escaped(slip.rules) + "</p>" +
                (slip.verdict.empty() ? std::string() : "<p class=\"small\"><b>" + escaped(slip.verdict) + "</b></p>") +
                (slip.phones.empty() ? std::string()
                                     : "<p class=\"small\">" + m_words.phones + ": " + escaped(slip.phones) + "</p>") +
                "<p>" + m_words.referee + ": <span class=\"line\"></span> " + m_words.director +
                ": <span class=\"line\"></span></p><p class=\"small\">" + escaped(slip.protest) + " " + m_words.head +
                " " + escaped(slip.head) + "</p></div>";
        }
        return html;
    }

    [[nodiscard]] std::string table(const StandingFacts& facts) const {
        std::string html;
        if (!facts.provisional.empty()) {
            html += "<p><b>" + escaped(facts.provisional) + "</b></p>";
        }
        for (const std::string& claim : facts.claims) {
            html += "<p>" + escaped(claim) + "</p>";
        }
        html += "<table><tr><th class=\"n\">" + m_words.rank + "</th><th>" + m_words.player + "</th>";
        for (const std::string& word : facts.criteria) {
            html += "<th class=\"n\">" + escaped(word) + "</th>";
        }
        html += "<th>" + m_words.separator + "</th></tr>";
        for (const StandingLine& line : facts.lines) {
            html += fmt::format("<tr><td class=\"n\"><b>{}</b></td><td>{}</td>", line.rank, numbered(line.player));
            for (const PaperValue& value : line.values) {
                html += cellOf(value);
            }
            html += "<td><span class=\"tag\">" + escaped(line.separator) + "</span></td></tr>";
        }
        return html + "</table>" + penalties(facts.penalties);
    }

    [[nodiscard]] std::string signature() const {
        return "<p style=\"margin-top:12mm\">" + m_words.director + ": <span class=\"line\"></span> " + m_words.clock +
               ": <span class=\"line\"></span></p>";
    }

    [[nodiscard]] std::string penalties(const std::vector<PenaltyLine>& lines) const {
        if (lines.empty()) {
            return {};
        }
        std::string rows;
        for (const PenaltyLine& line : lines) {
            rows += "<tr><td>" + numbered(line.player) + "</td><td>" + escaped(line.what) + "</td><td>" +
                    escaped(line.rule) + "</td><td>" + escaped(line.reason) + "</td></tr>";
        }
        return "<h2>" + m_words.penalties + "</h2><table>" + rows + "</table>";
    }

    /// One player's, else everybody's, in the order of the standings.
    [[nodiscard]] std::string playerSheets() const {
        const cup::Standings table = standings(m_position);
        if (m_wish.player) {
            return sheet(sheetFacts(m_position, table, *m_wish.player, m_language));
        }
        std::string html;
        for (const cup::Standing& row : table.rows) {
            html += "<div style=\"break-after:page\">" + sheet(sheetFacts(m_position, table, row.player, m_language)) +
                    "</div>";
        }
        return html;
    }

    [[nodiscard]] std::string sheet(const SheetFacts& facts) const {
        std::string html = "<h2>" + numbered(facts.player) + " – " + rankText(facts.rank, m_language) + "</h2>";
        for (const std::string& reason : facts.reasons) {
            html += "<p>" + escaped(reason) + "</p>";
        }
        html += "<table><tr><th>" + m_words.round + "</th><th>" + m_words.tableAndSeat + "</th><th class=\"n\">" +
                m_words.points + "</th><th class=\"n\">" + m_words.place + "</th><th class=\"n\">" + m_words.share +
                "</th><th class=\"n\">" + m_words.placePoints + "</th><th>" + m_words.state + "</th></tr>";
        for (const SheetFacts::Game& game : facts.games) {
            html += fmt::format("<tr><td>{}</td><td>{}, {}</td><td class=\"n\">{}</td><td class=\"n\">{}</td>",
                                escaped(game.round), escaped(game.table), game.seat, escaped(game.points),
                                escaped(game.place)) +
                    cellOf(game.share) + cellOf(game.placePoints) + "<td>" + escaped(game.state) + "</td></tr>";
        }
        html += "</table><h2>" + m_words.sums + "</h2><table>";
        for (const SheetFacts::Sum& sum : facts.sums) {
            html += "<tr><td>" + escaped(sum.criterion) + "</td><td>" + escaped(sum.parts) + "</td>" +
                    cellOf({sum.value.shown, {}}) + "</tr>";
        }
        html += "</table><h2>" + m_words.neighbours + "</h2>";
        StandingFacts around;
        around.criteria = facts.criteria;
        around.lines = facts.neighbours;
        return html + table(around) + penalties(facts.penalties);
    }

    const cup::Position& m_position;
    const TournamentStamp& m_stamp;
    const PaperWish& m_wish;
    Language m_language;
    PaperWords m_words;
};

}  // namespace

std::string paperTitle(const cup::Settings& settings, const PaperWish& wish) {
    const Language language = wish.language;
    const std::string round = roundName(settings, wish.round, language);
    switch (wish.paper) {
        case Paper::Pairings:
            return round + " – " + say(language, "pairings");
        case Paper::SeatSlips:
            return say(language, "Seat slips");
        case Paper::ResultSlips:
            return round + " – " + say(language, "result slips");
        case Paper::Standings:
            return say(language, "Standings");
        case Paper::PlayerSheet:
            return say(language, "What makes the rank");
    }
    return {};
}

std::string paperHtml(const cup::Position& position, const TournamentStamp& stamp, const PaperWish& wish) {
    return Page(position, stamp, wish).html();
}

}  // namespace adjudicator
