// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/official_branch.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "adjudicator/record/ruling_json.h"
#include "engine/notation/json_fault.h"

namespace adjudicator {

std::optional<db::Head> officialEntry(const db::GameTree& tree) {
    std::optional<db::Head> official;
    std::string newest;
    for (const db::Entry& entry : tree.entries()) {
        if (entry.body.find("\"ruling\"") == std::string::npos || engine::limitFault(entry.body)) {
            continue;
        }
        const auto json = nlohmann::ordered_json::parse(entry.body, nullptr, false);
        if (!json.is_object() || json.value("kind", nlohmann::ordered_json()) != "ruling" || !json.contains("time") ||
            !json["time"].is_string()) {
            continue;
        }
        const auto ruling = rulingFromJson(json);
        if (!ruling || ruling->decision != RulingDecision::Official || !ruling->branch) {
            continue;
        }
        const auto named = std::find_if(tree.entries().begin(), tree.entries().end(), [&](const db::Entry& each) {
            return each.seq == ruling->branch->seq && each.hash == ruling->branch->hash;
        });
        if (const auto time = json["time"].get<std::string>(); named != tree.entries().end() && time >= newest) {
            newest = time;
            official = ruling->branch;
        }
    }
    return official;
}

RulingGiven officialRuling(const db::Head& branch, const std::string& reason) {
    RulingGiven ruling;
    ruling.decision = RulingDecision::Official;
    ruling.reason = reason;
    ruling.branch = branch;
    return ruling;
}

std::vector<db::Head> countingHeads(const db::GameTree& tree) {
    const auto official = tree.isForked() ? officialEntry(tree) : std::nullopt;
    return official ? tree.headsBeyond(*official) : tree.heads();
}

engine::Expected<std::vector<db::Entry>, db::BookError> countingEntries(const db::Book& book, const db::GameId& game) {
    auto entries = book.entries(game);
    if (!entries || entries->empty() || entries->size() == entries->back().seq + 1) {
        return entries;
    }
    const db::GameTree tree = db::GameTree::grow(game, std::move(*entries));
    if (tree.damage()) {
        return engine::unexpected(db::BookError{db::BookProblem::ChainDamaged, book.file(), tree.damage()->seq, 0, 0});
    }
    const std::vector<db::Head> heads = countingHeads(tree);
    if (heads.size() != 1) {
        return engine::unexpected(db::BookError{db::BookProblem::Forked, book.file(), {}, 0, 0});
    }
    return tree.pathTo(heads.front());
}

}  // namespace adjudicator
