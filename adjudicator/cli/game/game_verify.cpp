// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_verify.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/game/verdict_json.h"
#include "adjudicator/cli/hub_named.h"
#include "adjudicator/cli/ink.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/waiting.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/game_summary.h"
#include "adjudicator/lost_here.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/record/straight_line.h"
#include "adjudicator/seal/head_text.h"
#include "adjudicator/tournament/desks/carrier_text.h"
#include "adjudicator/tournament/desks/hub_carrier.h"
#include "adjudicator/verify/hub_compare.h"
#include "adjudicator/verify/verdict_text.h"
#include "adjudicator/verify/verify_dice.h"
#include "adjudicator/verify/verify_text.h"
#include "adjudicator/verify/witness_text.h"
#include "adjudicator/web/table_phones.h"
#include "db/codes.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Json = nlohmann::ordered_json;

/// What `--head` names: a head's hash, and of the text of a QR code its game and number too.
struct HeadNamed {
    db::Hash hash;
    std::optional<SeenHead> seen;
};

std::optional<HeadNamed> headNamed(const std::string& text) {
    if (const auto seen = headFromText(text)) {
        return HeadNamed{seen->head.hash, seen};
    }
    const auto hash = db::hashFromHex(text);
    return hash ? std::optional(HeadNamed{*hash, std::nullopt}) : std::nullopt;
}

/// The one game to check: the one named, else the one that the head is of, else the newest. The reason why there is
/// none, or why the head is not of it, has been written.
std::optional<db::GameId> gameToVerify(const GameOptions& options, const std::optional<HeadNamed>& head,
                                       const db::Book& book, Streams streams, Language language) {
    GameOptions chosen = options;
    const auto seen = head ? head->seen : std::nullopt;
    if (seen && chosen.game.empty()) {
        chosen.game = db::toHex(seen->game);
    }
    const auto game = chooseGame(streams, chosen, book, language);
    if (game && seen && game->id != seen->game) {
        (void)refuse(streams, "--head",
                     say(language, "the head is of game {}, not of {}", db::toHex(seen->game), db::toHex(game->id)));
        return std::nullopt;
    }
    return game ? std::optional(game->id) : std::nullopt;
}

/// The game of the book that holds a head seen outside of which only the hash is known.
std::optional<db::GameId> gameWith(const db::Book& book, const db::Hash& hash) {
    const auto games = book.games();
    for (const db::GameInfo& game : games ? *games : std::vector<db::GameInfo>()) {
        if (findEntry(book, game, hash).value_or(std::nullopt)) {
            return game.id;
        }
    }
    return std::nullopt;
}

/// What a hub carries of one game.
struct HubAsked {
    std::string name;
    HubSeen seen;
};

Json hubJson(const HubAsked& asked) {
    const HubSeen& seen = asked.seen;
    return {{"hub", asked.name},
            {"state", std::string(toText(seen.state))},
            {"entry", seen.head ? Json(seen.head->seq) : Json(nullptr)},
            {"head", seen.head ? Json(db::toHex(seen.head->hash)) : Json(nullptr)},
            {"from", seen.from ? Json(*seen.from) : Json(nullptr)},
            {"sealed", seen.isSealed},
            {"false_entries", seen.hasFalse}};
}

/// Asks the hub about a game, and adds what it has seen to the witnesses. Nothing, and said, where it fails.
std::optional<HubAsked> askHub(HubCarrier& hub, const db::Book& book, const db::GameId& game, Witnesses& witnesses,
                               const GameOptions& options, const Streams& streams, Language language) {
    const auto heads = hub.headsOf(game);
    std::optional<CarrierFault> fault = heads ? std::nullopt : std::optional(heads.error());
    const auto whole = [&](std::uint64_t from) -> std::optional<std::vector<db::Entry>> {
        auto entries = hub.entriesOf(game, from);
        fault = entries ? fault : std::optional(entries.error());
        return entries ? std::optional(std::move(*entries)) : std::nullopt;
    };
    const auto seen = fault ? engine::Expected<HubSeen, db::BookError>() : compareWithHub(book, game, *heads, whole);
    if (fault) {
        (void)refuse(streams, hub.shown(), sentence(*fault, language));
        return std::nullopt;
    }
    if (!seen) {
        (void)refuseBook(streams, bookFile(options), seen.error(), language);
        return std::nullopt;
    }
    if (const auto receipt = receiptOf(*seen, game, hub.shown())) {
        witnesses.add(*receipt);
    }
    return HubAsked{hub.shown(), *seen};
}

