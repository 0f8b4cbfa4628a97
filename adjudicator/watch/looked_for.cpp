// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/looked_for.h"

#include <algorithm>

namespace adjudicator::watch {

vision::LookedFor lookedForBy(const std::vector<std::string>& documents) {
    if (documents.empty()) {
        return vision::kWhateverThereIs;
    }
    const auto has = [&](const char* document) {
        return std::find(documents.begin(), documents.end(), document) != documents.end();
    };
    const bool soldiers = has("soldiers");
    const bool monopolists = has("monopolists");
    vision::LookedFor lookedFor;
    lookedFor.certain = true;
    lookedFor.armies = soldiers;
    lookedFor.nukes = soldiers;
    lookedFor.faceDown = soldiers;
    lookedFor.walls = soldiers || monopolists;
    // SA-7, SA-R2, MO-11: both speak of ships; MO-4: the Monopolists leave the pirate in the box.
    lookedFor.ships = soldiers || monopolists;
    lookedFor.pirate = soldiers && !monopolists;
    lookedFor.factories = monopolists;
    lookedFor.bridges = has("ccm");
    lookedFor.capitals = has("ccm");
    lookedFor.removed = has("shadow");
    return lookedFor;
}

vision::LookedFor watchedOn(const engine::Setup& setup) {
    vision::LookedFor lookedFor = lookedForBy(setup.documents);
    const bool hasSea = std::any_of(setup.hexes.begin(), setup.hexes.end(),
                                    [](const engine::HexSetup& hex) { return hex.terrain == engine::Terrain::Sea; });
    // B-14: with the sea come ships and the pirate, whatever else is played; nobody may have said that there is sea.
    lookedFor.ships = hasSea || !lookedFor.certain;
    lookedFor.pirate = hasSea && setup.pirate.has_value();
    return lookedFor;
}

}  // namespace adjudicator::watch
