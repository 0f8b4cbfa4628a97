// SPDX-License-Identifier: GPL-3.0-or-later
// Hands the files of a corpus to a fuzz target without a fuzzer: as they are, cut off, and with a byte changed here and
// there. replay_NAME FOLDER…; it ends like the target itself does where one of them breaks it.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::vector<std::uint8_t> bytesOfFile(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void replay(const std::vector<std::uint8_t>& bytes) {
    constexpr std::size_t kCuts = 12;
    constexpr std::size_t kChanges = 48;
    (void)LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    for (std::size_t cut = 0; cut < kCuts; ++cut) {
        (void)LLVMFuzzerTestOneInput(bytes.data(), bytes.size() * cut / kCuts);
    }
    std::uint64_t state = 0x9e3779b97f4a7c15U;
    std::vector<std::uint8_t> changed = bytes;
    for (std::size_t i = 0; i < kChanges && !bytes.empty(); ++i) {
        state = state * 6364136223846793005U + 1442695040888963407U;
        const std::size_t at = (state >> 33U) % bytes.size();
        changed[at] = static_cast<std::uint8_t>(state >> 24U);
        (void)LLVMFuzzerTestOneInput(changed.data(), changed.size());
        changed[at] = bytes[at];
    }
}

}  // namespace

int main(int count, char** words) {
    std::size_t files = 0;
    for (int i = 1; i < count; ++i) {
        std::vector<std::filesystem::path> found;
        for (const auto& entry : std::filesystem::directory_iterator(words[i])) {
            if (entry.is_regular_file()) {
                found.push_back(entry.path());
            }
        }
        std::sort(found.begin(), found.end());
        for (const auto& file : found) {
            replay(bytesOfFile(file));
            ++files;
        }
    }
    std::printf("%zu files\n", files);
    return files > 0 ? 0 : 1;
}
