// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/proposals_named.h"

#include <algorithm>
#include <map>
#include <set>

#include "adjudicator/record/chain_words.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/verify/line_judge.h"
#include "db/codes.h"
#include "engine/notation/action_json.h"

namespace adjudicator {

namespace {

using engine::proposals::Propose;

enum class Held : std::uint8_t { Rightly, Otherwise, Elsewhere };

/// What is proposed in the chains of a book about one game.
class ProposalsHeld {
public:
    ProposalsHeld(const db::Book& book, const db::GameId& game) : m_book(book), m_game(game) {}
    [[nodiscard]] const db::GameId& game() const { return m_game; }

    /// Null where the book does not hold it, or no desk has signed it.
    [[nodiscard]] const Propose* at(const SeenHead& head) {
        const auto chain = m_chains.find(head.game);
        const Chain& said =
            chain != m_chains.end() ? chain->second : m_chains.emplace(head.game, read(head.game)).first->second;
        const auto found = said.find(headText(head.game, head.head));
        return found == said.end() ? nullptr : &found->second;
    }

    /// Whether this seal stands in the chain before that entry, said by the same phone.
    [[nodiscard]] bool isSealed(const SeenHead& opened, const Propose& said, const db::Hash& seal) const {
        const auto chain = m_chains.find(opened.game);
        return chain != m_chains.end() && std::ranges::any_of(chain->second, [&](const auto& each) {
                   const auto at = headFromText(each.first);
                   const ChainWord word = chainWordFrom(each.second.act.json);
                   const auto* sealed = std::get_if<OfferSealed>(&word);
                   return sealed != nullptr && sealed->seal == seal && each.second.by == said.by && at &&
                          at->head.seq < opened.head.seq;
               });
    }

private:
    /// By the texts of their heads.
    using Chain = std::map<std::string, Propose>;

    [[nodiscard]] Chain read(const db::GameId& chain) const {
        Chain said;
        const auto tree = m_book.tree(chain);
        if (!tree || tree->damage()) {
            return said;
        }
        for (const db::Head& head : tree->heads()) {
            const std::vector<db::Entry> entries = tree->pathTo(head);
            const Verification checked = checkLine(entries);
            const auto line = LineOf<ProposalsGame>::fold(entries);
            if (checked.kind != VerdictKind::Sound || !checked.seal || !line ||
                line->position().setup.about != db::toHex(m_game)) {
                continue;
            }
            for (const LineAct& place : line->acts()) {
                const auto* act = std::get_if<Propose>(&line->actAt(place.now).action);
                if (act != nullptr && place.origin.entry < checked.seal->entry) {
                    said.emplace(headText(chain, line->log()[place.origin.entry].head), *act);
                }
            }
        }
        return said;
    }

    const db::Book& m_book;
    db::GameId m_game;
    std::map<db::GameId, Chain> m_chains;
};

/// Whether each voice is one for this ballot, of another player, and counted as it was said.
Held judgeVoices(const ActProposed& act, ProposalsHeld& chains) {
    std::set<engine::PlayerId> spoke;
    for (const SeenHead& at : act.carried.voices) {
        const Propose* said = chains.at(at);
        if (said == nullptr) {
            return Held::Elsewhere;
        }
        const ChainWord word = chainWordFrom(said->act.json);
        const auto* voice = std::get_if<VoiceWord>(&word);
        const auto player = speakerIn(*act.table, said->by);
        if (voice == nullptr || voice->ballot != act.carried.proposal || !player || !spoke.insert(*player).second ||
            !saying::counts(act.action, *player, voice->voice)) {
            return Held::Otherwise;
        }
    }
    return Held::Rightly;
}

Held judge(const ActProposed& act, ProposalsHeld& chains) {
    const Propose* said = chains.at(act.carried.proposal);
    if (said == nullptr) {
        return Held::Elsewhere;
    }
    const ChainWord word = chainWordFrom(said->act.json);
    if (const auto* ballot = std::get_if<BallotWord>(&word)) {
        const auto* vote = std::get_if<engine::Vote>(&act.action);
        const auto* repeal = std::get_if<engine::Repeal>(&act.action);
        const bool isSame = ballot->repeals ? repeal != nullptr && repeal->clause == ballot->clause
                                            : vote != nullptr && vote->clause == ballot->clause;
        return isSame ? judgeVoices(act, chains) : Held::Otherwise;
    }
    if (const auto* offer = std::get_if<OfferOpened>(&word)) {
        const auto player = speakerIn(*act.table, said->by);
        const auto made = engine::actionFromJson(offer->act, *act.table);
        const bool isSame = player && made && *made == act.action && engine::actorOf(act.action) == *player;
        return isSame && chains.isSealed(act.carried.proposal, *said,
                                         offerSealOf(chains.game(), act.table->idOf(*player), *offer))
                   ? Held::Rightly
                   : Held::Otherwise;
    }
    const auto proposed = engine::actionFromJson(said->act.json, *act.table);
    return proposed && *proposed == act.action && act.carried.voices.empty() ? Held::Rightly : Held::Otherwise;
}

}  // namespace

void judgeProposalsNamed(Verification& checked, const db::Book& book, const db::GameId& game) {
    ProposalsHeld chains(book, game);
    for (const ActProposed& act : checked.account.proposed) {
        switch (judge(act, chains)) {
            case Held::Rightly:
                checked.proposed.held.push_back(act.entry);
                checked.proposed.voices += act.carried.voices.size();
                break;
            case Held::Elsewhere:
                checked.proposed.elsewhere.push_back(act.entry);
                break;
            case Held::Otherwise:
                if (!isDecided(checked)) {
                    note(checked, VerdictKind::Damaged, VerdictReason::ProposedOtherwise, act.entry);
                }
                break;
        }
    }
}

}  // namespace adjudicator
