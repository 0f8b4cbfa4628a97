// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/tournament_sentences.h"

#include <algorithm>

#include "adjudicator/seal/desk_key.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/tournament_text.h"

namespace adjudicator {

namespace {

using engine::Language;
namespace cup = engine::tournament;

/// Says one act after the other.
struct ActSayer {
    const cup::Position& position;
    Language language;

    [[nodiscard]] std::string who(engine::PlayerId player) const {
        const auto& all = position.table->players;
        const std::size_t at = engine::index(player);
        return at < all.size() ? all[at].name : say(language, "player {}", at + 1);
    }
    [[nodiscard]] std::string whom(const std::vector<engine::PlayerId>& players) const {
        std::string names;
        for (const engine::PlayerId player : players) {
            names += (names.empty() ? "" : ", ") + who(player);
        }
        return names;
    }
    [[nodiscard]] std::string round(int number) const { return roundName(position.settings, number, language); }
    [[nodiscard]] std::string at(int number, int table) const {
        return say(language, "{}, table {}", round(number), table);
    }
    [[nodiscard]] static std::string because(const std::string& reason) {
        return reason.empty() ? std::string() : " – " + reason;
    }

    std::string operator()(const cup::EnterPlayers& act) const {
        std::string names;
        constexpr std::size_t kShown = 4;
        for (std::size_t i = 0; i < act.players.size() && i < kShown; ++i) {
            names += (i == 0 ? "" : ", ") + act.players[i].name;
        }
        if (act.players.size() > kShown) {
            names += ", …";
        }
        const std::string from = act.from ? say(language, ", from {} on", round(*act.from)) : std::string();
        if (!act.players.empty() && std::ranges::all_of(act.players, &cup::NewEntrant::standIn)) {
            return say(language, "stand-in: {}{}", names, from);
        }
        return act.players.size() == 1 ? say(language, "{} enters{}", names, from)
                                       : say(language, "{} players enter{}: {}", act.players.size(), from, names);
    }
    std::string operator()(const cup::EditPlayer& act) const {
        const std::string name = act.name ? say(language, " name {}", *act.name) : std::string();
        const std::string club = !act.club           ? std::string()
                                 : act.club->empty() ? say(language, " no club")
                                                     : say(language, " club {}", *act.club);
        return who(act.player) + ":" + name + (name.empty() || club.empty() ? "" : ",") + club;
    }
    std::string operator()(const cup::DropOut& act) const {
        return say(language, "{} drops out from {} on", who(act.player), round(act.from)) + because(act.reason);
    }
    std::string operator()(const cup::ComeBack& act) const {
        return say(language, "{} comes back from {} on", who(act.player), round(act.from));
    }
    std::string operator()(const cup::MissRound& act) const {
        return act.present ? say(language, "{} plays in {} after all", who(act.player), round(act.round))
                           : say(language, "{} is absent in {}", who(act.player), round(act.round));
    }
    std::string operator()(const cup::Forbid& act) const {
        return (act.hard ? say(language, "are never to meet: {}", whom(act.players))
                         : say(language, "should not meet: {}", whom(act.players))) +
               because(act.reason);
    }
    std::string operator()(const cup::Allow& act) const {
        return say(language, "may meet again: {}", whom(act.players));
    }
    std::string operator()(const cup::SeatRound& act) const {
        const std::string how = act.byScore ? say(language, ", by score") : std::string();
        const std::string seed = act.seed ? say(language, ", seed {}", *act.seed) : std::string();
        const std::string tables =
            act.tables.size() == 1 ? say(language, "one table") : say(language, "{} tables", act.tables.size());
        return say(language, "{} is seated: {}{}{}", round(act.round), tables, how, seed) + because(act.reason);
    }
    std::string operator()(const cup::SwapSeats& act) const {
        return say(language, "{}: {} and {} change seats", round(act.round), who(act.a), who(act.b)) +
               because(act.reason);
    }
    std::string operator()(const cup::ChangeSeats& act) const {
        std::string tables;
        for (const cup::TableSeats& each : act.tables) {
            tables += (tables.empty() ? "" : "; ") + say(language, "table {}: ", each.table) +
                      (each.players.empty() ? say(language, "nobody") : whom(each.players));
        }
        return say(language, "{}, as they really sat: {}", round(act.round), tables) + because(act.reason);
    }
    std::string operator()(const cup::EnterResult& act) const {
        std::string scores;
        for (const cup::EnteredScore& score : act.scores) {
            scores += (scores.empty() ? "" : ", ") + who(score.player) + " " + std::to_string(score.points) +
                      (score.left ? say(language, " (left)") : std::string());
        }
        const std::string despite = act.despite.empty() ? std::string() : say(language, ", asked and confirmed");
        const std::string from = act.game.empty() ? std::string() : say(language, " (from the game)");
        return at(act.round, act.table) + ": " + scores + from + despite + because(act.reason);
    }
    std::string operator()(const cup::WithdrawResult& act) const {
        return say(language, "{}: the result no longer counts", at(act.round, act.table)) + because(act.reason);
    }
    std::string operator()(const cup::SignResult& act) const {
        return say(language, "{}: signed by {}", at(act.round, act.table), whom(act.players));
    }
    std::string operator()(const cup::SetState& act) const {
        std::string claim;
        for (const cup::EnteredScore& score : act.claim) {
            claim += (claim.empty() ? "" : ", ") + who(score.player) + " " + std::to_string(score.points);
        }
        const std::string about = (act.dispute.empty() ? std::string() : " (" + act.dispute + ")") +
                                  (claim.empty() ? std::string() : say(language, ", claimed: {}", claim));
        return say(language, "{}: the result is {}{}", at(act.round, act.table), wordFor(act.state, language), about) +
               because(act.reason);
    }
    std::string operator()(const cup::Penalize& act) const {
        const std::string what = act.criterion && act.amount
                                     ? say(language, ", {} {}", act.amount->text(), wordFor(*act.criterion, language))
                                     : std::string();
        const std::string from =
            act.carried ? say(language, " (carried over from {})", act.carried->name) : std::string();
        return say(language, "{} for {}{}: {}{}", wordFor(act.kind, language), who(act.player), what, act.rule, from) +
               because(act.reason);
    }
    std::string operator()(const cup::WithdrawPenalty& act) const {
        return say(language, "penalty {} is withdrawn", act.penalty) + because(act.reason);
    }
    std::string operator()(const cup::RuleOn& act) const {
        const std::string where = act.round && act.table ? at(*act.round, *act.table) + ": "
                                  : act.round            ? round(*act.round) + ": "
                                                         : std::string();
        const std::string about = act.players.empty() ? std::string() : " (" + whom(act.players) + ")";
        return where + say(language, "ruling {}{}", act.rule, about) + because(act.reason);
    }
    std::string operator()(const cup::DrawLots& act) const {
        return say(language, "lots are drawn among {}", whom(act.players));
    }
    std::string operator()(const cup::DrawSeed&) const { return say(language, "a seed for seats is drawn"); }
    std::string operator()(const cup::ChangeSettings& act) const {
        return say(language, "the settings are changed") + because(act.reason);
    }
    std::string operator()(const cup::KnowDesk& act) const {
        constexpr std::size_t kShown = 8;
        const std::string key = act.key.substr(0, kShown);
        return act.name.empty() ? say(language, "the desk {}… is off the list", key)
                                : say(language, "the desk {}… is known as {}{}", key, act.name, as(act.role));
    }
    [[nodiscard]] std::string as(const std::optional<cup::DeskRole>& role) const {
        if (!role) {
            return {};
        }
        switch (*role) {
            case cup::DeskRole::Table:
                return say(language, " (a table)");
            case cup::DeskRole::Helper:
                return say(language, " (a helper)");
            case cup::DeskRole::Director:
                break;
        }
        return say(language, " (a director)");
    }
    std::string operator()(const cup::Decline& act) const {
        return say(language, "a proposal is declined") + because(act.reason);
    }
    std::string operator()(const cup::NoteSlip& act) const {
        return say(language, "{}: the slip's head is noted", at(act.round, act.table));
    }
    std::string operator()(const cup::EndTournament& act) const {
        return say(language, "the tournament has ended") + because(act.reason);
    }
};

}  // namespace

std::string sentence(const cup::Action& action, const cup::Position& position, Language language) {
    return std::visit(ActSayer{position, language}, action);
}

std::string sentence(const LogLineOf<TournamentGame>& line, const cup::Position& position, Language language) {
    return std::visit(
        [&]<class Body>(const Body& body) -> std::string {
            if constexpr (std::is_same_v<Body, GenesisOf<TournamentGame>>) {
                return say(language, "{} begins", body.position->name);
            } else if constexpr (std::is_same_v<Body, ActDoneOf<TournamentGame>>) {
                return sentence(body.action, position, language);
            } else if constexpr (std::is_same_v<Body, TakenBack>) {
                return say(language, "taken back from entry {} on", body.from);
            } else if constexpr (std::is_same_v<Body, Restored>) {
                return say(language, "what entry {} took back counts again", body.of);
            } else if constexpr (std::is_same_v<Body, Sealed>) {
                return say(language, "the desk vouches for all up to entry {}", body.head.seq);
            } else if constexpr (std::is_same_v<Body, WordGiven>) {
                const auto speaker = position.table->find(body.said.by);
                return speaker ? say(language, "word of {}: {}", (*position.table)[*speaker].name, body.said.text)
                               : say(language, "witness word: {}", body.said.text);
            } else if constexpr (std::is_same_v<Body, ThrowVoid>) {
                return say(language, "throw {} is void: its secret is lost", body.number);
            } else if constexpr (std::is_same_v<Body, CorrectedOf<TournamentGame>>) {
                return say(language, "corrected from entry {} on", body.from) +
                       (body.reason.empty() ? std::string() : " – " + body.reason);
            } else if constexpr (std::is_same_v<Body, HandedOver>) {
                return say(language, "continued at another desk, with the key {}", fingerprint(body.to)) +
                       (body.reason.empty() ? std::string() : " – " + body.reason);
            } else if constexpr (std::is_same_v<Body, OlderState>) {
                return say(language, "the book was restored from an older state");
            } else if constexpr (std::is_same_v<Body, RulingGiven>) {
                return say(language, "ruling: {}", body.reason);
            } else {
                return {};
            }
        },
        line.entry.body);
}

}  // namespace adjudicator
