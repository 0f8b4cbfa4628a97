// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/brush_button.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

#include "ui/kit/kit.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kBrushMargin = 3;
constexpr int kCaptionPixels = 12;
constexpr int kCaptionHeight = 16;
constexpr int kCaptionWidth = 66;
constexpr int kKeyPixels = 11;

constexpr QKeyCombination plain(Qt::Key key) {
    return QKeyCombination(Qt::NoModifier, key);
}

constexpr QKeyCombination shifted(Qt::Key key) {
    return QKeyCombination(Qt::ShiftModifier, key);
}

QKeyCombination keyOf(engine::Terrain terrain) {
    switch (terrain) {
        case engine::Terrain::Forest:
            return plain(Qt::Key_F);
        case engine::Terrain::Pasture:
            return plain(Qt::Key_P);
        case engine::Terrain::Fields:
            return plain(Qt::Key_G);
        case engine::Terrain::Hills:
            return plain(Qt::Key_K);
        case engine::Terrain::Mountains:
            return plain(Qt::Key_M);
        case engine::Terrain::Desert:
            return plain(Qt::Key_D);
        case engine::Terrain::Gold:
            return plain(Qt::Key_Y);
        case engine::Terrain::Sea:
            return plain(Qt::Key_E);
    }
    return plain(Qt::Key_E);
}

/// A harbour has the letter of the land that yields what it trades.
QKeyCombination keyOfHarbour(std::optional<engine::Resource> trade) {
    if (!trade) {
        return shifted(Qt::Key_H);
    }
    switch (*trade) {
        case engine::Resource::Brick:
            return shifted(Qt::Key_K);
        case engine::Resource::Lumber:
            return shifted(Qt::Key_F);
        case engine::Resource::Wool:
            return shifted(Qt::Key_P);
        case engine::Resource::Grain:
            return shifted(Qt::Key_G);
        case engine::Resource::Ore:
            return shifted(Qt::Key_M);
    }
    return shifted(Qt::Key_H);
}

QKeyCombination keyOf(engine::UnitKind unit) {
    switch (unit) {
        case engine::UnitKind::Infantry:
            return plain(Qt::Key_I);
        case engine::UnitKind::Cavalry:
            return plain(Qt::Key_V);
        case engine::UnitKind::Artillery:
            return plain(Qt::Key_A);
    }
    return plain(Qt::Key_I);
}

}  // namespace

std::optional<QKeyCombination> keyOf(const Brush& brush) {
    using Kind = Brush::Kind;
    switch (brush.kind) {
        case Kind::Look:
            return plain(Qt::Key_L);
        case Kind::Terrain:
            return keyOf(brush.terrain);
        case Kind::Number:
            return std::nullopt;
        case Kind::Settlement:
            return plain(Qt::Key_S);
        case Kind::City:
            return plain(Qt::Key_C);
        case Kind::Metropolis:
            return shifted(Qt::Key_C);
        case Kind::Road:
            return plain(Qt::Key_R);
        case Kind::Ship:
            return plain(Qt::Key_H);
        case Kind::Wall:
            return plain(Qt::Key_W);
        case Kind::Army:
            return keyOf(brush.unit);
        case Kind::Nuke:
            return plain(Qt::Key_N);
        case Kind::Robber:
            return plain(Qt::Key_B);
        case Kind::Pirate:
            return shifted(Qt::Key_B);
        case Kind::Harbour:
            return keyOfHarbour(brush.trade);
        case Kind::UpsideDown:
            return plain(Qt::Key_U);
        case Kind::FaceDown:
            return plain(Qt::Key_T);
        case Kind::Erase:
            return plain(Qt::Key_X);
        case Kind::Factory:
            return plain(Qt::Key_Q);
        case Kind::Capital:
            return shifted(Qt::Key_S);
        case Kind::Bridge:
            return shifted(Qt::Key_R);
        case Kind::Removed:
            return shifted(Qt::Key_X);
        case Kind::Continent:
            return plain(Qt::Key_O);
    }
    return std::nullopt;
}

BrushButton::BrushButton(const Brush& brush, const QString& name, QWidget* parent)
    : QToolButton(parent), m_brush(brush) {
    kit::dress(*this, {.spoken = name, .tip = name});
    setCheckable(true);
    setAutoRaise(true);
}

void BrushButton::enlarge(const QString& caption) {
    m_isLarge = true;
    m_caption = caption;
    if (const auto key = keyOf(m_brush)) {
        // Its letter alone would mean another brush.
        const bool isShifted = key->keyboardModifiers().testFlag(Qt::ShiftModifier);
        const QString letter = QKeySequence(key->key()).toString();
        m_key = isShifted ? QStringLiteral("⇧") + letter : letter;
        setToolTip(QStringLiteral("%1   [%2]").arg(accessibleName(), QKeySequence(*key).toString()));
    }
    setIconSize(QSize(kLargeIcon, kLargeIcon));
    setFixedSize(caption.isEmpty() ? kLargeIcon + 2 * kBrushMargin : kCaptionWidth,
                 kLargeIcon + 2 * kBrushMargin + (caption.isEmpty() ? 0 : kCaptionHeight));
}

void BrushButton::paintEvent(QPaintEvent* event) {
    if (!m_isLarge) {
        QToolButton::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.icon = {};
    option.text.clear();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    const QRect picture((width() - kLargeIcon) / 2, kBrushMargin, kLargeIcon, kLargeIcon);
    icon().paint(&painter, picture, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
    painter.setPen(option.palette.color(QPalette::ButtonText));
    if (!m_caption.isEmpty()) {
        painter.setFont(sized(font(), kCaptionPixels));
        const QRect below(1, picture.bottom() + 1, width() - 2, kCaptionHeight);
        painter.drawText(below, Qt::AlignCenter,
                         painter.fontMetrics().elidedText(m_caption, Qt::ElideRight, below.width()));
    }
    if (!m_key.isEmpty()) {
        painter.setFont(sized(font(), kKeyPixels, QFont::Bold));
        const QSize size = painter.fontMetrics().size(Qt::TextSingleLine, m_key) + QSize(6, 0);
        const QRect corner(QPoint(width() - size.width() - 1, 1), size);
        painter.setPen(QPen(colours().border, 1));
        painter.setBrush(colours().base);
        painter.drawRoundedRect(QRectF(corner).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setPen(colours().text);
        painter.drawText(corner, Qt::AlignCenter, m_key);
    }
}

}  // namespace ui
