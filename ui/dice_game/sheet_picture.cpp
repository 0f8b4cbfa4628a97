// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/sheet_picture.h"

#include <QPainter>
#include <memory>

#include "ui/theme/colours.h"
#include "ui/theme/players.h"

namespace ui {

namespace dg = engine::dice_game;

SheetPicture::SheetPicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("The empty sheet"));
}

void SheetPicture::show(const char* sheet) {
    const dg::Sheet* printed = dg::shippedSheet(sheet);
    if (printed == nullptr) {
        return;
    }
    auto table = std::make_shared<dg::Table>();
    table->sheet = *printed;
    const QStringList& colours = colourIds();
    for (qsizetype seat = 0; seat < static_cast<qsizetype>(dg::kLeastPlayers); ++seat) {
        table->players.push_back({colours[seat].toStdString(), {}, {}});
    }
    m_sheet.show(dg::newGame(std::move(table)), engine::PlayerId(0), {});
    update();
}

void SheetPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    m_sheet.paintOn(painter, rect(), colours());
}

}  // namespace ui
