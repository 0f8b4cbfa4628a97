// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/tournament_paper.h"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicator/report/html.h"
#include "adjudicator/report/qr_svg.h"
#include "adjudicator/seal/head_text.h"
#include "adjudicator/text/say.h"
#include "adjudicator/tournament/tournament_text.h"
#include "db/codes.h"

namespace adjudicator {

namespace {

using engine::Language;
namespace cup = engine::tournament;

constexpr std::string_view kStyle =
    "@page{size:A4;margin:12mm}*{box-sizing:border-box}"
    "body{font:11pt/1.35 'Noto Sans','DejaVu Sans',sans-serif;color:#111;margin:0 auto;max-width:190mm}"
    "h1{font-size:17pt;margin:0}h2{font-size:13pt;margin:6mm 0 2mm}p{margin:1mm 0}.small{font-size:8.5pt;color:#444}"
    "table{border-collapse:collapse;width:100%}th,td{padding:1mm 2mm;border-bottom:.25mm solid #999;text-align:left;"
    "vertical-align:top}th{border-bottom:.5mm solid #111}.n{text-align:right}tr,.slip,.pod{break-inside:avoid}"
    ".pods{display:grid;grid-template-columns:1fr 1fr;gap:4mm}.pod{border:.3mm solid #555;padding:2mm}"
    ".pod h3{margin:0 0 1mm;font-size:12pt}.cut{border:.3mm dashed #777;padding:3mm;margin-bottom:4mm}"
    ".slips{display:grid;grid-template-columns:1fr 1fr;gap:3mm}.qr{width:32mm;height:32mm;float:right}"
    ".line{display:inline-block;border-bottom:.3mm solid #111;width:48mm;height:7mm}"
    ".box{display:inline-block;border:.3mm solid #111;width:14mm;height:8mm}.tag{background:#dcecee;padding:0 1.5mm}";

class Page {
public:
    Page(const cup::Position& position, const TournamentStamp& stamp, const PaperWish& wish)
        : m_position(position), m_stamp(stamp), m_wish(wish), m_language(wish.language) {}

    [[nodiscard]] std::string html() const {
        const auto [title, body] = content();
        return fmt::format(
            "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title><style>{}</style></head>"
            "<body><h1>{}</h1><p>{}</p>{}<p class=\"small\">{}</p></body></html>\n",
            m_language == Language::German ? "de" : "en", escaped(m_position.settings.name + " – " + title), kStyle,
            escaped(m_position.settings.name), escaped(title + where()), body, escaped(foot()));
    }

private:
    using Content = std::pair<std::string, std::string>;

    [[nodiscard]] Content content() const {
        switch (m_wish.paper) {
            case Paper::Pairings:
                return {roundTitle() + " – " + say(m_language, "pairings", "Paarungen"), pairings()};
            case Paper::SeatSlips:
                return {say(m_language, "Seat slips", "Sitzkarten"), seatSlips()};
            case Paper::ResultSlips:
                return {roundTitle() + " – " + say(m_language, "result slips", "Ergebniszettel"), resultSlips()};
            case Paper::Standings:
                return {say(m_language, "Standings", "Rangliste"), standingsTable()};
            case Paper::PlayerSheet:
                return {say(m_language, "What makes the rank", "So kommt der Rang zustande"), playerSheet()};
        }
        return {};
    }

    [[nodiscard]] std::string roundTitle() const { return roundName(m_position.settings, m_wish.round, m_language); }
    [[nodiscard]] std::string where() const {
        std::string text;
        const auto& dates = m_position.settings.dates;
        for (const std::string& part :
             {m_position.settings.place,
              dates.empty() ? std::string() : dates.front() + (dates.size() > 1 ? " – " + dates.back() : "")}) {
            text += part.empty() ? "" : " · " + part;
        }
        return text;
    }
    [[nodiscard]] std::string foot() const {
        return say(m_language, "Entry {} · head {} · {}", "Eintrag {} · Kettenkopf {} · {}", m_stamp.head.seq,
                   db::toHex(m_stamp.head.hash), m_stamp.time);
    }
    [[nodiscard]] std::string named(engine::PlayerId player) const { return escaped((*m_position.table)[player].name); }
    [[nodiscard]] std::string numbered(engine::PlayerId player) const {
        return named(player) + " <span class=\"small\">" + escaped((*m_position.table)[player].id) + "</span>";
    }
    [[nodiscard]] std::string tableName(std::size_t table) const {
        return say(m_language, "Table {}", "Tisch {}", table + 1);
    }
    [[nodiscard]] const std::vector<cup::Pod>& pods() const { return m_position.round(m_wish.round)->pods; }

