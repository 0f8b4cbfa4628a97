// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/seal/receipt.h"

#include <fstream>
#include <istream>
#include <nlohmann/json.hpp>
#include <set>
#include <span>

#include "db/codes.h"
#include "db/disk.h"

namespace adjudicator {

namespace {

using Json = nlohmann::ordered_json;

/// No receipt is longer; what is counts as none.
constexpr std::size_t kMostBytes = 2000;

std::string digitsOf(const auto& bytes) {
    return db::toHex(std::span<const std::uint8_t>(bytes));
}

enum class ReceiptLine : std::uint8_t { Receipt, Strange, FalselySigned };

/// All but whether its signature holds; false where it is no receipt.
bool readFields(const std::string& line, Receipt& receipt, bool& isSigned) {
    const Json json = line.size() <= kMostBytes ? Json::parse(line, nullptr, false) : Json();
    const auto text = [&](const char* name) -> std::optional<std::string> {
        const bool given = json.contains(name) && json[name].is_string();
        return given ? std::optional(json[name].get<std::string>()) : std::nullopt;
    };
    const auto head = json.is_object() && text("head") ? headFromText(*text("head")) : std::nullopt;
    if (!head || !text("by") || text("by")->empty() || (json.contains("seen") && !text("seen"))) {
        return false;
    }
    isSigned = json.contains("signature");
    receipt = {*head, text("seen").value_or(""), *text("by"), signatureFromHex(text("signature").value_or(""))};
    return true;
}

ReceiptLine readReceiptLine(const std::string& line, Receipt& receipt) {
    bool isToHold = false;
    if (!readFields(line, receipt, isToHold)) {
        return ReceiptLine::Strange;
    }
    const auto key = publicKeyFromHex(receipt.by);
    const bool holds =
        key && receipt.signature &&
        isSignedBy(*key, receiptBytes(receipt.head.game, receipt.head.head, *key, receipt.seen), *receipt.signature);
    return !isToHold || holds ? ReceiptLine::Receipt : ReceiptLine::FalselySigned;
}

bool isEmptyLine(const std::string& line) {
    return line.find_first_not_of(" \t\r") == std::string::npos;
}

}  // namespace

std::optional<PublicKey> signerOf(const Receipt& receipt) {
    return receipt.signature ? publicKeyFromHex(receipt.by) : std::nullopt;
}

Receipt receiptBy(const DeskKey& key, const SeenHead& head, std::string seen) {
    const Signature signature = key.sign(receiptBytes(head.game, head.head, key.publicKey(), seen));
    return {head, std::move(seen), digitsOf(key.publicKey()), signature};
}

std::string receiptLine(const Receipt& receipt) {
    Json json = {{"head", headText(receipt.head.game, receipt.head.head)}, {"seen", receipt.seen}, {"by", receipt.by}};
    if (receipt.signature) {
        json["signature"] = digitsOf(*receipt.signature);
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

ReceiptsRead readReceipts(std::istream& lines) {
    ReceiptsRead read;
    std::string line;
    for (std::size_t number = 1; std::getline(lines, line); ++number) {
        if (isEmptyLine(line)) {
            continue;
        }
        Receipt receipt;
        switch (readReceiptLine(line, receipt)) {
            case ReceiptLine::Receipt:
                read.receipts.push_back(std::move(receipt));
                break;
            case ReceiptLine::Strange:
                read.strange.push_back(number);
                break;
            case ReceiptLine::FalselySigned:
                read.falselySigned.push_back(number);
                break;
        }
    }
    return read;
}

bool addReceipts(const std::filesystem::path& file, const std::vector<Receipt>& receipts) {
    std::set<std::string> there;
    const auto nameOf = [](const Receipt& receipt) {
        return headText(receipt.head.game, receipt.head.head) + ' ' + receipt.by;
    };
    bool endsInLine = true;
    if (std::ifstream stream(file, std::ios::binary); stream) {
        for (std::string line; std::getline(stream, line);) {
            endsInLine = !stream.eof();
            Receipt known;
            bool ignored = false;
            if (readFields(line, known, ignored)) {
                there.insert(nameOf(known));
            }
        }
    }
    {
        std::ofstream out(file, std::ios::binary | std::ios::app);
        for (const Receipt& receipt : receipts) {
            if (there.insert(nameOf(receipt)).second) {
                // A line that a power cut left torn stays by itself.
                out << (endsInLine ? "" : "\n") << receiptLine(receipt) << '\n';
                endsInLine = true;
            }
        }
        if (!out.flush()) {
            return false;
        }
    }
    std::error_code error;
    return db::syncToDisk(std::filesystem::absolute(file, error)).has_value();
}

std::string receiptsFileOf(const PublicKey& key) {
    constexpr std::size_t kDigits = 8;
    const std::string digits = db::toHex(db::sha256({reinterpret_cast<const char*>(key.data()), key.size()}));
    return "receipts-" + digits.substr(0, kDigits) + ".jsonl";
}

}  // namespace adjudicator
