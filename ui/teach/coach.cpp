// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/coach.h"

#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <array>

#include "ui/kit/kit.h"
#include "ui/theme/colours.h"

namespace ui {

namespace {

constexpr int kWide = 400;
constexpr int kGap = 18;
constexpr int kFollowMs = 150;
constexpr int kRingOut = 6;
/// Room for the bar that takes back, and the status line.
constexpr int kAboveTakeBack = 90;

class Ring : public QWidget {
public:
    explicit Ring(QWidget* window) : QWidget(window) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        constexpr qreal kLine = 4;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(colours().accent, kLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(kLine / 2, kLine / 2, -kLine / 2, -kLine / 2), 8, 8);
    }
};

/// At the right below, over the older lines of the record; where the part itself is there, the first place beside it
/// that lies in the room, else inside it at its top left.
QRect beside(const QRect& part, QSize size, const QRect& room) {
    const std::array<QPoint, 5> corners{
        QPoint(room.right() - size.width(), room.bottom() - kAboveTakeBack - size.height()),
        QPoint(part.right() + kGap, part.top()), QPoint(part.left() - kGap - size.width(), part.top()),
        QPoint(part.left(), part.bottom() + kGap), QPoint(part.left(), part.top() - kGap - size.height())};
    for (const QPoint& corner : corners) {
        const QPoint moved(qBound(room.left(), corner.x(), qMax(room.left(), room.right() - size.width())),
                           qBound(room.top(), corner.y(), qMax(room.top(), room.bottom() - size.height())));
        if (const QRect place(moved, size); !place.intersects(part)) {
            return place;
        }
    }
    return {part.topLeft() + QPoint(kGap, kGap), size};
}

}  // namespace

Coach::Coach(TableDesk& desk, const std::vector<LessonStep>& steps, QWidget& window)
    : QFrame(&window), m_desk(desk), m_steps(steps), m_window(window), m_ring(new Ring(&window)) {
    setFixedWidth(kWide);
    kit::ground(*this, "coach");
    m_head = kit::dim({}, this, "coachHead");
    m_text = kit::label({}, this, {.name = "coachText", .wraps = true, .pixels = 16});
    const kit::Wear quiet{.focus = Qt::NoFocus};
    const auto named = [&](const char* name) {
        kit::Wear wear = quiet;
        wear.name = name;
        return wear;
    };
    m_show = kit::press({}, this, named("coachShow"), this, &Coach::help);
    m_next = kit::press({}, this, named("coachNext"), this, &Coach::goOn);
    auto* end = kit::press(tr("End the lesson"), this, named("coachEnd"), this, &Coach::ended);
    auto* buttons = kit::row(nullptr, 8);
    kit::fill(*buttons, {end, kit::stretch(), m_show, m_next});
    auto* layout = kit::column(this, 8, {16, 12, 16, 14});
    kit::fill(*layout, {m_head, m_text});
    layout->addLayout(buttons);
    auto* onward = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Right), this);
    connect(onward, &QShortcut::activated, this, [this] { m_next->isHidden() ? help() : goOn(); });
    connect(&m_desk, &TableDesk::changed, this, &Coach::onChanged);
    m_begun = acts();
    m_follow.setInterval(kFollowMs);
    connect(&m_follow, &QTimer::timeout, this, &Coach::place);
    m_follow.start();
    showStep();
    show();
}

QWidget* Coach::target() const {
    const auto find = m_steps[m_step].target;
    return find != nullptr ? find(m_window) : nullptr;
}

std::size_t Coach::acts() const {
    return m_desk.hasGame() ? m_desk.table().line().acts().size() : 0;
}

void Coach::help() {
    if (m_astray == Astray::Further) {
        m_desk.takeBack();
    } else if (m_astray == Astray::Back) {
        m_desk.restore();
    } else if (const auto show = m_steps[m_step].show) {
        show(m_desk);
    }
}

void Coach::onChanged(const TableDesk::Change& change) {
    const auto isDone = m_steps[m_step].isDone;
    if (!change.position) {
        return;
    }
    if (isDone != nullptr && m_astray == Astray::No && isDone(m_desk, change)) {
        goOn();
        return;
    }
    const Astray astray = acts() > m_begun ? Astray::Further : acts() < m_begun ? Astray::Back : Astray::No;
    if (astray != m_astray) {
        m_astray = astray;
        showStep();
    }
}

void Coach::goOn() {
    if (m_step + 1 == m_steps.size()) {
        Q_EMIT ended();
        return;
    }
    ++m_step;
    m_begun = acts();
    m_astray = Astray::No;
    showStep();
}

void Coach::showStep() {
    const LessonStep& step = m_steps[m_step];
    const bool isLast = m_step + 1 == m_steps.size();
    const bool isAstray = m_astray != Astray::No;
    const QString text = textOf(step);
    m_head->setText(tr("A first game · %1 of %2").arg(m_step + 1).arg(m_steps.size()));
    m_text->setText(
        m_astray == Astray::Further
            ? tr("That was another act, and it is recorded. Take it back with Ctrl+Z, and then: %1").arg(text)
        : m_astray == Astray::Back
            ? tr("Now an act of this lesson is taken back. Restore it with Ctrl+Shift+Z, and then: %1").arg(text)
            : text);
    m_show->setText(m_astray == Astray::Further ? tr("Take it back   [Ctrl+→]")
                    : m_astray == Astray::Back  ? tr("Restore it   [Ctrl+→]")
                                                : tr("Show me   [Ctrl+→]"));
    m_show->setVisible(isAstray || step.show != nullptr);
    m_next->setText(isLast ? tr("Finish   [Ctrl+→]") : tr("Next   [Ctrl+→]"));
    m_next->setVisible(step.isDone == nullptr && !isAstray);
    place();
}

void Coach::place() {
    layout()->activate();
    const int high = hasHeightForWidth() ? heightForWidth(kWide) : sizeHint().height();
    const QRect room = m_window.rect().adjusted(kGap, kGap, -kGap, -kGap);
    const QWidget* part = target();
    QRect now((m_window.width() - kWide) / 2, (m_window.height() - high) / 2, kWide, high);
    if (part != nullptr) {
        const QRect its(part->mapTo(&m_window, QPoint(0, 0)), part->size());
        now = beside(its, {kWide, high}, room);
        m_ring->setGeometry(its.adjusted(-kRingOut, -kRingOut, kRingOut, kRingOut));
    }
    m_ring->setVisible(part != nullptr);
    setGeometry(now);
    m_ring->raise();
    raise();
}

}  // namespace ui
