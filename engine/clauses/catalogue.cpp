// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/catalogue.h"

#include <optional>

#include "engine/check.h"
#include "engine/clauses/guest_book.h"
#include "engine/clauses/texts.h"

namespace engine {

namespace {

/// Puts the rows into the order of their ids; each id must have exactly one row.
template <class Info, std::size_t Count>
std::vector<Info> ordered(std::span<const Info> rows) {
    std::array<const Info*, Count> places{};
    for (const Info& row : rows) {
        ADJ_CHECK(places[index(row.id)] == nullptr, "no clause or ruling is described twice");
        places[index(row.id)] = &row;
    }
    std::vector<Info> result;
    result.reserve(Count);
    for (const Info* row : places) {
        ADJ_CHECK(row != nullptr, "every clause and ruling is described");
        result.push_back(*row);
    }
    return result;
}

}  // namespace

std::span<const ClauseInfo> allClauses() {
    static const auto kClauses = [] {
        auto all = ordered<ClauseInfo, kClauseCount>(kClauseTexts);
        for (const GuestBook* book : guestBooks()) {
            for (std::size_t i = 0; i < book->clauses.size(); ++i) {
                const GuestClause& clause = book->clauses[i];
                all.push_back({clauseIn(*book, i), book->title, clause.title, clause.text});
            }
        }
        return all;
    }();
    return kClauses;
}

std::span<const RulingInfo> allRulings() {
    static const auto kRulings = ordered<RulingInfo, kRulingCount>(kRulingTexts);
    return kRulings;
}

const ClauseInfo& info(ClauseId id) {
    return allClauses()[index(id)];
}

const RulingInfo& info(RulingId id) {
    return allRulings()[index(id)];
}

const Bilingual& textOf(RulingChoice choice) {
    const RulingInfo& ruling = info(choice.id);
    ADJ_CHECK(choice.option < ruling.options.size(), "a chosen option is one of its ruling's options");
    return ruling.options[choice.option];
}

std::vector<RulingId> rulingsOf(ClauseId id) {
    std::vector<RulingId> result;
    for (const RulingInfo& ruling : allRulings()) {
        for (const ClauseId clause : ruling.clauses) {
            if (clause == id) {
                result.push_back(ruling.id);
            }
        }
    }
    return result;
}

}  // namespace engine
