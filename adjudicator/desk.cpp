// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk.h"

#include <fmt/chrono.h>

#include <chrono>
#include <cstdlib>

#include "adjudicator/version.h"
#include "db/codes.h"

namespace adjudicator {

namespace {

constexpr std::size_t kNonceBytes = 16;

template <class Game>
std::string genesisOf(const typename Game::Setup& position, std::uint64_t gameNumber,
                      const std::optional<db::GameInfo>& previous) {
    GenesisOf<Game> genesis;
    genesis.program = kVersion;
    genesis.nonce = freshNonce();
    genesis.gameNumber = gameNumber;
    genesis.previousHead = previous ? db::toHex(previous->head.hash) : std::string{};
    genesis.position = position;
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

SecretStore ownSecrets() {
    return SecretStore(dataFolder() / "secrets");
}

std::string utcNow() {
    const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const auto seconds = std::chrono::floor<std::chrono::seconds>(now);
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(std::chrono::system_clock::to_time_t(seconds)),
                       (now - seconds).count());
}

std::string freshNonce() {
    const Secret random = drawSecret();
    return db::toHex(std::span<const std::uint8_t>(random).first(kNonceBytes));
}

std::string genesisBody(const engine::Setup& position, std::uint64_t gameNumber,
                        const std::optional<db::GameInfo>& previous) {
    return genesisOf<TableGame>(position, gameNumber, previous);
}

std::string genesisBody(const engine::dice_game::Position& position, std::uint64_t gameNumber,
                        const std::optional<db::GameInfo>& previous) {
    return genesisOf<DiceGame>(position, gameNumber, previous);
}

Surroundings directSurroundings(db::Book& book, SecretStore& secrets) {
    Surroundings surroundings;
    surroundings.append = [&book](const db::GameId& game, const db::Head& after, const std::vector<std::string>& bodies,
                                  const std::function<void(engine::Expected<db::Head, db::BookError>)>& answer) {
        answer(book.append(game, after, bodies));
    };
    surroundings.now = &utcNow;
    surroundings.drawSecret = &drawSecret;
    surroundings.secrets = &secrets;
    return surroundings;
}

}  // namespace adjudicator
