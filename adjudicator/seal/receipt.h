// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/seal/desk_key.h"
#include "adjudicator/seal/head_text.h"

namespace adjudicator {

/// Somebody's word that he saw a head, kept outside the book (docs/record-format.md, "Receipts").
struct Receipt {
    SeenHead head;
    /// UTC, as entries write it; empty where nobody noted it.
    std::string seen;
    /// The public key (64 digits) of the desk that signed it, else any name.
    std::string by;
    std::optional<Signature> signature;
    bool operator==(const Receipt&) const = default;
};

/// The key that signed it; empty where nobody did. Receipts with a false signature are never read.
[[nodiscard]] std::optional<PublicKey> signerOf(const Receipt& receipt);
/// This desk's own, signed.
[[nodiscard]] Receipt receiptBy(const DeskKey& key, const SeenHead& head, std::string seen);
/// One JSON object, without a line feed.
[[nodiscard]] std::string receiptLine(const Receipt& receipt);

struct ReceiptsRead {
    std::vector<Receipt> receipts;
    /// Lines, from 1, that are no receipt, and those whose signature is not by the key that they name. They count for
    /// nothing.
    std::vector<std::size_t> strange;
    std::vector<std::size_t> falselySigned;
};
[[nodiscard]] ReceiptsRead readReceipts(std::istream& lines);

/// Adds those to the file whose head it does not have by the same hand, durably. False where it cannot be written.
[[nodiscard]] bool addReceipts(const std::filesystem::path& file, const std::vector<Receipt>& receipts);

/// "receipts-3f2a9c01.jsonl", the file of a desk in a folder that several may use.
[[nodiscard]] std::string receiptsFileOf(const PublicKey& key);

}  // namespace adjudicator
