// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/pieces.h"

#include "engine/state/names.h"
#include "engine/state/pending.h"
#include "engine/state/terrain.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 5> kBuildingKinds{"settlement", "city", "metropolis", "factory", "capital"};
constexpr std::array<std::string_view, 2> kRouteKinds{"road", "ship"};
constexpr std::array<std::string_view, kPieceCount> kPieces{
    "road", "ship", "settlement", "city", "metropolis", "factory", "capital", "wall", "bridge", "army", "nuke"};
constexpr std::array<std::string_view, 5> kResourceNames{"brick", "lumber", "wool", "grain", "ore"};
constexpr std::array<std::string_view, 8> kTerrains{"hills",     "forest", "pasture", "fields",
                                                    "mountains", "desert", "gold",    "sea"};

constexpr std::array<std::string_view, 5> kDevelopmentCardNames{"knight", "victory-point", "road-building",
                                                                "year-of-plenty", "monopoly"};
constexpr std::array<std::string_view, 6> kRobberCauses{"seven",     "knight",        "beaten",
                                                        "fictional", "pirate-beaten", "placed"};
constexpr std::array<std::string_view, 3> kTies{"robber", "first-bid", "award"};

}  // namespace

std::string_view toText(BuildingKind kind) {
    return nameOf(kind, kBuildingKinds);
}

std::optional<BuildingKind> buildingKindFromText(std::string_view text) {
    return fromName<BuildingKind>(text, kBuildingKinds);
}

std::string_view toText(RouteKind kind) {
    return nameOf(kind, kRouteKinds);
}

std::optional<RouteKind> routeKindFromText(std::string_view text) {
    return fromName<RouteKind>(text, kRouteKinds);
}

std::string_view toText(Piece piece) {
    return nameOf(piece, kPieces);
}

std::optional<Piece> pieceFromText(std::string_view text) {
    return fromName<Piece>(text, kPieces);
}

Piece pieceOf(BuildingKind kind) {
    return *pieceFromText(toText(kind));
}

Piece pieceOf(RouteKind kind) {
    return kind == RouteKind::Road ? Piece::Road : Piece::Ship;
}

std::string_view toText(Resource resource) {
    return nameOf(resource, kResourceNames);
}

std::optional<Resource> resourceFromText(std::string_view text) {
    return fromName<Resource>(text, kResourceNames);
}

std::string_view toText(DevelopmentCard card) {
    return nameOf(card, kDevelopmentCardNames);
}

std::optional<DevelopmentCard> developmentCardFromText(std::string_view text) {
    return fromName<DevelopmentCard>(text, kDevelopmentCardNames);
}

std::string_view toText(RobberCause cause) {
    return nameOf(cause, kRobberCauses);
}

std::optional<RobberCause> robberCauseFromText(std::string_view text) {
    return fromName<RobberCause>(text, kRobberCauses);
}

std::string_view toText(TieFor what) {
    return nameOf(what, kTies);
}

std::optional<TieFor> tieForFromText(std::string_view text) {
    return fromName<TieFor>(text, kTies);
}

std::string_view toText(Terrain terrain) {
    return nameOf(terrain, kTerrains);
}

std::optional<Terrain> terrainFromText(std::string_view text) {
    return fromName<Terrain>(text, kTerrains);
}

std::optional<Resource> yieldOf(Terrain terrain) {
    switch (terrain) {
        case Terrain::Hills:
            return Resource::Brick;
        case Terrain::Forest:
            return Resource::Lumber;
        case Terrain::Pasture:
            return Resource::Wool;
        case Terrain::Fields:
            return Resource::Grain;
        case Terrain::Mountains:
            return Resource::Ore;
        case Terrain::Desert:
        case Terrain::Gold:
        case Terrain::Sea:
            return std::nullopt;
    }
    return std::nullopt;
}

std::optional<BuildingKind> oneLevelLower(BuildingKind kind) {
    switch (kind) {
        case BuildingKind::Metropolis:
        case BuildingKind::Capital:
            return BuildingKind::City;
        case BuildingKind::City:
            return BuildingKind::Settlement;
        case BuildingKind::Settlement:
        case BuildingKind::Factory:
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace engine
