// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/past_band.h"

#include <QSlider>

#include "ui/kit/kit.h"
#include "ui/text/phase_text.h"
#include "ui/text/sentences.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/players.h"

namespace ui {

PastBand::PastBand(TableDesk& desk, QWidget* parent) : QFrame(parent), m_desk(desk) {
    // The amber of a warning: nobody shall take this for the table as it is.
    setObjectName(QStringLiteral("strip"));
    setProperty("kind", QStringLiteral("warn"));
    auto* layout = kit::row(this, 6, {16, 6, 12, 6});
    layout->addWidget(kit::picture(drawn(Icon::LookBack, colours().warning, 30, devicePixelRatioF()), this));
    auto* words = kit::column(nullptr, 0);
    m_where = kit::label({}, this, {.pixels = 18, .weight = QFont::Bold});
    m_what = new QLabel(this);
    // Its text follows its width.
    m_what->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_what->setMinimumWidth(10);
    kit::fill(*words, {m_where, m_what});
    layout->addLayout(words, 3);
    const auto button = [&](Icon icon, const QString& text, const QString& key, TablePast::Step step) {
        auto* push = kit::button({}, this,
                                 {.kind = "small",
                                  .spoken = text,
                                  .tip = QStringLiteral("%1   [%2]").arg(text, key),
                                  .focus = Qt::TabFocus});
        push->setIcon(QIcon(drawn(icon, colours().text, 20, devicePixelRatioF())));
        push->setFixedWidth(38);
        kit::afterPress(push, this, [this, step] { m_desk.past().step(step); });
        layout->addWidget(push);
    };
    using Step = TablePast::Step;
    button(Icon::First, tr("First entry"), tr("Home"), Step::First);
    button(Icon::PreviousTurn, tr("Previous turn"), tr("Page Up"), Step::PreviousTurn);
    button(Icon::Previous, tr("Previous entry"), QStringLiteral("←"), Step::Previous);
    m_slider =
        kit::dressed(new QSlider(Qt::Horizontal, this), {.spoken = tr("Moment of the game"), .focus = Qt::ClickFocus});
    m_slider->setMinimumWidth(120);
    connect(m_slider, &QSlider::valueChanged, this, &PastBand::slideTo);
    layout->addWidget(m_slider, 2);
    button(Icon::Next, tr("Next entry"), QStringLiteral("→"), Step::Next);
    button(Icon::FollowingTurn, tr("Next turn"), tr("Page Down"), Step::NextTurn);
    button(Icon::Last, tr("Newest entry"), tr("End"), Step::Last);
    layout->addSpacing(8);
    auto* now = kit::pressLater(tr("Back to now   [Esc]"), this,
                                {.name = "backToNow", .kind = "next", .tip = QStringLiteral("Alt+%1").arg(tr("End"))},
                                &m_desk.past(), &TablePast::backToNow);
    layout->addWidget(now);
}

void PastBand::slideTo(int value) {
    if (m_desk.past().entry()) {
        m_desk.past().lookAt(static_cast<std::uint64_t>(value));
    }
}

void PastBand::refresh() {
    const auto entry = m_desk.hasGame() ? m_desk.past().entry() : std::nullopt;
    if (!entry) {
        return;
    }
    const auto& log = m_desk.table().log();
    const adjudicator::LogLine& line = log[*entry];
    const engine::Position& position = m_desk.past().shownPosition();
    const auto moment = m_desk.past().way().momentOf(*entry);
    const QString turn = moment.phase == engine::Phase::Found
                             ? phaseWord(moment.phase, false)
                             : tr("round %1, %2").arg(moment.round).arg(nameOf(position, moment.player));
    m_where->setText(tr("Looking back: entry %1 of %2").arg(*entry).arg(log.back().seq()) + QStringLiteral(" · ") +
                     turn);
    QStringList what{clockTime(line.entry.time)};
    if (line.correctedBy) {
        what.append(tr("corrected by entry %1").arg(*line.correctedBy));
    } else if (!line.onLine) {
        what.append(tr("taken back since"));
    }
    what.append(sentence(line, position));
    m_what->setToolTip(what.join(QStringLiteral(" · ")));
    shorten();
    setAccessibleName(m_where->text() + QStringLiteral(", ") + what.join(QStringLiteral(", ")));
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, static_cast<int>(log.back().seq()));
    m_slider->setPageStep(qMax(1, m_slider->maximum() / 20));
    m_slider->setValue(static_cast<int>(*entry));
}

/// As much of what happened as there is room for; the tip tells the rest.
void PastBand::shorten() {
    layout()->activate();
    m_what->setText(QFontMetrics(m_what->font()).elidedText(m_what->toolTip(), Qt::ElideRight, m_what->width()));
}

void PastBand::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    shorten();
}

}  // namespace ui
