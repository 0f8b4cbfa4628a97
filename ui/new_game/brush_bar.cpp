// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/brush_bar.h"

#include <QPainter>
#include <QResizeEvent>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "ui/kit/elided_label.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/new_game/brush_button.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kIcon = 30;
/// Below this width the brushes are smaller, so that they take fewer rows from the board.
constexpr int kNarrow = 720;
constexpr int kSmallIcon = 24;

/// A picture of `units` board units in a square button.
QIcon brushPicture(int size, qreal ratio, qreal units, const std::function<void(QPainter&)>& paint) {
    QPixmap pixmap(qRound(size * ratio), qRound(size * ratio));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size / 2.0, size / 2.0);
    painter.scale(size / units, size / units);
    paint(painter);
    return QIcon(pixmap);
}

/// Whether a brush means anything by these rules.
bool isMeant(const Brush& brush, const engine::Rules& rules) {
    using Kind = Brush::Kind;
    const bool monopolists = rules.has(engine::Document::Monopolists);
    switch (brush.kind) {
        case Kind::Army:
        case Kind::Nuke:
        case Kind::UpsideDown:
        case Kind::FaceDown:
        case Kind::Metropolis:
            return rules.armies;
        case Kind::Wall:
            return rules.walls;
        case Kind::Factory:
        case Kind::Continent:
            return monopolists;
        case Kind::Capital:
            return rules.has(engine::clause::CC_13);
        case Kind::Bridge:
            return rules.has(engine::clause::CC_12);
        case Kind::Removed:
            return rules.has(engine::Document::Shadow);
        case Kind::Look:
        case Kind::Terrain:
        case Kind::Number:
        case Kind::Settlement:
        case Kind::City:
        case Kind::Road:
        case Kind::Ship:
        case Kind::Robber:
        case Kind::Pirate:
        case Kind::Harbour:
        case Kind::Erase:
            break;
    }
    return true;
}

}  // namespace

BrushBar::BrushBar(QWidget* parent, Form form) : QWidget(parent), m_form(form) {
    kit::ground(*this);
    auto* parts = kit::column(this, 6, {10, 8, 10, 8});
    if (form == Form::Groups) {
        m_inHand = new ElidedLabel(this);
        m_inHand->setFont(weighted(m_inHand->font(), QFont::DemiBold));
        parts->addWidget(m_inHand);
    }
    begin(tr("Hand, robber, hexes"));
    const auto lens = QIcon(drawn(Icon::Search, colours().text, iconSize() - 8, devicePixelRatioF()));
    add({}, tr("Look: press a hex to choose its terrain and number"), tr("Look"), lens);
    if (form == Form::Groups) {
        add(brushOf(Brush::Kind::Erase), tr("Take away"), tr("Eraser"),
            QIcon(drawn(Icon::Cross, colours().bad, iconSize() - 10, devicePixelRatioF())));
    }
    makeFigures();
    makeTerrain();
    makeNumbers();
    makeHarbours();
    makePieces();
    makeUnits();
    if (form == Form::Rows) {
        add(brushOf(Brush::Kind::Erase), tr("Take away"), {},
            QIcon(drawn(Icon::Cross, colours().bad, iconSize() - 6, devicePixelRatioF())));
        m_players = makePlayers();
        parts->addWidget(m_players);
    }
    drop();
}

void BrushBar::begin(const QString& title, bool isFurtherRow) {
    Group group;
    if (m_form == Form::Groups || m_row == nullptr || isFurtherRow) {
        group.part = new QWidget(this);
        auto* row = new FlowLayout(nullptr, 3);
        if (m_form == Form::Groups) {
            auto* column = kit::column(group.part, 2);
            column->addWidget(kit::label(title, group.part, {.kind = "dim"}));
            column->addLayout(row);
        } else {
            group.part->setLayout(row);
        }
        m_row = row;
        layout()->addWidget(group.part);
    }
    m_groups.push_back(std::move(group));
}

QIcon BrushBar::picture(qreal units, const std::function<void(QPainter&)>& paint) const {
    return brushPicture(iconSize(), devicePixelRatioF(), units, paint);
}

QWidget* BrushBar::makePlayers() {
    auto* players = new QWidget(this);
    players->setLayout(new FlowLayout(nullptr, 3));
    return players;
}

int BrushBar::iconSize() const {
    return m_form == Form::Groups ? BrushButton::kLargeIcon : kIcon;
}

/// All rows of brushes are seen: the board beside them gives way.
void BrushBar::resizeEvent(QResizeEvent* event) {
    if (m_form == Form::Groups) {
        setMinimumHeight(layout()->heightForWidth(event->size().width()));
        return;
    }
    const bool isNarrow = event->size().width() < kNarrow;
    const int icon = isNarrow ? kSmallIcon : kIcon;
    for (BrushButton* button : m_buttons) {
        button->setIconSize(QSize(icon, icon));
        button->setFixedSize(icon + (isNarrow ? 8 : 10), icon + 8);
    }
    layout()->setSpacing(isNarrow ? 2 : 6);
    layout()->setContentsMargins(10, isNarrow ? 4 : 8, 10, isNarrow ? 4 : 8);
    // The rows were measured with the brushes as they were before.
    for (QWidget* row : findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        row->updateGeometry();
    }
    setMinimumHeight(layout()->heightForWidth(event->size().width()));
}

