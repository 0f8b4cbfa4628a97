// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/player_list.h"

#include <QMouseEvent>
#include <algorithm>
#include <utility>

#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

/// Five and six are lower, so that they find room in a small window.
constexpr std::size_t kFewPlayers = 4;
constexpr int kSeatHeight = 34;
constexpr int kLowRowHeight = 30;
constexpr int kRowGap = 4;
constexpr int kNameWidth = 104;

}  // namespace

PlayerList::PlayerList(QWidget* parent) : QWidget(parent) {
    m_layout = kit::column(this, kRowGap);
    m_add = kit::press(tr("Add a player"), this, {.kind = "small"}, this, [this] {
        for (const QString& id : colourIds()) {
            const auto has = [&](const engine::PlayerSetup& player) { return player.id == id.toStdString(); };
            if (std::none_of(m_players.begin(), m_players.end(), has)) {
                m_players.push_back({id.toStdString(), {}, {}});
                break;
            }
        }
        rebuild();
        Q_EMIT playersChanged();
    });
    m_turn =
        kit::press(tr("Everybody one seat on"), this,
                   {.name = "turnSeats", .kind = "small", .tip = tr("The second seat begins, the first sits last")},
                   this, [this] { moveTo(0, m_players.size() - 1); });
    auto* buttons = kit::row(nullptr, 6);
    kit::fill(*buttons, {{m_add, 1}, {m_turn, 1}});
    m_layout->addLayout(buttons);
    m_mark = new QWidget(this);
    m_mark->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_mark->setAutoFillBackground(true);
    m_mark->hide();
}

void PlayerList::setPlayers(std::vector<engine::PlayerSetup> players) {
    m_players = std::move(players);
    rebuild();
}

void PlayerList::setMost(std::size_t most) {
    m_most = most;
    m_add->setEnabled(m_players.size() < m_most);
}

bool PlayerList::goOn() {
    const auto now = std::ranges::find(m_names, window()->focusWidget());
    if (now == m_names.end() || now + 1 == m_names.end()) {
        return false;
    }
    (*(now + 1))->setFocus();
    (*(now + 1))->selectAll();
    return true;
}

void PlayerList::move(std::size_t seat, int by) {
    moveTo(seat, by < 0 ? seat - 1 : seat + 1);
}

void PlayerList::moveTo(std::size_t seat, std::size_t to) {
    if (seat == to || seat >= m_players.size() || to >= m_players.size()) {
        return;
    }
    const auto at = [this](std::size_t index) { return m_players.begin() + static_cast<std::ptrdiff_t>(index); };
    if (seat < to) {
        std::rotate(at(seat), at(seat + 1), at(to + 1));
    } else {
        std::rotate(at(to), at(seat), at(seat + 1));
    }
    rebuild();
    Q_EMIT playersChanged();
}

std::size_t PlayerList::seatAt(int y) const {
    std::size_t seat = 0;
    for (std::size_t i = 0; i < m_grips.size(); ++i) {
        const QWidget* grip = m_grips[i];
        if (y >= grip->mapTo(this, QPoint()).y()) {
            seat = i;
        }
    }
    return seat;
}

/// A line shows between which players the one dragged would sit.
void PlayerList::dragged(std::size_t seat, const QPoint& at) {
    m_dropAt = seatAt(at.y());
    const QWidget* there = m_grips[*m_dropAt];
    const int top = there->mapTo(this, QPoint()).y();
    constexpr int kThick = 3;
    const int y = *m_dropAt > seat ? top + there->height() + 1 : top - kThick - 1;
    QPalette ink = palette();
    ink.setColor(QPalette::Window, ink.color(QPalette::Highlight));
    m_mark->setPalette(ink);
    m_mark->setGeometry(0, qMax(0, y), width(), kThick);
    m_mark->setVisible(*m_dropAt != seat);
    m_mark->raise();
}

void PlayerList::dropped(std::size_t seat) {
    m_mark->hide();
    if (const auto to = std::exchange(m_dropAt, std::nullopt)) {
        moveTo(seat, *to);
    }
}

