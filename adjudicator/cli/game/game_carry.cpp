// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_carry.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/cli/waiting.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/lost_here.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/text/counted.h"
#include "adjudicator/verify/verified_games.h"
#include "adjudicator/verify/verify.h"
#include "adjudicator/verify/verify_text.h"
#include "db/codes.h"
#include "db/game_text.h"
#include "db/merge.h"

namespace adjudicator::cli {

namespace {

namespace fs = std::filesystem;
using engine::Language;
using Json = nlohmann::ordered_json;

std::string damageText(const db::ChainDamage& damage, Language language) {
    Verification verification;
    verification.kind = VerdictKind::Damaged;
    verification.reason = reasonOf(damage.fault);
    verification.entry = damage.seq;
    return sentence(verification, language);
}

std::string faultText(const db::TextFault& fault, Language language) {
    using db::TextProblem;
    const auto line = [&]() -> std::string {
        switch (fault.problem) {
            case TextProblem::NotJson:
                return say(language, "it is no JSON object");
            case TextProblem::NotAGame:
                return say(language, "no exported game begins here (format adj-game/1)");
            case TextProblem::FieldWrong:
                return say(language, "a field is missing, unknown or not of its kind");
            case TextProblem::OutOfOrder:
                return say(language, "entries stand in the order of number and hash, each once");
            case TextProblem::Chain:
                break;
            case TextProblem::TooMany:
                return say(language, "more entries than the first line says");
            case TextProblem::TooFew:
                return say(language, "the end is missing: fewer entries than the first line says");
        }
        return reasonText(reasonOf(fault.fault.value_or(db::ChainFault::HashWrong)), language);
    };
    return say(language, "line {}: {}", fault.line, line());
}

Json forksJson(const std::vector<db::Fork>& forks) {
    Json all = Json::array();
    for (const db::Fork& fork : forks) {
        Json branches = Json::array();
        for (const db::Hash& first : fork.firsts) {
            branches.push_back(db::toHex(first));
        }
        all.push_back({{"entry", fork.seq}, {"branches", std::move(branches)}});
    }
    return all;
}

std::string forksText(const std::vector<db::Fork>& forks, Language language) {
    std::string text;
    for (const db::Fork& fork : forks) {
        std::string branches;
        for (const db::Hash& first : fork.firsts) {
            branches += (branches.empty() ? "" : " | ") + db::toHex(first);
        }
        text += say(language, "; forked at entry {}: {}", fork.seq, branches);
    }
    return text;
}

/// What came of one game, as JSON and as one line.
struct OutcomeTelling {
    const db::GameId& game;
    Language language;

