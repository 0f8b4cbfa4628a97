// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/players_panel.h"

#include <QPainter>
#include <QTextLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "engine/rules/points.h"
#include "ui/kit/elided_label.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/rules/clause_tag.h"
#include "ui/rules/house_combination.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/players.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// Below this width a card has badge and points, and the name beneath them.
constexpr int kNarrow = 170;
/// Where a card's small lines begin, how high each is, and what is left free beside and below them.
constexpr int kTextTop = 50;
constexpr int kLineHigh = 18;
constexpr int kTextMargins = 34;
constexpr int kTextBottom = 5;

/// Between what numbers the cards of a hand lie that has no known total; empty where nothing is known.
std::optional<engine::Range> boundsOf(const engine::Hand& hand) {
    engine::Range bounds{0, 0};
    for (const engine::Resource resource : engine::kResources) {
        const engine::Range& cards = hand.cards[resource];
        if (cards.most >= engine::kUnlimited) {
            return std::nullopt;
        }
        bounds.least += cards.least;
        bounds.most += cards.most;
    }
    return bounds;
}

QString shareText(const engine::PointShare& share) {
    using engine::PointSource;
    switch (share.source) {
        case PointSource::Settlements:
            return PlayersPanel::tr("Settlements %1").arg(share.points);
        case PointSource::Cities:
            return PlayersPanel::tr("Cities %1").arg(share.points);
        case PointSource::Metropolises:
            return PlayersPanel::tr("Metropolises %1").arg(share.points);
        case PointSource::Capitals:
            return PlayersPanel::tr("Capitals %1").arg(share.points);
        case PointSource::Bridges:
            return PlayersPanel::tr("Bridges %1").arg(share.points);
        case PointSource::LongestRoad:
            return PlayersPanel::tr("Longest road %1").arg(share.points);
        case PointSource::LargestArmy:
            return PlayersPanel::tr("Largest army %1").arg(share.points);
        case PointSource::SecondRoad:
            return PlayersPanel::tr("Second longest road %1").arg(share.points);
        case PointSource::SecondArmy:
            return PlayersPanel::tr("Second largest army %1").arg(share.points);
        case PointSource::VictoryPointCards:
            return PlayersPanel::tr("Victory point cards %1").arg(share.points);
        case PointSource::Factories:
            return PlayersPanel::tr("Factories %1").arg(share.points);
        case PointSource::Monopolists:
            return PlayersPanel::tr("Monopolist cards %1").arg(share.points);
        case PointSource::Exchange:
            return PlayersPanel::tr("Exchange %1").arg(share.points);
        case PointSource::Extra:
            return PlayersPanel::tr("Other %1").arg(share.points);
    }
    return {};
}

/// A number stays beside what it counts where the line wraps.
QString inOneLine(QStringList words) {
    for (QString& each : words) {
        each.replace(QLatin1Char(' '), QChar::Nbsp);
    }
    return words.join(QStringLiteral("   "));
}

QWidget* rulesBox(const engine::Rules& rules, QWidget* parent) {
    auto* box = kit::ground(parent);
    auto* layout = kit::column(box, 4, {12, 8, 12, 10});
    QStringList titles;
    for (const engine::Document document : rules.documents) {
        titles.append(said(engine::titleOf(document)));
    }
    auto* text =
        new QLabel(titles.isEmpty() ? PlayersPanel::tr("Base rules") : titles.join(QStringLiteral(" · ")), box);
    text->setWordWrap(true);
    layout->addWidget(text);
    auto* house = new HouseCombination(HouseCombination::Form::Brief, box);
    house->show(rules);
    layout->addWidget(house);
    const auto departures = rules.rulings.departures();
    auto* note = kit::note(departures.empty() ? PlayersPanel::tr("All rulings at their default")
                                              : PlayersPanel::tr("%n ruling(s) differ from the default", nullptr,
                                                                 static_cast<int>(departures.size())),
                           box);
    layout->addWidget(note);
    if (!departures.empty()) {
        auto* tags = new QWidget(box);
        auto* flow = new FlowLayout(tags);
        addTags(*flow, departures, tags);
        layout->addWidget(tags);
    }
    return box;
}

}  // namespace

