// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_hand_over.h"

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

#include "adjudicator/cli/game/game_do.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/seal/release.h"
#include "db/codes.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Json = nlohmann::ordered_json;

/// The newest entry of the game and the key in charge there.
struct InCharge {
    db::GameId game;
    db::Head head;
    std::optional<PublicKey> key;
};

std::optional<InCharge> inChargeOf(const GameOptions& options, Streams streams, Language language) {
    const auto opened = openGame(streams, options, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return std::nullopt;
    }
    return withRecord(opened->kind, [&](auto played) -> std::optional<InCharge> {
        using Game = decltype(played);
        const auto line = foldGame<Game>(streams, options, opened->book, opened->game.id, std::nullopt, language);
        return line ? std::optional(InCharge{opened->game.id, line->head(), line->keyInCharge()}) : std::nullopt;
    });
}

int releaseTo(const GameOptions& options, const HandOverWanted& wanted, Streams streams, Language language) {
    const auto to = publicKeyFromHex(wanted.to);
    if (!to) {
        return refuse(streams, "--to",
                      say(language, "the other desk's public key is wanted, 64 hexadecimal digits (tournament key)"));
    }
    const auto charge = inChargeOf(options, streams, language);
    if (!charge) {
        return kUnusable;
    }
    const DeskFolder desk = ownDesk();
    if (desk.keyFault()) {
        return refuse(streams, desk.keyFile().string(), sentence(*desk.keyFault(), language));
    }
    if (charge->key != desk.key()->publicKey()) {
        (void)refuse(streams, "--to", say(language, "this desk is not in charge of the game"));
        return kAnswerIsNo;
    }
    const std::string text = releaseText(releaseBy(*desk.key(), charge->game, charge->head, *to));
    if (wanted.out.empty() || wanted.out == "-") {
        streams.out << text << '\n';
        return kFine;
    }
    std::ofstream file(wanted.out);
    file << text << '\n';
    return file.flush() ? kFine : refuse(streams, wanted.out, say(language, "it cannot be written"));
}

/// The release that the options name; the reason why there is none has been written.
std::optional<std::string> releaseGiven(const GameOptions& options, const HandOverWanted& wanted, Streams streams,
                                        Language language) {
    if (!wanted.release.empty()) {
        std::ifstream file(wanted.release);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        if (!releaseFromText(text)) {
            (void)refuse(streams, wanted.release, say(language, "this is no release of a game"));
            return std::nullopt;
        }
        return text;
    }
    const auto old = DeskKey::readFrom(wanted.oldKey);
    const DeskFolder desk = ownDesk();
    if (!old || desk.keyFault()) {
        const auto& file = old ? desk.keyFile().string() : wanted.oldKey;
        (void)refuse(streams, file, sentence(old ? *desk.keyFault() : old.error(), language));
        return std::nullopt;
    }
    const auto charge = inChargeOf(options, streams, language);
    return charge ? std::optional(releaseText(releaseBy(*old, charge->game, charge->head, desk.key()->publicKey())))
                  : std::nullopt;
}

}  // namespace

int handOverGame(const GameOptions& options, const HandOverWanted& wanted, Streams streams, Language language) {
    if (!wanted.to.empty()) {
        return releaseTo(options, wanted, streams, language);
    }
    if (wanted.reason.empty()) {
        return refuse(streams, "--reason", say(language, "a reason is wanted"));
    }
    Json act{{"do", "hand-over"}, {"reason", wanted.reason}};
    if (!wanted.release.empty() || !wanted.oldKey.empty()) {
        const auto release = releaseGiven(options, wanted, streams, language);
        if (!release) {
            return kUnusable;
        }
        act["release"] = Json::parse(*release);
    }
    std::istringstream line(act.dump());
    return doActions(options, true, {line, streams.out, streams.err}, language);
}

}  // namespace adjudicator::cli
