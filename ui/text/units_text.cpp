// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/units_text.h"

#include <QStringList>

#include "adjudicator/text/words.h"
#include "engine/state/pieces.h"

namespace ui {

namespace {

template <class Value>
QString wordFor(Value value) {
    return said(std::string(adjudicator::word(value, language())));
}

}  // namespace

QString unitsText(const engine::Units& units) {
    return said(adjudicator::unitsBrief(units, language()));
}

QString unitsWords(const engine::Units& units) {
    return units.empty() ? QString() : said(adjudicator::unitsText(units, language()));
}

QString terrainWord(engine::Terrain terrain) {
    return wordFor(terrain);
}

QString resourceWord(engine::Resource resource) {
    return wordFor(resource);
}

QString buildingWord(engine::BuildingKind kind) {
    return wordFor(engine::pieceOf(kind));
}

QString pieceWord(engine::Piece piece) {
    return capital(wordFor(piece));
}

QString cardWord(engine::DevelopmentCard card) {
    return capital(wordFor(card));
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
    return said(adjudicator::diceText({&sides, 1}, language()));
}

}  // namespace ui
