// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/guests.h"

#include <vector>

namespace engine {

namespace {

std::vector<const GuestDocument*>& invited() {
    static std::vector<const GuestDocument*> all;
    return all;
}

}  // namespace

bool invite(const GuestDocument& document) {
    addGuestBook(document.book);
    invited().push_back(&document);
    return true;
}

std::span<const GuestDocument* const> guestDocuments() {
    return invited();
}

}  // namespace engine
