// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/witnesses.h"

#include <algorithm>
#include <fstream>

#include "db/book.h"
#include "db/desk_memory.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBookBegins("SQLite format 3");

engine::Expected<std::vector<Receipt>, db::BookError> headsOf(const fs::path& file) {
    const auto book = db::Book::open(file, db::OpenMode::Foreign);
    const auto games = book ? book->gameIds() : engine::unexpected(book.error());
    if (!games) {
        return engine::unexpected(games.error());
    }
    std::vector<Receipt> receipts;
    for (const db::GameId& game : *games) {
        for (const db::Head& head : book->heads(game).value_or(std::vector<db::Head>())) {
            receipts.push_back({{game, head}, {}, file.filename().string(), {}});
        }
    }
    return receipts;
}

}  // namespace

engine::Expected<void, db::BookError> Witnesses::read(const fs::path& file) {
    std::error_code error;
    const auto fail = [&](db::BookProblem problem) {
        return engine::unexpected(db::BookError{problem, file, {}, 0, 0});
    };
    if (!fs::exists(file, error)) {
        return fail(db::BookProblem::NotFound);
    }
    std::ifstream stream(file, std::ios::binary);
    std::string start(kBookBegins.size(), '\0');
    if (fs::is_directory(file, error) || !stream) {
        return fail(db::BookProblem::NotReadable);
    }
    stream.read(start.data(), static_cast<std::streamsize>(start.size()));
    ReceiptsRead found;
    if (start == kBookBegins) {
        auto heads = headsOf(file);
        if (!heads) {
            return engine::unexpected(heads.error());
        }
        found.receipts = std::move(*heads);
    } else {
        stream.clear();
        stream.seekg(0);
        found = readReceipts(stream);
        if (found.receipts.empty() && (found.falselySigned.empty() || !found.strange.empty())) {
            return fail(db::BookProblem::NotABook);
        }
    }
    m_falselySigned += found.falselySigned.size();
    m_strange += found.strange.size();
    for (Receipt& receipt : found.receipts) {
        m_receipts[receipt.head.game].push_back(std::move(receipt));
    }
    return {};
}

void Witnesses::judge(Verification& checked, const db::Book& book, const db::GameId& game) const {
    const auto known = m_receipts.find(game);
    if (known == m_receipts.end()) {
        return;
    }
    for (const Receipt& receipt : known->second) {
        if (!book.contains(game, receipt.head.head).value_or(false)) {
            checked.contradictions.push_back(receipt);
            continue;
        }
        const auto key = signerOf(receipt);
        const bool isOwn = key && std::ranges::find(checked.account.keys, *key) != checked.account.keys.end();
        const auto same = std::ranges::find(checked.seenBy, receipt.by, [](const Sighting& each) { return each.by; });
        const Sighting sighting{receipt.by, key.has_value(), isOwn, receipt.head.head.seq, receipt.seen};
        if (same == checked.seenBy.end()) {
            checked.seenBy.push_back(sighting);
        } else if (same->entry < sighting.entry) {
            *same = sighting;
        }
    }
    std::ranges::stable_sort(checked.seenBy, std::ranges::greater(), &Sighting::entry);
    // The oldest entry that is not as it was seen says most.
    std::ranges::stable_sort(checked.contradictions, {}, [](const Receipt& each) { return each.head.head.seq; });
    if (checked.contradictions.empty()) {
        return;
    }
    // What damage of the chain hides is told as that damage.
    const bool isChainWhole = checked.kind != VerdictKind::Damaged || checked.reason == VerdictReason::DeskSawMore ||
                              checked.reason == VerdictReason::ListedOtherwise;
    if (isChainWhole) {
        const db::Head& seen = checked.contradictions.front().head.head;
        checked.kind = VerdictKind::Damaged;
        checked.reason = seen.seq > checked.head.seq ? VerdictReason::WitnessSawMore : VerdictReason::WitnessSawOther;
        checked.entry = std::min(seen.seq, checked.head.seq);
    }
}

std::vector<Receipt> Witnesses::gamesUnknownTo(const db::Book& book, const db::DeskMemory& memory) const {
    const auto held = book.gameIds().value_or(std::vector<db::GameId>());
    std::vector<Receipt> unknown;
    for (const auto& [game, receipts] : m_receipts) {
        if (std::ranges::find(held, game) == held.end() && !memory.isElsewhere(book.file(), game)) {
            unknown.push_back(
                *std::ranges::max_element(receipts, {}, [](const Receipt& each) { return each.head.head.seq; }));
        }
    }
    return unknown;
}

}  // namespace adjudicator
