// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/table_phones.h"

#include <algorithm>
#include <filesystem>

#include "adjudicator/seal/receipt.h"
#include "adjudicator/text/words.h"
#include "db/codes.h"

namespace adjudicator::web {

namespace {

/// No phone fills the disk.
constexpr std::uintmax_t kMostReceiptBytes = 8'000'000;

}  // namespace

std::filesystem::path phoneReceiptsIn(const std::filesystem::path& folder) {
    return folder / "phone-receipts.jsonl";
}

bool TablePhones::isOfGame(const Admission& admission) const {
    return m_site.table() && admission.game == db::toHex(m_site.table()->game());
}

Answer TablePhones::carry(const TableWord& word, const Admission& admission) {
    if (const auto* brings = std::get_if<BringsReceipts>(&word.what)) {
        return compare(*brings, admission);
    }
    if (!m_site.table()->position().table->find(admission.player)) {
        return no(kForbidden, "seat");
    }
    if (const auto* seals = std::get_if<SealsWord>(&word.what)) {
        return seal(*seals, admission.player);
    }
    const auto* opens = std::get_if<OpensWord>(&word.what);
    return opens != nullptr ? open(*opens, admission.player) : no(kBad, "bad");
}

/// Keeps them for `game verify --phones`, whatever they say, and answers whether the record holds them.
Answer TablePhones::compare(const BringsReceipts& word, const Admission& admission) {
    const Line& line = *m_site.table();
    std::vector<Receipt> receipts = word.receipts;
    std::erase_if(receipts, [&](const Receipt& each) { return each.head.game != line.game(); });
    const auto player = line.position().table->find(admission.player);
    const std::string name =
        player ? displayName(*player, *line.position().table, engine::Language::English) : kSecondHand;
    const Receipt* lost = nullptr;
    for (Receipt& each : receipts) {
        each.by = name + " (phone " + admission.id + ")";
        const bool isHeld =
            each.head.head.seq < line.log().size() && line.log()[each.head.head.seq].head == each.head.head;
        lost = lost == nullptr && !isHeld ? &each : lost;
    }
    std::error_code error;
    const auto size = std::filesystem::file_size(phoneReceiptsIn(m_folder), error);
    if (!error && size > kMostReceiptBytes) {
        return no(kTooMany, "busy");
    }
    if (!receipts.empty() && !addReceipts(phoneReceiptsIn(m_folder), receipts)) {
        return no(kFailed, "failed");
    }
    return lost == nullptr ? yes() : no(kOtherwise, "contradicted", lost->seen);
}

Answer TablePhones::seal(const SealsWord& word, const std::string& player) {
    const Line& line = *m_site.table();
    const auto& coming = line.openThrow();
    // Once a throw is declared nobody else has a word in it.
    if (!coming || coming->number != word.number || coming->declared) {
        return no(kOtherwise, "late");
    }
    if (!m_own.words().seal(line.game(), word.number, {player, word.seal})) {
        return no(kFailed, "failed");
    }
    m_site.wrote();
    return yes();
}

Answer TablePhones::open(const OpensWord& word, const std::string& player) {
    const Line& line = *m_site.table();
    const auto& coming = line.openThrow();
    if (!coming || coming->number != word.number || !coming->declared) {
        return no(kOtherwise, "late");
    }
    // Before the seal is in the record nobody must know the word.
    const WordOpened opened{player, word.word, word.salt};
    if (!fitsItsSeal(line.game(), word.number, opened, coming->declared->seals)) {
        return no(kOtherwise, "seal");
    }
    if (!m_own.words().open(line.game(), word.number, opened)) {
        return no(kFailed, "failed");
    }
    m_site.wrote();
    return yes();
}

}  // namespace adjudicator::web