/// What the check of several games comes to.
class Telling {
public:
    Telling(const GameOptions& options, Streams streams, Language language)
        : m_isJson(options.json), m_streams(streams), m_language(language) {}

    /// Games that this desk wrote into the book, or of which there are receipts, and which are not in it.
    void addMissing(const std::vector<db::GameMissed>& lost, const std::vector<Receipt>& unknown) {
        for (const Receipt& receipt : unknown) {
            Json item = receiptJson(receipt);
            item["game"] = db::toHex(receipt.head.game);
            addMissing(std::move(item), unknownGameText(receipt, m_language));
        }
        for (const db::GameMissed& each : lost) {
            addMissing({{"by", "desk"},
                        {"entry", each.head.seq},
                        {"head", db::toHex(each.head.hash)},
                        {"number", each.number},
                        {"game", db::toHex(each.game)}},
                       say(m_language, "this desk has seen {}, which is not in this book",
                           lostGameText({each.game, each.number, 0}, each.head, m_language)));
        }
    }
    /// Receipts that count for nothing.
    void addUncounted(std::size_t falselySigned, std::size_t strange) {
        m_uncounted = falselySigned + strange;
        if (!m_isJson && falselySigned > 0) {
            m_streams.out << say(m_language,
                                 "receipts whose signature is not by the key that they name, and which count for "
                                 "nothing: {}",
                                 falselySigned)
                          << '\n';
        }
        if (!m_isJson && strange > 0) {
            m_streams.out << say(m_language, "lines that are no receipts: {}", strange) << '\n';
        }
    }

    /// `hub`: what it carries of the game; null: it was not asked.
    void add(const GameVerdict& verdict, bool isAlone, bool isBlock, const HubAsked* hub) {
        Json json = isBlock ? verdictJson(verdict) : verificationJson(verdict.checked);
        if (hub != nullptr) {
            json["hub"] = hubJson(*hub);
        }
        if (!isBlock) {
            json["game"] = db::toHex(verdict.game);
        }
        m_kinds.push_back(verdict.checked.kind);
        m_games.push_back(std::move(json));
        if (m_isJson) {
            return;
        }
        if (!isAlone) {
            m_streams.out << (m_kinds.size() > 1 && isBlock ? "\n" : "") << db::toHex(verdict.game) << "  "
                          << (isBlock && verdict.checked.account.isRead
                                  ? titleOf(verdict.checked.account.title, m_language) + "\n"
                                  : std::string());
        }
        if (hub != nullptr) {
            m_streams.out << sentence(hub->seen, hub->name, m_language) << '\n';
        }
        for (const Receipt& receipt : verdict.checked.contradictions) {
            // What the hub has seen has been said.
            if (hub != nullptr && receipt.by == hub->name) {
                continue;
            }
            m_streams.out << contradictionText(receipt, verdict.checked, m_language) << '\n';
        }
        const VerdictKind kind = verdict.checked.kind;
        const Ink ink = kind == VerdictKind::Sound       ? Ink::Good
                        : kind == VerdictKind::Undecided ? Ink::Doubtful
                                                         : Ink::Bad;
        m_streams.out << inked(m_streams.outIsInked, ink, sentence(verdict.checked, m_language)) << '\n';
        if (isBlock) {
            tellBlock(wordsOf(verdict, m_language));
        }
    }