    [[nodiscard]] std::string pairings() const {
        std::string html = "<div class=\"pods\">";
        struct Seat {
            engine::PlayerId player;
            std::size_t table;
            std::size_t seat;
        };
        std::vector<Seat> all;
        for (std::size_t table = 0; table < pods().size(); ++table) {
            html += "<div class=\"pod\"><h3>" + tableName(table) + "</h3><table>";
            for (std::size_t seat = 0; seat < pods()[table].seats.size(); ++seat) {
                const engine::PlayerId player = pods()[table].seats[seat];
                html += fmt::format("<tr><td class=\"n\">{}.</td><td>{}</td></tr>", seat + 1, numbered(player));
                all.push_back({player, table, seat});
            }
            html += "</table></div>";
        }
        std::ranges::sort(all, {}, [&](const Seat& seat) { return (*m_position.table)[seat.player].name; });
        html += "</div><h2>" + say(m_language, "By name", "Nach Namen") + "</h2><table>";
        html += "<tr><th>" + say(m_language, "Player", "Spieler") + "</th><th>" + say(m_language, "Table", "Tisch") +
                "</th><th>" + say(m_language, "Order of play", "Sitzreihenfolge") + "</th></tr>";
        for (const Seat& seat : all) {
            html += fmt::format("<tr><td>{}</td><td>{}</td><td>{}.</td></tr>", numbered(seat.player),
                                tableName(seat.table), seat.seat + 1);
        }
        return html + "</table>";
    }

    [[nodiscard]] std::string seatSlips() const {
        std::string html = "<div class=\"slips\">";
        for (const engine::PlayerId player : m_position.table->seats()) {
            std::string lines;
            for (std::size_t round = 0; round < m_position.rounds.size(); ++round) {
                const auto& tables = m_position.rounds[round].pods;
                for (std::size_t table = 0; table < tables.size(); ++table) {
                    const auto& seats = tables[table].seats;
                    const auto seat = std::ranges::find(seats, player);
                    if (seat != seats.end()) {
                        lines += fmt::format(
                            "<tr><td>{}</td><td>{}</td><td>{}</td></tr>",
                            escaped(roundName(m_position.settings, static_cast<int>(round) + 1, m_language)),
                            tableName(table),
                            say(m_language, "place {} in the order of play", "Sitz {} in der Reihenfolge",
                                seat - seats.begin() + 1));
                    }
                }
            }
            if (!lines.empty()) {
                html += "<div class=\"cut slip\"><b>" + numbered(player) + "</b><table>" + lines + "</table></div>";
            }
        }
        return html + "</div>";
    }

    /// The head of the game that the table played, if that is known, else the tournament's.
    [[nodiscard]] std::string headOf(const cup::Pod& pod) const {
        if (pod.result && !pod.result->head.empty()) {
            return pod.result->head;
        }
        return headText(m_stamp.id, m_stamp.head);
    }

    [[nodiscard]] std::string resultSlips() const {
        std::string html;
        for (std::size_t table = 0; table < pods().size(); ++table) {
            const cup::Pod& pod = pods()[table];
            const std::string head = headOf(pod);
            html += "<div class=\"cut slip\"><div class=\"qr\">" + qrSvg(head) + "</div><b>" + escaped(roundTitle()) +
                    " · " + tableName(table) + "</b><table style=\"width:72%\"><tr><th></th><th>" +
                    say(m_language, "Player", "Spieler") + "</th><th>" + say(m_language, "Points", "Punkte") +
                    "</th><th>" + say(m_language, "Place", "Platz") + "</th><th>" +
                    say(m_language, "Signature", "Unterschrift") + "</th></tr>";
            for (std::size_t seat = 0; seat < pod.seats.size(); ++seat) {
                const auto cell = [&](int cup::Score::*field) {
                    return pod.result ? std::to_string(pod.result->scores[seat].*field)
                                      : std::string("<span class=\"box\"></span>");
                };
                html += fmt::format(
                    "<tr><td class=\"n\">{}.</td><td>{}</td><td>{}</td><td>{}</td><td><span "
                    "class=\"line\"></span></td></tr>",
                    seat + 1, numbered(pod.seats[seat]), cell(&cup::Score::points), cell(&cup::Score::place));
            }
            html += "</table><p>" + say(m_language, "Referee", "Schiedsrichter") +
                    ": <span class=\"line\"></span></p><p class=\"small\">" +
                    say(m_language, "Signing ends all protest. The code shows this head: ",
                        "Mit der Unterschrift endet jeder Einspruch. Der Code zeigt diesen Kettenkopf: ") +
                    escaped(head) + "</p></div>";
        }
        return html;
    }

    [[nodiscard]] std::string valueCell(const cup::Standing& row, cup::Criterion criterion) const {
        const cup::Fraction& value = row.value(criterion);
        std::string text = escaped(shown(value, criterion, m_language));
        if (!value.isWhole()) {
            text += " <span class=\"small\">" + value.text() + "</span>";
        }
        return "<td class=\"n\">" + text + "</td>";
    }

