// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/act_bar.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "ui/board/artwork.h"
#include "ui/kit/kit.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

ActButton::ActButton(Act act, const QString& word, const engine::Cards* price, QWidget* parent)
    : QAbstractButton(parent), m_act(act) {
    setCheckable(true);
    setText(word);
    setFocusPolicy(Qt::TabFocus);
    QString tip = QStringLiteral("%1 (%2)").arg(text(), keyOf(act));
    if (price != nullptr && !price->none()) {
        m_price = *price;
        tip += QStringLiteral("\n") + cardsWords(*price);
    }
    m_words = tip;
    setToolTip(tip);
    setAccessibleName(tip);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ActButton::setPossible(bool possible) {
    if (m_possible != possible) {
        m_possible = possible;
        const QString words =
            possible ? m_words : m_words + QStringLiteral("\n") + tr("Not possible now: press for why");
        setToolTip(words);
        setAccessibleName(words);
        update();
    }
}

namespace {

/// Rows so low have the drawing and the key above the word.
constexpr int kLowButton = 50;
constexpr int kWordEdge = 3;
constexpr int kSmallWord = 11;
/// An elided text is measured more finely than in whole pixels.
constexpr int kWordSlack = 2;
/// In a low button the key stands beside the first of two lines.
constexpr int kKeyWide = 16;

/// In two lines, as even as its spaces allow; in one where it has none.
QStringList onTwoLines(const QString& word, const QFontMetrics& metrics) {
    QStringList best{word};
    int least = metrics.horizontalAdvance(word);
    for (qsizetype at = word.indexOf(QLatin1Char(' ')); at >= 0; at = word.indexOf(QLatin1Char(' '), at + 1)) {
        const QStringList lines{word.left(at), word.mid(at + 1)};
        const int wide = std::max(metrics.horizontalAdvance(lines[0]), metrics.horizontalAdvance(lines[1]));
        if (wide < least) {
            least = wide;
            best = lines;
        }
    }
    return best;
}

}  // namespace

int ActButton::leastWidth(const QFont& font, const QString& word) {
    const QFontMetrics metrics(sized(font, kSmallWord));
    const QStringList lines = onTwoLines(word, metrics);
    const int first = metrics.horizontalAdvance(lines.first()) + (lines.size() > 1 ? kKeyWide : 0);
    return std::max(first, metrics.horizontalAdvance(lines.last())) + 2 * kWordEdge + kWordSlack;
}

bool ActButton::isLow() const {
    return height() < kLowButton;
}

ActButton::Lettering ActButton::lettering() const {
    const int room = width() - 2 * kWordEdge;
    const auto weight = isChecked() ? QFont::DemiBold : QFont::Normal;
    for (const int size : {isLow() ? 13 : 14, 12, kSmallWord}) {
        const QFont type = sized(font(), size, weight);
        if (QFontMetrics(type).horizontalAdvance(text()) + kWordSlack <= room) {
            return {type, {text()}, true};
        }
    }
    Lettering words{sized(font(), kSmallWord), {}, true};
    const QFontMetrics metrics(words.font);
    words.lines = onTwoLines(text(), metrics);
    const bool besideKey = isLow() && words.lines.size() > 1;
    for (QString& line : words.lines) {
        const int its = besideKey && &line == &words.lines.first() ? room - kKeyWide : room;
        words.isWhole = words.isWhole && metrics.horizontalAdvance(line) + kWordSlack <= its;
        line = metrics.elidedText(line, Qt::ElideRight, its);
    }
    return words;
}

void ActButton::paintKey(QPainter& p, int top) const {
    p.setFont(sized(font(), kSmallWord, QFont::DemiBold));
    p.drawText(rect().adjusted(0, top, -6, 0), Qt::AlignRight | Qt::AlignTop, keyOf(m_act));
}

/// The lines one above the other, in the middle of the room; beside a key at its left.
void ActButton::paintWord(QPainter& p, const QRect& room) const {
    const Lettering words = lettering();
    p.setFont(words.font);
    constexpr int kLineHigh = 13;
    const bool areTwo = words.lines.size() > 1;
    const int high = areTwo ? kLineHigh : room.height();
    const Qt::Alignment align = areTwo && isLow() ? Qt::AlignLeft | Qt::AlignVCenter : Qt::Alignment(Qt::AlignCenter);
    int top = room.top() + (room.height() - high * static_cast<int>(words.lines.size())) / 2;
    for (const QString& line : words.lines) {
        p.drawText(QRect(kWordEdge, top, width() - 2 * kWordEdge, high), static_cast<int>(align), line);
        top += high;
    }
}

void ActButton::paintEvent(QPaintEvent*) {
    const Colours& c = colours();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const bool on = isChecked();
    p.setBrush(on || isDown() ? c.selection : m_possible ? c.button : c.window);
    p.setPen(QPen(on || hasFocus() ? c.accent : m_possible ? c.border : c.hairline, on || hasFocus() ? 2.0 : 1.0));
    p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    QColor ink = m_possible ? (on ? c.onSelection : c.text) : c.dim;
    ink.setAlphaF(m_possible ? 1.0F : 0.55F);
    p.setPen(ink);
    if (isLow()) {
        paintLow(p, ink);
        return;
    }
    const bool tall = height() >= 70;
    const QPixmap picture = drawn(infoOf(m_act).icon, ink, 22, devicePixelRatioF());
    p.drawPixmap(QPointF(width() / 2.0 - 11, tall ? 8 : 6), picture);
    paintKey(p, 5);
    paintWord(p, QRect(0, tall ? 31 : 29, width(), tall ? 24 : 26));

    if (m_price && tall) {
        const int count = m_price->total();
        const qreal step = qMin(13.0, (width() - 12.0) / count);
        qreal x = width() / 2.0 - step * (count - 1) / 2;
        p.setOpacity(m_possible ? 1 : 0.45);
        for (const engine::Resource resource : engine::kResources) {
            for (int i = 0; i < (*m_price)[resource]; ++i) {
                p.save();
                p.translate(x, height() - 12);
                artwork::paintResource(p, resource, 13);
                p.restore();
                x += step;
            }
        }
    }
}

/// A word in two lines has the room of the drawing too; the key is always there.
void ActButton::paintLow(QPainter& p, const QColor& ink) const {
    constexpr int kPicture = 15;
    constexpr int kTop = 3;
    paintKey(p, kTop - 1);
    if (lettering().lines.size() > 1) {
        paintWord(p, rect().adjusted(0, 2, 0, -2));
        return;
    }
    p.drawPixmap(QPointF(6, kTop), drawn(infoOf(m_act).icon, ink, kPicture, devicePixelRatioF()));
    paintWord(p, rect().adjusted(0, kTop + kPicture - 1, 0, -2));
}

namespace {

/// The table as it is in each phase that has cells of its own: copied once, as all acts are asked of each.
class InPhases {
public:
    explicit InPhases(const engine::Position& position) {
        for (const engine::Phase phase : kPhases) {
            engine::Position& there = m_there.emplace_back(position);
            there.turn.phase = phase;
            there.turn.pending = {};
        }
    }

    static constexpr std::array kPhases{engine::Phase::Build, engine::Phase::Found, engine::Phase::Move,
                                        engine::Phase::Combat};

    /// Whether the act belongs to that phase.
    [[nodiscard]] bool has(engine::Phase phase, Act act) const {
        const auto at = std::ranges::find(kPhases, phase) - kPhases.begin();
        return infoOf(act).inBar && infoOf(act).belongs(m_there[static_cast<std::size_t>(at)]);
    }
    /// Whether it may come up in any phase of a turn.
    [[nodiscard]] bool isOfAll(Act act) const {
        if (act == Act::Boycott) {
            return m_there.front().inForce(engine::clause::CC_14);
        }
        return act == Act::Robber || act == Act::Choose ||
               (has(engine::Phase::Build, act) && has(engine::Phase::Combat, act));
    }
    /// Whether the phase may have it, though perhaps not now.
    [[nodiscard]] bool mayCome(engine::Phase phase, Act act) const {
        if (act == Act::Vote) {
            return phase == engine::Phase::Found && has(phase, act);
        }
        if (act == Act::MoveShip) {
            return phase == engine::Phase::Build && has(phase, Act::Ship);
        }
        if (act == Act::Stop) {
            return phase == engine::Phase::Combat && has(phase, Act::Attack);
        }
        return has(phase, act);
    }

private:
    std::vector<engine::Position> m_there;
};

/// All acts of the table with their cells, in the order of the cells.
std::vector<std::pair<Act, int>> cellsOf(const engine::Position& position) {
    using engine::Phase;
    const InPhases table(position);
    std::vector<std::pair<Act, int>> cells;
    std::set<int> kept;
    int next = 0;
    for (const ActInfo& info : allActs()) {
        const bool always = table.isOfAll(info.act);
        if (always || table.mayCome(Phase::Build, info.act)) {
            cells.emplace_back(info.act, next);
            if (always) {
                kept.insert(next);
            }
            ++next;
        }
    }
    for (const Phase phase : {Phase::Found, Phase::Move, Phase::Combat}) {
        next = 0;
        for (const ActInfo& info : allActs()) {
            if (!table.isOfAll(info.act) && table.mayCome(phase, info.act)) {
                while (kept.contains(next)) {
                    ++next;
                }
                cells.emplace_back(info.act, next++);
            }
        }
    }
    std::ranges::stable_sort(cells, {}, &std::pair<Act, int>::second);
    return cells;
}

}  // namespace

ActBar::ActBar(QWidget* parent) : QWidget(parent) {
    kit::ground(*this, "actBar");
    m_layout = kit::grid(this, 7, 7, {10, 8, 10, 8});
}

void ActBar::show(const engine::Position& position, const std::set<Act>& open, std::optional<Act> chosen) {
    auto cells = cellsOf(position);
    const auto isKnown = [this](const std::pair<Act, int>& cell) {
        return std::ranges::find(m_cells, cell.first, &std::pair<Act, int>::first) != m_cells.end();
    };
    if (std::ranges::all_of(cells, isKnown)) {
        // A rule that is repealed during the game leaves its acts' cells empty: no other moves.
        cells = m_cells;
    }
    QStringList words;
    for (const auto& [act, cell] : cells) {
        words.append(wordOf(act, position));
    }
    if (cells != m_cells || words != m_words) {
        m_cells = cells;
        m_words = words;
        qDeleteAll(m_buttons);
        m_buttons.clear();
        for (const auto& [act, cell] : cells) {
            // SA-D1: cards are drawn, not bought; MO-18: for cards of choice.
            const bool isFree = act == Act::Card &&
                                (position.inForce(engine::clause::SA_D1) || position.inForce(engine::clause::MO_18));
            const auto price = isFree ? std::nullopt : infoOf(act).price;
            auto* button =
                new ActButton(act, wordOf(act, position), price ? &position.rules().price(*price) : nullptr, this);
            button->setMaximumWidth(150);
            QSizePolicy policy = button->sizePolicy();
            policy.setRetainSizeWhenHidden(true);
            button->setSizePolicy(policy);
            connect(button, &QAbstractButton::clicked, this, [this, act = button->act()] { Q_EMIT actPressed(act); });
            m_buttons.push_back(button);
        }
        m_inARow = 0;
        arrange();
    }
    for (ActButton* button : m_buttons) {
        button->setVisible(hasButton(button->act(), position));
        button->setPossible(open.contains(button->act()));
        button->setChecked(chosen == button->act());
    }
    setVisible(position.turn.phase != engine::Phase::Ended);
}

void ActBar::arrange() {
    constexpr int kLowWindow = 800;
    constexpr int kSpacing = 7;
    const int count = m_cells.empty() ? 0 : m_cells.back().second + 1;
    // In one row only where every word is whole, in its smaller size at least.
    const QFont small = sized(font(), kSmallWord);
    int least = 58;
    int narrowest = 58;
    for (const ActButton* button : m_buttons) {
        // What is named changes the word of one of them, not its place.
        const QString word = button->act() == Act::Choose ? wordOf(Act::Choose) : button->text();
        least = std::max(least, QFontMetrics(small).horizontalAdvance(word) + 8);
        narrowest = std::max(narrowest, ActButton::leastWidth(font(), word));
    }
    const auto mostOf = [this](int wide) { return std::max(1, (width() - 13) / (wide + kSpacing)); };
    // In several rows a word may stand in two lines.
    const int most = count > mostOf(least) ? mostOf(narrowest) : mostOf(least);
    constexpr int kMostRows = 4;
    const int needed = (count + most - 1) / most;
    const int rows = count > mostOf(least) ? std::clamp(needed, 2, kMostRows) : 1;
    const int inARow = std::max(1, (count + rows - 1) / rows);
    const int height = rows > 2 ? 34 : rows > 1 ? 42 : window()->height() < kLowWindow ? 58 : 76;
    if (inARow == m_inARow && !m_buttons.empty() && m_buttons.front()->height() == height) {
        return;
    }
    m_inARow = inARow;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const int cell = m_cells[i].second;
        m_buttons[i]->setFixedHeight(height);
        m_layout->addWidget(m_buttons[i], cell / inARow, cell % inARow);
    }
    updateGeometry();
}

void ActBar::resizeEvent(QResizeEvent*) {
    arrange();
}

}  // namespace ui
