// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>
#include <QStringList>
#include <vector>

#include "engine/clauses/language.h"
#include "engine/tournament/standings.h"

namespace ui {

/// What everybody in the room may see of a tournament: who sits where, and the standings. Penalties, disputes, reasons
/// and what the record holds beside are not in it. The projector is drawn from this value alone.
struct ProjectorView {
    struct Seat {
        QString name;
        QString club;
        QString table;
        int seat = 1;
        bool operator==(const Seat&) const = default;
    };
    struct Table {
        QString name;
        std::vector<Seat> seats;
        bool operator==(const Table&) const = default;
    };
    struct Row {
        int rank = 1;
        QString name;
        QString club;
        QStringList values;
        QString separator;
        bool operator==(const Row&) const = default;
    };
    QString tournament;
    /// Empty where no round is seated.
    QString round;
    std::vector<Table> tables;
    std::vector<Seat> byName;
    QStringList resting;
    QStringList criteria;
    std::vector<Row> rows;
    bool isProvisional = false;
    /// What phones open; empty while there are no pages for them.
    QString phones;
    bool operator==(const ProjectorView&) const = default;
};

/// The round that is shown must be seated, or 0 for none.
[[nodiscard]] ProjectorView projectorViewOf(const engine::tournament::Position& position,
                                            const engine::tournament::Standings& standings, int round,
                                            engine::Language language);

/// What is shown one after the other.
enum class ProjectorPart { ByTable, ByName, Standings, Phones };

/// One page: a part, and which of its items (first, end).
struct ProjectorSlide {
    ProjectorPart part = ProjectorPart::ByTable;
    std::size_t first = 0;
    std::size_t end = 0;
    /// Which page of its part, from 1, of how many.
    int number = 1;
    int of = 1;
    bool operator==(const ProjectorSlide&) const = default;
};

/// What the director wants to be shown.
struct ProjectorChoice {
    bool byTable = true;
    bool byName = true;
    bool standings = true;
    bool clubs = true;
    bool operator==(const ProjectorChoice&) const = default;
};

/// The pages of everything that is wanted and there, in the order of the parts; the same for every size of a screen.
[[nodiscard]] std::vector<ProjectorSlide> projectorPages(const ProjectorView& view, const ProjectorChoice& choice);

/// How long a page stays, in milliseconds: longer where more is to be searched. `pace` is the time of a full page.
[[nodiscard]] int projectorTime(const ProjectorView& view, const ProjectorSlide& page, int paceSeconds);

}  // namespace ui
