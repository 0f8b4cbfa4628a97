// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/colours.h"

#include <QApplication>
#include <QFont>
#include <utility>

#include "ui/theme/frame_style.h"
#include "ui/theme/look_scope.h"
#include "ui/theme/style_sheet.h"

namespace ui {

namespace {

Look g_look = Look::Light;

QColor hex(unsigned rgb) {
    return QColor::fromRgb(rgb | 0xff000000U);
}

Colours makeLight() {
    Colours c;
    c.window = hex(0xeff0f2);
    c.base = hex(0xffffff);
    c.text = hex(0x1e2226);
    c.dim = hex(0x545b62);
    c.accent = hex(0x0b6e7f);
    c.onAccent = hex(0xffffff);
    c.selection = hex(0xd5eaee);
    c.onSelection = hex(0x1e2226);
    c.good = hex(0x1d6b37);
    c.goodFill = hex(0xdcefe1);
    c.warning = hex(0x7a4b00);
    c.warningFill = hex(0xfdeecb);
    c.bad = hex(0xa3211b);
    c.badFill = hex(0xfbe0de);
    c.border = hex(0x868d95);
    c.hairline = hex(0xcfd3d8);
    c.button = hex(0xfbfcfc);
    c.token = hex(0xfbf6e6);
    c.digit = hex(0x262219);
    c.hotDigit = hex(0xa81c1c);
    c.sea = hex(0xbcd8e5);
    c.seaHex = hex(0xa9cadd);
    c.seaMotif = hex(0x7faac0);
    c.sand = hex(0xe7d7b2);
    c.rim = hex(0xfaf1dc);
    return c;
}

Colours makeDark() {
    Colours c;
    c.dark = true;
    c.window = hex(0x24282c);
    c.base = hex(0x1b1e21);
    c.text = hex(0xe8ebed);
    c.dim = hex(0xaab2b9);
    c.accent = hex(0x55bfce);
    c.onAccent = hex(0x08262b);
    c.selection = hex(0x173d45);
    c.onSelection = hex(0xe8ebed);
    c.good = hex(0x7fd398);
    c.goodFill = hex(0x1c3a27);
    c.warning = hex(0xf2c063);
    c.warningFill = hex(0x43340f);
    c.bad = hex(0xff9a92);
    c.badFill = hex(0x4a1f1c);
    c.border = hex(0x6f7880);
    c.hairline = hex(0x3c4248);
    c.button = hex(0x31363b);
    c.token = hex(0xe9e3d0);
    c.digit = hex(0x1f1c15);
    c.hotDigit = hex(0x9c1616);
    c.sea = hex(0x1c3342);
    c.seaHex = hex(0x234153);
    c.seaMotif = hex(0x17303f);
    c.sand = hex(0x8f825f);
    c.rim = hex(0x2b2f2a);
    return c;
}

}  // namespace

const Colours& Colours::light() {
    static const Colours kColours = makeLight();
    return kColours;
}

const Colours& Colours::darkLook() {
    static const Colours kColours = makeDark();
    return kColours;
}

QColor Colours::terrain(engine::Terrain terrain) const {
    using engine::Terrain;
    switch (terrain) {
        case Terrain::Forest:
            return dark ? hex(0x254f22) : hex(0x47813f);
        case Terrain::Pasture:
            return dark ? hex(0x98b145) : hex(0x93c558);
        case Terrain::Fields:
            return dark ? hex(0xad8d50) : hex(0xf3d794);
        case Terrain::Hills:
            return dark ? hex(0x8a5c42) : hex(0xbd7760);
        case Terrain::Mountains:
            return dark ? hex(0x646d78) : hex(0x8c96a8);
        case Terrain::Desert:
            return dark ? hex(0xbdb3a0) : hex(0xf3efe3);
        case Terrain::Gold:
            return dark ? hex(0x8f7c45) : hex(0xdcc58a);
        case Terrain::Sea:
            return seaHex;
    }
    return seaHex;
}

QColor Colours::motif(engine::Terrain terrain) const {
    using engine::Terrain;
    switch (terrain) {
        case Terrain::Forest:
            return dark ? hex(0x12300f) : hex(0x22502a);
        case Terrain::Pasture:
            return dark ? hex(0x6b8030) : hex(0x659a35);
        case Terrain::Fields:
            return dark ? hex(0x6f561f) : hex(0xb98a26);
        case Terrain::Hills:
            return dark ? hex(0x5d3422) : hex(0x8f4b36);
        case Terrain::Mountains:
            return dark ? hex(0x3d444d) : hex(0x566072);
        case Terrain::Desert:
            return dark ? hex(0x93876f) : hex(0xd3c6a2);
        case Terrain::Gold:
            return dark ? hex(0x5d4a12) : hex(0x97751b);
        case Terrain::Sea:
            return seaMotif;
    }
    return seaMotif;
}

QColor Colours::faceDown() const {
    return dark ? hex(0x4b4f55) : hex(0x8e9094);
}

QColor Colours::faceDownMotif() const {
    return dark ? hex(0x30343a) : hex(0x5d6065);
}

QPalette Colours::palette() const {
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, base);
    p.setColor(QPalette::AlternateBase, window);
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::PlaceholderText, dim);
    p.setColor(QPalette::Button, button);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, bad);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, onAccent);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::ToolTipBase, base);
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::Mid, border);
    p.setColor(QPalette::Light, dark ? window.lighter(130) : base);
    p.setColor(QPalette::Dark, border);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faint = dim;
        faint.setAlphaF(0.55F);
        p.setColor(QPalette::Disabled, role, faint);
    }
    return p;
}

const Colours& colours() {
    return g_look == Look::Dark ? Colours::darkLook() : Colours::light();
}

Look currentLook() {
    return g_look;
}

LookScope::LookScope(Look look) : m_before(std::exchange(g_look, look)) {}

LookScope::~LookScope() {
    g_look = m_before;
}

Look systemLook() {
    // As the desktop gave it, before the first look of our own replaced it.
    static const Look kSystem = [] {
        const QPalette palette = QApplication::palette();
        return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness()
                   ? Look::Dark
                   : Look::Light;
    }();
    return kSystem;
}

void applyLook(Look look) {
    (void)systemLook();
    g_look = look;
    QApplication::setStyle(new FrameStyle);
    QApplication::setPalette(colours().palette());
    QFont font = QApplication::font();
    font.setPixelSize(14);
    QApplication::setFont(font);
    qApp->setStyleSheet(styleSheet(colours()));
}

}  // namespace ui