    [[nodiscard]] Json json(const char* outcome, std::uint64_t entries, const std::vector<db::Fork>& forks) const {
        return {{"game", db::toHex(game)}, {"outcome", outcome}, {"entries", entries}, {"forks", forksJson(forks)}};
    }
    [[nodiscard]] std::pair<Json, std::string> operator()(const db::GameAdded& added) const {
        return {json("added", added.entries, added.forks),
                say(language, "added, {}", counted(language, added.entries, OneOrMany{"entry", "entries"})) +
                    forksText(added.forks, language)};
    }
    [[nodiscard]] std::pair<Json, std::string> operator()(const db::GameExtended& extended) const {
        return {json("extended", extended.entries, {}), say(language, "extended by {}", extended.entries)};
    }
    [[nodiscard]] std::pair<Json, std::string> operator()(const db::NothingNew&) const {
        return {json("nothing-new", 0, {}), say(language, "nothing new")};
    }
    [[nodiscard]] std::pair<Json, std::string> operator()(const db::GameForked& forked) const {
        return {json("forked", forked.entries, forked.forks),
                say(language, "{} added, both branches kept",
                    counted(language, forked.entries, OneOrMany{"entry", "entries"})) +
                    forksText(forked.forks, language)};
    }
    [[nodiscard]] std::pair<Json, std::string> operator()(const db::GameDamaged& damaged) const {
        const std::string what = damageText(damaged.damage, language);
        return {{{"game", db::toHex(game)},
                 {"outcome", "damaged"},
                 {"in", damaged.inThisBook ? "book" : "source"},
                 {"entry", damaged.damage.seq},
                 {"reason", std::string(toText(reasonOf(damaged.damage.fault)))}},
                damaged.inThisBook ? say(language, "nothing taken over, in this book {}", what)
                                   : say(language, "skipped, {}", what)};
    }
};

std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The game named, or the last in the book, found without counting entries, which damage may forbid.
std::optional<db::GameId> chooseId(const Streams& streams, const GameOptions& options, const db::Book& book,
                                   Language language) {
    const auto ids = book.gameIds();
    if (!ids) {
        (void)refuseBook(streams, bookFile(options), ids.error(), language);
        return std::nullopt;
    }
    const auto found = std::find_if(ids->rbegin(), ids->rend(),
                                    [&](const db::GameId& id) { return db::toHex(id).starts_with(options.game); });
    if (found == ids->rend()) {
        (void)refuse(streams, bookFile(options), say(language, "the book has no game {}", options.game));
        return std::nullopt;
    }
    return *found;
}

db::GameTree cutAfter(const db::GameTree& tree, std::uint64_t last) {
    std::vector<db::Entry> entries = tree.entries();
    std::erase_if(entries, [&](const db::Entry& entry) { return entry.seq > last; });
    return db::GameTree::grow(tree.game(), std::move(entries));
}

/// What a game with entries brought by a merge has become, if that does not hold: the entries stay, and it is said.
std::optional<CheckedGame> unsoundAfter(Verifier& verifier, const db::MergedGame& merged) {
    if (std::holds_alternative<db::NothingNew>(merged.outcome) ||
        std::holds_alternative<db::GameDamaged>(merged.outcome)) {
        return std::nullopt;
    }
    const auto checked = verifier.check(merged.game);
    return !checked || checked->kind == VerdictKind::Sound
               ? std::nullopt
               : std::optional(CheckedGame{checked->kind, checked->reason, checked->entry});
}

/// The rulings on the branches of a game that name no common one; empty where they do not contradict each other.
Json contradictingRulings(const db::Book& book, const db::GameId& game) {
    Json all = Json::array();
    const auto tree = book.tree(game);
    if (!tree || !tree->isForked() || officialEntry(*tree)) {
        return all;
    }
    for (const OfficialRuling& ruling : officialRulings(*tree)) {
        all.push_back({{"entry", ruling.by.seq},
                       {"hash", db::toHex(ruling.by.hash)},
                       {"branch", {{"entry", ruling.named.seq}, {"head", db::toHex(ruling.named.hash)}}}});
    }
    return all;
}

/// A free name in the folder, "records-2026-11-21T18-04-05.123Z.db".
fs::path datedName(const fs::path& folder, const fs::path& book) {
    std::string time = utcNow();
    std::ranges::replace(time, ':', '-');
    return folder / (book.stem().string() + '-' + time + ".db");
}

}  // namespace

int exportGame(const GameOptions& options, std::optional<std::uint64_t> last, Streams streams, Language language) {
    const std::string file = bookFile(options);
    const auto book = openBook(streams, options, db::OpenMode::ReadOnly, language);
    const auto id = book ? chooseId(streams, options, *book, language) : std::nullopt;
    if (!id) {
        return kUnusable;
    }
    const auto tree = book->tree(*id);
    if (!tree) {
        return refuseBook(streams, file, tree.error(), language);
    }
    const bool isSaved = tree->damage() && (!last || tree->damage()->seq <= *last);
    if (last && !isSaved && (tree->entries().empty() || tree->entries().back().seq < *last)) {
        return refuse(streams, file, say(language, "the game has no entry {}", *last));
    }
    if (!tree->entries().empty() && !db::writeGame(streams.out, last ? cutAfter(*tree, *last) : *tree)) {
        return refuse(streams, say(language, "output"), say(language, "it cannot be written"));
    }
    if (isSaved) {
        (void)refuse(streams, file,
                     say(language, "{}; entries before it that are saved: {}", damageText(*tree->damage(), language),
                         tree->entries().size()));
        return kAnswerIsNo;
    }
    if (!book->checkFile()) {
        (void)refuse(streams, file,
                     say(language, "the file is damaged; entries after the last one saved may be missing"));
        return kAnswerIsNo;
    }
    return kFine;
}

int importGame(const GameOptions& options, const std::string& file, Streams streams, Language language) {
    std::ifstream opened;
    if (file != "-") {
        std::error_code error;
        if (fs::is_directory(file, error)) {
            return refuse(streams, file, say(language, "this is a folder, not a file"));
        }
        opened.open(file, std::ios::binary);
        if (!opened) {
            return refuse(
                streams, file,
                fs::exists(file, error) ? say(language, "it cannot be read") : say(language, "there is no such file"));
        }
    }
    const auto game = db::readGame(file == "-" ? streams.in : opened);
    if (!game) {
        return refuse(streams, file, faultText(game.error(), language));
    }
    auto book = openBook(streams, options, db::OpenMode::Create, language);
    if (!book) {
        return kUnusable;
    }
    const auto outcome = book->add(*game);
    if (!outcome) {
        return refuseBook(streams, bookFile(options), outcome.error(), language);
    }
    const auto [json, text] = std::visit(OutcomeTelling{game->game(), language}, *outcome);
    streams.out << (options.json ? dumped(json) : db::toHex(game->game()) + "  " + text) << '\n';
    return std::holds_alternative<db::GameDamaged>(*outcome) ? kAnswerIsNo : kFine;
}

int mergeBooks(const GameOptions& options, const std::string& from, Streams streams, Language language) {
    const auto source = db::Book::open(from, db::OpenMode::Foreign);
    if (!source) {
        return refuseBook(streams, from, source.error(), language);
    }
    tellSaved(streams, from, *source, language);
    auto book = openBook(streams, options, db::OpenMode::Create, language);
    if (!book) {
        return kUnusable;
    }
    const auto result = db::mergeBook(*book, *source, counting(streams));
    if (!result) {
        return refuseBook(streams, from, result.error(), language);
    }
    rememberSeen(ownDesk(), *source, utcNow());
    Json games = Json::array();
    bool isNo = !result->sourceWhole;
    Verifier verifier(*book);
    for (const db::MergedGame& merged : result->games) {
        auto [json, text] = std::visit(OutcomeTelling{merged.game, language}, merged.outcome);
        isNo = isNo || std::holds_alternative<db::GameDamaged>(merged.outcome);
        if (const auto unsound = unsoundAfter(verifier, merged)) {
            isNo = true;
            text += "; " + sentence(*unsound, language);
            json["verdict"] = std::string(toText(unsound->kind));
            json["reason"] = std::string(toText(unsound->reason));
        }
        if (const Json rulings = contradictingRulings(*book, merged.game); !rulings.empty()) {
            isNo = true;
            text += say(language, "; rulings name different branches of it, none counts until one is named");
            json["contradicting_rulings"] = rulings;
        }
        if (!options.json) {
            streams.out << db::toHex(merged.game) << "  " << text << '\n';
        }
        games.push_back(json);
    }
    if (!options.json && result->pictures > 0) {
        streams.out << say(language, "pictures brought along: {}", result->pictures) << '\n';
    }
    if (options.json) {
        streams.out << dumped({{"games", games}, {"pictures", result->pictures}, {"source_whole", result->sourceWhole}})
                    << '\n';
    }
    if (result->stoppedBy) {
        return refuseBook(streams, result->stoppedBy->file.string(), *result->stoppedBy, language);
    }
    if (!result->sourceWhole) {
        (void)refuse(streams, from, say(language, "the file is damaged; entries or games of it may be missing"));
    }
    return isNo ? kAnswerIsNo : kFine;
}

int backUpBook(const GameOptions& options, const std::string& to, bool showProgress, Streams streams,
               Language language) {
    const auto book = openBook(streams, options, db::OpenMode::ReadOnly, language);
    if (!book) {
        return kUnusable;
    }
    std::error_code ignored;
    const fs::path target = fs::is_directory(to, ignored) ? datedName(to, bookFile(options)) : fs::path(to);
    db::BackupOptions how;
    if (showProgress) {
        how.progress = [&](const db::BackupProgress& progress) {
            streams.err << progress.done << '/' << progress.all << std::endl;
            return true;
        };
    }
    const auto damaged = book->backUp(target, how);
    if (!damaged) {
        return refuseBook(streams, damaged.error().file.string(), damaged.error(), language);
    }
    Json names = Json::array();
    std::string all;
    for (const db::GameId& game : *damaged) {
        names.push_back(db::toHex(game));
        all += ' ' + db::toHex(game);
    }
    streams.out << (options.json ? dumped({{"backup", target.string()}, {"damaged", names}}) : target.string()) << '\n';
    if (!damaged->empty()) {
        (void)refuse(streams, bookFile(options), say(language, "copied as they are, damaged:{}", all));
        return kAnswerIsNo;
    }
    return kFine;
}

}  // namespace adjudicator::cli
