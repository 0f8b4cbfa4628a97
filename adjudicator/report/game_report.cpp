// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/game_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicator/record/log_text.h"
#include "adjudicator/record/throw_counts.h"
#include "adjudicator/report/board_svg.h"
#include "adjudicator/report/html.h"
#include "adjudicator/report/player_look.h"
#include "adjudicator/report/point_words.h"
#include "adjudicator/report/qr_svg.h"
#include "adjudicator/report/sheet_words.h"
#include "adjudicator/seal/head_text.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/rule_book.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "adjudicator/version.h"
#include "db/codes.h"
#include "engine/clauses/catalogue.h"
#include "engine/rules/points.h"

namespace adjudicator {

using engine::Language;

namespace {

// As on every page of ours nothing is fetched and nothing runs.
constexpr std::string_view kReportStyle = R"(@page{size:A4 portrait;margin:14mm}
*{box-sizing:border-box}
body{margin:0 auto;max-width:190mm;padding:8mm;color:#000;background:#fff;
font:11pt/1.4 "Noto Sans","Segoe UI",Arial,"Liberation Sans",sans-serif;font-variant-numeric:tabular-nums;
overflow-wrap:anywhere;-webkit-print-color-adjust:exact;print-color-adjust:exact}
h1{font-size:20pt;line-height:1.2;margin:0 0 2mm}
h2{font-size:13pt;margin:6mm 0 1.5mm;border-bottom:.3mm solid #000;break-after:avoid}
h3{font-size:11pt;margin:3mm 0 .5mm;break-after:avoid}
p{margin:0 0 1mm}
table{border-collapse:collapse;width:100%}
th,td{padding:.6mm 1.5mm;text-align:left;vertical-align:top;border-bottom:.1mm solid #888}
tr{break-inside:avoid}
.throws{font-size:9pt;overflow-wrap:normal}
.throws td,.throws th{white-space:nowrap}
.points td:last-child,.points th:last-child,.count{text-align:right;font-weight:700}
.tag{font-family:"Noto Sans Mono","DejaVu Sans Mono",Consolas,monospace;font-size:8.5pt;white-space:nowrap}
.act{padding-left:27mm;text-indent:-27mm;break-inside:avoid}
.act .when{display:inline-block;width:27mm;text-indent:0;color:#444;font-size:9.5pt}
.off{color:#555}
.off .what{text-decoration:line-through}
small{font-size:9pt;color:#333}
.code{font-family:"Noto Sans Mono","DejaVu Sans Mono",Consolas,monospace;font-size:9pt}
svg.board{display:block;width:150mm;max-width:100%;margin:2mm auto;break-inside:avoid}
svg.badge{width:1.2em;height:1.2em;vertical-align:-.25em}
svg.qr{width:34mm;height:34mm;float:left;margin:0 4mm 2mm 0}
.foot{break-inside:avoid}
@media print{body{padding:0;max-width:none}}
)";

class GameReport {
public:
    GameReport(const Line& line, Language language, ReportForm form)
        : m_line(line), m_table(*line.position().table), m_language(language), m_form(form) {}

    std::optional<std::string> write(const Progress& progress) {
        begin();
        tellRules();
        tellPoints();
        tellBoard();
        tellThrows();
        tellCombats();
        if (!tellCourse(progress)) {
            return std::nullopt;
        }
        tellHead();
        m_html += "</body>\n</html>\n";
        return std::move(m_html);
    }

private:
    template <class... Args>
    std::string in(Sentence<Args...> sentence, Args&&... args) const {
        return escaped(say(m_language, sentence, std::forward<Args>(args)...));
    }
    std::string name(engine::PlayerId player) const { return escaped(displayName(player, m_table, m_language)); }
    std::string badge(engine::PlayerId player) const {
        if (m_form == ReportForm::Page) {
            return svg::badge(svg::lookOf(m_table, player));
        }
        return fmt::format(R"(<img src="{}{}" width="14" height="14">)", ReportPictures::kBadge, index(player));
    }
    void heading(const std::string& text) { m_html += fmt::format("<h2>{}</h2>\n", text); }
    void paragraph(const std::string& content) { m_html += fmt::format("<p>{}</p>\n", content); }

    void begin() {
        const std::string title = escaped(reportTitle(m_line, m_language));
        m_html = fmt::format(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n"
            "<style>{}</style>\n</head>\n<body>\n<h1>{}</h1>\n",
            engine::codeOf(m_language), title, m_form == ReportForm::Page ? kReportStyle : std::string_view(), title);
        paragraph(in("The Adjudicator · began {} · game {}",
                     sheet::dateAndTime(m_line.log().front().entry.time, m_language), db::toHex(m_line.game())));
        const engine::Turn& turn = m_line.position().turn;
        if (turn.winner) {
            paragraph("<b>" + in("{} has won.", displayName(*turn.winner, m_table, m_language)) + "</b>");
        } else if (turn.phase == engine::Phase::Ended) {
            paragraph("<b>" + in("The game is over without a winner.") + "</b>");
        } else {
            paragraph("<b>" + in("The game is not over: round {}, {}.", turn.round, word(turn.phase, m_language)) +
                      "</b>");
        }
    }

    void tellRules() {
        const engine::Rules& rules = m_table.rules;
        heading(in("Documents and rulings"));
        std::vector<std::string> titles;
        for (const engine::Document document : rules.documents) {
            titles.emplace_back(word(document, m_language));
        }
        paragraph(titles.empty() ? in("Base rules") : escaped(joined(titles, " · ")));
        paragraph(in("First to {} points.", m_line.position().number(engine::Number::WinningScore)));
        if (!rules.switches.empty()) {
            paragraph(in("Optional clauses in force: {}", joined(rules.switches)));
        }
        if (const std::string settled = combinationText(rules); !settled.empty()) {
            paragraph(in("House combination: {}", settled));
        }
        const auto departures = rules.rulings.departures();
        for (const engine::RulingChoice& choice : departures) {
            const engine::RulingInfo& about = engine::info(choice.id);
            paragraph(fmt::format("<span class=\"tag\"><b>{}={}</b></span> {} <b>{}</b>", engine::toText(choice.id),
                                  engine::optionText(choice), escaped(about.question.in(m_language)),
                                  escaped(engine::textOf(choice).in(m_language))));
        }
        paragraph(departures.empty() ? in("All rulings are at their defaults.")
                                     : in("All other rulings are at their defaults."));
    }

    void tellPoints() {
        heading(in("Players and points"));
        m_html += fmt::format("<table class=\"points\" width=\"100%\"><tr><th>{}</th><th>{}</th><th>{}</th></tr>\n",
                              in("Player"), in("From"), in("Points"));
        const engine::Position& position = m_line.position();
        for (const engine::PlayerId player : m_table.seats()) {
            std::string shares;
            for (const engine::PointShare& share : engine::pointShares(position, player)) {
                shares +=
                    fmt::format("{}{} {} <small class=\"tag\">{}</small>", shares.empty() ? "" : ", ",
                                escaped(word(share.source, m_language)), share.points, engine::toText(share.clause));
            }
            m_html += fmt::format("<tr><td>{} {}{}</td><td>{}</td><td>{}</td></tr>\n", badge(player), name(player),
                                  position.turn.winner == player ? " – " + in("winner") : std::string(),
                                  shares.empty() ? "–" : shares, engine::scoreOf(position, player));
        }
        m_html += "</table>\n";
    }

    void tellBoard() {
        heading(in("The board at the end"));
        if (m_form == ReportForm::Page) {
            BoardSvg options;
            options.title = say(m_language, "The board");
            m_html += boardSvg(m_line.position(), options) + "\n";
        } else {
            m_html += fmt::format("<p align=\"center\"><img src=\"{}\"></p>\n", ReportPictures::kBoard);
        }
    }

    void tellThrows() {
        const auto players = countsByPlayer(m_line);
        heading(in("How the dice were thrown"));
        m_html += fmt::format(
            "<table class=\"throws\" "
            "width=\"100%\"><tr><th>{}</th><th>{}</th><th>{}</th><th>{}</th><th>{}</th><th>{}</th><th>{}</th>"
            "</tr>\n",
            in("Player"), escaped(wordFor(DiceLevel::Witnessed, m_language)),
            escaped(wordFor(DiceLevel::Desk, m_language)), escaped(wordFor(DiceLevel::Entered, m_language)),
            escaped(wordFor(DiceLevel::Camera, m_language)), in("void"), in("taken back"));
        for (const engine::PlayerId player : m_table.seats()) {
            const ThrowCounts& counts = players[index(player)].counts;
            m_html += fmt::format(
                "<tr><td>{} {}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                badge(player), name(player), counts.witnessed, counts.desk, counts.entered, counts.camera, counts.voids,
                counts.takenBack);
        }
        m_html += "</table>\n";
    }

    static std::string faces(const engine::Dice& dice) {
        std::string text;
        for (const engine::Die& die : dice.dice) {
            text += (text.empty() ? "" : " + ") + std::to_string(die.value);
        }
        return text;
    }

    void tellRound(const engine::RoundFought& round, const engine::Event& event) {
        std::string clauses;
        for (const engine::ClauseId clause : event.clauses) {
            clauses += fmt::format(" <small class=\"tag\">{}</small>", engine::toText(clause));
        }
        const std::string walls = round.walls > 0 ? fmt::format(" + {}", round.walls) : std::string();
        paragraph(fmt::format(
            "{} <b>{} : {}{}</b> – {}{}", in("Round {}:", round.round), faces(round.attackerDice),
            faces(round.defenderDice), walls,
            round.loser == engine::CombatSide::Attacker ? in("the attacker loses") : in("the defender loses"),
            clauses));
    }

    void tellCombats() {
        bool any = false;
        for (const LineAct& each : m_line.acts()) {
            const ActDone& act = m_line.actAt(each.now);
            for (const engine::Event& event : act.events) {
                if (std::holds_alternative<engine::AttackStarted>(event.body)) {
                    if (!any) {
                        heading(in("Combats"));
                        any = true;
                    }
                    m_html +=
                        fmt::format("<h3>{} {}</h3>\n", escaped(summary(act.action, act.events, m_table, m_language)),
                                    in("(entry {})", sheet::placeName(each.now)));
                } else if (const auto* round = std::get_if<engine::RoundFought>(&event.body)) {
                    tellRound(*round, event);
                } else if (std::holds_alternative<engine::AttackEnded>(event.body)) {
                    const std::string end = sentence(event, m_table, m_language);
                    if (!end.empty()) {
                        paragraph("<b>" + escaped(end) + "</b>");
                    }
                }
            }
        }
    }

    /// What only prepares a throw says nothing of the game's course; it is in the record.
    static bool isCourse(const LogLine& line) {
        return !std::holds_alternative<CommitmentShown>(line.entry.body) &&
               !std::holds_alternative<ThrowDeclared>(line.entry.body) &&
               !std::holds_alternative<WordGiven>(line.entry.body);
    }

    void tellEntry(const LogLine& line) {
        std::string marks;
        if (const ActDone* act = line.act(); act != nullptr && act->thrown) {
            marks += " <small>(" + escaped(wordFor(act->thrown->level, m_language)) + ")</small>";
        }
        for (const engine::ClauseId clause : clausesOf(line)) {
            marks += fmt::format(" <small class=\"tag\">{}</small>", engine::toText(clause));
        }
        if (line.correctedBy) {
            marks += " <small>– " + in("corrected by entry {}", *line.correctedBy) + "</small>";
        } else if (!line.onLine) {
            marks += " <small>– " + in("taken back") + "</small>";
        }
        m_html += fmt::format(
            "<p class=\"act{}\"><span class=\"when\"><b>{}</b> {}</span> <span class=\"what\">{}</span>"
            "{}</p>\n",
            line.onLine ? "" : " off", line.seq(), escaped(sheet::timeOfDay(line.entry.time)),
            escaped(summaryOf(line, m_table, m_language)), marks);
    }

    bool tellCourse(const Progress& progress) {
        constexpr std::size_t kLook = 64;
        heading(in("The course of the game"));
        const auto& log = m_line.log();
        for (std::size_t i = 0; i < log.size(); ++i) {
            if (progress && i % kLook == 0 && !progress(i, log.size())) {
                return false;
            }
            if (isCourse(log[i])) {
                tellEntry(log[i]);
            }
            if (const ActDone* act = log[i].act(); act != nullptr && log[i].onLine) {
                for (const engine::Event& event : act->events) {
                    if (const auto* turn = std::get_if<engine::TurnStarted>(&event.body)) {
                        m_html += fmt::format("<h3>{}</h3>\n", in("Round {}: {}", turn->round,
                                                                  displayName(turn->player, m_table, m_language)));
                    }
                }
            }
        }
        return true;
    }

    void tellHead() {
        heading(in("The head of the record"));
        const std::string text = headText(m_line.game(), m_line.head());
        m_html += "<div class=\"foot\">";
        m_html +=
            m_form == ReportForm::Page ? qrSvg(text) : fmt::format("<p><img src=\"{}\"></p>", ReportPictures::kCode);
        paragraph(fmt::format("{} <b>{}</b>", in("Chain head after entry {}, to be read aloud:", m_line.head().seq),
                              db::spokenCode(m_line.head().hash)));
        m_html += fmt::format("<p class=\"code\">{}</p>\n", db::toHex(m_line.head().hash));
        if (m_line.genesis().deskKey) {
            paragraph(in("Fingerprint of the desk’s key: {}", fingerprint(*m_line.genesis().deskKey)));
        }
        paragraph(
            in("Whoever keeps this report can show later that the record up to this entry is as it was then: "
               "adjudicator game verify --head with the text of the code."));
        paragraph("<small>" + in("The Adjudicator {}, rules version {}", kVersion, kRulesVersion) + "</small>");
        m_html += "</div>\n";
    }

    const Line& m_line;
    const engine::Table& m_table;
    Language m_language;
    ReportForm m_form;
    std::string m_html;
};

}  // namespace

std::string reportTitle(const Line& line, Language language) {
    return say(language, "Report of game {}", line.genesis().gameNumber);
}

std::optional<std::string> gameReport(const Line& line, Language language, ReportForm form, const Progress& progress) {
    return GameReport(line, language, form).write(progress);
}

}  // namespace adjudicator
