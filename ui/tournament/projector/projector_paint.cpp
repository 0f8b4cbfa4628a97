// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/projector/projector_paint.h"

#include <QCoreApplication>

#include "ui/kit/code_picture.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

class ProjectorTexts {
    Q_DECLARE_TR_FUNCTIONS(ui::ProjectorWindow)
};

// Drawn as for 1920 × 1080 and scaled.
constexpr qreal kScreenWide = 1920;
constexpr qreal kScreenHigh = 1080;
constexpr qreal kEdge = 44;
constexpr qreal kHeadHigh = 128;
constexpr qreal kFootHigh = 64;

QFont projectorType(const QPainter& p, int pixels, QFont::Weight weight = QFont::Normal) {
    const QFont font = sized(p.font(), pixels, weight);
    return font;
}

/// Smaller rather than cut; cut only where it could not be read any more.
void putText(QPainter& p, const QRectF& box, const QString& words, int pixels, QFont::Weight weight, const QColor& ink,
             Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter) {
    constexpr int kLeast = 16;
    int size = pixels;
    while (size > kLeast && QFontMetricsF(projectorType(p, size, weight)).horizontalAdvance(words) > box.width()) {
        --size;
    }
    p.setFont(projectorType(p, size, weight));
    p.setPen(ink);
    p.drawText(box, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip,
               QFontMetricsF(p.font()).elidedText(words, Qt::ElideRight, box.width()));
}

QString titleOf(const ProjectorView& view, const ProjectorSlide& page) {
    switch (page.part) {
        case ProjectorPart::ByTable:
            return ProjectorTexts::tr("%1 by table").arg(view.round);
        case ProjectorPart::ByName:
            return ProjectorTexts::tr("%1 by name").arg(view.round);
        case ProjectorPart::Phones:
            return ProjectorTexts::tr("On your phone");
        case ProjectorPart::Standings:
            break;
    }
    return view.isProvisional ? ProjectorTexts::tr("Standings, provisional") : ProjectorTexts::tr("Standings");
}

void paintHead(QPainter& p, const ProjectorView& view, const QString& title, const GameClock::Face& clock) {
    const Colours& c = colours();
    qreal right = kScreenWide - kEdge;
    if (clock.isOn) {
        constexpr qreal kClockWide = 430;
        const QRectF box(right - kClockWide, 10, kClockWide, kHeadHigh - 20);
        const bool isOver = clock.level == GameClock::Face::Level::Over;
        const bool isWarn = clock.level == GameClock::Face::Level::Warn;
        if (isOver || isWarn) {
            p.setPen(Qt::NoPen);
            p.setBrush(isOver ? c.badFill : c.warningFill);
            p.drawRoundedRect(box, 10, 10);
        }
        const QColor ink = isOver ? c.bad : isWarn ? c.warning : c.text;
        putText(p, box.adjusted(16, 0, -16, -34), clock.time, 76, QFont::Bold, ink, Qt::AlignCenter);
        const QString word = clock.isPaused ? ProjectorTexts::tr("paused")
                             : isOver       ? ProjectorTexts::tr("time is up")
                                            : ProjectorTexts::tr("of this round is left");
        putText(p, QRectF(box.left(), box.bottom() - 40, box.width(), 34), word, 26, QFont::Normal,
                isOver || isWarn ? ink : c.dim, Qt::AlignCenter);
        right = box.left() - 20;
    }
    putText(p, QRectF(kEdge, 14, right - kEdge, 66), title, 56, QFont::Bold, c.text);
    const QString phones = view.phones.isEmpty() ? QString() : QStringLiteral("  ·  ") + view.phones;
    putText(p, QRectF(kEdge, 82, right - kEdge, 36), view.tournament + phones, 28, QFont::Normal, c.dim);
    p.setPen(QPen(c.accent, 4));
    p.drawLine(QPointF(kEdge, kHeadHigh - 2), QPointF(kScreenWide - kEdge, kHeadHigh - 2));
}