BrushButton* BrushBar::add(const Brush& brush, const QString& name, const QString& caption, const QIcon& icon) {
    auto* button = new BrushButton(brush, name, this);
    button->setIcon(icon);
    if (m_form == Form::Groups) {
        button->enlarge(caption);
    } else {
        button->setIconSize(QSize(kIcon, kIcon));
        button->setFixedSize(kIcon + 10, kIcon + 8);
    }
    connect(button, &QToolButton::clicked, this, [this, brush] { choose(brush); });
    m_row->addWidget(button);
    m_buttons.push_back(button);
    m_groups.back().buttons.push_back(button);
    return button;
}

void BrushBar::addPiece(const Brush& brush, const QString& name, const QString& caption, double units,
                        PaintPiece paint) {
    m_pieces.push_back({add(brush, name, caption, {}), units, std::move(paint)});
}

void BrushBar::choose(const Brush& brush) {
    m_brush = brush;
    for (BrushButton* button : m_buttons) {
        button->setChecked(button->brush() == m_brush);
    }
    showInHand();
    Q_EMIT brushChanged();
}

void BrushBar::showInHand() {
    if (m_inHand == nullptr) {
        return;
    }
    const auto held =
        std::ranges::find_if(m_buttons, [this](const BrushButton* each) { return each->brush() == m_brush; });
    QString name = held == m_buttons.end() ? QString() : (*held)->shortName();
    if (isPiece(m_brush.kind)) {
        const auto owner = std::ranges::find(m_owners, m_owner, &Owner::id);
        name = owner == m_owners.end() ? name : tr("%1 of %2").arg(name, owner->button->text());
    }
    m_inHand->say(name);
}

void BrushBar::choosePlayer(const std::string& id) {
    m_owner = id;
    PlayerLook look = lookOf(QString(), QString(), 0);
    for (const Owner& owner : m_owners) {
        owner.button->setChecked(owner.id == m_owner);
        look = owner.id == m_owner ? owner.look : look;
    }
    showInHand();
    if (m_shown == look) {
        return;
    }
    m_shown = look;
    for (const Piece& piece : m_pieces) {
        piece.button->setIcon(picture(piece.units, [&](QPainter& p) { piece.paint(p, look); }));
    }
}

void BrushBar::nextPlayer(int by) {
    const auto now = std::ranges::find(m_owners, m_owner, &Owner::id);
    if (now != m_owners.end()) {
        const auto count = static_cast<int>(m_owners.size());
        const auto seat = static_cast<int>(now - m_owners.begin());
        choosePlayer(m_owners[static_cast<std::size_t>((seat + by + count) % count)].id);
    }
}

bool BrushBar::takeKey(int key, Qt::KeyboardModifiers modifiers) {
    const bool wasTenTyped = std::exchange(m_isTenTyped, false);
    if ((modifiers & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != Qt::NoModifier) {
        return false;
    }
    if (key == Qt::Key_Period || key == Qt::Key_Comma) {
        nextPlayer(key == Qt::Key_Period ? 1 : -1);
        return true;
    }
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        const int digit = key - Qt::Key_0;
        constexpr int kTen = 10;
        m_isTenTyped = digit == 1 && !wasTenTyped;
        if (m_isTenTyped) {
            return true;
        }
        Brush number = brushOf(Brush::Kind::Number);
        const int typed = wasTenTyped && digit <= 2 ? kTen + digit : digit;
        number.number = typed == 0 ? std::nullopt : std::optional(typed);
        const bool isThere = std::ranges::any_of(m_buttons, [&](auto* each) { return each->brush() == number; });
        if (isThere) {
            choose(number);
        }
        return isThere;
    }
    for (const BrushButton* button : m_buttons) {
        const auto its = keyOf(button->brush());
        if (!button->isHidden() && its && its->key() == key &&
            its->keyboardModifiers() == (modifiers & Qt::ShiftModifier)) {
            choose(button->brush());
            return true;
        }
    }
    return false;
}

void BrushBar::setRules(const engine::Rules& rules, bool continents) {
    for (BrushButton* button : m_buttons) {
        const Brush& brush = button->brush();
        const bool meant = isMeant(brush, rules) && (continents || brush.kind != Brush::Kind::Continent);
        button->setVisible(meant);
        if (!meant && brush == m_brush) {
            drop();
        }
    }
    if (m_form == Form::Groups) {
        for (const Group& group : m_groups) {
            group.part->setVisible(
                std::ranges::any_of(group.buttons, [](const BrushButton* button) { return !button->isHidden(); }));
        }
        setMinimumHeight(layout()->heightForWidth(width()));
    }
}

void BrushBar::drop() {
    m_brush = {};
    for (BrushButton* button : m_buttons) {
        button->setChecked(button->brush() == m_brush);
    }
    showInHand();
}

void BrushBar::setPlayers(const std::vector<engine::PlayerSetup>& players) {
    for (const Owner& owner : m_owners) {
        delete owner.button;
    }
    m_owners.clear();
    bool known = false;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const engine::PlayerSetup& player = players[seat];
        const PlayerLook look =
            lookOf(QString::fromStdString(player.id), QString::fromStdString(player.colour), static_cast<int>(seat));
        auto* button = kit::dressed(new QToolButton(m_players), {.tip = tr("Pieces of %1").arg(nameOf(player))});
        button->setText(nameOf(player));
        button->setIcon(badge(look, 22, devicePixelRatioF()));
        button->setIconSize(QSize(22, 22));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, [this, id = player.id] { choosePlayer(id); });
        m_players->layout()->addWidget(button);
        button->show();
        m_owners.push_back({button, player.id, look});
        known = known || player.id == m_owner;
    }
    takeTabPlace(*m_players, *m_players);
    choosePlayer(known || players.empty() ? m_owner : players.front().id);
}

}  // namespace ui
