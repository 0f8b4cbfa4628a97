// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/tournament/tournament_access.h"

#include <algorithm>
#include <fstream>
#include <ostream>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/text/tournament_text.h"
#include "db/codes.h"

namespace adjudicator::cli {

using engine::Language;

TournamentStamp OpenedTournament::stamp() const {
    return {line.game(), line.head(), utcNow()};
}

std::optional<OpenedTournament> openTournament(const Streams& streams, const TournamentOptions& options,
                                               db::OpenMode mode, Language language) {
    auto book = openBook(streams, options.game, mode, language);
    if (!book) {
        return std::nullopt;
    }
    const auto all = tournamentsOf(*book);
    if (!all) {
        (void)refuseBook(streams, bookFile(options.game), all.error(), language);
        return std::nullopt;
    }
    for (auto info = all->rbegin(); info != all->rend(); ++info) {
        if (!db::toHex(info->id).starts_with(options.game.game)) {
            continue;
        }
        auto line = foldGame<TournamentGame>(streams, options.game, *book, info->id, options.at, language);
        if (!line) {
            return std::nullopt;
        }
        return OpenedTournament{std::make_unique<db::Book>(std::move(*book)), std::move(*line)};
    }
    (void)refuse(streams, bookFile(options.game),
                 all->empty() ? say(language, "the book has no tournament yet; begin one with \"tournament new\"")
                              : say(language, "the book has no tournament {}", options.game.game));
    return std::nullopt;
}

engine::Expected<engine::PlayerId, std::string> playerSaid(const engine::tournament::Position& position,
                                                           std::string_view said, Language language) {
    const engine::tournament::Table& table = *position.table;
    if (const auto player = table.find(said)) {
        return *player;
    }
    const auto isCalledSo = [&](engine::PlayerId player) { return table[player].name == said; };
    const std::vector<engine::PlayerId> all = table.seats();
    switch (std::ranges::count_if(all, isCalledSo)) {
        case 0:
            return tl::unexpected(say(language, "no player has this start number or name"));
        case 1:
            return *std::ranges::find_if(all, isCalledSo);
        default:
            return tl::unexpected(say(language, "several players have this name; say the start number"));
    }
}

std::string problemText(const TournamentProblem& problem, const engine::tournament::Position& position,
                        Language language) {
    if (const auto* refusal = std::get_if<engine::tournament::Refusal>(&problem)) {
        return sentence(*refusal, position, language);
    }
    if (const auto* refusal = std::get_if<TableRefusal>(&problem)) {
        return sentence(*refusal, language);
    }
    return sentence(std::get<db::BookError>(problem), language);
}

int refuseTournament(const Streams& streams, const TournamentOptions& options, const TournamentProblem& problem,
                     const engine::tournament::Position& position, Language language) {
    (void)refuse(streams, bookFile(options.game), problemText(problem, position, language));
    return std::holds_alternative<db::BookError>(problem) ? kUnusable : kAnswerIsNo;
}

int writeOut(const Streams& streams, const std::string& file, const std::string& text, Language language) {
    if (file.empty()) {
        streams.out << text;
        return kFine;
    }
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out << text;
    out.close();
    return out ? kFine : refuse(streams, file, say(language, "it cannot be written"));
}

}  // namespace adjudicator::cli
