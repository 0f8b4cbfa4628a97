// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_access.h"

#include <limits>
#include <utility>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/game_summary.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/record/straight_line.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "db/codes.h"

namespace adjudicator::cli {

std::string bookFile(const GameOptions& options) {
    return options.book.empty() ? defaultBook().string() : options.book;
}

int refuseBook(const Streams& streams, const std::string& file, const db::BookError& error, engine::Language language) {
    return refuse(streams, file, sentence(error, language));
}

DeskFolder deskToWrite(const Streams& streams, const GameOptions& options, engine::Language language) {
    DeskFolder desk = ownDesk();
    warnOfDesk(streams, desk, true, language);
    std::error_code error;
    if (!options.witness.empty()) {
        desk.useWitnessFolder(std::filesystem::absolute(options.witness, error));
    }
    if (const auto folder = desk.witnessFolder(); !folder.empty() && !std::filesystem::is_directory(folder, error)) {
        (void)refuse(streams, folder.string(), say(language, "there is no such folder, so no receipts are kept in it"));
    }
    return desk;
}

void warnOfDesk(const Streams& streams, const DeskFolder& desk, bool withKey, engine::Language language) {
    if (withKey && desk.keyFault()) {
        (void)refuse(streams, desk.keyFile().string(), sentence(*desk.keyFault(), language));
    }
    warnOfMemory(streams, desk.memory(), language);
}

void warnOfMemory(const Streams& streams, const db::DeskMemory& memory, engine::Language language) {
    if (const auto fault = memory.fault()) {
        const bool isNone = fault->problem == db::BookProblem::NotABook;
        (void)refuse(
            streams, fault->file.string(),
            say(language, "this desk cannot remember its games: {}",
                isNone ? std::string(say(language, "the file is none of this program")) : sentence(*fault, language)));
    }
    for (const std::filesystem::path& mark : memory.strangeMarks()) {
        (void)refuse(streams, mark.string(), say(language, "this is no mark of a game; it was left untouched"));
    }
}

std::optional<db::Book> openBook(const Streams& streams, const GameOptions& options, db::OpenMode mode,
                                 engine::Language language) {
    const std::string file = bookFile(options);
    auto book = db::Book::open(file, mode);
    if (!book) {
        (void)refuseBook(streams, file, book.error(), language);
        return std::nullopt;
    }
    tellSaved(streams, file, *book, language);
    return std::move(*book);
}

void tellSaved(const Streams& streams, const std::string& file, const db::Book& book, engine::Language language) {
    if (book.salvage()) {
        (void)refuse(streams, file, sentence(*book.salvage(), language));
    }
}

std::optional<db::GameInfo> chooseGame(const Streams& streams, const GameOptions& options, const db::Book& book,
                                       engine::Language language) {
    const auto games = book.games();
    if (!games) {
        (void)refuseBook(streams, bookFile(options), games.error(), language);
        return std::nullopt;
    }
    for (auto game = games->rbegin(); game != games->rend(); ++game) {
        const bool named = db::toHex(game->id).starts_with(options.game);
        // Nobody who says no game means a tournament.
        if (named && (!options.game.empty() || isPlayed(gameKindOf(book, game->id)))) {
            return *game;
        }
    }
    const std::string wrong = games->empty() ? say(language, "the book has no game yet; begin one with \"game new\"")
                                             : say(language, "the book has no game {}", options.game);
    (void)refuse(streams, bookFile(options), wrong);
    return std::nullopt;
}

namespace {

/// The branches that the options leave: those with the entry named, else those that a ruling names, else all.
std::vector<db::Head> branchesLeft(const db::GameTree& tree, const std::string& named) {
    if (named.empty()) {
        return countingHeads(tree);
    }
    std::vector<db::Head> left;
    for (const db::Entry& entry : tree.entries()) {
        if (db::toHex(entry.hash).starts_with(named)) {
            if (!left.empty()) {
                return tree.heads();  // The beginning of more than one hash names nothing.
            }
            left = tree.headsBeyond({entry.seq, entry.hash});
        }
    }
    return left;
}

}  // namespace

std::optional<std::vector<db::Entry>> lineEntries(const Streams& streams, const GameOptions& options,
                                                  const db::Book& book, const db::GameId& game,
                                                  engine::Language language, std::optional<std::uint64_t> last) {
    if (last && options.branch.empty()) {
        auto start = book.entries(game, 0, *last);
        if (start && !start->empty() && start->back().seq == *last && start->size() == start->back().seq + 1) {
            return std::move(*start);
        }
    }
    auto entries = book.entries(game);
    if (!entries) {
        (void)refuseBook(streams, bookFile(options), entries.error(), language);
        return std::nullopt;
    }
    if (options.branch.empty() && (entries->empty() || entries->size() == entries->back().seq + 1)) {
        return std::move(*entries);
    }
    const db::GameTree tree = db::GameTree::grow(game, std::move(*entries));
    if (tree.damage()) {
        (void)refuseBook(streams, bookFile(options),
                         {db::BookProblem::ChainDamaged, book.file(), tree.damage()->seq, 0, 0}, language);
        return std::nullopt;
    }
    const std::vector<db::Head> left = branchesLeft(tree, options.branch);
    if (left.size() == 1) {
        return tree.pathTo(left.front());
    }
    std::string ends;
    for (const db::Head& head : left.empty() ? tree.heads() : left) {
        ends += (ends.empty() ? "" : ", ") + db::toHex(head.hash) + say(language, " (entry {})", head.seq);
    }
    (void)refuse(streams, bookFile(options), say(language, "the game has branches, --branch HASH names one: {}", ends));
    return std::nullopt;
}

template <class Game>
std::optional<LineOf<Game>> foldGame(const Streams& streams, const GameOptions& options, const db::Book& book,
                                     const db::GameId& game, std::optional<std::uint64_t> last,
                                     engine::Language language) {
    if (options.branch.empty()) {
        constexpr auto kAll = std::numeric_limits<std::uint64_t>::max();
        auto straight = straightLine<Game>(book, game, last.value_or(kAll));
        if (straight && (!last || straight->head().seq == *last)) {
            return straight;
        }
    }
    auto entries = lineEntries(streams, options, book, game, language, last);
    if (!entries) {
        return std::nullopt;
    }
    if (last) {
        std::erase_if(*entries, [&](const db::Entry& entry) { return entry.seq > *last; });
    }
    if (last && (entries->empty() || entries->back().seq != *last)) {
        (void)refuse(streams, bookFile(options), say(language, "the game has no entry {}", *last));
        return std::nullopt;
    }
    auto line = LineOf<Game>::fold(*entries);
    if (!line) {
        const std::string what = sentence(line.error().json, language);
        (void)refuse(streams, bookFile(options), say(language, "entry {} cannot be used: {}", line.error().seq, what));
        return std::nullopt;
    }
    return std::move(*line);
}

template std::optional<LineOf<TableGame>> foldGame(const Streams&, const GameOptions&, const db::Book&,
                                                   const db::GameId&, std::optional<std::uint64_t>, engine::Language);
template std::optional<LineOf<DiceGame>> foldGame(const Streams&, const GameOptions&, const db::Book&,
                                                  const db::GameId&, std::optional<std::uint64_t>, engine::Language);

template std::optional<LineOf<TournamentGame>> foldGame(const Streams&, const GameOptions&, const db::Book&,
                                                        const db::GameId&, std::optional<std::uint64_t>,
                                                        engine::Language);
template std::optional<LineOf<ProposalsGame>> foldGame(const Streams&, const GameOptions&, const db::Book&,
                                                       const db::GameId&, std::optional<std::uint64_t>,
                                                       engine::Language);

std::optional<OpenedGame> openGame(const Streams& streams, const GameOptions& options, db::OpenMode mode,
                                   engine::Language language) {
    auto book = openBook(streams, options, mode, language);
    const auto game = book ? chooseGame(streams, options, *book, language) : std::nullopt;
    if (!game) {
        return std::nullopt;
    }
    const auto first = book->entries(game->id, 0, 0);
    if (!first) {
        (void)refuseBook(streams, bookFile(options), first.error(), language);
        return std::nullopt;
    }
    const GameKind kind = first->empty() ? GameKind::Table : gameKindOf(first->front().body);
    if (!isPlayed(kind)) {
        (void)refuse(streams, bookFile(options),
                     say(language, "this is a tournament; see adjudicator tournament --help"));
        return std::nullopt;
    }
    return OpenedGame{std::move(*book), *game, kind};
}

}  // namespace adjudicator::cli
