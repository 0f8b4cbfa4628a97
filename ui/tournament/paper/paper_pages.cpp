// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/paper/paper_pages.h"

namespace ui::paper {

namespace {

using adjudicator::PaperWords;

Cell playerCell(const adjudicator::PaperPlayer& player) {
    QString under = text(player.id);
    if (!player.club.empty()) {
        under += QStringLiteral(" · ") + text(player.club);
    }
    return {text(player.name), under, false};
}

Cell valueCell(const adjudicator::PaperValue& value) {
    return {text(value.shown), text(value.exact), false};
}

void setTable(Flow& flow, const std::vector<std::string>& criteria, const std::vector<adjudicator::StandingLine>& lines,
              const PaperWords& words) {
    constexpr qreal kRankWide = 12;
    constexpr qreal kNameWide = 50;
    constexpr qreal kValueWide = 20;
    constexpr qreal kSeparatorWide = 27;
    std::vector<Column> columns{{text(words.rank), kRankWide, true}, {text(words.player), kNameWide, false}};
    for (const std::string& word : criteria) {
        columns.push_back({text(word), kValueWide, true});
    }
    columns.push_back({text(words.separator), kSeparatorWide, false});
    std::vector<std::vector<Cell>> rows;
    for (const adjudicator::StandingLine& line : lines) {
        auto& row = rows.emplace_back();
        row.push_back({QString::number(line.rank), {}, true});
        row.push_back(playerCell(line.player));
        for (const adjudicator::PaperValue& value : line.values) {
            row.push_back(valueCell(value));
        }
        row.push_back({text(line.separator), {}, false});
    }
    flow.table(columns, rows);
}

void setPenalties(Flow& flow, const std::vector<adjudicator::PenaltyLine>& lines, const PaperWords& words) {
    if (lines.empty()) {
        return;
    }
    flow.heading(text(words.penalties));
    std::vector<std::vector<Cell>> rows;
    for (const adjudicator::PenaltyLine& line : lines) {
        rows.push_back({playerCell(line.player),
                        {text(line.what), {}, false},
                        {text(line.rule), {}, false},
                        {text(line.reason), {}, false}});
    }
    flow.table({{text(words.player), 3, false},
                {QString(), 3, false},
                {text(words.rule), 2, false},
                {text(words.reason), 4, false}},
               rows);
}

/// A line to sign on, for the director.
void setSignature(Flow& flow, const PaperWords& words) {
    constexpr qreal kHigh = 9 * kMm;
    flow.skip(10 * kMm);
    flow.place(
        kHigh, [director = text(words.director), clock = text(words.clock)](QPainter& painter, const QRectF& box) {
            const qreal half = box.width() / 2;
            const std::pair<qreal, QString> fields[] = {{box.left(), director}, {box.left() + half, clock}};
            for (const auto& [left, word] : fields) {
                constexpr qreal kWordWide = 42 * kMm;
                drawFitted(painter, {left, box.top(), kWordWide, box.height()}, word, typeOf(10));
                painter.setPen(QPen(Qt::black, 0.3 * kMm));
                painter.drawLine(QPointF(left + kWordWide, box.bottom()), QPointF(left + half - 4 * kMm, box.bottom()));
            }
        });
}

void setStandings(Flow& flow, const adjudicator::StandingFacts& facts, const PaperWords& words) {
    if (!facts.provisional.empty()) {
        flow.paragraph(text(facts.provisional), 10.5, QFont::DemiBold);
        for (const std::string& claim : facts.claims) {
            flow.paragraph(text(claim), 10.5);
        }
        flow.skip(1.5 * kMm);
    }
    setTable(flow, facts.criteria, facts.lines, words);
    setPenalties(flow, facts.penalties, words);
    setSignature(flow, words);
}

void setSheet(Flow& flow, const adjudicator::SheetFacts& facts, const PaperWords& words, engine::Language language) {
    constexpr qreal kNamePoints = 15;
    flow.heading(
        QStringLiteral("%1 (%2) – %3")
            .arg(text(facts.player.name), text(facts.player.id), text(adjudicator::rankText(facts.rank, language))),
        kNamePoints);
    for (const std::string& reason : facts.reasons) {
        flow.paragraph(text(reason), 11);
    }
    flow.skip(2 * kMm);
    std::vector<std::vector<Cell>> games;
    for (const adjudicator::SheetFacts::Game& game : facts.games) {
        games.push_back({{text(game.round), {}, false},
                         {QStringLiteral("%1, %2").arg(text(game.table)).arg(game.seat), {}, false},
                         {text(game.points), {}, false},
                         {text(game.place), {}, false},
                         valueCell(game.share),
                         valueCell(game.placePoints),
                         {text(game.state), {}, false}});
    }
    flow.table({{text(words.round), 24, false},
                {text(words.tableAndSeat), 24, false},
                {text(words.points), 22, true},
                {text(words.place), 24, true},
                {text(words.share), 24, true},
                {text(words.placePoints), 20, true},
                {text(words.state), 24, false}},
               games);
    flow.heading(text(words.sums));
    std::vector<std::vector<Cell>> sums;
    for (const adjudicator::SheetFacts::Sum& sum : facts.sums) {
        sums.push_back(
            {{text(sum.criterion), {}, false}, {text(sum.parts), {}, false}, {text(sum.value.shown), {}, true}});
    }
    flow.table({{QString(), 40, false}, {QString(), 110, false}, {QString(), 30, true}}, sums);
    flow.heading(text(words.neighbours));
    setTable(flow, facts.criteria, facts.neighbours, words);
    setPenalties(flow, facts.penalties, words);
}

/// The tournament's name, and what this paper is.
Draw headOf(const PaperContent& content) {
    return [name = text(content.head.tournament), line = content.title + text(content.head.where)](QPainter& painter,
                                                                                                   const QRectF& box) {
        drawFitted(painter, {box.left(), box.top(), box.width(), 8 * kMm}, name, typeOf(16, QFont::Bold));
        drawFitted(painter, {box.left(), box.top() + 8 * kMm, box.width(), 5 * kMm}, line, typeOf(10.5));
        painter.setPen(QPen(Qt::black, 0.3 * kMm));
        painter.drawLine(QPointF(box.left(), box.top() + 14 * kMm), QPointF(box.right(), box.top() + 14 * kMm));
    };
}

constexpr qreal kHeadHigh = 16 * kMm;

}  // namespace

PaperContent contentOf(const engine::tournament::Position& position, const adjudicator::TournamentStamp& stamp,
                       const adjudicator::PaperWish& wish) {
    PaperContent content;
    content.language = wish.language;
    content.head = adjudicator::paperHead(position.settings, stamp, wish.language);
    content.title = text(adjudicator::paperTitle(position.settings, wish));
    switch (wish.paper) {
        case adjudicator::Paper::Pairings:
            content.facts = adjudicator::pairingFacts(position, wish.round, wish.language);
            break;
        case adjudicator::Paper::SeatSlips:
            content.facts = adjudicator::seatSlips(position, wish.language);
            break;
        case adjudicator::Paper::ResultSlips:
            content.facts = adjudicator::resultSlips(position, stamp, wish.round, wish.language, wish.verdicts,
                                                     wish.protestUntil, wish.phones);
            break;
        case adjudicator::Paper::Standings:
            content.facts = adjudicator::standingFacts(position, standings(position), wish.language);
            break;
        case adjudicator::Paper::PlayerSheet: {
            std::vector<adjudicator::SheetFacts> sheets;
            const auto table = standings(position);
            for (const auto& row : table.rows) {
                if (!wish.player || *wish.player == row.player) {
                    sheets.push_back(adjudicator::sheetFacts(position, table, row.player, wish.language));
                }
            }
            content.facts = std::move(sheets);
            break;
        }
    }
    return content;
}

std::vector<PaperPage> pagesOf(const PaperContent& content, QSizeF printable) {
    const PaperWords words = adjudicator::paperWords(content.language);
    const QString foot = text(content.head.foot);
    const bool isSlips = std::holds_alternative<std::vector<adjudicator::SeatSlip>>(content.facts) ||
                         std::holds_alternative<std::vector<adjudicator::ResultSlip>>(content.facts) ||
                         std::holds_alternative<std::vector<PhoneSlip>>(content.facts);
    Flow flow(printable, isSlips ? std::nullopt : std::optional(headOf(content)), kHeadHigh);
    if (const auto* pairings = std::get_if<adjudicator::PairingFacts>(&content.facts)) {
        setPairings(flow, *pairings, words);
    } else if (const auto* seats = std::get_if<std::vector<adjudicator::SeatSlip>>(&content.facts)) {
        setSeatSlips(flow, *seats, content);
    } else if (const auto* results = std::get_if<std::vector<adjudicator::ResultSlip>>(&content.facts)) {
        setResultSlips(flow, *results, content);
    } else if (const auto* phones = std::get_if<std::vector<PhoneSlip>>(&content.facts)) {
        setPhoneSlips(flow, *phones, content);
    } else if (const auto* table = std::get_if<adjudicator::StandingFacts>(&content.facts)) {
        setStandings(flow, *table, words);
    } else if (const auto* sheets = std::get_if<std::vector<adjudicator::SheetFacts>>(&content.facts)) {
        for (std::size_t i = 0; i < sheets->size(); ++i) {
            if (i > 0) {
                flow.newPage();
            }
            setSheet(flow, (*sheets)[i], words, content.language);
        }
    }
    return flow.pages(isSlips ? content.title + QStringLiteral(" · ") + foot : foot);
}

}  // namespace ui::paper