/// Which page of how many: as a number where a part has more than one, and as a row of marks over all that are shown.
void paintFoot(QPainter& p, const ProjectorView& view, const ProjectorSlide& page, std::size_t index,
               std::size_t count) {
    const Colours& c = colours();
    const QRectF foot(kEdge, kScreenHigh - kFootHigh, kScreenWide - 2 * kEdge, kFootHigh);
    if (page.of > 1) {
        putText(p, QRectF(foot.right() - 420, foot.top(), 420, foot.height()),
                ProjectorTexts::tr("Page %1 of %2").arg(page.number).arg(page.of), 30, QFont::DemiBold, c.text,
                Qt::AlignRight | Qt::AlignVCenter);
    }
    constexpr qreal kMark = 14;
    constexpr qreal kGap = 12;
    const auto marks = static_cast<qreal>(count);
    const qreal step = qMin(kMark + kGap, 700 / qMax<qreal>(1, marks));
    for (std::size_t i = 0; i < count; ++i) {
        const qreal x = kScreenWide / 2 - marks * step / 2 + static_cast<qreal>(i) * step;
        p.setPen(Qt::NoPen);
        p.setBrush(i == index ? c.accent : c.hairline);
        const qreal wide = qMin(kMark, step * 0.7);
        p.drawEllipse(QRectF(x, foot.center().y() - wide / 2, wide, wide));
    }
    const bool isOfSeats = page.part == ProjectorPart::ByTable || page.part == ProjectorPart::ByName;
    if (!view.resting.isEmpty() && isOfSeats) {
        putText(p, QRectF(foot.left(), foot.top(), 520, foot.height()),
                ProjectorTexts::tr("Not playing: %1").arg(view.resting.join(QStringLiteral(", "))), 26, QFont::Normal,
                c.dim);
    }
}

QRectF bodyArea() {
    return {kEdge, kHeadHigh + 12, kScreenWide - 2 * kEdge, kScreenHigh - kHeadHigh - kFootHigh - 20};
}

void paintTables(QPainter& p, const ProjectorView& view, const ProjectorSlide& page, bool showsClubs) {
    const Colours& c = colours();
    const QRectF body = bodyArea();
    const std::size_t count = page.end - page.first;
    constexpr qreal kGap = 18;
    const std::size_t columns = count <= 2 ? count : count == 4 ? 2 : 3;
    const std::size_t lines = (count + columns - 1) / columns;
    const qreal wide = (body.width() - kGap * static_cast<qreal>(columns - 1)) / static_cast<qreal>(columns);
    const qreal high = qMin(380.0, (body.height() - kGap * static_cast<qreal>(lines - 1)) / static_cast<qreal>(lines));
    for (std::size_t i = 0; i < count; ++i) {
        const ProjectorView::Table& table = view.tables[page.first + i];
        const std::size_t tableRow = i / columns;
        const QRectF box(body.left() + static_cast<qreal>(i % columns) * (wide + kGap),
                         body.top() + static_cast<qreal>(tableRow) * (high + kGap), wide, high);
        const qreal titleHigh = high * 0.23;
        p.setPen(QPen(c.border, 2));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(box, 8, 8);
        p.setPen(Qt::NoPen);
        p.setBrush(c.selection);
        p.drawRoundedRect(QRectF(box.left(), box.top(), wide, titleHigh), 8, 8);
        putText(p, QRectF(box.left() + 20, box.top(), wide - 40, titleHigh), table.name, 46, QFont::Bold,
                c.onSelection);
        const qreal line = (high - titleHigh) / 4;
        for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
            const qreal y = box.top() + titleHigh + static_cast<qreal>(seat) * line;
            constexpr qreal kSeatWide = 50;
            putText(p, QRectF(box.left() + 18, y, kSeatWide, line), QStringLiteral("%1.").arg(seat + 1), 38,
                    QFont::Bold, c.accent);
            const bool hasClub = showsClubs && !table.seats[seat].club.isEmpty();
            const qreal nameWide = wide - kSeatWide - 40;
            const qreal clubWide = hasClub ? nameWide * 0.3 : 0;
            putText(p, QRectF(box.left() + 18 + kSeatWide, y, nameWide - clubWide - 8, line), table.seats[seat].name,
                    40, QFont::DemiBold, c.text);
            if (hasClub) {
                putText(p, QRectF(box.right() - 18 - clubWide, y, clubWide, line), table.seats[seat].club, 26,
                        QFont::Normal, c.dim, Qt::AlignRight | Qt::AlignVCenter);
            }
        }
    }
}

