// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/seal/desk_key.h"
#include "adjudicator/tournament/desks/carrier.h"
#include "db/book.h"

namespace adjudicator {

/// Leaves receipts for the desks that send there, signed by the director: of every head that the book has of their
/// games. False where they cannot be written.
bool leaveReceipts(const db::Book& book, const DeskKey& director, Carrier& carrier, const std::string& time);

}  // namespace adjudicator
