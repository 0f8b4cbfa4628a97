// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/hall_games.h"

#include <algorithm>
#include <ranges>
#include <set>

#include "adjudicator/public/public_view.h"
#include "adjudicator/record/game_kind.h"
#include "adjudicator/report/player_look.h"
#include "adjudicator/text/action_text.h"
#include "adjudicator/text/say.h"
#include "adjudicator/web/bring_on.h"
#include "adjudicator/web/page_sentences.h"
#include "adjudicator/web/table_json.h"
#include "db/codes.h"

namespace adjudicator::web {

namespace {

using engine::Language;

constexpr std::size_t kMarkDigits = 12;

std::string markOf(const db::GameId& game) {
    return '-' + db::toHex(game).substr(0, kMarkDigits);
}

}  // namespace

void putGame(Site& site, TableNow now, const std::string& mark, const std::optional<engine::Action>& step) {
    const Line& line = now.line;
    const engine::Position& position = line.position();
    site.put("board" + mark + ".svg", kSvg, boardPicture(position, Language::English));
    for (const auto& [language, code, _] : languagesServed(now.language)) {
        const PublicView view = publicViewOf(line, language, true);
        now.language = language;
        now.title = say(language, "Game {}", line.genesis().gameNumber);
        now.step = step ? sentence(*step, *position.table, language) : std::string();
        site.put(fmt::format("table{}.{}.json", mark, code), kJson, tableJson(view, now));
        if (const std::string combat = combatPicture(position, view); !combat.empty()) {
            site.put("combat" + mark + ".svg", kSvg, combat);
        } else {
            site.remove("combat" + mark + ".svg");
        }
    }
    for (const engine::PlayerId player : position.seats()) {
        site.put("badge" + std::to_string(engine::index(player)) + mark + ".svg", kSvg,
                 svg::badge(svg::lookOf(*position.table, player)));
    }
}

void removeGame(Site& site, const std::string& mark) {
    std::vector<std::string> gone;
    for (const auto& [path, file] : site.files()) {
        if (path.find(mark + '.') != std::string::npos) {
            gone.push_back(path);
        }
    }
    for (const std::string& path : gone) {
        site.remove(path);
    }
}

const std::optional<HallGames::Known>& HallGames::known(const db::Book& book, const db::GameId& game) {
    const auto found = m_known.find(game);
    if (found != m_known.end()) {
        return found->second;
    }
    const auto first = book.entries(game, 0, 0);
    std::optional<Known> known;
    if (first && !first->empty() && gameKindOf(first->front().body) == GameKind::Table) {
        if (const auto line = Line::fold(*first)) {
            known = Known{line->position().table->players, placeTold(*line)};
        }
    }
    return m_known.emplace(game, std::move(known)).first->second;
}

void HallGames::look(const db::Book& book, const DeskFolder& own, const engine::tournament::Position& position,
                     int round, Site& site) {
    const auto games = book.gameIds();
    if (!games) {
        return;
    }
    m_marks.clear();
    std::set<db::GameId> shown;
    for (const db::GameId& game : *games | std::views::reverse) {
        const auto& it = known(book, game);
        const auto table = it && shown.size() < kMost
                               ? tableIn(position, round, seatedAt(*position.table, it->players), it->told)
                               : std::nullopt;
        if (!table || m_marks.contains(*table)) {
            continue;
        }
        auto& line = m_lines[game];
        const auto isOther = bringOn<TableGame>(book, own, game, line);
        if (!line) {
            continue;
        }
        shown.insert(game);
        m_marks[*table] = markOf(game).substr(1);
        if (isOther && *isOther) {
            putGame(site, TableNow{*line, m_language}, markOf(game));
        }
    }
    std::erase_if(m_lines, [&](const auto& each) {
        const bool isGone = !shown.contains(each.first);
        if (isGone) {
            removeGame(site, markOf(each.first));
        }
        return isGone;
    });
}

}  // namespace adjudicator::web
