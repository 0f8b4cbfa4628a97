// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/appearance.h"

#include <QApplication>
#include <QSettings>

#include "ui/text/language.h"
#include "ui/theme/screen_scale.h"
#include "ui/window/backstage.h"

namespace ui {

void Appearance::speak(engine::Language its) {
    QSettings().setValue(QStringLiteral("language"), said(std::string(engine::codeOf(its))));
    setLanguage(its);
    Q_EMIT changed();
}

void Appearance::wear(LookWish wish) {
    preferences::setLook(wish);
    applyLook(lookWished(wish));
    Q_EMIT changed();
}

void Appearance::rescale() {
    const auto now = currentScale();
    if (!now || scaleInForce(preferences::scale(), ownScreen()) == *now) {
        return;
    }
    constexpr auto kOnce = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
    const auto waitFor = [this](auto* work, auto... ends) {
        if (work->isBusy()) {
            (connect(work, ends, this, &Appearance::rescale, kOnce), ...);
            return true;
        }
        return false;
    };
    // What is under way goes on with this window.
    if (waitFor(&m_backstage.exporter, &Exporter::written, &Exporter::failed) ||
        waitFor(&m_backstage.opener, &BookOpener::opened, &BookOpener::failed) ||
        waitFor(&m_backstage.merger, &BookMerger::merged)) {
        return;
    }
    QMetaObject::invokeMethod(
        this, [] { QApplication::exit(kAgain); }, Qt::QueuedConnection);
}

void Appearance::wishScale(std::optional<int> percent) {
    preferences::setScale(percent);
    rescale();
}

std::optional<int> Appearance::stepTo(bool larger) {
    const auto now = currentScale();
    return now ? nextScale(*now, larger, ownScreen()) : std::nullopt;
}

MenuEntry Appearance::darkEntry() {
    return {.text = tr("&Dark look"),
            .press = [this] { wear(currentLook() == Look::Dark ? LookWish::Light : LookWish::Dark); },
            .ticked = [] { return currentLook() == Look::Dark; }};
}

MenuEntries Appearance::scaleEntries() {
    const auto step = [this](const QString& text, bool larger, const QList<QKeySequence>& keys) {
        return MenuEntry{.text = text,
                         .press =
                             [this, larger] {
                                 if (const auto next = stepTo(larger)) {
                                     wishScale(*next);
                                 }
                             },
                         .keys = keys,
                         .offered = [larger] { return stepTo(larger).has_value(); }};
    };
    return {// Where + stands above another sign it comes with Shift, or is meant without.
            step(tr("&Larger"), true, {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)}),
            step(tr("&Smaller"), false, {QKeySequence(Qt::CTRL | Qt::Key_Minus)}),
            {.text = tr("Size as the screen &needs"),
             .press = [this] { wishScale(std::nullopt); },
             .keys = {QKeySequence(Qt::CTRL | Qt::Key_0)},
             .offered = [] { return currentScale().has_value(); }}};
}

MenuEntries Appearance::languageEntries() {
    const auto speaks = [this](const QString& name, engine::Language its) {
        return MenuEntry{
            .text = name, .press = [this, its] { speak(its); }, .ticked = [its] { return language() == its; }};
    };
    // Each in its own words, for whoever cannot read the other.
    MenuEntries entries;
    for (const engine::LanguageInfo& each : engine::languages()) {
        entries.push_back(speaks(said(std::string(each.name)), each.language));
    }
    return entries;
}

}  // namespace ui
