// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/units_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "adjudicator/text/words.h"

namespace ui {

namespace {

QString toldWord(const char* text) {
    return QCoreApplication::translate("ui::Words", text);
}

}  // namespace

QString unitsText(const engine::Units& units) {
    return said(adjudicator::unitsBrief(units, language()));
}

QString unitsWords(const engine::Units& units) {
    QStringList parts;
    if (units.artillery > 0) {
        parts.append(QCoreApplication::translate("ui::Words", "%n artillery", nullptr, units.artillery));
    }
    if (units.cavalry > 0) {
        parts.append(QCoreApplication::translate("ui::Words", "%n cavalry", nullptr, units.cavalry));
    }
    if (units.infantry > 0) {
        parts.append(QCoreApplication::translate("ui::Words", "%n infantry", nullptr, units.infantry));
    }
    return parts.join(QStringLiteral(", "));
}

QString terrainWord(engine::Terrain terrain) {
    using engine::Terrain;
    switch (terrain) {
        case Terrain::Hills:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "hills"));
        case Terrain::Forest:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "forest"));
        case Terrain::Pasture:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "pasture"));
        case Terrain::Fields:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "fields"));
        case Terrain::Mountains:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "mountains"));
        case Terrain::Desert:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "desert"));
        case Terrain::Gold:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "gold field"));
        case Terrain::Sea:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "sea"));
    }
    return {};
}

QString resourceWord(engine::Resource resource) {
    using engine::Resource;
    switch (resource) {
        case Resource::Brick:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "brick"));
        case Resource::Lumber:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "lumber"));
        case Resource::Wool:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "wool"));
        case Resource::Grain:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "grain"));
        case Resource::Ore:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "ore"));
    }
    return {};
}

QString buildingWord(engine::BuildingKind kind) {
    using engine::BuildingKind;
    switch (kind) {
        case BuildingKind::Settlement:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "settlement"));
        case BuildingKind::City:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "city"));
        case BuildingKind::Metropolis:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "metropolis"));
        case BuildingKind::Factory:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "factory"));
        case BuildingKind::Capital:
            return toldWord(QT_TRANSLATE_NOOP("ui::Words", "capital"));
    }
    return {};
}

QString cardsWords(const engine::Cards& cards) {
    QStringList parts;
    for (const engine::Resource resource : engine::kResources) {
        if (cards[resource] > 0) {
            parts.append(QStringLiteral("%1 %2").arg(cards[resource]).arg(resourceWord(resource)));
        }
    }
    return parts.join(QStringLiteral(", "));
}

QString dieWord(int sides) {
    return QCoreApplication::translate("ui::Words", "d%1").arg(sides);
}

}  // namespace ui