bool PlayerList::eventFilter(QObject* watched, QEvent* event) {
    const auto grip = std::find(m_grips.begin(), m_grips.end(), watched);
    if (grip == m_grips.end()) {
        return QWidget::eventFilter(watched, event);
    }
    const auto seat = static_cast<std::size_t>(grip - m_grips.begin());
    if (event->type() == QEvent::MouseButtonPress) {
        return true;
    }
    if (event->type() == QEvent::MouseMove) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->buttons().testFlag(Qt::LeftButton)) {
            dragged(seat, (*grip)->mapTo(this, mouse->position().toPoint()));
            return true;
        }
    } else if (event->type() == QEvent::MouseButtonRelease) {
        dropped(seat);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PlayerList::rebuild() {
    // The row whose button was pressed may be among the old ones: it goes when the press is over.
    if (m_rows != nullptr) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_rows = new QWidget(this);
    m_grips.clear();
    m_names.clear();
    auto* rows = kit::column(m_rows, kRowGap);
    const bool isLow = m_players.size() > kFewPlayers;
    const int height = isLow ? kLowRowHeight : kSeatHeight;
    for (std::size_t seat = 0; seat < m_players.size(); ++seat) {
        auto* row = kit::row(nullptr, 4);
        auto* grip = kit::label(QStringLiteral("≡"), m_rows,
                                {.name = QStringLiteral("seatGrip%1").arg(seat),
                                 .align = Qt::AlignCenter,
                                 .tip = tr("Drag to another seat")});
        grip->setFixedSize(24, height);
        grip->setCursor(Qt::OpenHandCursor);
        grip->installEventFilter(this);
        m_grips.push_back(grip);
        row->addWidget(grip);
        auto* colour = kit::dressed(new QComboBox(m_rows), {.spoken = tr("Colour of seat %1").arg(seat + 1)});
        QStringList ids = colourIds();
        const QString own = QString::fromStdString(m_players[seat].id);
        if (!ids.contains(own)) {
            ids.prepend(own);
        }
        for (const QString& id : ids) {
            colour->addItem(badge(lookOf(id, QString(), static_cast<int>(seat)), 22, devicePixelRatioF()), QString(),
                            id);
            colour->setItemData(colour->count() - 1, colourWord(id), Qt::ToolTipRole);
        }
        colour->setCurrentIndex(static_cast<int>(ids.indexOf(own)));
        colour->setFixedSize(64, height);
        connect(colour, &QComboBox::activated, this, [this, seat, colour] {
            const std::string id = colour->currentData().toString().toStdString();
            for (engine::PlayerSetup& other : m_players) {
                // Two players cannot have one colour: they change.
                if (other.id == id) {
                    other.id = m_players[seat].id;
                }
            }
            const std::string before = std::exchange(m_players[seat].id, id);
            rebuild();
            Q_EMIT colourTaken(QString::fromStdString(before), QString::fromStdString(id));
            Q_EMIT playersChanged();
        });
        auto* name = new QLineEdit(QString::fromStdString(m_players[seat].name), m_rows);
        name->setPlaceholderText(colourWord(own));
        name->setAccessibleName(tr("Name of seat %1").arg(seat + 1));
        name->setMaxLength(40);
        kit::dress(*name, {.kind = isLow ? "low" : "plain"});
        name->setFixedHeight(height);
        name->setMinimumWidth(kNameWidth);
        connect(name, &QLineEdit::textEdited, this, [this, seat](const QString& text) {
            m_players[seat].name = text.trimmed().toStdString();
            Q_EMIT playersChanged();
        });
        m_names.push_back(name);
        const auto small = [&](const QString& text, const QString& tip, bool enabled, auto press) {
            auto* button = kit::press(text, m_rows, {.kind = "small", .spoken = tip, .tip = tip}, this, press);
            button->setFixedWidth(32);
            button->setEnabled(enabled);
            return button;
        };
        kit::fill(*row, {colour,
                         {name, 1},
                         small(QStringLiteral("↑"), tr("One seat earlier"), seat > 0, [this, seat] { move(seat, -1); }),
                         small(QStringLiteral("↓"), tr("One seat later"), seat + 1 < m_players.size(),
                               [this, seat] { move(seat, 1); }),
                         small(QStringLiteral("×"), tr("Leave out"), m_players.size() > 2, [this, seat] {
                             m_players.erase(m_players.begin() + static_cast<std::ptrdiff_t>(seat));
                             rebuild();
                             Q_EMIT playersChanged();
                         })});
        rows->addLayout(row);
    }
    m_layout->insertWidget(0, m_rows);
    putInTabOrder(*this, *m_rows);
    m_add->setEnabled(m_players.size() < m_most);
}

}  // namespace ui