    [[nodiscard]] std::string standingsTable() const {
        const cup::Standings table = standings(m_position);
        std::string html;
        if (table.isProvisional) {
            html += "<p><b>" +
                    say(m_language, "Provisional: not every result is official.",
                        "Vorläufig: nicht jedes Ergebnis ist amtlich.") +
                    "</b></p>";
        }
        html += "<table><tr><th class=\"n\">" + say(m_language, "Rank", "Rang") + "</th><th>" +
                say(m_language, "Player", "Spieler") + "</th>";
        for (const cup::Criterion criterion : m_position.settings.scoring.criteria) {
            html += "<th class=\"n\">" + escaped(wordFor(criterion, m_language)) + "</th>";
        }
        html += "<th>" + say(m_language, "separates from the rank before", "trennt vom Rang davor") + "</th></tr>";
        for (const cup::Standing& row : table.rows) {
            html += fmt::format("<tr><td class=\"n\"><b>{}</b></td><td>{}</td>", row.rank, numbered(row.player));
            for (const cup::Criterion criterion : m_position.settings.scoring.criteria) {
                html += valueCell(row, criterion);
            }
            html += "<td><span class=\"tag\">" + escaped(separatorText(row, m_language)) + "</span></td></tr>";
        }
        return html + "</table>" + penalties(std::nullopt);
    }

    [[nodiscard]] std::string penalties(std::optional<engine::PlayerId> of) const {
        std::string rows;
        for (const cup::Penalty& penalty : m_position.penalties) {
            if (of && penalty.player != *of) {
                continue;
            }
            const std::string amount =
                penalty.criterion ? " " + penalty.amount.text() + " " + wordFor(*penalty.criterion, m_language) : "";
            rows += "<tr><td>" + numbered(penalty.player) + "</td><td>" +
                    escaped(wordFor(penalty.kind, m_language) + amount +
                            (penalty.withdrawn ? say(m_language, " (withdrawn)", " (zurückgenommen)") : "")) +
                    "</td><td>" + escaped(penalty.rule) + "</td><td>" + escaped(penalty.reason) + "</td></tr>";
        }
        if (rows.empty()) {
            return {};
        }
        return "<h2>" + say(m_language, "Penalties", "Strafen") + "</h2><table>" + rows + "</table>";
    }

    [[nodiscard]] std::string playerSheet() const {
        const cup::Standings table = standings(m_position);
        const cup::Standing& row = *table.of(*m_wish.player);
        std::string html = "<h2>" + numbered(row.player) + " – " + say(m_language, "rank {}", "Rang {}", row.rank) +
                           "</h2><table><tr><th>" + say(m_language, "Round", "Runde") + "</th><th>" +
                           say(m_language, "Table, seat", "Tisch, Sitz") + "</th><th class=\"n\">" +
                           say(m_language, "Points (counted)", "Punkte (gewertet)") + "</th><th class=\"n\">" +
                           say(m_language, "Place", "Platz") + "</th><th class=\"n\">" +
                           say(m_language, "Share of points", "Punkteanteil") + "</th><th class=\"n\">" +
                           say(m_language, "Place points", "Platzpunkte") + "</th><th>" +
                           say(m_language, "State", "Stand") + "</th></tr>";
        for (const cup::CountedGame& each : row.games) {
            html += fmt::format(
                "<tr><td>{}</td><td>{}, {}</td><td class=\"n\">{} ({})</td><td class=\"n\">{}{}</td><td class=\"n\">"
                "{}</td><td class=\"n\">{}</td><td>{}</td></tr>",
                escaped(roundName(m_position.settings, each.round, m_language)), each.table, each.seat, each.points,
                each.counted, each.place,
                each.sharing > 1 ? say(m_language, " (shared by {})", " (geteilt durch {})", each.sharing) : "",
                each.share.text(), each.placePoints.text(), escaped(wordFor(each.state, m_language)));
        }
        html += "</table><h2>" + say(m_language, "Criterion by criterion", "Wertung für Wertung") + "</h2>";
        html += neighbours(table, row);
        return html + penalties(row.player);
    }

    /// The row between the one before and the one behind, and what separates them.
    [[nodiscard]] std::string neighbours(const cup::Standings& table, const cup::Standing& row) const {
        const auto at = &row - table.rows.data();
        std::string html = "<table><tr><th class=\"n\">" + say(m_language, "Rank", "Rang") + "</th><th></th>";
        for (const cup::Criterion criterion : m_position.settings.scoring.criteria) {
            html += "<th class=\"n\">" + escaped(wordFor(criterion, m_language)) + "</th>";
        }
        html += "<th>" + say(m_language, "separates from the rank before", "trennt vom Rang davor") + "</th></tr>";
        for (auto i = std::max<std::ptrdiff_t>(at - 1, 0);
             i <= at + 1 && i < static_cast<std::ptrdiff_t>(table.rows.size()); ++i) {
            const cup::Standing& each = table.rows[static_cast<std::size_t>(i)];
            html += fmt::format("<tr><td class=\"n\">{}</td><td>{}</td>", each.rank,
                                i == at ? "<b>" + named(each.player) + "</b>" : named(each.player));
            for (const cup::Criterion criterion : m_position.settings.scoring.criteria) {
                html += valueCell(each, criterion);
            }
            html += "<td>" + escaped(separatorText(each, m_language)) + "</td></tr>";
        }
        return html + "</table>";
    }

    const cup::Position& m_position;
    const TournamentStamp& m_stamp;
    const PaperWish& m_wish;
    Language m_language;
};

}  // namespace

std::string paperHtml(const cup::Position& position, const TournamentStamp& stamp, const PaperWish& wish) {
    return Page(position, stamp, wish).html();
}

}  // namespace adjudicator