    /// Ends the answer; of a book the top fields are those of the game that decides its verdict.
    [[nodiscard]] int end(std::size_t newest) {
        constexpr std::array kWorstFirst{VerdictKind::Damaged, VerdictKind::DiceFalse, VerdictKind::AgainstRules,
                                         VerdictKind::Undecided};
        std::size_t deciding = newest;
        for (const VerdictKind kind : kWorstFirst) {
            const auto found = std::ranges::find(m_kinds, kind);
            if (found != m_kinds.end()) {
                deciding = static_cast<std::size_t>(found - m_kinds.begin());
                break;
            }
        }
        const auto sound = std::ranges::count(m_kinds, VerdictKind::Sound);
        const auto all = std::ssize(m_kinds);
        if (m_isJson) {
            Json whole = m_games.empty() ? Json::object() : m_games[deciding];
            if (!m_missing.empty() && sound == all) {
                whole["verdict"] = std::string(toText(VerdictKind::Damaged));
                whole["reason"] = std::string(toText(
                    m_missing.front()["by"] == "desk" ? VerdictReason::DeskSawMore : VerdictReason::WitnessSawMore));
            }
            whole["missing_games"] = m_missing;
            whole["receipts_uncounted"] = m_uncounted;
            whole["games"] = m_games;
            m_streams.out << whole.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
        } else if (all > 1) {
            m_streams.out << '\n' << say(m_language, "{} games: {} sound, {} not", all, sound, all - sound) << '\n';
        }
        return sound == all && m_missing.empty() ? kFine : kAnswerIsNo;
    }

private:
    void addMissing(Json item, const std::string& text) {
        m_missing.push_back(std::move(item));
        if (!m_isJson) {
            m_streams.out << text << '\n';
        }
    }
    void tellBlock(const VerdictWords& words) {
        m_streams.out << words.headline << ". " << words.reason << '\n';
        for (const VerdictRow& row : words.rows) {
            std::string text = row.title;
            text += row.count.empty() ? "" : (text.ends_with('?') ? " " : ": ") + row.count + '.';
            text += row.text.empty() ? "" : ' ' + row.text;
            m_streams.out << wrapped(text, 2, kWidth);
        }
    }

    static constexpr std::size_t kWidth = 100;

    bool m_isJson;
    Streams m_streams;
    Language m_language;
    std::vector<VerdictKind> m_kinds;
    Json m_games = Json::array();
    Json m_missing = Json::array();
    std::size_t m_uncounted = 0;
};

/// Reads what others remember; false where a file cannot be used, of which has been told.
bool readWitnesses(Witnesses& witnesses, const std::vector<std::string>& files, Streams streams, Language language) {
    for (const std::string& file : files) {
        if (const auto read = witnesses.read(file); !read) {
            const bool isNeither = read.error().problem == db::BookProblem::NotABook;
            (void)refuse(streams, file,
                         isNeither ? std::string(say(language, "it holds no receipts and is no record book"))
                                   : sentence(read.error(), language));
            return false;
        }
    }
    return true;
}

int refuseDamage(const Streams& streams, const GameOptions& options, const db::BookError& error, Language language) {
    const int status = refuseBook(streams, bookFile(options), error, language);
    const bool damaged = error.problem == db::BookProblem::FileDamaged ||
                         error.problem == db::BookProblem::SchemaDiffers ||
                         error.problem == db::BookProblem::ChainDamaged;
    return damaged ? kAnswerIsNo : status;
}

}  // namespace

