// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/throw_panel.h"

#include <QPainter>

#include "adjudicator/record/act_now.h"
#include "ui/board/artwork.h"
#include "ui/dice/die_art.h"
#include "ui/dice/throw_parts.h"
#include "ui/kit/kit.h"
#include "ui/kit/still_area.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/players.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// "+2" and the resource's picture for each kind of card.
QPixmap cardsPicture(const engine::Cards& cards, int gold, qreal ratio, const QFont& font) {
    int kinds = gold > 0 ? 1 : 0;
    for (const engine::Resource resource : engine::kResources) {
        kinds += cards[resource] > 0 ? 1 : 0;
    }
    constexpr int kWidth = 58;
    QPixmap pixmap(qRound(qMax(1, kinds) * kWidth * ratio), qRound(28 * ratio));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter p(&pixmap);
    p.setRenderHint(QPainter::Antialiasing);
    QFont bold = font;
    bold.setPixelSize(19);
    bold.setWeight(QFont::DemiBold);
    p.setFont(bold);
    int x = 0;
    const auto add = [&](int count, auto paint) {
        p.setPen(colours().text);
        p.drawText(QRect(x, 0, 30, 28), Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("+%1").arg(count));
        p.save();
        p.translate(x + 43, 14);
        paint();
        p.restore();
        x += kWidth;
    };
    for (const engine::Resource resource : engine::kResources) {
        if (cards[resource] > 0) {
            add(cards[resource], [&] { artwork::paintResource(p, resource, 22); });
        }
    }
    if (gold > 0) {
        add(gold, [&] {
            p.setBrush(QColor(0xf2, 0xc5, 0x3a));
            p.setPen(QPen(QColor(0x22, 0x22, 0x22), 1.4));
            p.drawEllipse(QPointF(0, 0), 9, 9);
        });
    }
    return pixmap;
}

/// Told by what comes next, or by the dice themselves.
bool isPassing(const engine::Event& event) {
    using Passing = std::variant<engine::DiceThrown, engine::Awaiting, engine::Settled, engine::PhaseStarted,
                                 engine::TurnStarted, engine::FictionalTurn>;
    return std::visit([](const auto& body) { return engine::kIsOneOf<std::decay_t<decltype(body)>, Passing>; },
                      event.body);
}

}  // namespace

void showLevel(QLabel* label, const adjudicator::ActDone& act) {
    using adjudicator::DiceLevel;
    const DiceLevel level = act.thrown ? act.thrown->level : DiceLevel::Entered;
    wearKind(*label, level == DiceLevel::Witnessed ? "good" : level == DiceLevel::Desk ? "dim" : "warn");
    label->setToolTip(
        level == DiceLevel::Witnessed
            ? ThrowPanel::tr("If a player chose and said the word, once, nobody could choose or foresee the dice")
        : level == DiceLevel::Desk    ? ThrowPanel::tr("Fixed by the commitment; nobody gave a word")
        : level == DiceLevel::Entered ? ThrowPanel::tr("Real dice, taken on trust")
                                      : ThrowPanel::tr("Read by the camera, taken on trust"));
    label->setText(
        (level == DiceLevel::Witnessed || level == DiceLevel::Desk ? QStringLiteral("✓ ") : QStringLiteral("! ")) +
        word(level));
}

