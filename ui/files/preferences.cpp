// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/preferences.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#include "ui/theme/screen_scale.h"

namespace ui {

Look lookWished(LookWish wish) {
    return wish == LookWish::System ? systemLook() : wish == LookWish::Dark ? Look::Dark : Look::Light;
}

}  // namespace ui

namespace ui::preferences {

namespace {

QVariant valueOf(const char* key, const QVariant& otherwise) {
    return QSettings().value(QString::fromLatin1(key), otherwise);
}

void keep(const char* key, const QVariant& value) {
    QSettings().setValue(QString::fromLatin1(key), value);
}

LookWish lookNamed(const QString& name) {
    return name == QLatin1String("dark")     ? LookWish::Dark
           : name == QLatin1String("system") ? LookWish::System
                                             : LookWish::Light;
}

QString nameOfLook(LookWish wish) {
    return wish == LookWish::Dark     ? QStringLiteral("dark")
           : wish == LookWish::System ? QStringLiteral("system")
                                      : QStringLiteral("light");
}

ClockWay wayNamed(const QString& name) {
    return name == QLatin1String("up") ? ClockWay::Up : name == QLatin1String("down") ? ClockWay::Down : ClockWay::Off;
}

QString nameOfWay(ClockWay way) {
    return way == ClockWay::Up     ? QStringLiteral("up")
           : way == ClockWay::Down ? QStringLiteral("down")
                                   : QStringLiteral("off");
}

constexpr int kLongest = 24 * 60 * 60;

int seconds(const char* key, int otherwise) {
    return qBound(1, valueOf(key, otherwise).toInt(), kLongest);
}

}  // namespace

LookWish look() {
    // Earlier versions kept a yes or no.
    const bool dark = valueOf("dark", false).toBool();
    return lookNamed(valueOf("look", dark ? QStringLiteral("dark") : QStringLiteral("light")).toString());
}

void setLook(LookWish wish) {
    keep("look", nameOfLook(wish));
}

LookWish audienceLook() {
    return lookNamed(valueOf("audience/look", QStringLiteral("dark")).toString());
}

void setAudienceLook(LookWish wish) {
    keep("audience/look", nameOfLook(wish));
}

bool audienceOdds() {
    return valueOf("audience/odds", true).toBool();
}

void setAudienceOdds(bool on) {
    keep("audience/odds", on);
}

std::optional<int> scale() {
    // Not a number, or none: as the screen needs it.
    const int percent = valueOf("scale", 0).toInt();
    return percent > 0 ? std::optional(qBound(kScales.front(), percent, kScales.back())) : std::nullopt;
}

void setScale(std::optional<int> percent) {
    keep("scale", percent.value_or(0));
}

int lastScale() {
    return qBound(kScales.front(), valueOf("scale-shown", kScales.front()).toInt(), kScales.back());
}

void setLastScale(int percent) {
    keep("scale-shown", percent);
}

bool asksForWords() {
    return valueOf("words", true).toBool();
}

void setAsksForWords(bool on) {
    keep("words", on);
}

bool movesCards() {
    return valueOf("moving-cards", true).toBool();
}

void setMovesCards(bool on) {
    keep("moving-cards", on);
}

DiceWish dice() {
    const QString name = valueOf("dice", QString()).toString();
    return name == QLatin1String("real")      ? DiceWish::Real
           : name == QLatin1String("virtual") ? DiceWish::Virtual
                                              : DiceWish::AsThrown;
}

void setDice(DiceWish wish) {
    keep("dice", wish == DiceWish::Real      ? QStringLiteral("real")
                 : wish == DiceWish::Virtual ? QStringLiteral("virtual")
                                             : QStringLiteral("as-thrown"));
}

HearWish hearing() {
    const QString name = valueOf("hearing", QString()).toString();
    return name == QLatin1String("voice")   ? HearWish::Voice
           : name == QLatin1String("chime") ? HearWish::Chime
                                            : HearWish::Nothing;
}

void setHearing(HearWish wish) {
    keep("hearing", wish == HearWish::Voice   ? QStringLiteral("voice")
                    : wish == HearWish::Chime ? QStringLiteral("chime")
                                              : QStringLiteral("nothing"));
}

ClockSettings clocks() {
    const ClockSettings usual;
    ClockSettings clocks;
    clocks.turn = wayNamed(valueOf("clocks/turn", QString()).toString());
    clocks.turnSeconds = seconds("clocks/turn-seconds", usual.turnSeconds);
    clocks.game = wayNamed(valueOf("clocks/game", QString()).toString());
    clocks.gameSeconds = seconds("clocks/game-seconds", usual.gameSeconds);
    clocks.warnSeconds = seconds("clocks/warn-seconds", usual.warnSeconds);
    return clocks;
}

void setClocks(const ClockSettings& clocks) {
    keep("clocks/turn", nameOfWay(clocks.turn));
    keep("clocks/turn-seconds", clocks.turnSeconds);
    keep("clocks/game", nameOfWay(clocks.game));
    keep("clocks/game-seconds", clocks.gameSeconds);
    keep("clocks/warn-seconds", clocks.warnSeconds);
}

QString outFolder() {
    return valueOf("out", QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).toString();
}

QString outFile(const QString& name) {
    return QDir(outFolder()).filePath(name);
}

void setOutFolder(const QString& folder) {
    keep("out", folder);
}

}  // namespace ui::preferences
