// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verdict.h"

#include <algorithm>
#include <array>

#include "engine/state/names.h"

namespace adjudicator {

namespace {

constexpr std::array<std::string_view, 6> kCouldHave{"typed", "known",        "said-the-word",
                                                     "added", "written-anew", "kept-back"};

std::vector<std::uint64_t> together(std::vector<std::uint64_t> one, const std::vector<std::uint64_t>& other) {
    one.insert(one.end(), other.begin(), other.end());
    std::ranges::sort(one);
    return one;
}

std::vector<Doubt> doubtsOf(const Verification& checked) {
    std::vector<Doubt> doubts;
    const TrustAccount& account = checked.account;
    const auto add = [&](CouldHave what, std::vector<std::uint64_t> entries) {
        if (!entries.empty()) {
            doubts.push_back({what, std::move(entries), false});
        }
    };
    add(CouldHave::Typed, together(account.entered, account.camera));
    add(CouldHave::Known, account.desk);
    add(CouldHave::SaidTheWord, account.witnessed);
    const std::uint64_t last = checked.head.seq;
    const std::uint64_t unsealed = checked.seal ? checked.seal->entry + 1 : 0;
    std::uint64_t unseen = checked.anchoredTo ? *checked.anchoredTo + 1 : 0;
    for (const Sighting& sighting : checked.seenBy) {
        unseen = std::max(unseen, sighting.entry + 1);
    }
    if (std::max(unsealed, unseen) <= last) {
        doubts.push_back({CouldHave::Added, {std::max(unsealed, unseen), last}, true});
    }
    if (checked.seal && unseen < checked.seal->entry) {
        doubts.push_back({CouldHave::WrittenAnew, {unseen, checked.seal->entry}, true});
    }
    for (const auto& [first, end] : checked.gamesElsewhere) {
        doubts.push_back({CouldHave::KeptBack, {first, end}, true});
    }
    return doubts;
}

/// What this desk has written of the game, and seen of it in other books.
void recall(GameVerdict& verdict, const db::Book& book, const db::DeskMemory& memory) {
    verdict.remembered = memory.newest(verdict.game);
    const auto holds = [&](const db::Head& head) { return book.contains(verdict.game, head).value_or(false); };
    verdict.holdsRemembered = !verdict.remembered || holds(*verdict.remembered);
    for (const db::HeadSeen& seen : memory.seenOf(verdict.game)) {
        if (!verdict.remembered || (verdict.holdsRemembered && verdict.remembered->seq < seen.head.seq) ||
            (verdict.holdsRemembered && !holds(seen.head))) {
            verdict.remembered = seen.head;
            verdict.holdsRemembered = holds(seen.head);
        }
    }
    // What damage hides is told as damage.
    const VerdictKind kind = verdict.checked.kind;
    if (!verdict.holdsRemembered && (kind == VerdictKind::Sound || kind == VerdictKind::Undecided)) {
        verdict.checked.kind = VerdictKind::Damaged;
        verdict.checked.reason = VerdictReason::DeskSawMore;
        verdict.checked.entry = std::min(verdict.remembered->seq, verdict.checked.head.seq);
    }
}

}  // namespace

std::string_view toText(CouldHave what) {
    return engine::nameOf(what, kCouldHave);
}

bool GameVerdict::isProved() const {
    return isSound() && checked.account.onTrust() == 0 && checked.account.standing.empty() &&
           checked.decidedOtherwiseToday.empty();
}

engine::Expected<GameVerdict, db::BookError> verdictOn(Verifier& verifier, const db::GameId& game,
                                                       const db::DeskMemory& memory,
                                                       const std::optional<db::Hash>& seenHead,
                                                       const Witnesses* witnesses, const VerifyProgress& goesOn) {
    auto checked = verifier.check(game, seenHead, goesOn);
    if (!checked) {
        return engine::unexpected(checked.error());
    }
    GameVerdict verdict;
    verdict.game = game;
    verdict.checked = std::move(*checked);
    recall(verdict, verifier.book(), memory);
    if (witnesses != nullptr) {
        witnesses->judge(verdict.checked, verifier.book(), game);
    }
    verdict.couldHave = doubtsOf(verdict.checked);
    return verdict;
}

engine::Expected<GameVerdict, db::BookError> verdictOn(const std::filesystem::path& file, const db::GameId& game,
                                                       const db::DeskMemory& memory, const Witnesses* witnesses,
                                                       const VerifyProgress& goesOn) {
    const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
    if (!book) {
        return engine::unexpected(book.error());
    }
    Verifier verifier(*book);
    return verdictOn(verifier, game, memory, {}, witnesses, goesOn);
}

}  // namespace adjudicator
