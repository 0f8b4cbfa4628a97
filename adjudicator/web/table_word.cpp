// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/table_word.h"

#include <limits>

#include "adjudicator/record/utc_time.h"
#include "adjudicator/web/word_reader.h"
#include "db/codes.h"

namespace adjudicator::web {

namespace {

/// An act is a text in which brackets count, too.
constexpr std::ptrdiff_t kMostOpenedAtTable = 8;
constexpr std::size_t kMostAct = 600;
constexpr std::size_t kMostReceipts = 24;

std::optional<std::uint32_t> throwIn(const WordReader& read) {
    const auto number = read.number("throw");
    return number && *number <= std::numeric_limits<std::uint32_t>::max()
               ? std::optional(static_cast<std::uint32_t>(*number))
               : std::nullopt;
}

/// Each as "ADJ1:… TIME".
std::optional<BringsReceipts> receiptsIn(const WordReader& read) {
    const auto* list = read.find("receipts");
    if (list == nullptr || !list->is_array() || list->empty() || list->size() > kMostReceipts) {
        return std::nullopt;
    }
    BringsReceipts brings;
    for (const auto& each : *list) {
        const std::string text = each.is_string() ? each.get<std::string>() : std::string();
        const auto space = text.find(' ');
        const auto head = headFromText(std::string_view(text).substr(0, space));
        const std::string seen = space == std::string::npos ? std::string() : text.substr(space + 1);
        if (!head || !isUtcTime(seen)) {
            return std::nullopt;
        }
        brings.receipts.push_back({*head, seen, {}, {}});
    }
    return brings;
}

std::optional<ProposesBallot> ballotIn(const WordReader& read) {
    const std::string on = read.text("on");
    const auto clause = engine::clauseFromText(read.text("clause"));
    return clause && (on == "vote" || on == "repeal") ? std::optional(ProposesBallot{{on == "repeal", *clause}})
                                                      : std::nullopt;
}

/// What is said of a proposal of an id.
std::optional<TableWord> aboutIn(const WordReader& read, const WordFrom& from, const std::string& what) {
    std::string id = read.text("id");
    if (!WordReader::isHex(id, 32)) {
        return std::nullopt;
    }
    if (what == "voice") {
        const auto voice = voiceFromText(read.text("voice"));
        return voice ? std::optional(TableWord{from, SaysVoice{std::move(id), *voice}}) : std::nullopt;
    }
    return what == "withdraw" ? TableWord{from, Withdraws{std::move(id)}}
                              : TableWord{from, DecidesOn{std::move(id), what == "accept"}};
}

}  // namespace

std::optional<TableWord> tableWordFrom(std::string_view body) {
    const WordReader read(body, kMostOpenedAtTable);
    const auto from = read.from();
    const std::string what = read.text("do");
    if (!from) {
        return std::nullopt;
    }
    const auto number = throwIn(read);
    if (what == "seal") {
        const auto seal = db::hashFromHex(read.text("seal"));
        return number && seal ? std::optional(TableWord{*from, SealsWord{*number, *seal}}) : std::nullopt;
    }
    if (what == "open") {
        const auto salt = saltFromText(read.text("salt"));
        const std::string word = read.text("word");
        return number && salt && isWord(word) ? std::optional(TableWord{*from, OpensWord{*number, word, *salt}})
                                              : std::nullopt;
    }
    if (what == "receipts") {
        auto brings = receiptsIn(read);
        return brings ? std::optional(TableWord{*from, *std::move(brings)}) : std::nullopt;
    }
    if (what == "act") {
        std::string act = read.text("act");
        return !act.empty() && act.size() <= kMostAct ? std::optional(TableWord{*from, ProposesAct{std::move(act)}})
                                                      : std::nullopt;
    }
    if (what == "ballot") {
        auto ballot = ballotIn(read);
        return ballot ? std::optional(TableWord{*from, *ballot}) : std::nullopt;
    }
    if (what == "offer-seal") {
        const auto seal = db::hashFromHex(read.text("seal"));
        return seal ? std::optional(TableWord{*from, SealsOffer{{*seal}}}) : std::nullopt;
    }
    if (what == "offer-open") {
        const auto salt = saltFromText(read.text("salt"));
        std::string act = read.text("act");
        return salt && !act.empty() && act.size() <= kMostAct
                   ? std::optional(TableWord{*from, OpensOffer{{std::move(act), *salt}}})
                   : std::nullopt;
    }
    if (what == "voice" || what == "withdraw" || what == "accept" || what == "refuse") {
        return aboutIn(read, *from, what);
    }
    if (what == "take-back" || what == "next") {
        std::string head = read.text("head");
        if (!headFromText(head)) {
            return std::nullopt;
        }
        return what == "next" ? TableWord{*from, GoesOn{std::move(head)}}
                              : TableWord{*from, TakesBack{std::move(head)}};
    }
    return std::nullopt;
}

}  // namespace adjudicator::web
