// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/net/shipped_nets.h"

#include <fstream>
#include <ios>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/check.h"
#include "vision/reading/program_files.h"

namespace vision::net {

namespace {

constexpr const char* kNumbersFile = "number_tokens.net";

engine::Expected<StoredNet, NetError> readFile(const std::filesystem::path& file) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    std::ifstream stream(file, std::ios::binary);
    if (error || !stream) {
        return engine::unexpected(NetError::Missing);
    }
    if (size > kMostNetBytes) {
        return engine::unexpected(NetError::Damaged);
    }
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(size));
    stream.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    return readNet(bytes);
}

}  // namespace

engine::Expected<Nets, NetFault> loadNets(const std::filesystem::path& folder) {
    std::optional<NetFault> fault;
    const auto load = [&](const char* name, std::size_t channels, std::size_t window,
                          std::size_t outputs) -> TrainedNet {
        auto stored = readFile(folder / name);
        if (stored && !fits(*stored, channels, window, outputs)) {
            stored = engine::unexpected(NetError::Unfit);
        }
        if (!stored) {
            fault = fault.value_or(NetFault{folder / name, stored.error()});
            return {SmallNet({}, channels)};
        }
        return {SmallNet(stored->layers, channels), stored->sharpness, stored->sum};
    };
    constexpr std::size_t kWindow = 40;
    // Spotter and lattice go over pictures of any size: also one of a single place is large enough for them.
    Nets nets{load(kNumbersFile, 3, kWindow, 11),         load("dice_spotter.net", 3, 1, 5),
              load("dice_finder.net", 3, kWindow, 9),     load("dice_reader.net", 6, kWindow, 7),
              load("piece_outlines.net", 2, kWindow, 10), load("board_lattice.net", 3, 1, 16),
              load("board_judge.net", 16, 1, 1),          load("board_places.net", 9, 48, 11)};
    if (fault) {
        return engine::unexpected(std::move(*fault));
    }
    return nets;
}

const engine::Expected<Nets, NetFault>& shippedNets() {
    static const auto kept = []() -> engine::Expected<Nets, NetFault> {
        const auto file = shippedFile(std::filesystem::path("nets") / kNumbersFile);
        if (!file) {
            return engine::unexpected(NetFault{kNumbersFile});
        }
        return loadNets(file->parent_path());
    }();
    return kept;
}

const Nets& nets() {
    const auto& shipped = shippedNets();
    ADJ_CHECK(shipped.has_value(), "who looks at pictures has found the nets");
    return *shipped;
}

}  // namespace vision::net
