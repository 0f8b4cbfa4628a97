// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/qr_svg.h"

#include <fmt/format.h>
#include <qrencode.h>

#include <memory>

#include "adjudicator/report/html.h"
#include "vision/reading/program_files.h"

namespace adjudicator {

namespace {

/// A function of libqrencode, whose header is included. It is opened for the first code: a command that shows none does
/// not load it.
template <class Function>
Function* encoderFunction(const char* name) {
    return reinterpret_cast<Function*>(vision::librarySymbol("libqrencode.so.4", name));
}

}  // namespace

std::optional<QrCode> qrCode(std::string_view text) {
    const std::string whole(text);
    if (text.empty() || text.find('\0') != std::string_view::npos) {
        return std::nullopt;
    }
    constexpr int kSmallestVersion = 0;
    constexpr int kCaseSensitive = 1;
    static auto* const encode = encoderFunction<decltype(QRcode_encodeString)>("QRcode_encodeString");
    static auto* const letGo = encoderFunction<decltype(QRcode_free)>("QRcode_free");
    if (encode == nullptr || letGo == nullptr) {
        return std::nullopt;
    }
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        encode(whole.c_str(), kSmallestVersion, QR_ECLEVEL_M, QR_MODE_8, kCaseSensitive), letGo);
    if (!code) {
        return std::nullopt;
    }
    QrCode result{code->width, {}};
    const auto modules = static_cast<std::size_t>(code->width) * static_cast<std::size_t>(code->width);
    result.dark.reserve(modules);
    for (std::size_t i = 0; i < modules; ++i) {
        result.dark.push_back((code->data[i] & 1U) != 0);
    }
    return result;
}

std::string qrSvg(std::string_view text) {
    const auto code = qrCode(text);
    if (!code) {
        return {};
    }
    constexpr int kQuiet = 4;
    const int all = code->size + 2 * kQuiet;
    std::string path;
    for (int row = 0; row < code->size; ++row) {
        for (int column = 0; column < code->size; ++column) {
            int run = 0;
            while (column + run < code->size && code->isDark(row, column + run)) {
                ++run;
            }
            if (run > 0) {
                path += fmt::format("M{} {}h{}v1h-{}z", column + kQuiet, row + kQuiet, run, run);
                column += run;
            }
        }
    }
    return fmt::format(
        "<svg class=\"qr\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {0}\" role=\"img\" "
        "aria-label=\"{1}\" shape-rendering=\"crispEdges\"><rect width=\"{0}\" height=\"{0}\" fill=\"#fff\"/>"
        "<path fill=\"#000\" d=\"{2}\"/></svg>",
        all, escaped(text), path);
}

}  // namespace adjudicator
