// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/contrast.h"

#include <QHash>
#include <algorithm>
#include <array>
#include <cmath>

namespace test {

namespace {

double lightOf(QRgb colour) {
    static const std::array<double, 256> kLinear = [] {
        std::array<double, 256> all{};
        for (std::size_t part = 0; part < all.size(); ++part) {
            const double share = static_cast<double>(part) / 255.0;
            all[part] = share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
        }
        return all;
    }();
    const auto linear = [](int part) { return kLinear[static_cast<std::size_t>(part)]; };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

double contrastOf(QRgb one, QRgb other) {
    const double a = lightOf(one);
    const double b = lightOf(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

}  // namespace

double contrastIn(const QImage& picture, const QRect& area) {
    QHash<QRgb, int> counts;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const auto* pixels = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = area.left(); x <= area.right(); ++x) {
            ++counts[pixels[x]];
        }
    }
    double best = 1;
    const auto ground = std::max_element(counts.keyValueBegin(), counts.keyValueEnd(),
                                         [](const auto& a, const auto& b) { return a.second < b.second; });
    for (auto colour = counts.keyBegin(); colour != counts.keyEnd(); ++colour) {
        best = std::max(best, contrastOf(*colour, (*ground).first));
    }
    return best;
}

}  // namespace test
