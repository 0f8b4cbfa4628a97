// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/place_codes.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ui {

namespace {

const QString kLetters = QStringLiteral("abcdefghijklmnopqrstuvwxyz");

std::size_t letterCount() {
    return static_cast<std::size_t>(kLetters.size());
}

QChar letterOf(std::size_t number) {
    return kLetters[static_cast<qsizetype>(number)];
}

using Region = std::vector<std::size_t>;

/// Halves the places across their longer way, and the halves again.
void divide(const std::vector<QPointF>& spots, Region region, std::size_t parts, std::vector<Region>& regions) {
    if (parts == 1) {
        // In the order of reading again.
        std::ranges::sort(region);
        regions.push_back(std::move(region));
        return;
    }
    const auto across = [&](std::size_t i) { return spots[i].x(); };
    const auto down = [&](std::size_t i) { return spots[i].y(); };
    const auto [left, right] = std::ranges::minmax(region, {}, across);
    const auto [top, bottom] = std::ranges::minmax(region, {}, down);
    if (across(right) - across(left) > down(bottom) - down(top)) {
        std::ranges::stable_sort(region, {}, across);
    } else {
        std::ranges::stable_sort(region, {}, down);
    }
    const auto middle = region.begin() + static_cast<std::ptrdiff_t>(region.size() / 2);
    divide(spots, Region(region.begin(), middle), parts / 2, regions);
    divide(spots, Region(middle, region.end()), parts / 2, regions);
}

}  // namespace

std::vector<QString> placeCodes(std::size_t count) {
    const std::size_t letters = letterCount();
    std::size_t begin = 0;
    while (letters - begin + begin * letters < count && begin < letters) {
        ++begin;
    }
    std::vector<QString> codes;
    for (std::size_t i = 0; i < letters - begin; ++i) {
        codes.emplace_back(letterOf(i));
    }
    for (std::size_t i = letters - begin; i < letters; ++i) {
        for (const QChar second : kLetters) {
            codes.push_back(QString(letterOf(i)) + second);
        }
    }
    codes.resize(std::max(count, codes.size()));
    return codes;
}

std::vector<QString> regionCodes(const std::vector<QPointF>& spots) {
    std::size_t parts = 1;
    while (parts * 2 <= letterCount() && spots.size() > parts * letterCount()) {
        parts *= 2;
    }
    Region all(spots.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::vector<Region> regions;
    divide(spots, std::move(all), parts, regions);
    // By what comes first in each.
    std::ranges::sort(regions, {}, [](const Region& region) { return region.empty() ? 0 : region.front(); });
    std::vector<QString> codes(spots.size());
    for (std::size_t i = 0; i < regions.size(); ++i) {
        for (std::size_t k = 0; k < regions[i].size(); ++k) {
            codes[regions[i][k]] = QString(letterOf(i)) + letterOf(std::min(k, letterCount() - 1));
        }
    }
    return codes;
}

void BegunCode::begin(const QString& letters, std::vector<engine::Place> asked) {
    m_letters = letters;
    m_asked = std::move(asked);
}

QString BegunCode::letters(const std::vector<engine::Place>& asked) const {
    return m_letters.isEmpty() || m_asked != asked ? QString() : m_letters;
}

}  // namespace ui
