// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/screen_scale.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>
#include <ranges>

namespace ui {

namespace {

constexpr QSize kUsualScreen(1920, 1080);
/// Smaller screens are usual ones of some size.
constexpr int kHighScreen = 1800;
/// A screen measured at another size is known to the pixel or two.
constexpr int kRounding = 2;
constexpr int kAsItIs = 100;

std::optional<int> g_scale = kAsItIs;

/// The largest step at which so many pixels still fit.
int stepThatFits(const QSize& screen, const QSize& least) {
    int found = kAsItIs;
    for (const int scale : kScales) {
        const auto fits = [scale](int pixels, int needed) { return (pixels + kRounding) * kAsItIs >= needed * scale; };
        if (fits(screen.width(), least.width()) && fits(screen.height(), least.height())) {
            found = scale;
        }
    }
    return found;
}

}  // namespace

int scaleForScreen(const QSize& screen) {
    return screen.height() + kRounding < kHighScreen ? kAsItIs : stepThatFits(screen, kUsualScreen);
}

int largestScale(const QSize& screen) {
    return stepThatFits(screen, kSmallestWindow);
}

int scaleInForce(std::optional<int> wished, const QSize& screen) {
    return wished ? std::clamp(*wished, kAsItIs, largestScale(screen)) : scaleForScreen(screen);
}

std::optional<int> nextScale(int from, bool larger, const QSize& screen) {
    if (larger) {
        const auto* next = std::ranges::upper_bound(kScales, from);
        return next != kScales.end() && *next <= largestScale(screen) ? std::optional(*next) : std::nullopt;
    }
    const auto* next = std::ranges::lower_bound(kScales, from);
    return next != kScales.begin() ? std::optional(*std::prev(next)) : std::nullopt;
}

std::optional<int> currentScale() {
    return g_scale;
}

void setCurrentScale(std::optional<int> percent) {
    g_scale = percent;
}

QSize ownScreen() {
    const QScreen* screen = QGuiApplication::primaryScreen();
    return screen == nullptr ? kUsualScreen : screen->size() * g_scale.value_or(kAsItIs) / kAsItIs;
}

}  // namespace ui
