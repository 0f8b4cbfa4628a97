// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/foreign/foreign_position.h"

#include "engine/notation/foreign/foreign_parts.h"

namespace engine {

namespace {

std::optional<ForeignProgram> programOf(const Json& json) {
    if (!json.is_object() || json.contains("format")) {
        return std::nullopt;
    }
    if (json.contains("tiles") && json.contains("nodes") && json.contains("edges")) {
        return ForeignProgram::Catanatron;
    }
    if (json.contains("modelVersion") && json.contains("boardInfo") && json.contains("playerSeats")) {
        return ForeignProgram::JSettlers;
    }
    return std::nullopt;
}

}  // namespace

std::string_view toText(ForeignProgram program) {
    return program == ForeignProgram::Catanatron ? "Catanatron" : "JSettlers";
}

std::optional<ForeignProgram> foreignProgram(std::string_view text) {
    // Most texts are ours and name their format: they need not be parsed twice.
    if (text.find("\"catan-position/") != std::string_view::npos) {
        return std::nullopt;
    }
    const auto json = parseJson(text);
    return json ? programOf(*json) : std::nullopt;
}

Expected<ForeignPosition, ForeignFault> foreignPosition(std::string_view text) {
    const auto json = parseJson(text);
    if (!json) {
        return unexpected(ForeignFault{{}, json.error()});
    }
    const auto program = programOf(*json);
    if (!program) {
        return unexpected(ForeignFault{{}, {JsonProblem::WrongFormat, {}, {}}});
    }
    if (const auto board = *program == ForeignProgram::JSettlers ? foreign::otherBoardOf(*json) : std::nullopt) {
        return unexpected(ForeignFault{board, {}});
    }
    JsonReader reader;
    foreign::Reading reading = *program == ForeignProgram::JSettlers ? foreign::readJSettlers(reader, *json)
                                                                     : foreign::readCatanatron(reader, *json);
    if (reader.failed()) {
        return unexpected(ForeignFault{{}, reader.fault()});
    }
    return ForeignPosition{*program, std::move(reading.setup), {reading.notKept.begin(), reading.notKept.end()}};
}

namespace foreign {

bool isBounded(JsonReader& reader, const Json& list, const std::string& path) {
    if (list.size() > kMostItems) {
        reader.fail(JsonProblem::TooLarge, path);
    }
    return !reader.failed();
}

int countOf(JsonReader& reader, const Json& object, const char* name, const std::string& path) {
    const Json* field = JsonReader::find(object, name);
    return field == nullptr ? 0 : reader.integer(*field, path + '.' + name, 0, kMostCount);
}

void fillBank(Setup& setup) {
    constexpr int kOfEach = 19;
    Cards bank = Cards::of(kOfEach, kOfEach, kOfEach, kOfEach, kOfEach);
    for (const auto& [player, holding] : setup.holdings) {
        for (const Resource resource : kResources) {
            bank[resource] -= holding.hand ? holding.hand->cards[resource].least : 0;
        }
    }
    for (const Resource resource : kResources) {
        if (bank[resource] < 0) {
            return;
        }
    }
    setup.bank = Hand::exactly(bank);
}

}  // namespace foreign

}  // namespace engine
