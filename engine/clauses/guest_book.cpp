// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/guest_book.h"

#include <algorithm>
#include <vector>

#include "engine/check.h"

namespace engine {

namespace {

/// All that was added, in order; ids are given out in that order behind the program's own.
struct Registered {
    std::vector<const GuestBook*> books;
    std::vector<Document> documents{kDocuments.begin(), kDocuments.end()};
    std::vector<ClauseId> clauseIds{kClauseIds.begin(), kClauseIds.end()};
    struct Clause {
        Document document{};
        const GuestClause* clause = nullptr;
    };
    std::vector<Clause> clauses;
};

Registered& registered() {
    static Registered all;
    return all;
}

bool has(std::string_view name, const GuestBook& book, std::string_view word) {
    return name.size() == book.word.size() + 1 + word.size() && name.starts_with(book.word) &&
           name[book.word.size()] == '.' && name.ends_with(word);
}

template <class Part>
GuestPart<Part> named(std::string_view name, std::span<const Part> GuestBook::*parts) {
    for (const GuestBook* book : registered().books) {
        for (const Part& part : book->*parts) {
            if (has(name, *book, part.word)) {
                return {book, &part};
            }
        }
    }
    return {};
}

template <class Part>
GuestPart<Part> placed(std::size_t place, std::span<const Part> GuestBook::*parts) {
    for (const GuestBook* book : registered().books) {
        const auto& own = book->*parts;
        if (place < own.size()) {
            return {book, &own[place]};
        }
        place -= own.size();
    }
    return {};
}

template <class Part>
std::size_t countOf(std::span<const Part> GuestBook::*parts) {
    std::size_t count = 0;
    for (const GuestBook* book : registered().books) {
        count += (book->*parts).size();
    }
    return count;
}

const Registered::Clause& clauseAt(ClauseId id) {
    return registered().clauses.at(index(id) - kClauseCount);
}

}  // namespace

void addGuestBook(const GuestBook& book) {
    Registered& all = registered();
    ADJ_CHECK(!documentFromText(book.word), "no two documents have one word");
    const auto document = static_cast<Document>(all.documents.size());
    all.books.push_back(&book);
    all.documents.push_back(document);
    for (const GuestClause& clause : book.clauses) {
        ADJ_CHECK(all.clauseIds.size() < kClauseRoom, "there is room for the clauses of guests");
        all.clauseIds.push_back(static_cast<ClauseId>(all.clauseIds.size()));
        all.clauses.push_back({document, &clause});
    }
    ADJ_CHECK(guestNumberCount() <= kMostGuestNumbers, "there is room for the numbers of guests");
    ADJ_CHECK(guestActCount() <= kMostGuestActs, "there is room for the acts of guests");
}

std::span<const GuestBook* const> guestBooks() {
    return registered().books;
}

const GuestBook* guestBookOf(Document document) {
    const auto at = static_cast<std::size_t>(document);
    return at < kDocuments.size() ? nullptr : registered().books.at(at - kDocuments.size());
}

ClauseId clauseIn(const GuestBook& book, std::size_t place) {
    const auto& clauses = registered().clauses;
    const auto found = std::ranges::find(clauses, &book.clauses[place], &Registered::Clause::clause);
    ADJ_CHECK(found != clauses.end(), "the book was added");
    return static_cast<ClauseId>(kClauseCount + static_cast<std::size_t>(found - clauses.begin()));
}

GuestPart<GuestActWords> guestAct(std::string_view name) {
    return named(name, &GuestBook::acts);
}

GuestPart<GuestMark> guestMark(std::string_view name) {
    return named(name, &GuestBook::marks);
}

GuestPart<GuestReason> guestReason(std::string_view name) {
    return named(name, &GuestBook::reasons);
}

GuestPart<GuestActWords> guestAct(std::size_t place) {
    return placed(place, &GuestBook::acts);
}

GuestPart<GuestNumber> guestNumber(std::size_t place) {
    return placed(place, &GuestBook::numbers);
}

std::size_t guestActCount() {
    return countOf(&GuestBook::acts);
}

std::size_t guestNumberCount() {
    return countOf(&GuestBook::numbers);
}

std::string guestName(const GuestBook& book, std::string_view word) {
    return std::string(book.word) + '.' + std::string(word);
}

std::span<const Document> documents() {
    return registered().documents;
}

std::span<const ClauseId> clauseIds() {
    return registered().clauseIds;
}

namespace detail {

std::string_view guestWord(Document document) {
    return guestBookOf(document)->word;
}

Bilingual guestTitle(Document document) {
    return guestBookOf(document)->title;
}

std::optional<Document> guestDocument(std::string_view word) {
    const auto& books = registered().books;
    const auto found = std::ranges::find(books, word, &GuestBook::word);
    return found == books.end() ? std::nullopt
                                : std::optional(static_cast<Document>(kDocuments.size() +
                                                                      static_cast<std::size_t>(found - books.begin())));
}

std::string_view guestClauseText(ClauseId id) {
    return clauseAt(id).clause->id;
}

Document guestClauseDocument(ClauseId id) {
    return clauseAt(id).document;
}

std::optional<ClauseId> guestClauseId(std::string_view text) {
    const auto& clauses = registered().clauses;
    const auto found = std::ranges::find(clauses, text, [](const auto& each) { return each.clause->id; });
    return found == clauses.end()
               ? std::nullopt
               : std::optional(static_cast<ClauseId>(kClauseCount + static_cast<std::size_t>(found - clauses.begin())));
}

}  // namespace detail

}  // namespace engine
