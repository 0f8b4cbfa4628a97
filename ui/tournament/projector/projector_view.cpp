// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/projector/projector_view.h"

#include <algorithm>

#include "adjudicator/tournament/paper_facts.h"
#include "ui/text/language.h"

namespace ui {

namespace {

// So many items a page can be read from the last row of a hall.
constexpr std::size_t kTablesOfPage = 9;
constexpr std::size_t kNamesOfPage = 36;
constexpr std::size_t kRowsOfPage = 12;
/// So many rows are few enough for one column with every criterion; more stand in two.
constexpr std::size_t kFewRows = 24;

std::size_t perPage(const ProjectorView& view, ProjectorPart part) {
    switch (part) {
        case ProjectorPart::ByTable:
            return kTablesOfPage;
        case ProjectorPart::ByName:
            return kNamesOfPage;
        case ProjectorPart::Phones:
            return 1;
        case ProjectorPart::Standings:
            break;
    }
    return view.rows.size() <= kFewRows ? kRowsOfPage : 2 * kRowsOfPage;
}

}  // namespace

ProjectorView projectorViewOf(const engine::tournament::Position& position,
                              const engine::tournament::Standings& standings, int round, engine::Language language) {
    ProjectorView view;
    view.tournament = said(position.settings.name);
    if (position.round(round) != nullptr) {
        const auto facts = adjudicator::pairingFacts(position, round, language);
        view.round = said(facts.round);
        for (const auto& table : facts.tables) {
            ProjectorView::Table shown{said(table.name), {}};
            for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
                shown.seats.push_back({said(table.seats[seat].name), said(table.seats[seat].club), shown.name,
                                       static_cast<int>(seat) + 1});
            }
            view.tables.push_back(std::move(shown));
        }
        for (const auto& seat : facts.byName) {
            view.byName.push_back({said(seat.player.name), said(seat.player.club), said(seat.table), seat.seat});
        }
        for (const auto& player : facts.resting) {
            view.resting.append(said(player.name));
        }
    }
    const auto table = adjudicator::standingFacts(position, standings, language);
    for (const std::string& word : table.criteria) {
        view.criteria.append(said(word));
    }
    view.isProvisional = standings.isProvisional;
    const bool hasResult = std::ranges::any_of(standings.rows, [](const auto& row) { return !row.games.empty(); });
    for (std::size_t i = 0; hasResult && i < table.lines.size(); ++i) {
        // Who is out is no matter of the hall.
        if ((*position.table)[table.lines[i].player.player].disqualified) {
            continue;
        }
        ProjectorView::Row row{table.lines[i].rank,
                               said(table.lines[i].player.name),
                               said(table.lines[i].player.club),
                               {},
                               said(table.lines[i].separator)};
        for (const auto& value : table.lines[i].values) {
            row.values.append(said(value.shown));
        }
        view.rows.push_back(std::move(row));
    }
    return view;
}

std::vector<ProjectorSlide> projectorPages(const ProjectorView& view, const ProjectorChoice& choice) {
    std::vector<ProjectorSlide> pages;
    const auto add = [&](bool isWanted, ProjectorPart part, std::size_t count) {
        const std::size_t each = perPage(view, part);
        const std::size_t of = (count + each - 1) / each;
        // Pages of about the same length, none with a single line left over.
        const std::size_t even = of == 0 ? 0 : (count + of - 1) / of;
        for (std::size_t i = 0; isWanted && i < of; ++i) {
            pages.push_back(
                {part, i * even, std::min(count, (i + 1) * even), static_cast<int>(i) + 1, static_cast<int>(of)});
        }
    };
    add(choice.byTable, ProjectorPart::ByTable, view.tables.size());
    add(choice.byName, ProjectorPart::ByName, view.byName.size());
    add(choice.standings, ProjectorPart::Standings, view.rows.size());
    add(!view.phones.isEmpty(), ProjectorPart::Phones, 1);
    return pages;
}

int projectorTime(const ProjectorView& view, const ProjectorSlide& page, int paceSeconds) {
    constexpr int kMs = 1000;
    constexpr double kLeast = 0.5;
    const double full = static_cast<double>(page.end - page.first) / static_cast<double>(perPage(view, page.part));
    return static_cast<int>(paceSeconds * kMs * std::max(kLeast, full));
}

}  // namespace ui
