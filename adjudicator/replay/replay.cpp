// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/replay/replay.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "adjudicator/public/public_view.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/replay/shared_parts.h"
#include "adjudicator/replay_files.h"
#include "adjudicator/report/html.h"
#include "adjudicator/report/player_look.h"
#include "adjudicator/report/sheet_words.h"
#include "adjudicator/statistics/game_statistics.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "adjudicator/web/json_text.h"
#include "adjudicator/web/page_sentences.h"
#include "adjudicator/web/table_json.h"
#include "engine/clauses/catalogue.h"

namespace adjudicator {

using engine::Language;

namespace {

using Json = nlohmann::ordered_json;

/// What is played: acts that count, or that a correction changed later, and the corrections themselves.
bool isStep(const LogLine& line) {
    return line.act() != nullptr ? line.onLine || line.correctedBy
                                 : std::holds_alternative<CorrectedOf<TableGame>>(line.entry.body) && line.onLine;
}

std::string titleOf(const Line& line, Language language) {
    std::vector<std::string> names;
    for (const engine::PlayerId player : line.position().seats()) {
        names.push_back(displayName(player, *line.position().table, language));
    }
    return say(language, "Game {}: {}", line.genesis().gameNumber, fmt::join(names, ", "));
}

/// Puts the steps of a game together.
class Course {
public:
    Course(const Line& line, Language language) : m_line(line), m_table(*line.position().table), m_language(language) {}

    void add(const Line& at, const LogLine& entry) {
        const PublicView view = publicViewOf(at, m_language, true);
        Json step = web::viewJson(view);
        // What is the same in every step, or means nothing in a browser.
        for (const char* field : {"head", "code", "waitsForWord", "score"}) {
            step.erase(field);
        }
        step["time"] = sheet::timeOfDay(entry.entry.time);
        step["says"] = summaryOf(entry, m_table, m_language);
        step["round"] = at.position().turn.round;
        Json clauses = Json::array();
        for (const engine::ClauseId clause : clausesOf(entry)) {
            clauses.push_back(std::string(engine::toText(clause)));
            m_clauses[std::string(engine::toText(clause))] = std::string(engine::info(clause).title.in(m_language));
        }
        step["clauses"] = std::move(clauses);
        step["rolls"] = rollsOf(entry);
        step["board"] = m_boards.next(web::boardPicture(at.position(), m_language));
        const std::string place = web::combatPicture(at.position(), view);
        step["place"] = place.empty() ? Json(nullptr) : m_places.next(place);
        m_steps.push_back(std::move(step));
    }

    [[nodiscard]] bool empty() const { return m_steps.empty(); }

    [[nodiscard]] Json whole() const {
        Json players = Json::array();
        const GameStatistics counted = statisticsOf(m_line);
        for (const engine::PlayerId player : m_line.position().seats()) {
            const Account& luck = counted.players[index(player)].production;
            players.push_back({{"name", displayName(player, m_table, m_language)},
                               {"badge", svg::badge(svg::lookOf(m_table, player))},
                               {"colour", svg::lookOf(m_table, player).colour},
                               {"came", luck.came()},
                               {"expected", luck.expected()},
                               {"luck", luck.percentile()}});
        }
        return {{"title", titleOf(m_line, m_language)},
                {"date", sheet::dateAndTime(m_line.log().front().entry.time, m_language)},
                {"score", m_line.position().number(engine::Number::WinningScore)},
                {"players", std::move(players)},
                {"clauses", m_clauses},
                {"boards", m_boards.parts()},
                {"places", m_places.parts()},
                {"steps", m_steps}};
    }

private:
    /// The sum of a production roll, for the chart of sums; null for anything else.
    [[nodiscard]] static Json rollsOf(const LogLine& entry) {
        const ActDone* act = entry.act();
        if (const auto* roll = act != nullptr ? std::get_if<engine::Roll>(&act->action) : nullptr) {
            int sum = 0;
            for (const engine::Die& die : roll->dice.dice) {
                sum += die.value;
            }
            return sum;
        }
        return nullptr;
    }

    const Line& m_line;
    const engine::Table& m_table;
    Language m_language;
    replay::SharedParts m_boards;
    replay::SharedParts m_places;
    std::map<std::string, std::string> m_clauses;
    Json m_steps = Json::array();
};

/// JSON that may stand in a script of a page: no markup begins in it.
std::string inScript(const Json& json) {
    std::string text = web::jsonText(json);
    for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at)) {
        text.replace(at, 1, "\\u003c");
    }
    return text;
}

std::string filledIn(std::string page, std::string_view mark, const std::string& with) {
    const std::size_t at = page.find(mark);
    return at == std::string::npos ? page : page.replace(at, mark.size(), with);
}

}  // namespace

void eachStep(const Line& line, const ReplayStretch& stretch,
              const std::function<bool(const Line& at, const LogLine& entry)>& see) {
    Line at = line.upTo(0);
    const auto& log = line.log();
    for (std::size_t seq = 1; seq < log.size() && seq <= stretch.to.value_or(log.size()); ++seq) {
        at.follow(line);
        const auto& entry = log[seq];
        if (seq >= stretch.from && isStep(entry) && !see(at, entry)) {
            return;
        }
    }
}

std::size_t stepCount(const Line& line, const ReplayStretch& stretch) {
    std::size_t count = 0;
    for (const LogLine& entry : line.log()) {
        const bool isInside = entry.seq() >= stretch.from && entry.seq() <= stretch.to.value_or(entry.seq());
        count += isInside && entry.seq() > 0 && isStep(entry) ? 1U : 0U;
    }
    return count;
}

ReplayStretch newestSteps(const Line& line, std::size_t most) {
    ReplayStretch stretch;
    std::size_t count = 0;
    for (std::size_t seq = line.log().size(); seq-- > 1 && count < most;) {
        if (isStep(line.log()[seq])) {
            stretch.from = seq;
            ++count;
        }
    }
    return stretch;
}

std::optional<std::string> gameReplay(const Line& line, Language language, const ReplayStretch& stretch,
                                      const Progress& progress) {
    constexpr std::size_t kLook = 16;
    Course course(line, language);
    std::size_t done = 0;
    bool isStopped = false;
    eachStep(line, stretch, [&](const Line& at, const LogLine& entry) {
        isStopped = progress && ++done % kLook == 0 && !progress(entry.seq(), line.log().size());
        if (!isStopped) {
            course.add(at, entry);
        }
        return !isStopped;
    });
    if (isStopped || course.empty()) {
        return std::nullopt;
    }
    std::string page(replay::kPage);
    page = filledIn(std::move(page), "@LANG@", std::string(engine::codeOf(language)));
    page = filledIn(std::move(page), "@TITLE@", escaped(titleOf(line, language)));
    page = filledIn(std::move(page), "@STYLE@", std::string(replay::kStyle));
    page = filledIn(std::move(page), "@NOSCRIPT@", say(language, "This page needs JavaScript."));
    page = filledIn(std::move(page), "@SENTENCES@", web::sentencesJson(web::sentencesOf(replay::kScript), language));
    page = filledIn(std::move(page), "@SCRIPT@", web::withKeys(replay::kScript));
    return filledIn(std::move(page), "@GAME@", inScript(course.whole()));
}

}  // namespace adjudicator
