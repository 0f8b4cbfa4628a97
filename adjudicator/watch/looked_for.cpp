// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/looked_for.h"

#include <algorithm>
#include <array>

#include "adjudicator/watch/table_colours.h"

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
    using vision::Extra;
    vision::LookedFor lookedFor;
    lookedFor.set(Extra::Armies, soldiers);
    lookedFor.set(Extra::Nukes, soldiers);
    lookedFor.set(Extra::FaceDown, soldiers);
    lookedFor.set(Extra::Walls, soldiers || monopolists);
    // SA-7, SA-R2, MO-11: both speak of ships; MO-4: the Monopolists leave the pirate in the box.
    lookedFor.set(Extra::Ships, soldiers || monopolists);
    lookedFor.set(Extra::Pirate, soldiers && !monopolists);
    lookedFor.set(Extra::Factories, monopolists);
    lookedFor.set(Extra::Bridges, has("ccm"));
    lookedFor.set(Extra::Capitals, has("ccm"));
    lookedFor.set(Extra::Removed, has("shadow"));
    return lookedFor.asCertain();
}

vision::LookedFor lookedForOn(const engine::Setup& setup) {
    const vision::LookedFor lookedFor = lookedForBy(setup.documents);
    std::array<bool, vision::kPieceColours.size()> colours{};
    for (const engine::PlayerSetup& player : setup.players) {
        const auto colour = colourOf(player.id, player.colour);
        if (!colour) {
            return lookedFor;
        }
        colours[index(*colour)] = true;
    }
    return setup.players.empty() ? lookedFor : lookedFor.withColours(colours);
}

vision::LookedFor watchedOn(const engine::Setup& setup) {
    using vision::Extra;
    vision::LookedFor lookedFor = lookedForOn(setup);
    const bool hasSea = std::any_of(setup.hexes.begin(), setup.hexes.end(),
                                    [](const engine::HexSetup& hex) { return hex.terrain == engine::Terrain::Sea; });
    // B-14: with the sea come ships and the pirate, whatever else is played; nobody may have said that there is sea.
    lookedFor.set(Extra::Ships, hasSea || !lookedFor.isCertain());
    lookedFor.set(Extra::Pirate, hasSea && setup.pirate.has_value());
    return lookedFor;
}

}  // namespace adjudicator::watch