void paintNames(QPainter& p, const ProjectorView& view, const ProjectorSlide& page, bool showsClubs) {
    const Colours& c = colours();
    const QRectF body = bodyArea();
    const std::size_t count = page.end - page.first;
    // Few names stand larger; in one wide column the eye would lose its line.
    constexpr std::size_t kOfTwoColumns = 24;
    const std::size_t columns = count > kOfTwoColumns ? 3 : 2;
    const std::size_t lines = (count + columns - 1) / columns;
    constexpr qreal kGap = 40;
    constexpr qreal kMostHigh = 118;
    const qreal wide = (body.width() - kGap * static_cast<qreal>(columns - 1)) / static_cast<qreal>(columns);
    const qreal high = qMin(kMostHigh, body.height() / static_cast<qreal>(lines));
    const int large = qRound(qMin(52.0, high * 0.54));
    for (std::size_t i = 0; i < count; ++i) {
        const ProjectorView::Seat& seat = view.byName[page.first + i];
        const std::size_t column = i / lines;
        const QRectF row(body.left() + static_cast<qreal>(column) * (wide + kGap),
                         body.top() + static_cast<qreal>(i % lines) * high, wide, high);
        const qreal whereWide = columns == 3 ? 220 : 310;
        const qreal seatWide = columns == 3 ? 50 : 70;
        const bool hasClub = showsClubs && !seat.club.isEmpty();
        const QRectF name(row.left(), row.top(), wide - whereWide - 12, hasClub ? high * 0.64 : high);
        putText(p, name, seat.name, hasClub ? qRound(high * 0.47) : large, QFont::DemiBold, c.text);
        if (hasClub) {
            putText(p, QRectF(name.left(), row.top() + high * 0.6, name.width(), high * 0.37), seat.club,
                    qRound(high * 0.28), QFont::Normal, c.dim);
        }
        putText(p, QRectF(row.right() - whereWide, row.top(), whereWide - seatWide - 10, high), seat.table, large,
                QFont::Bold, c.accent, Qt::AlignRight | Qt::AlignVCenter);
        putText(p, QRectF(row.right() - seatWide, row.top(), seatWide, high), QStringLiteral("%1.").arg(seat.seat),
                large, QFont::Normal, c.text, Qt::AlignRight | Qt::AlignVCenter);
        p.setPen(QPen(c.hairline, 2));
        p.drawLine(row.bottomLeft(), row.bottomRight());
    }
}

