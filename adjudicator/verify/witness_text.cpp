// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/witness_text.h"

#include <algorithm>

#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "db/codes.h"

namespace adjudicator {

using engine::Language;

/// Of those letters that every language here begins with.
std::string capital(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

std::string whoText(const std::string& by, bool isSigned, Language language) {
    const auto key = isSigned ? publicKeyFromHex(by) : std::nullopt;
    return key ? say(language, "the desk with the key {}", fingerprint(*key))
               : say(language, "{} (not signed)", oneLine(by));
}

std::string seenText(const std::vector<Sighting>& seenBy, Language language) {
    const auto isOther = [](const Sighting& each) { return !each.isOwnDesk; };
    const auto others = std::ranges::count_if(seenBy, isOther);
    if (others == 0) {
        return say(language, "the desk's own receipts go up to entry {}", seenBy.front().entry);
    }
    const std::uint64_t entry = std::ranges::find_if(seenBy, isOther)->entry;
    return others == 1 ? say(language, "seen by one other up to entry {}", entry)
                       : say(language, "seen by {} others up to entry {}", others, entry);
}

std::string contradictionText(const Receipt& receipt, const Verification& verification, Language language) {
    constexpr std::size_t kMinutes = 16;
    const db::Head& seen = receipt.head.head;
    std::string when = receipt.seen.substr(0, kMinutes);
    std::ranges::replace(when, 'T', ' ');
    const std::string who = capital(whoText(receipt.by, receipt.signature.has_value(), language));
    std::string text =
        when.empty()
            ? say(language, "{} has seen entry {} ({})", who, seen.seq, db::spokenCode(seen.hash))
            : say(language, "{} has seen entry {} ({}) on {}", who, seen.seq, db::spokenCode(seen.hash), oneLine(when));
    text += seen.seq > verification.head.seq ? say(language, ": this book ends at entry {}", verification.head.seq)
                                             : std::string(say(language, ": this book has another one there"));
    return text;
}

std::string unknownGameText(const Receipt& receipt, Language language) {
    return say(language, "{} has seen a game up to entry {} ({}) that is not in this book: {}",
               whoText(receipt.by, receipt.signature.has_value(), language), receipt.head.head.seq,
               db::spokenCode(receipt.head.head.hash), db::toHex(receipt.head.game));
}

std::string receiptsText(const Verification& verification, Language language) {
    constexpr std::size_t kMostTold = 6;
    const std::vector<Sighting>& seenBy = verification.seenBy;
    const std::vector<Receipt>& contradictions = verification.contradictions;
    std::string text = seenBy.empty() ? std::string() : capital(seenText(seenBy, language)) + '.';
    const auto add = [&text](const std::string& sentence) { text += (text.empty() ? "" : " ") + sentence + '.'; };
    for (std::size_t i = 0; i < std::min(kMostTold, seenBy.size()); ++i) {
        add(say(language, "{}: entry {}", capital(whoText(seenBy[i].by, seenBy[i].isSigned, language)),
                seenBy[i].entry));
    }
    for (std::size_t i = 0; i < std::min(kMostTold, contradictions.size()); ++i) {
        add(contradictionText(contradictions[i], verification, language));
    }
    return text;
}

}  // namespace adjudicator
