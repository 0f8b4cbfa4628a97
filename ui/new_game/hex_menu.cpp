// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/hex_menu.h"

#include <QCoreApplication>
#include <QCursor>
#include <QMenu>

#include "ui/draft/game_draft.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

struct HexMenu {
    Q_DECLARE_TR_FUNCTIONS(ui::HexMenu)
};

}  // namespace

bool askAboutHex(GameDraft& draft, engine::Hex hex, QWidget* parent) {
    QMenu menu(parent);
    bool changed = false;
    const auto paint = [&](const Brush& brush) {
        return [&draft, &changed, brush, hex] { changed = draft.board().paint(brush, hex, {}) || changed; };
    };
    if (draft.drawn().doubtful.contains(hex)) {
        menu.addAction(HexMenu::tr("It is right as shown"), parent, [&] {
            draft.board().confirm(hex);
            changed = true;
        });
        menu.addSeparator();
    }
    for (const engine::Terrain terrain :
         {engine::Terrain::Forest, engine::Terrain::Pasture, engine::Terrain::Fields, engine::Terrain::Hills,
          engine::Terrain::Mountains, engine::Terrain::Desert, engine::Terrain::Gold, engine::Terrain::Sea}) {
        Brush brush;
        brush.kind = Brush::Kind::Terrain;
        brush.terrain = terrain;
        menu.addAction(terrainWord(terrain), parent, paint(brush));
    }
    QMenu* numbers = menu.addMenu(HexMenu::tr("Number token"));
    for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
        Brush brush;
        brush.kind = Brush::Kind::Number;
        brush.number = number;
        numbers->addAction(QString::number(number), parent, paint(brush));
    }
    Brush none;
    none.kind = Brush::Kind::Number;
    numbers->addAction(HexMenu::tr("None"), parent, paint(none));
    Brush robber;
    robber.kind = Brush::Kind::Robber;
    menu.addAction(HexMenu::tr("Robber here"), parent, paint(robber));
    menu.exec(QCursor::pos());
    return changed;
}

}  // namespace ui
