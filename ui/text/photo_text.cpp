// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/photo_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>
#include <utility>

#include "ui/text/language.h"
#include "ui/text/place_text.h"
#include "ui/text/units_text.h"
#include "vision/net/shipped_nets.h"

namespace ui {

namespace {

struct PhotoText {
    Q_DECLARE_TR_FUNCTIONS(ui::PhotoText)
};

/// Options that no other part of the program has a word for.
QString ownWord(const std::string& option) {
    static constexpr std::array kWords{
        std::pair{"none", QT_TRANSLATE_NOOP("ui::PhotoText", "nothing")},
        std::pair{"any", QT_TRANSLATE_NOOP("ui::PhotoText", "3:1 harbour")},
        std::pair{"army", QT_TRANSLATE_NOOP("ui::PhotoText", "army")},
        std::pair{"nuke", QT_TRANSLATE_NOOP("ui::PhotoText", "nuclear weapon")},
        std::pair{"wall", QT_TRANSLATE_NOOP("ui::PhotoText", "city wall")},
        std::pair{"bridge", QT_TRANSLATE_NOOP("ui::PhotoText", "bridge")},
        std::pair{"road", QT_TRANSLATE_NOOP("ui::PhotoText", "road")},
        std::pair{"ship", QT_TRANSLATE_NOOP("ui::PhotoText", "ship")},
        std::pair{"robber", QT_TRANSLATE_NOOP("ui::PhotoText", "robber")},
        std::pair{"pirate", QT_TRANSLATE_NOOP("ui::PhotoText", "pirate")},
        std::pair{"face_down", QT_TRANSLATE_NOOP("ui::PhotoText", "face-down hex")},
        std::pair{"removed", QT_TRANSLATE_NOOP("ui::PhotoText", "removed hex")},
        std::pair{"red", QT_TRANSLATE_NOOP("ui::PhotoText", "red")},
        std::pair{"blue", QT_TRANSLATE_NOOP("ui::PhotoText", "blue")},
        std::pair{"white", QT_TRANSLATE_NOOP("ui::PhotoText", "white")},
        std::pair{"orange", QT_TRANSLATE_NOOP("ui::PhotoText", "orange")},
        std::pair{"green", QT_TRANSLATE_NOOP("ui::PhotoText", "green")},
        std::pair{"brown", QT_TRANSLATE_NOOP("ui::PhotoText", "brown")},
    };
    for (const auto& [word, text] : kWords) {
        if (option == word) {
            return PhotoText::tr(text);
        }
    }
    return {};
}

}  // namespace

QString optionWord(const std::string& option) {
    if (QString word = ownWord(option); !word.isEmpty()) {
        return word;
    }
    if (const auto kind = engine::buildingKindFromText(option)) {
        return buildingWord(*kind);
    }
    if (const auto terrain = engine::terrainFromText(option)) {
        return terrainWord(*terrain);
    }
    if (const auto resource = engine::resourceFromText(option)) {
        return resourceWord(*resource);
    }
    const std::string weapon = "+nuke";
    const bool armed = option.size() > weapon.size() && option.ends_with(weapon);
    const auto units = engine::unitsFromText(armed ? option.substr(0, option.size() - weapon.size()) : option);
    if (!units) {
        return QString::fromStdString(option);  // a number
    }
    return armed ? PhotoText::tr("%1 and a nuclear weapon").arg(unitsWords(*units)) : unitsWords(*units);
}

QString questionText(const vision::Unsure& unsure, const engine::Position* board) {
    QString options;
    for (const std::string& option : unsure.options) {
        options = options.isEmpty() ? optionWord(option) : PhotoText::tr("%1 or %2").arg(options, optionWord(option));
    }
    const QString place =
        board != nullptr ? placeLabel(*board, unsure.at) : QString::fromStdString(vision::toText(unsure.at));
    return PhotoText::tr("%1: %2?").arg(capital(place), options);
}

QString netProblem() {
    const auto& nets = vision::net::shippedNets();
    return nets ? QString()
                : PhotoText::tr("The program's file %1 is missing or damaged. Please install the program again.")
                      .arg(QString::fromStdString(nets.error().file.string()));
}

}  // namespace ui