void paintStandings(QPainter& p, const ProjectorView& view, const ProjectorSlide& page, bool showsClubs) {
    const Colours& c = colours();
    const QRectF body = bodyArea();
    const std::size_t count = page.end - page.first;
    constexpr std::size_t kLines = 12;
    const std::size_t columns = count > kLines ? 2 : 1;
    const std::size_t lines = (count + columns - 1) / columns;
    // In two columns there is room for the first criteria alone.
    const auto all = static_cast<std::size_t>(view.criteria.size());
    const std::size_t values = columns == 1 ? all : qMin<std::size_t>(2, all);
    constexpr qreal kGap = 50;
    constexpr qreal kTitleHigh = 52;
    const qreal wide = (body.width() - kGap * static_cast<qreal>(columns - 1)) / static_cast<qreal>(columns);
    const qreal high = (body.height() - kTitleHigh) / static_cast<qreal>(kLines);
    const qreal valueWide = columns == 1 ? qMin(190.0, 1000.0 / static_cast<qreal>(qMax<std::size_t>(1, values))) : 140;
    constexpr qreal kRankWide = 90;
    for (std::size_t column = 0; column < columns; ++column) {
        const qreal left = body.left() + static_cast<qreal>(column) * (wide + kGap);
        for (std::size_t value = 0; value < values; ++value) {
            const qreal x = left + wide - valueWide * static_cast<qreal>(values - value);
            putText(p, QRectF(x + 8, body.top(), valueWide - 8, kTitleHigh - 6), view.criteria[static_cast<int>(value)],
                    26, QFont::DemiBold, c.dim, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        const ProjectorView::Row& row = view.rows[page.first + i];
        const std::size_t column = i / lines;
        const QRectF box(body.left() + static_cast<qreal>(column) * (wide + kGap),
                         body.top() + kTitleHigh + static_cast<qreal>(i % lines) * high, wide, high);
        putText(p, QRectF(box.left(), box.top(), kRankWide - 24, high), QString::number(row.rank), 46, QFont::Bold,
                c.accent, Qt::AlignRight | Qt::AlignVCenter);
        const bool hasClub = showsClubs && !row.club.isEmpty();
        const qreal nameWide = wide - kRankWide - valueWide * static_cast<qreal>(values) - 12;
        putText(p, QRectF(box.left() + kRankWide, box.top(), nameWide, hasClub ? high * 0.64 : high), row.name,
                hasClub ? 34 : 42, QFont::DemiBold, c.text);
        if (hasClub) {
            putText(p, QRectF(box.left() + kRankWide, box.top() + high * 0.6, nameWide, high * 0.37), row.club, 20,
                    QFont::Normal, c.dim);
        }
        for (std::size_t value = 0; value < values; ++value) {
            const qreal x = box.right() - valueWide * static_cast<qreal>(values - value);
            putText(p, QRectF(x + 8, box.top(), valueWide - 8, high), row.values[static_cast<int>(value)],
                    value == 0 ? 46 : 38, value == 0 ? QFont::Bold : QFont::Normal, c.text,
                    Qt::AlignRight | Qt::AlignVCenter);
        }
        p.setPen(QPen(c.hairline, 2));
        p.drawLine(box.bottomLeft(), box.bottomRight());
    }
}

/// As large as it goes: it is read from the last row.
void paintPhones(QPainter& p, const ProjectorView& view) {
    const QRectF body = bodyArea();
    const qreal side = body.height() - 20;
    const QRectF square(body.left(), body.top() + 10, side, side);
    const QPixmap code = kit::codePixmap(view.phones.toStdString(), qRound(side), p.device()->devicePixelRatioF());
    p.drawPixmap(square.toRect(), code);
    const QRectF words(square.right() + 60, body.top(), body.right() - square.right() - 60, body.height());
    putText(p, QRectF(words.left(), words.center().y() - 150, words.width(), 90), view.phones, 64, QFont::Bold,
            colours().text);
    const QStringList lines{ProjectorTexts::tr("Find your table, the clock, the standings."),
                            ProjectorTexts::tr("Your own code is at the director’s desk.")};
    qreal y = words.center().y() - 20;
    for (const QString& line : lines) {
        putText(p, QRectF(words.left(), y, words.width(), 60), line, 40, QFont::Normal, colours().dim);
        y += 66;
    }
}

}  // namespace

void paintProjector(QPainter& painter, const QRectF& area, const ProjectorView& view,
                    const std::optional<ProjectorSlide>& page, std::size_t index, std::size_t count,
                    const ProjectorChoice& choice, const GameClock::Face& clock) {
    const Colours& c = colours();
    painter.fillRect(area, c.base);
    const qreal scale = qMin(area.width() / kScreenWide, area.height() / kScreenHigh);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(area.left() + (area.width() - kScreenWide * scale) / 2,
                      area.top() + (area.height() - kScreenHigh * scale) / 2);
    painter.scale(scale, scale);
    if (!page) {
        paintHead(painter, view, view.tournament, clock);
        putText(painter, QRectF(kEdge, kHeadHigh, kScreenWide - 2 * kEdge, kScreenHigh - kHeadHigh - kFootHigh),
                ProjectorTexts::tr("Seats and standings will be shown here."), 52, QFont::Normal, c.dim,
                Qt::AlignCenter);
        painter.restore();
        return;
    }
    paintHead(painter, view, titleOf(view, *page), clock);
    switch (page->part) {
        case ProjectorPart::ByTable:
            paintTables(painter, view, *page, choice.clubs);
            break;
        case ProjectorPart::ByName:
            paintNames(painter, view, *page, choice.clubs);
            break;
        case ProjectorPart::Standings:
            paintStandings(painter, view, *page, choice.clubs);
            break;
        case ProjectorPart::Phones:
            paintPhones(painter, view);
            break;
    }
    paintFoot(painter, view, *page, index, count);
    painter.restore();
}

QString projectorWords(const ProjectorView& view, const std::optional<ProjectorSlide>& page) {
    if (!page) {
        return ProjectorTexts::tr("Seats and standings will be shown here.");
    }
    QStringList words{titleOf(view, *page)};
    for (std::size_t i = page->first; i < page->end; ++i) {
        switch (page->part) {
            case ProjectorPart::ByTable: {
                QStringList names;
                for (const auto& seat : view.tables[i].seats) {
                    names.append(seat.name);
                }
                words.append(view.tables[i].name + QStringLiteral(": ") + names.join(QStringLiteral(", ")));
                break;
            }
            case ProjectorPart::ByName:
                words.append(QStringLiteral("%1: %2, %3")
                                 .arg(view.byName[i].name, view.byName[i].table)
                                 .arg(view.byName[i].seat));
                break;
            case ProjectorPart::Standings:
                words.append(QStringLiteral("%1. %2").arg(view.rows[i].rank).arg(view.rows[i].name));
                break;
            case ProjectorPart::Phones:
                words.append(view.phones);
                break;
        }
    }
    return words.join(QStringLiteral("; "));
}

}  // namespace ui
