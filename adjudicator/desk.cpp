// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk.h"

#include <fmt/chrono.h>

#include <chrono>
#include <cstdlib>

#include "adjudicator/version.h"
#include "db/codes.h"
#include "engine/rules/given/board_gives.h"

namespace adjudicator {

namespace {

constexpr std::size_t kNonceBytes = 16;

template <class Game>
std::string genesisOf(const typename Game::Setup& position, const GamePlace& place, const DeskFolder& desk) {
    GenesisOf<Game> genesis;
    genesis.program = kVersion;
    genesis.nonce = freshNonce();
    genesis.gameNumber = place.number;
    if (place.before + 1 != place.number) {
        genesis.before = place.before;
    }
    genesis.previousHead =
        place.previous && place.previous->isReadable ? db::toHex(place.previous->head.hash) : std::string{};
    if (desk.key()) {
        genesis.deskKey = desk.key()->publicKey();
    }
    genesis.position = std::make_shared<const typename Game::Setup>(position);
    return toBody(EntryTextOf<Game>{utcNow(), std::move(genesis)}, nullptr);
}

}  // namespace

std::filesystem::path dataFolder() {
    const char* data = std::getenv("XDG_DATA_HOME");
    if (data != nullptr && *data == '/') {
        return std::filesystem::path(data) / "adjudicator";
    }
    const char* home = std::getenv("HOME");
    return std::filesystem::path(home != nullptr ? home : ".") / ".local" / "share" / "adjudicator";
}

std::filesystem::path defaultBook() {
    std::error_code ignored;
    std::filesystem::create_directories(dataFolder(), ignored);
    return dataFolder() / "records.db";
}

DeskFolder ownDesk() {
    return DeskFolder(dataFolder());
}

std::string utcNow() {
    return utcText(std::chrono::system_clock::now());
}

std::string utcText(std::chrono::system_clock::time_point time) {
    const auto now = std::chrono::floor<std::chrono::milliseconds>(time);
    const auto seconds = std::chrono::floor<std::chrono::seconds>(now);
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(seconds)),
                       (now - seconds).count());
}

std::string freshNonce() {
    const Secret random = drawSecret();
    return db::toHex(std::span<const std::uint8_t>(random).first(kNonceBytes));
}

std::string genesisBody(const engine::Setup& position, const GamePlace& place, const DeskFolder& desk) {
    return genesisOf<TableGame>(engine::withWhatTheBoardGives(position), place, desk);
}

std::string genesisBody(const engine::dice_game::Position& position, const GamePlace& place, const DeskFolder& desk) {
    return genesisOf<DiceGame>(position, place, desk);
}

std::string genesisBody(const engine::tournament::Settings& settings, const GamePlace& place, const DeskFolder& desk) {
    return genesisOf<TournamentGame>(settings, place, desk);
}

std::string genesisBody(const engine::proposals::Setup& setup, const GamePlace& place, const DeskFolder& desk) {
    return genesisOf<ProposalsGame>(setup, place, desk);
}

}  // namespace adjudicator
