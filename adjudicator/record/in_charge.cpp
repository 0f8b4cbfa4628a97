// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/in_charge.h"

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/tournament_game.h"

namespace adjudicator {

template <class Game>
bool isElsewhere(const LineOf<Game>& line, const std::optional<DeskKey>& key) {
    const auto& keeper = line.keyInCharge();
    return keeper && (!key || key->publicKey() != *keeper);
}

template <class Game>
HandedOver handOverTo(const DeskKey& key, const LineOf<Game>& line, const std::string& reason,
                      const std::optional<Release>& release) {
    const PublicKey& from = *line.keyInCharge();
    const db::Head head = line.head();
    return {head,
            from,
            key.publicKey(),
            reason,
            key.sign(handOverBytes(line.game(), head, from, key.publicKey())),
            release ? std::optional(release->signature) : std::nullopt};
}

template <class Game>
bool isReleasedTo(const DeskKey& key, const LineOf<Game>& line, const Release& release) {
    return release.game == line.game() && release.head == line.head() && release.from == *line.keyInCharge() &&
           release.to == key.publicKey() && isSigned(release);
}

template <class Game>
Sealed sealOf(const LineOf<Game>& line, const DeskKey& key) {
    const db::Head head = line.head();
    return {head, key.publicKey(), key.sign(sealedBytes(line.game(), head))};
}

template bool isElsewhere(const LineOf<TableGame>&, const std::optional<DeskKey>&);
template bool isElsewhere(const LineOf<DiceGame>&, const std::optional<DeskKey>&);
template bool isElsewhere(const LineOf<TournamentGame>&, const std::optional<DeskKey>&);
template bool isElsewhere(const LineOf<ProposalsGame>&, const std::optional<DeskKey>&);
template HandedOver handOverTo(const DeskKey&, const LineOf<TableGame>&, const std::string&,
                               const std::optional<Release>&);
template HandedOver handOverTo(const DeskKey&, const LineOf<DiceGame>&, const std::string&,
                               const std::optional<Release>&);
template HandedOver handOverTo(const DeskKey&, const LineOf<TournamentGame>&, const std::string&,
                               const std::optional<Release>&);
template HandedOver handOverTo(const DeskKey&, const LineOf<ProposalsGame>&, const std::string&,
                               const std::optional<Release>&);
template bool isReleasedTo(const DeskKey&, const LineOf<TableGame>&, const Release&);
template bool isReleasedTo(const DeskKey&, const LineOf<DiceGame>&, const Release&);
template bool isReleasedTo(const DeskKey&, const LineOf<TournamentGame>&, const Release&);
template bool isReleasedTo(const DeskKey&, const LineOf<ProposalsGame>&, const Release&);
template Sealed sealOf(const LineOf<TableGame>&, const DeskKey&);
template Sealed sealOf(const LineOf<DiceGame>&, const DeskKey&);
template Sealed sealOf(const LineOf<TournamentGame>&, const DeskKey&);
template Sealed sealOf(const LineOf<ProposalsGame>&, const DeskKey&);

}  // namespace adjudicator
