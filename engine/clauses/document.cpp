// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/document.h"

#include "engine/check.h"

namespace engine {

std::string_view toText(Document document) {
    switch (document) {
        case Document::Base:
            return "base";
        case Document::Soldiers:
            return "soldiers";
        case Document::Monopolists:
            return "monopolists";
        case Document::DiceGamePlus:
            return "dice-game-plus";
        case Document::Shadow:
            return "shadow";
        case Document::Ccm:
            return "ccm";
    }
    failCheck(__FILE__, __LINE__, "every document has a word");
}

std::optional<Document> documentFromText(std::string_view text) {
    for (const Document document : kDocuments) {
        if (toText(document) == text) {
            return document;
        }
    }
    return std::nullopt;
}

Bilingual titleOf(Document document) {
    switch (document) {
        case Document::Base:
            return {"Base game", "Grundspiel"};
        case Document::Soldiers:
            return {"Soldiers & Armies", "Soldaten & Armeen"};
        case Document::Monopolists:
            return {"Monopolists", "Monopolisten auf Catan"};
        case Document::DiceGamePlus:
            return {"Dice Game Plus", "Das Würfelspiel „plus“"};
        case Document::Shadow:
            return {"Shadow Economy", "Schattenwirtschaft"};
        case Document::Ccm:
            return {"CCM tournament rules", "CCM-Turnierregeln"};
    }
    failCheck(__FILE__, __LINE__, "every document has a title");
}

}  // namespace engine
