// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <memory>
#include <ostream>

#include "adjudicator/cli/command.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/report/marker_sheet.h"
#include "vision/reading/markers.h"

namespace adjudicator::cli {

namespace {

struct MarkersOptions {
    std::string out;
    std::string paper = "a4";
};

int writeMarkers(const MarkersOptions& options, const Streams& streams, engine::Language language) {
    std::string ending = std::filesystem::path(options.out).extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (!options.out.empty() && ending != ".svg") {
        return refuse(streams, options.out,
                      say(language, "markers are written as .svg here; the window prints them as PDF (menu Camera)"));
    }
    std::array<MarkerArt, vision::kMarkerCount> art;
    for (int id = 0; id < vision::kMarkerCount; ++id) {
        art[static_cast<std::size_t>(id)] = vision::markerSquares(id);
    }
    const std::string svg = markerSheetSvg(art, options.paper == "letter" ? PageSize::Letter : PageSize::A4, language);
    if (options.out.empty()) {
        streams.out << svg;
        return kFine;
    }
    std::ofstream file(options.out, std::ios::binary);
    file << svg;
    file.close();
    if (!file) {
        return refuse(streams, options.out, say(language, "the file cannot be written"));
    }
    return kFine;
}

}  // namespace

void registerMarkers(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<MarkersOptions>();
    CLI::App* command = app.add_subcommand("markers", "The camera's markers to print, as a page of SVG");
    command->add_option("--out", options->out, "The file to write, .svg; else standard output");
    command->add_option("--paper", options->paper, "a4 or letter")->check(CLI::IsMember({"a4", "letter"}));
    command->callback([options, streams, &common, &exit] { exit = writeMarkers(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
