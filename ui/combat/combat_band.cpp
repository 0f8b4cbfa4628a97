// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_band.h"

#include <QPainter>

#include "ui/dice/die_art.h"
#include "ui/kit/elided_label.h"
#include "ui/kit/kit.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// What the band is drawn in, on a board with room and on a low one.
struct Sizes {
    int badge;
    int name;
    /// Digits 40 pixels high where there is room.
    int count;
    int words;
    int die;
    int place;
};
constexpr Sizes kUsual{28, 20, 56, 13, 56, 16};
constexpr Sizes kLow{20, 15, 34, 12, 36, 13};

QPixmap dicePicture(const std::vector<int>& sides, int size, qreal ratio) {
    const int count = qMax(1, static_cast<int>(sides.size()));
    QPixmap picture(qRound(count * (size + 4) * ratio), qRound(size * ratio));
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter p(&picture);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        paintDie(p, QRectF(2 + static_cast<qreal>(i) * (size + 4), 1, size - 2, size - 2), sides[i], 0);
    }
    return picture;
}

}  // namespace

/// A side's forces, as high as their counts.
class CombatBand::Forces : public QWidget {
public:
    using QWidget::QWidget;
    void show(ForceArt art, int pixels) {
        m_art = std::move(art);
        m_pixels = pixels;
        setFixedHeight(pixels * 5 / 4);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setFont(font());
        m_art.paint(painter, rect(), m_pixels, colours().text);
    }

private:
    ForceArt m_art;
    int m_pixels = 1;
};

/// Lines, each of which ends in an ellipsis where it has no room; a line alone goes on in the next.
class CombatBand::Words : public ElidedLabel {
public:
    explicit Words(QWidget* parent) : ElidedLabel(parent) {
        setProperty("kind", QStringLiteral("dim"));
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        const QFontMetrics metrics = fontMetrics();
        const QStringList lines = text().split(QLatin1Char('\n'));
        if (lines.size() == 1 && metrics.horizontalAdvance(text()) < 2 * width() * 9 / 10) {
            painter.drawText(rect(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text());
            return;
        }
        QRect line(0, 0, width(), metrics.lineSpacing());
        for (const QString& words : lines) {
            painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                             metrics.elidedText(words, Qt::ElideRight, line.width()));
            line.translate(0, line.height());
        }
    }
};

CombatBand::CombatBand(QWidget* parent) : QWidget(parent) {
    kit::ground(*this);
    auto* layout = kit::column(this, 0);
    auto* sides = kit::row(nullptr, 0);
    kit::fill(*sides, {{makePart(m_parts[0]), 1}, {makePart(m_parts[1]), 1}});
    layout->addLayout(sides);
    m_place = new ElidedLabel(this);
    m_place->setObjectName(QStringLiteral("stagePlace"));
    m_place->setAlignment(Qt::AlignCenter);
    layout->addWidget(kit::hairline(this));
    layout->addWidget(m_place);
    layout->addWidget(kit::hairline(this));
    m_tumbling.setSingleShot(true);
    connect(&m_tumbling, &QTimer::timeout, this, &CombatBand::draw);
    hide();
}

QWidget* CombatBand::makePart(Part& part) {
    auto* box = new QWidget(this);
    auto* grid = kit::grid(box, 8, 1, {14, 6, 10, 4});
    part.badge = new QLabel(box);
    part.role = new ElidedLabel(box);
    part.forces = new Forces(box);
    part.words = new Words(box);
    part.dice = new QLabel(box);
    part.die = kit::label({}, box, {.align = Qt::AlignCenter, .weight = QFont::Bold});
    grid->addWidget(part.badge, 0, 0);
    grid->addWidget(part.role, 0, 1);
    grid->addWidget(part.dice, 0, 2, 2, 1, Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(part.forces, 1, 0, 1, 2);
    grid->addWidget(part.words, 2, 0, 1, 2);
    grid->addWidget(part.die, 2, 2);
    grid->setColumnStretch(1, 1);
    return box;
}

void CombatBand::setRoom(Room room) {
    if (m_room != room) {
        m_room = room;
        draw();
    }
}

void CombatBand::show(const engine::Position& position) {
    const auto* fight = std::get_if<engine::Fight>(&position.turn.pending);
    const auto* due = std::get_if<engine::ConquestDue>(&position.turn.pending);
    if (fight == nullptr && due == nullptr) {
        return;
    }
    CombatFacts facts = fight != nullptr ? factsOf(position, *fight) : factsOf(position, *due, m_facts);
    if (due != nullptr && m_facts && m_facts->place == facts.place && m_facts->defender.dice.empty()) {
        return;
    }
    if (facts == m_facts) {
        return;
    }
    // Forces of another combat are none to wait with.
    const bool goesOn = m_facts && m_facts->place == facts.place && m_facts->round < facts.round;
    m_before = goesOn ? m_facts : std::nullopt;
    m_facts = std::move(facts);
    m_tumbling.stop();
    draw();
}

void CombatBand::tumble(int milliseconds) {
    if (m_before && isVisible()) {
        m_tumbling.start(milliseconds);
        draw();
    }
}

void CombatBand::draw() {
    if (!m_facts) {
        return;
    }
    const Sizes& sizes = m_room == Room::Usual ? kUsual : kLow;
    const CombatFacts& facts = m_tumbling.isActive() ? *m_before : *m_facts;
    showPart(m_parts[0], facts, facts.attacker, tr("%1 attacks").arg(facts.attacker.name));
    showPart(m_parts[1], facts, facts.defender, tr("%1 defends").arg(facts.defender.name));
    // As high on both sides, so that what lies above is level.
    const auto lines = qMax(m_room == Room::Usual ? 2 : 1, 1 + qMax(facts.attacker.words.count(QLatin1Char('\n')),
                                                                    facts.defender.words.count(QLatin1Char('\n'))));
    for (const Part& part : m_parts) {
        part.words->setVisible(m_room != Room::Least);
        part.die->setVisible(m_room != Room::Least);
        part.words->setFixedHeight(static_cast<int>(lines) * part.words->fontMetrics().lineSpacing());
    }
    m_place->setFont(sized(m_place->font(), sizes.place, QFont::DemiBold));
    m_place->setFixedHeight(sizes.place * 2);
    m_place->say(facts.from.isEmpty() ? facts.place : tr("%1   attacked from %2").arg(facts.place, facts.from));
    setAccessibleName(QStringLiteral("%1; %2").arg(m_parts[0].role->text(), m_parts[1].role->text()));
    setAccessibleDescription(m_place->text());
}

void CombatBand::showPart(const Part& part, const CombatFacts& facts, const CombatFacts::Side& side,
                          const QString& role) {
    const Sizes& sizes = m_room == Room::Usual ? kUsual : kLow;
    part.badge->setPixmap(badge(side.look, sizes.badge, devicePixelRatioF()));
    part.role->setFont(sized(part.role->font(), sizes.name, QFont::DemiBold));
    part.role->say(role);
    part.forces->show(facts.artOf(side), sizes.count);
    part.forces->setAccessibleName(side.words);
    part.words->setFont(sized(part.words->font(), sizes.words));
    part.words->say(side.words);
    part.dice->setPixmap(
        dicePicture(side.dice, side.dice.size() > 1 ? sizes.die * 2 / 3 : sizes.die, devicePixelRatioF()));
    part.dice->setAccessibleName(diceWords(side.dice));
    part.die->setText(diceWords(side.dice) + (side.walls > 0 ? QStringLiteral(" + %1").arg(side.walls) : QString()));
}

}  // namespace ui
