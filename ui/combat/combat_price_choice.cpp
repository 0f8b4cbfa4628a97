// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/combat_price_choice.h"

#include <QSettings>

namespace ui::preferences {

namespace {

constexpr double kDearest = 999;

QString priceKey(engine::Weight weight) {
    const std::string_view name = engine::toText(weight);
    return QStringLiteral("prices/") + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}  // namespace

std::optional<double> combatPrice(engine::Weight weight) {
    bool isNumber = false;
    const double price = QSettings().value(priceKey(weight)).toDouble(&isNumber);
    return isNumber && price >= 0 && price <= kDearest ? std::optional(price) : std::nullopt;
}

void setCombatPrice(engine::Weight weight, std::optional<double> price) {
    QSettings settings;
    if (price) {
        settings.setValue(priceKey(weight), *price);
    } else {
        settings.remove(priceKey(weight));
    }
}

engine::CombatPrices combatPrices(engine::CombatPrices ofTheGame) {
    for (std::size_t i = 0; i < engine::kWeightCount; ++i) {
        const auto weight = static_cast<engine::Weight>(i);
        if (const auto chosen = combatPrice(weight)) {
            ofTheGame.set(weight, *chosen);
        }
    }
    return ofTheGame;
}

}  // namespace ui::preferences