PlayerCard::Content contentOf(const engine::Position& position, engine::PlayerId player) {
    PlayerCard::Content content;
    content.look = lookOf(position, player);
    content.name = nameOf(position, player);
    content.points = engine::scoreOf(position, player);
    content.active = position.turn.player == player && position.turn.phase != engine::Phase::Ended &&
                     position.turn.phase != engine::Phase::Fictional;
    QStringList shares;
    for (const engine::PointShare& share : engine::pointShares(position, player)) {
        // A source keeps its number beside it where the line wraps.
        QString text = shareText(share);
        if (const qsizetype space = text.lastIndexOf(QLatin1Char(' ')); space >= 0) {
            text[space] = QChar::Nbsp;
        }
        shares.append(text);
    }
    content.shares = shares.join(QStringLiteral(" · "));

    QStringList holding;
    const engine::Hand& hand = position.hands[player];
    if (hand.total) {
        holding.append(PlayersPanel::tr("%n card(s)", nullptr, *hand.total));
    } else if (const auto bounds = boundsOf(hand)) {
        holding.append(PlayersPanel::tr("%1–%2 cards").arg(bounds->least).arg(bounds->most));
    }
    engine::Units units;
    for (const auto& army : position.armies) {
        if (army && army->owner == player) {
            units += army->units;
        }
    }
    if (!units.empty()) {
        holding.append(unitsText(units));
    }
    for (const auto& nuke : position.nukes) {
        if (nuke == player) {
            holding.append(PlayersPanel::tr("nuclear weapon"));
        }
    }
    QStringList development;
    if (const int hidden = position.development[player].hidden.total.value_or(0); hidden > 0) {
        development.append(PlayersPanel::tr("%n development card(s)", nullptr, hidden));
    }
    if (const int knights = position.development[player].played[engine::DevelopmentCard::Knight]; knights > 0) {
        development.append(PlayersPanel::tr("%n knight(s) played", nullptr, knights));
    }
    content.holding = inOneLine(holding);
    content.development = inOneLine(development);
    for (const auto& building : position.buildings) {
        if (building && building->owner == player && building->upsideDown) {
            content.flags.append(
                building->kind == engine::BuildingKind::Settlement ? PlayersPanel::tr("Settlement upside down")
                : building->kind == engine::BuildingKind::City     ? PlayersPanel::tr("City upside down")
                                                                   : PlayersPanel::tr("Building upside down"));
        }
    }
    content.flags.removeDuplicates();
    if (position.marks.boycotted[player] && position.inForce(engine::clause::CC_14)) {
        content.flags.prepend(PlayersPanel::tr("Boycotted"));
    }
    if (position.isOut(player)) {
        content.flags = {PlayersPanel::tr("Out of the game")};
    }
    return content;
}

PlayerCard::Content fictionalContent(const engine::Position& position) {
    PlayerCard::Content content;
    content.name = PlayersPanel::tr("Fictional");
    content.shares = PlayersPanel::tr("Two players without pieces or cards");
    content.active = position.turn.phase == engine::Phase::Fictional;
    if (content.active) {
        content.holding = PlayersPanel::tr("%1 plays this turn").arg(nameOf(position, position.turn.player));
    }
    return content;
}

PlayersPanel::PlayersPanel(QWidget* parent) : QWidget(parent) {
    setMinimumWidth(96);
    auto* layout = kit::column(this, 0);
    m_head = kit::dressed(new ElidedLabel(this), {.kind = "head"});
    layout->addWidget(m_head);
    m_list = new QWidget(this);
    m_layout = kit::column(m_list, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_list);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(scroll, 1);
    m_rules = new QWidget(this);
    layout->addWidget(m_rules);
}

void PlayersPanel::show(const engine::Position& position, const engine::Position* after) {
    m_head->say(after == nullptr ? tr("Players – points") : tr("Players – points now → after"));
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const engine::PlayerId player : position.seats()) {
        PlayerCard::Content content = contentOf(position, player);
        if (after != nullptr && engine::scoreOf(*after, player) != content.points) {
            content.after = engine::scoreOf(*after, player);
        }
        m_layout->addWidget(new PlayerCard(std::move(content), m_list));
    }
    if (position.inForce(engine::clause::SW_1)) {
        m_layout->addWidget(new PlayerCard(fictionalContent(position), m_list));
    }
    m_layout->addStretch(1);
    QWidget* fresh = rulesBox(position.rules(), this);
    delete layout()->replaceWidget(m_rules, fresh);
    delete m_rules;
    m_rules = fresh;
    setRows();
}

int PlayersPanel::rowHeight() const {
    constexpr int kHead = 30;
    const int rows = std::max(1, m_layout->count() - 1);
    const int below = m_rules->isHidden() ? 0 : m_rules->heightForWidth(width());
    const int room = (height() - kHead - below) / rows;
    constexpr int kLeast = kTextTop + kLineHigh + kTextBottom;
    for (const int lines : {4, 3, 2}) {
        if (const int high = kTextTop + lines * kLineHigh + kTextBottom; high <= room) {
            return high;
        }
    }
    return kLeast;
}

void PlayersPanel::setRows() {
    m_rules->setVisible(height() > 420 && width() > kNarrow);
    const int high = rowHeight();
    for (int row = 0; row + 1 < m_layout->count(); ++row) {
        m_layout->itemAt(row)->widget()->setFixedHeight(high);
    }
}

void PlayersPanel::resizeEvent(QResizeEvent*) {
    setRows();
}

PlayerCard::PlayerCard(Content content, QWidget* parent) : QWidget(parent), m_content(std::move(content)) {
    constexpr int kBadge = 32;
    m_badge = m_content.look ? badge(*m_content.look, kBadge, devicePixelRatioF())
                             : drawn(Icon::Dice, colours().dim, kBadge, devicePixelRatioF());
    QStringList words{m_content.name};
    if (m_content.points) {
        words.append(PlayersPanel::tr("%n point(s)", nullptr, *m_content.points));
    }
    if (m_content.active) {
        words.append(PlayersPanel::tr("on turn"));
    }
    words.append(m_content.flags);
    setAccessibleName(words.join(QStringLiteral(", ")));
    QStringList tip{m_content.name, m_content.shares, m_content.holding, m_content.development};
    tip.removeAll(QString());
    setToolTip(tip.join(QStringLiteral("\n")));
}

