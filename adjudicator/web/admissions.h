// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/chain.h"

namespace adjudicator::web {

/// 128 bits that a phone has from a code at the desk. They are never sent: what a phone says is sealed with them.
using PhoneCode = std::array<std::uint8_t, 16>;

/// A code that speaks for one player of a tournament, or for a seat or the referee's second hand at a game, until it is
/// withdrawn.
struct Admission {
    /// Names the code without telling it: the first 16 digits of SHA-256("adj/phone/1" ‖ code).
    std::string id;
    PhoneCode code{};
    /// Its id, 32 digits; empty for a game at a table.
    std::string tournament;
    /// The start number, or the id of a player of the game; empty for the second hand.
    std::string player;
    /// When it was made, UTC.
    std::string made;
    /// The id of a game at a table; empty for a tournament.
    std::string game = {};
    [[nodiscard]] bool isSecondHand() const { return !game.empty() && player.empty(); }
    bool operator==(const Admission&) const = default;
};

/// How the referee's second hand is called where players are named.
inline constexpr const char* kSecondHand = "referee";

[[nodiscard]] std::string admissionId(const PhoneCode& code);
/// HMAC-SHA256 of "adj/say/1" ‖ line feed ‖ body by the code, in 64 digits.
[[nodiscard]] std::string sealOf(const PhoneCode& code, std::string_view body);
/// In a time that says nothing of the seal that is right.
[[nodiscard]] bool isSealedBy(const PhoneCode& code, std::string_view body, std::string_view seal);
/// What a code at the desk shows: the pages' address with the code behind "#", which browsers never send.
[[nodiscard]] std::string admissionUrl(const std::string& url, const Admission& admission);

/// The admissions of a desk, in a file of its own folder that this user alone can read. Each look reads it anew, so
/// that what one program withdraws holds for all at once.
class AdmissionStore {
public:
    explicit AdmissionStore(const std::filesystem::path& folder) : m_file(folder / "phones.json") {}

    /// When the file was written last: other admissions than before lie in another one.
    [[nodiscard]] std::filesystem::file_time_type written() const;
    /// Oldest first; what is no admission is left out.
    [[nodiscard]] std::vector<Admission> load() const;
    /// A fresh code for each player; an earlier one of the same player is withdrawn. Empty where none can be kept.
    [[nodiscard]] std::vector<Admission> admit(const db::GameId& tournament, const std::vector<std::string>& players,
                                               const std::string& now) const;
    /// The same for seats of a game at a table, by their players' ids; an empty one is the referee's second hand.
    [[nodiscard]] std::vector<Admission> admitToGame(const db::GameId& game, const std::vector<std::string>& players,
                                                     const std::string& now) const;
    /// How many of a tournament or game were withdrawn: those of these players (`kSecondHand`: of the second hand), or
    /// of these ids; empty where that cannot be written.
    [[nodiscard]] std::optional<std::size_t> withdraw(const db::GameId& about,
                                                      const std::vector<std::string>& which) const;

private:
    [[nodiscard]] std::vector<Admission> admit(std::vector<Admission> fresh) const;
    [[nodiscard]] bool keep(const std::vector<Admission>& all) const;
    std::filesystem::path m_file;
};

}  // namespace adjudicator::web
