// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "adjudicator/seal/desk_key.h"
#include "db/book.h"

namespace adjudicator {

/// Leaves receipts for the desks that send to this folder, signed by the director: of every head that the book has of
/// their games. False where the folder cannot be written.
bool leaveReceipts(const db::Book& book, const DeskKey& director, const std::filesystem::path& folder,
                   const std::string& time);

}  // namespace adjudicator
