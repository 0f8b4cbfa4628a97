// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QDir>
#include <QImage>
#include <QMetaEnum>
#include <catch2/catch.hpp>

#include "adjudicator/art_files.h"
#include "ui/theme/art_canvas.h"

namespace {

bool isBlank(const QImage& image) {
    QImage blank(image.size(), image.format());
    blank.fill(Qt::transparent);
    return image == blank;
}

}  // namespace

TEST_CASE("every icon has its file, drawn in the colour that is asked for, and no file is without its icon",
          "[ui][icons]") {
    const auto icons = QMetaEnum::fromType<ui::Icon>();
    CHECK(QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}).size() == icons.keyCount());
    for (int i = 0; i < icons.keyCount(); ++i) {
        INFO(icons.key(i));
        const auto icon = static_cast<ui::Icon>(icons.value(i));
        const QImage red = ui::drawn(icon, Qt::red, 24, 2).toImage();
        CHECK(red.size() == QSize(48, 48));
        CHECK_FALSE(isBlank(red));
        CHECK(red != ui::drawn(icon, Qt::blue, 24, 2).toImage());
        CHECK(red == ui::drawn(icon, Qt::red, 24, 2).toImage());
    }
}

TEST_CASE("the window draws every piece of art that reports are drawn with", "[ui][icons]") {
    for (const auto& [name, art] : adjudicator::svg::art::kAll) {
        INFO(name);
        QImage image(220, 220, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.translate(110, 110);
        ui::ArtCanvas(painter).draw(art, {}, {});
        painter.end();
        CHECK_FALSE(isBlank(image));
    }
}