ThrowPanel::ThrowPanel(TableDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    kit::ground(*this);
    auto* layout = kit::column(this, 0);
    // Head and dice are as high with words as without: what is below stays where it is.
    constexpr int kHeadHigh = 36;
    constexpr int kDiceHigh = 74;
    constexpr int kTypingHigh = 44;
    auto* head = new QWidget(this);
    head->setFixedHeight(kHeadHigh);
    auto* headLayout = kit::row(head, -1, {0, 0, 10, 0});
    m_head = kit::label({}, head, {.pixels = 14, .weight = QFont::DemiBold});
    m_head->setContentsMargins(14, 0, 0, 0);
    m_level = new QLabel(head);
    kit::fill(*headLayout, {{m_head, 1}, {m_level, 0, Qt::AlignVCenter}});
    layout->addWidget(head);
    auto* thrown = new QWidget(this);
    thrown->setFixedHeight(kDiceHigh);
    auto* row = kit::row(thrown, 14, {12, 0, 14, 4});
    m_dice = new DiceRow(58, this);
    m_sum = kit::label({}, this, {.pixels = 50, .weight = QFont::Bold});
    m_hint = kit::label({}, this, {.kind = "dim", .wraps = true, .align = Qt::AlignRight | Qt::AlignVCenter});
    kit::fill(*row, {m_dice, m_sum, {m_hint, 1}});
    layout->addWidget(thrown);
    m_faces = new FaceRows(m_desk, this);
    m_faces->setContentsMargins(14, 0, 14, 0);
    layout->addWidget(m_faces);
    m_typing = new QWidget(this);
    m_typing->setFixedHeight(kTypingHigh);
    auto* typing = kit::row(m_typing, -1, {14, 4, 14, 4});
    m_left = kit::note({}, m_typing);
    m_untype = untypeButton(m_desk, m_typing);
    kit::fill(*typing, {{m_left, 1}, virtualButton(m_desk, m_typing), m_untype});
    layout->addWidget(m_typing);
    m_yields = new StillArea(this);
    m_yields->viewport()->setAutoFillBackground(false);
    layout->addWidget(m_yields, 1);
    // The sum tells the result: it waits for the dice.
    connect(m_dice, &DiceRow::settled, this, [this] { refresh(); });
}

void ThrowPanel::tumble() {
    m_tumble = true;
    refresh();
}

void ThrowPanel::refresh() {
    if (!m_desk.hasGame()) {
        return;
    }
    const auto due = m_desk.dice().sides();
    const bool rolling = !due.empty();
    m_faces->setVisible(rolling);
    m_typing->setVisible(rolling);
    rolling ? showDue(due) : showLast();
    m_tumble = false;
}

void ThrowPanel::showDue(const std::vector<int>& due) {
    engine::PlayerId who = m_desk.position().turn.player;
    for (const engine::Action& action : m_desk.saying().legal().actions) {
        if (const auto* roll = std::get_if<engine::Roll>(&action)) {
            who = roll->by;
        }
    }
    m_head->setText(tr("%1 rolls").arg(nameOf(m_desk.position(), who)));
    m_level->hide();
    std::vector<engine::Die> dice;
    for (std::size_t i = 0; i < due.size(); ++i) {
        dice.push_back({due[i], i < m_desk.dice().typed().size() ? m_desk.dice().typed()[i] : 0});
    }
    m_dice->setDice(dice, false);
    m_sum->clear();
    const auto& typed = m_desk.dice().typed();
    m_hint->setText(!typed.empty()            ? QString()
                    : m_desk.dice().areReal() ? tr("Real dice:\npress or type the faces.")
                                              : tr("Space throws.\nReal dice: press or type the faces."));
    m_left->setText(typed.empty() ? QString()
                                  : tr("%n die(s) still to be typed; Backspace takes the last one back.", nullptr,
                                       static_cast<int>(due.size() - typed.size())));
    m_untype->setEnabled(!typed.empty());
    m_faces->show(due, typed.size());
    // What came of a throw before the roll stays in sight until the dice fall.
    const auto last = lastThrow(m_desk.table().line());
    const auto step = m_desk.table().line().lastStep();
    if (last && step && last->seq() == step->entry && !std::holds_alternative<engine::Roll>(last->act()->action)) {
        // The strip says how to throw.
        m_hint->clear();
        showOutcome(last->act()->events);
    } else {
        replaceYields(new QWidget(this));
    }
}

