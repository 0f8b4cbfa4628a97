// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/desks/folder_carrier.h"

#include <algorithm>
#include <fstream>
#include <thread>

#include "adjudicator/tournament/desks/desk_file.h"
#include "db/disk.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;
using Problem = CarrierFault::Problem;
using engine::unexpected;

constexpr std::size_t kKeyHex = 64;

/// Under another name first; it has its own once it is on the disk. False where it cannot be written, or the name is
/// taken.
bool writeNewFile(const fs::path& file, const std::string& text) {
    const fs::path part = file.string() + ".part";
    {
        std::ofstream out(part, std::ios::binary | std::ios::trunc);
        out << text;
        out.flush();
        if (!out) {
            return false;
        }
    }
    std::error_code error;
    bool isNamed = db::syncToDisk(part).has_value() && db::renameNew(part, file).has_value();
    if (!isNamed && !fs::exists(file, error)) {
        // Shared folders that know neither kind of careful renaming.
        fs::rename(part, file, error);
        isNamed = !error;
    }
    if (!isNamed) {
        fs::remove(part, error);
        return false;
    }
    // Its bytes are there; a name that a power cut takes away is written again.
    (void)db::syncToDisk(file);
    return true;
}

}  // namespace

Carrier::Answer<void> FolderCarrier::reach() {
    std::error_code error;
    if (!fs::is_directory(m_folder, error)) {
        return unexpected(CarrierFault{Problem::FolderMissing, {}});
    }
    return {};
}

std::string FolderCarrier::identity() const {
    std::error_code error;
    return fs::absolute(m_folder, error).lexically_normal().string();
}

Carrier::Answer<std::vector<std::string>> FolderCarrier::desks() {
    std::vector<std::string> desks;
    std::error_code error;
    for (fs::directory_iterator entry(m_folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        const std::string name = entry->path().filename().string();
        if (entry->is_directory(ignored) && name.size() == kKeyHex && publicKeyFromHex(name)) {
            desks.push_back(name);
        }
    }
    std::ranges::sort(desks);
    return desks;
}

Carrier::Answer<std::set<std::uint64_t>> FolderCarrier::numbers(const std::string& desk, std::uint64_t from) {
    return desk_file::numbersIn(m_folder / desk, from);
}

Carrier::Answer<std::optional<std::string>> FolderCarrier::text(const std::string& desk, std::uint64_t number) {
    return desk_file::wholeText(placeOf(desk, number));
}

Carrier::Answer<std::string> FolderCarrier::sum(const std::string& desk, std::uint64_t number) {
    return desk_file::sumOfFile(placeOf(desk, number));
}

Carrier::Answer<std::vector<EntryName>> FolderCarrier::namedIn(const std::string& desk, std::uint64_t from,
                                                               std::uint64_t to) {
    std::vector<EntryName> named;
    for (const std::uint64_t number : desk_file::numbersIn(m_folder / desk, from)) {
        if (number > to) {
            break;
        }
        const auto file = desk_file::readDeskFile(desk_file::wholeText(placeOf(desk, number)), number, desk);
        if (!file) {
            return unexpected(CarrierFault{Problem::Damaged, {}});
        }
        for (const desk_file::FileEntry& each : file->entries) {
            named.emplace_back(each.game, each.entry.hash);
        }
    }
    return named;
}

Carrier::Answer<void> FolderCarrier::put(const std::string& desk, std::uint64_t number, const std::string& text) {
    std::error_code error;
    fs::create_directory(m_folder / desk, error);
    if (!writeNewFile(placeOf(desk, number), text)) {
        return unexpected(CarrierFault{Problem::NotWritable, {}});
    }
    return {};
}

fs::path FolderCarrier::placeOf(const std::string& desk, std::uint64_t number) const {
    return m_folder / desk / desk_file::fileName(number);
}

Carrier::Answer<void> FolderCarrier::leave(const PublicKey& by, const std::vector<Receipt>& receipts) {
    if (!addReceipts(m_folder / receiptsFileOf(by), receipts)) {
        return unexpected(CarrierFault{Problem::NotWritable, {}});
    }
    return {};
}

bool FolderCarrier::wait(std::chrono::milliseconds most) {
    std::this_thread::sleep_for(most);
    return true;
}

}  // namespace adjudicator
