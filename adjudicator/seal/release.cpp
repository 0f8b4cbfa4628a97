// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/seal/release.h"

#include <nlohmann/json.hpp>
#include <span>

#include "db/codes.h"

namespace adjudicator {

namespace {

constexpr const char* kFormat = "adj-release/1";
constexpr std::size_t kMostBytesOfRelease = 2000;

}  // namespace

Release releaseBy(const DeskKey& from, const db::GameId& game, const db::Head& head, const PublicKey& to) {
    return {game, head, from.publicKey(), to, from.sign(handOverBytes(game, head, from.publicKey(), to))};
}

bool isSigned(const Release& release) {
    return isSignedBy(release.from, handOverBytes(release.game, release.head, release.from, release.to),
                      release.signature);
}

std::string releaseText(const Release& release) {
    const auto digits = [](const auto& bytes) { return db::toHex(std::span<const std::uint8_t>(bytes)); };
    return nlohmann::ordered_json{{"format", kFormat},
                                  {"game", db::toHex(release.game)},
                                  {"seq", release.head.seq},
                                  {"head", db::toHex(release.head.hash)},
                                  {"from", digits(release.from)},
                                  {"to", digits(release.to)},
                                  {"release", digits(release.signature)}}
        .dump();
}

std::optional<Release> releaseFromText(std::string_view text) {
    const auto json =
        text.size() <= kMostBytesOfRelease ? nlohmann::json::parse(text, nullptr, false) : nlohmann::json();
    const auto field = [&](const char* name) {
        const bool given = json.is_object() && json.contains(name) && json[name].is_string();
        return given ? json[name].get<std::string>() : std::string();
    };
    const auto game = db::gameIdFromHex(field("game"));
    const auto head = db::hashFromHex(field("head"));
    const auto from = publicKeyFromHex(field("from"));
    const auto to = publicKeyFromHex(field("to"));
    const auto signature = signatureFromHex(field("release"));
    if (field("format") != kFormat || !json.contains("seq") || !json["seq"].is_number_unsigned() || !game || !head ||
        !from || !to || !signature) {
        return std::nullopt;
    }
    return Release{*game, {json["seq"].get<std::uint64_t>(), *head}, *from, *to, *signature};
}

}  // namespace adjudicator