void ThrowPanel::showLast() {
    const auto line = lastThrow(m_desk.table().line());
    m_level->setVisible(line.has_value());
    if (!line) {
        m_head->setText(tr("No throw yet"));
        m_dice->setDice({{6, 0}, {6, 0}}, false);
        m_sum->clear();
        m_hint->clear();
        showYields({});
        return;
    }
    const engine::Dice dice = adjudicator::diceIn(line->act()->events);
    m_head->setText(line->act()->thrown && line->act()->thrown->number
                        ? tr("Throw %1").arg(*line->act()->thrown->number)
                        : tr("Throw"));
    showLevel(m_level, *line->act());
    if (m_tumble) {
        m_dice->setDice(dice.dice, true);
    } else if (!m_dice->tumbling()) {
        m_dice->setDice(dice.dice, false);
    }
    const bool roll = std::holds_alternative<engine::Roll>(line->act()->action);
    m_sum->setText(m_dice->tumbling() || !roll ? QString() : QString::number(dice.sum()));
    m_hint->setText(tr("entry %1\n%2").arg(line->seq()).arg(clockTime(line->line->entry.time)));
    const engine::Events events = m_dice->tumbling() ? engine::Events{} : line->act()->events;
    roll ? showYields(events) : showOutcome(events);
}

void ThrowPanel::showYields(const engine::Events& events) {
    QWidget* fresh = new QWidget(this);
    auto* grid = kit::grid(fresh, -1, 4, {14, 2, 14, 8});
    const engine::Position& position = m_desk.position();
    engine::PerPlayer<engine::Cards> dealt;
    engine::PerPlayer<int> gold;
    for (const engine::Event& event : events) {
        if (const auto* cards = std::get_if<engine::CardsDealt>(&event.body)) {
            dealt[cards->player] += cards->cards;
        } else if (const auto* any = std::get_if<engine::GoldDealt>(&event.body)) {
            gold[any->player] += any->count;
        }
    }
    int row = 0;
    for (const engine::PlayerId player : position.seats()) {
        auto* mark = kit::picture(badge(lookOf(position, player), 22, devicePixelRatioF()), fresh);
        auto* name = new QLabel(nameOf(position, player), fresh);
        const QFont font = sized(name->font(), 17);
        name->setFont(font);
        auto* gain = kit::label({}, fresh, {.align = Qt::AlignRight | Qt::AlignVCenter});
        if (dealt[player].none() && gold[player] == 0) {
            gain->setText(QStringLiteral("–"));
        } else {
            gain->setPixmap(cardsPicture(dealt[player], gold[player], devicePixelRatioF(), font));
            gain->setAccessibleName(cardsWords(dealt[player]));
        }
        grid->addWidget(mark, row, 0);
        grid->addWidget(name, row, 1);
        grid->addWidget(gain, row, 2);
        ++row;
    }
    grid->setColumnStretch(1, 1);
    replaceYields(fresh);
}

void ThrowPanel::showOutcome(const engine::Events& events) {
    constexpr int kMostLines = 7;
    QWidget* fresh = kit::dressed(new QWidget(this), {.name = "outcome"});
    auto* lines = kit::column(fresh, 4, {14, 2, 14, 8});
    QStringList told;
    for (const engine::Event& event : events) {
        const QString text = isPassing(event) ? QString() : sentence(event, m_desk.position());
        if (!text.isEmpty() && !told.contains(text)) {
            told.append(text);
        }
    }
    const int more = static_cast<int>(told.size()) - kMostLines;
    if (more > 0) {
        told = told.mid(0, kMostLines);
        told.append(tr("and %n more in the record", nullptr, more));
    }
    for (const QString& text : std::as_const(told)) {
        auto* line = kit::label(text, fresh, {.wraps = true});
        line->setTextFormat(Qt::PlainText);
        line->setFont(sized(line->font(), 17));
        lines->addWidget(line);
    }
    replaceYields(fresh);
}

void ThrowPanel::replaceYields(QWidget* fresh) {
    if (QWidget* before = m_yields->takeWidget()) {
        before->hide();
        before->deleteLater();
    }
    m_yields->setWidget(fresh);
    fresh->setAutoFillBackground(false);
}

}  // namespace ui
