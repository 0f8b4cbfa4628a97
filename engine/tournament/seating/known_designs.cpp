// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/seating/known_designs.h"

#include <array>
#include <string_view>

namespace engine::tournament {

namespace {

constexpr std::size_t kAtTable = 4;

/// A player of a round that is moved on: one of seven in a copy of the residues modulo 7, or (copy 3) one who stays.
struct Moved {
    std::size_t copy;
    std::size_t element;
};

/// Seven rounds of 24 players: three copies of the residues modulo 7 and three more. Each difference within a copy and
/// between two copies stands at most once in this round, so that the seven rounds that come of moving it on repeat no
/// meeting. Found by search for this program.
constexpr std::array<std::array<Moved, kAtTable>, 6> kFirstOf24{{
    {{{3, 0}, {0, 0}, {1, 0}, {2, 0}}},
    {{{3, 1}, {0, 5}, {1, 6}, {2, 3}}},
    {{{3, 2}, {0, 4}, {1, 2}, {2, 1}}},
    {{{1, 3}, {1, 4}, {2, 6}, {1, 1}}},
    {{{1, 5}, {0, 6}, {0, 1}, {0, 2}}},
    {{{2, 5}, {2, 2}, {0, 3}, {2, 4}}},
}};

std::vector<GroupRound> sevenRounds() {
    constexpr std::size_t kResidues = 7;
    constexpr std::size_t kStays = 3;
    std::vector<GroupRound> rounds;
    for (std::size_t shift = 0; shift < kResidues; ++shift) {
        GroupRound round;
        for (const auto& table : kFirstOf24) {
            auto& group = round.emplace_back();
            for (const Moved& player : table) {
                group.push_back(player.copy * kResidues +
                                (player.copy == kStays ? player.element : (player.element + shift) % kResidues));
            }
        }
        rounds.push_back(std::move(round));
    }
    return rounds;
}

/// Ten rounds of 32 players, A … P and a … p: everybody meets everybody but one, A never a, B never b. That there are
/// ten was shown by A. Aguado in 2004; these are the rounds as the Wolfram Demonstrations Project gives them ("Social
/// Golfer Problem").
constexpr std::array<std::string_view, 10> kTenOf32{
    "ABCDEFGHIJKLMNOPabcdefghijklmnop", "AEImBcgHDFKpdfkPaeiMbCGhjLNoJlnO", "AfloBhkmDGiNaFLObHKMCeJPcEjpdgIn",
    "AciLBdjKbDJkFgoPfGOpaCIlEhMneHmN", "AgKNBElPDHIodhiObeLpCfjmcFJMaGkn", "AhJpBFincDmObfINeGKlCdMoEgkLaHjP",
    "AdeFBGJoaDEfchlNiKmPCHLnbgjOIkMp", "AbnPaBNpDglMcekofHiJCEKOFhIjdGLm", "AGjMBeIODhLPagJmcfKnCFkNbEiodHlp",
    "AHkOBfLMDejnbFlmcGIPCgipdEJNahKo"};

std::vector<GroupRound> tenRounds() {
    std::vector<GroupRound> rounds;
    for (const std::string_view letters : kTenOf32) {
        GroupRound round(letters.size() / kAtTable);
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const char letter = letters[i];
            const bool isCapital = letter <= 'P';
            const auto pair = static_cast<std::size_t>(letter - (isCapital ? 'A' : 'a'));
            round[i / kAtTable].push_back(2 * pair + (isCapital ? 0U : 1U));
        }
        rounds.push_back(std::move(round));
    }
    return rounds;
}

}  // namespace

std::vector<GroupRound> knownRounds(std::size_t players) {
    constexpr std::size_t kSeven = 24;
    constexpr std::size_t kTen = 32;
    return players == kSeven ? sevenRounds() : players == kTen ? tenRounds() : std::vector<GroupRound>();
}

}  // namespace engine::tournament