QFont PlayerCard::smallFont() const {
    const QFont small = sized(font(), 13);
    return small;
}

std::vector<PlayerCard::Line> PlayerCard::linesIn(int width, int most, const QColor& ink) const {
    const QFontMetrics metrics(smallFont());
    const std::array<std::pair<QString, QColor>, 3> texts{
        {{m_content.shares, colours().dim}, {m_content.holding, ink}, {m_content.development, ink}}};
    // One line for each that says something; what is left goes to those that need more.
    std::array<int, 3> given{};
    int left = most;
    for (std::size_t i = 0; i < texts.size() && left > 0; ++i) {
        given[i] = texts[i].first.isEmpty() ? 0 : 1;
        left -= given[i];
    }
    std::vector<Line> lines;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (given[i] == 0) {
            continue;
        }
        QTextLayout layout(texts[i].first, smallFont());
        layout.beginLayout();
        int from = 0;
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            from = line.textStart();
            const bool isLast = from + line.textLength() >= texts[i].first.size();
            if (isLast || given[i] == 1) {
                if (isLast || left == 0) {
                    break;
                }
                --left;
                ++given[i];
            }
            lines.push_back({texts[i].first.mid(from, line.textLength()), texts[i].second});
            --given[i];
        }
        layout.endLayout();
        lines.push_back({metrics.elidedText(texts[i].first.mid(from), Qt::ElideRight, width), texts[i].second});
    }
    return lines;
}

void PlayerCard::paintFlags(QPainter& p, int y) const {
    const Colours& c = colours();
    const QString text = m_content.flags.join(QStringLiteral(", "));
    const QFontMetrics metrics(smallFont());
    const int textWidth = qMin(metrics.horizontalAdvance(text) + 16, width() - kTextMargins);
    const QRect box(18, y, textWidth, kLineHigh);
    p.setPen(Qt::NoPen);
    p.setBrush(c.warningFill);
    p.drawRoundedRect(box, 3, 3);
    p.setFont(smallFont());
    p.setPen(c.warning);
    p.drawText(box, Qt::AlignCenter, metrics.elidedText(text, Qt::ElideRight, textWidth - 8));
}

void PlayerCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const bool narrow = width() < kNarrow;
    p.fillRect(rect(), m_content.active ? c.selection : c.base);
    if (m_content.active) {
        p.fillRect(QRect(0, 0, 6, height()), c.accent);
    }
    p.fillRect(QRect(0, height() - 1, width(), 1), c.hairline);
    p.drawPixmap(narrow ? 12 : 18, narrow ? 8 : 14, m_badge);
    const QColor ink = m_content.active ? c.onSelection : c.text;

    const QFont big = sized(font(), width() < 240 ? 34 : 44, QFont::Bold);
    p.setFont(big);
    p.setPen(ink);
    QRect column(0, narrow ? 2 : 6, width() - (narrow ? 10 : 16), narrow ? 44 : 50);
    if (m_content.after) {
        const QFont small = sized(big, 26);
        p.setFont(small);
        p.setPen(c.bad);
        const QString text = QStringLiteral("→ %1").arg(*m_content.after);
        p.drawText(column, Qt::AlignRight | Qt::AlignVCenter, text);
        column.setRight(column.right() - QFontMetrics(small).horizontalAdvance(text) - 8);
        p.setFont(big);
        p.setPen(ink);
    }
    const QString points = m_content.points ? QString::number(*m_content.points) : QString();
    p.drawText(column, Qt::AlignRight | Qt::AlignVCenter, points);
    const int pointsLeft = column.right() - QFontMetrics(big).horizontalAdvance(points) - 6;
    const QFont name = sized(font(), narrow ? 15 : 18, QFont::DemiBold);
    p.setFont(name);
    constexpr int kLeft = 12;
    const QRect nameRect = narrow ? QRect(kLeft, 44, width() - kLeft - 6, 24) : QRect(60, 14, pointsLeft - 60, 32);
    p.drawText(nameRect, Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetrics(name).elidedText(m_content.name, Qt::ElideRight, nameRect.width()));
    if (narrow) {
        return;
    }

    const int room = (height() - kTextTop - kTextBottom) / kLineHigh;
    const bool flagged = !m_content.flags.isEmpty();
    int y = kTextTop;
    p.setFont(smallFont());
    for (const Line& line : linesIn(width() - kTextMargins, room - (flagged ? 1 : 0), ink)) {
        p.setPen(line.colour);
        p.drawText(QRect(18, y, width() - kTextMargins, kLineHigh), Qt::AlignLeft | Qt::AlignVCenter, line.text);
        y += kLineHigh;
    }
    if (flagged) {
        paintFlags(p, y);
    }
}

}  // namespace ui
