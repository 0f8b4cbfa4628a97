// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "adjudicator/dispute/settle.h"

namespace ui {

/// A combat as people type it: English or German, large or small letters, spaces or commas between the dice.
/// Example: attackers `1a2k`, target `1 K + Stadt, auf dem Kopf`, dice `10 7 5:5 ? 4`, claim `2k : vernichtet`.
struct CombatTyped {
    QString attackers;
    QString target;
    int walls = 0;
    QString allies;
    QString coveringAllies;
    QString attackerDice;
    QString attackerClaim;
    QString defenderDice;
    QString defenderClaim;
    /// `R-ALLY-DIE=sum`, and optional clauses in force.
    std::vector<std::string> rulings;
    std::vector<std::string> switches;
};

/// Short forms as the engine reads them; what means nothing comes back as it was typed.
[[nodiscard]] std::string stateFromTyped(const QString& text);
[[nodiscard]] std::vector<std::string> armiesFromTyped(const QString& text);
[[nodiscard]] std::string diceFromTyped(const QString& text);
[[nodiscard]] std::string claimFromTyped(const QString& text);

/// What the rules say to what was typed so far. A text that cannot be read is named in `faults` by its field (as in
/// CombatTextFault) and left out; the rest is judged all the same.
struct TypedJudged {
    /// As it would be recorded.
    adjudicator::SettledCombat said;
    std::map<std::string, std::string> faults;
    /// Fields of dice whose last round lacked faces: they count as unknown.
    std::set<std::string> incomplete;
    /// Empty without an army and a target.
    std::optional<adjudicator::Settlement> settlement;
};
[[nodiscard]] TypedJudged judged(const CombatTyped& typed);

/// "1 cavalry, city, upside down"; "destroyed" when nothing is left.
[[nodiscard]] QString standingWords(const engine::Standing& standing);
/// "1 C · city, upside down".
[[nodiscard]] QString standingText(const engine::Standing& standing);
/// Short forms within a sentence in the words of the window's language: `1C+city` is `1K+Stadt` in German. What comes
/// out can be typed again.
[[nodiscard]] QString withLocalForms(const std::string& text);
/// "10 : 7 · 5 : 5 · ? : 4 · …".
[[nodiscard]] QString roundsText(const engine::Account& account);

}  // namespace ui
