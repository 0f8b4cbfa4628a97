// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/tile_art.h"

#include <cmath>
#include <numbers>

#include "adjudicator/art_files.h"

namespace adjudicator::svg {

std::string_view tileArt(std::optional<engine::Terrain> terrain) {
    using engine::Terrain;
    if (!terrain) {
        return art::kUnknown;
    }
    switch (*terrain) {
        case Terrain::Forest:
            return art::kForest;
        case Terrain::Pasture:
            return art::kPasture;
        case Terrain::Fields:
            return art::kFields;
        case Terrain::Hills:
            return art::kHills;
        case Terrain::Mountains:
            return art::kMountains;
        case Terrain::Desert:
            return art::kDesert;
        case Terrain::Gold:
            return art::kGold;
        case Terrain::Sea:
            return art::kSea;
    }
    return art::kUnknown;
}

std::string_view resourceArt(engine::Resource resource) {
    using engine::Resource;
    switch (resource) {
        case Resource::Brick:
            return art::kBrick;
        case Resource::Lumber:
            return art::kLumber;
        case Resource::Wool:
            return art::kWool;
        case Resource::Grain:
            return art::kGrain;
        case Resource::Ore:
            return art::kOre;
    }
    return art::kOre;
}

void token(Canvas& canvas, int number, const TokenInks& inks) {
    constexpr double kDown = 4;
    const bool hot = number == 6 || number == 8;
    const std::string_view ink = hot ? inks.hotDigit : inks.digit;
    canvas.draw(hot ? art::kHotToken : art::kToken, {{0, kDown}}, {{"token", inks.token}, {"digit", ink}});
    canvas.text({0, kDown - 8}, hot ? 40 : 36, hot ? 800 : 600, std::to_string(number), ink);
    const int pips = 6 - std::abs(7 - number);
    for (int i = 0; i < pips; ++i) {
        canvas.draw(art::kPip, {{(i - (pips - 1) / 2.0) * 8, kDown + 19}}, {{"digit", ink}});
    }
}

void harbour(Canvas& canvas, std::optional<engine::Resource> trade, bool faceDown, const TokenInks& inks) {
    constexpr int kBold = 700;
    canvas.draw(art::kHarbour, {}, {{"token", inks.token}});
    if (faceDown) {
        canvas.text({0, -1}, 38, kBold, "?", inks.digit);
    } else if (!trade) {
        canvas.text({}, 25, kBold, "3:1", inks.digit);
    } else {
        canvas.text({0, 14}, 20, kBold, "2:1", inks.digit);
        canvas.draw(resourceArt(*trade), {{0, -12}, 0, 0.75}, {});
    }
}

double piersTurn(Point out) {
    return std::atan2(out.y, out.x) * 180 / std::numbers::pi + 90;
}

}  // namespace adjudicator::svg