int verifyGames(const GameOptions& options, const VerifyWanted& wanted, Streams streams, Language language) {
    const auto head = headNamed(wanted.head);
    if (!wanted.head.empty() && !head) {
        return refuse(streams, "--head",
                      say(language, "64 hexadecimal digits or the text of a QR code (ADJ1:…) are wanted"));
    }
    if (wanted.hub && wanted.diceOnly) {
        return refuse(streams, "--hub", say(language, "it cannot be asked for with --dice-only"));
    }
    if (head && wanted.diceOnly) {
        return refuse(streams, "--head", say(language, "it cannot be asked for with --dice-only"));
    }
    const auto book = db::Book::open(bookFile(options), db::OpenMode::ReadOnly);
    if (!book) {
        return refuseDamage(streams, options, book.error(), language);
    }
    tellSaved(streams, bookFile(options), *book, language);
    const auto ids = book->gameIds();
    if (!ids) {
        return refuseDamage(streams, options, ids.error(), language);
    }
    Witnesses witnesses;
    std::vector<std::string> files = wanted.witnesses;
    if (const auto file = web::phoneReceiptsIn(dataFolder()); wanted.phones && std::filesystem::exists(file)) {
        files.push_back(file.string());
    }
    if (!readWitnesses(witnesses, files, streams, language)) {
        return kUnusable;
    }
    std::vector<db::GameId> games = *ids;
    const db::DeskMemory memory(dataFolder());
    warnOfMemory(streams, memory, language);
    const bool isWhole = !head && options.game.empty() && !wanted.diceOnly;
    const auto lost =
        isWhole ? gamesLost(*book, memory) : engine::Expected<std::vector<db::GameMissed>, db::BookError>();
    const auto unknown = isWhole ? witnesses.gamesUnknownTo(*book, memory) : std::vector<Receipt>();
    if (!lost) {
        return refuseDamage(streams, options, lost.error(), language);
    }
    const bool isMissing = !lost->empty() || !unknown.empty();
    if (head || !options.game.empty() || (games.empty() && !isMissing)) {
        const auto holder = head && options.game.empty() && !head->seen ? gameWith(*book, head->hash) : std::nullopt;
        const auto game = holder ? holder : gameToVerify(options, head, *book, streams, language);
        if (!game) {
            return kUnusable;
        }
        games = {*game};
    }
    std::optional<HubCarrier> hub;
    if (wanted.hub) {
        const auto named = hubNamed(*wanted.hub, streams, language);
        if (!named) {
            return kUnusable;
        }
        hub.emplace(*named);
        if (const auto reached = hub->reach(); !reached) {
            return refuse(streams, hub->shown(), sentence(reached.error(), language));
        }
    }
    Telling telling(options, streams, language);
    telling.addUncounted(witnesses.falselySigned(), witnesses.strange());
    telling.addMissing(*lost, unknown);
    Verifier verifier(*book);
    std::size_t newest = games.empty() ? 0 : games.size() - 1;
    for (std::size_t i = 0; i < games.size(); ++i) {
        std::optional<HubAsked> asked;
        if (hub) {
            asked = askHub(*hub, *book, games[i], witnesses, options, streams, language);
            if (!asked) {
                return kUnusable;
            }
        }
        engine::Expected<GameVerdict, db::BookError> verdict = GameVerdict{games[i], {}, {}, false, {}};
        if (wanted.diceOnly) {
            verdict = verifyDice(*book, games[i]).map([&](const Verification& checked) {
                return GameVerdict{games[i], checked, {}, false, {}};
            });
        } else {
            verdict = verdictOn(verifier, games[i], memory, head ? std::optional(head->hash) : std::nullopt, &witnesses,
                                counting(streams));
        }
        if (!verdict) {
            return refuseDamage(streams, options, verdict.error(), language);
        }
        const auto& anchor = verdict->checked.anchoredTo;
        if (head && head->seen && anchor && *anchor != head->seen->head.seq) {
            return refuse(streams, "--head",
                          say(language, "this is the head of entry {}, not of {}", *anchor, head->seen->head.seq));
        }
        // Nobody who says no game means a tournament.
        newest = isPlayed(gameKindOf(*book, games[i])) ? i : newest;
        telling.add(*verdict, games.size() == 1, !wanted.diceOnly, asked ? &*asked : nullptr);
    }
    return telling.end(newest);
}

}  // namespace adjudicator::cli
