// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/input.h"

#include <filesystem>
#include <fstream>
#include <istream>
#include <iterator>
#include <streambuf>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/refusals/foreign_text.h"
#include "engine/notation/foreign/foreign_position.h"
#include "engine/notation/position_json.h"
#include "engine/state/to_position.h"

namespace adjudicator::cli {

namespace {

std::string bounded(std::istream& in) {
    std::string text;
    char buffer[1U << 16U];
    while (text.size() <= engine::kMaxJsonBytes && (in.read(buffer, sizeof buffer) || in.gcount() > 0)) {
        text.append(buffer, static_cast<std::size_t>(in.gcount()));
    }
    return text;
}

}  // namespace

std::optional<std::string> readInput(const Streams& streams, const std::string& file) {
    if (file == "-") {
        return bounded(streams.in);
    }
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) {
        (void)refuse(streams, file, say(streams.language, "this is a folder, not a file"));
        return std::nullopt;
    }
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        (void)refuse(streams, file,
                     std::filesystem::exists(file, error) ? say(streams.language, "it cannot be read")
                                                          : say(streams.language, "there is no such file"));
        return std::nullopt;
    }
    return bounded(in);
}

bool readLine(std::istream& in, std::string& line) {
    using Traits = std::istream::traits_type;
    line.clear();
    std::streambuf* bytes = in.good() ? in.rdbuf() : nullptr;
    bool any = false;
    while (bytes != nullptr) {
        const auto next = bytes->sbumpc();
        if (Traits::eq_int_type(next, Traits::eof())) {
            in.setstate(std::ios::eofbit);
            break;
        }
        any = true;
        if (Traits::to_char_type(next) == '\n') {
            break;
        }
        if (line.size() <= engine::kMaxJsonBytes) {
            line += Traits::to_char_type(next);
        }
    }
    return any;
}

std::optional<std::string> inOwnFormat(const Streams& streams, const std::string& file, std::string text,
                                       engine::Language language) {
    const auto program = engine::foreignProgram(text);
    if (!program) {
        return text;
    }
    const auto read = engine::foreignPosition(text);
    if (!read) {
        (void)refuse(streams, file, sentence(read.error(), *program, language));
        return std::nullopt;
    }
    (void)refuse(streams, file, foreignNote(*read, language));
    return engine::toJson(read->setup);
}

std::optional<engine::Setup> readSetupFile(const Streams& streams, const std::string& file, engine::Language language) {
    auto text = readInput(streams, file);
    text = text ? inOwnFormat(streams, file, std::move(*text), language) : std::nullopt;
    if (!text) {
        return std::nullopt;
    }
    auto setup = engine::setupFromJson(*text);
    if (!setup) {
        (void)refuse(streams, file, sentence(setup.error(), language));
        return std::nullopt;
    }
    return std::move(*setup);
}

std::optional<engine::Position> judged(const Streams& streams, const std::string& file, const engine::Setup& setup,
                                       engine::Language language) {
    auto position = engine::toPosition(setup);
    if (!position) {
        std::string all;
        for (const engine::Fault& fault : position.error()) {
            all += (all.empty() ? "" : "; ") + sentence(fault, language);
        }
        (void)refuse(streams, file, all);
        return std::nullopt;
    }
    return std::move(*position);
}

}  // namespace adjudicator::cli
