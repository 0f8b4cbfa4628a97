// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/official_branch.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "adjudicator/record/ruling_json.h"
#include "engine/notation/json_fault.h"

namespace adjudicator {

namespace {

/// The entry that an entry names as lying on the official branch; empty for every other entry.
std::optional<db::Head> namedBy(const db::Entry& entry) {
    if (entry.body.find("\"ruling\"") == std::string::npos || engine::limitFault(entry.body)) {
        return std::nullopt;
    }
    const auto json = nlohmann::ordered_json::parse(entry.body, nullptr, false);
    if (!json.is_object() || json.value("kind", nlohmann::ordered_json()) != "ruling") {
        return std::nullopt;
    }
    const auto ruling = rulingFromJson(json);
    return ruling && ruling->decision == RulingDecision::Official ? ruling->branch : std::nullopt;
}

/// The key in charge of the game at that entry: that of entry 0, or of the newest hand-over up to there.
std::optional<PublicKey> keyAt(const db::GameTree& tree, const db::Head& entry) {
    std::optional<PublicKey> key;
    for (const db::Entry& each : tree.pathTo(entry)) {
        const bool mayName = each.seq == 0 || each.body.find("\"hand-over\"") != std::string::npos;
        const auto json = mayName && !engine::limitFault(each.body) ? nlohmann::json::parse(each.body, nullptr, false)
                                                                    : nlohmann::json();
        const char* field = each.seq == 0 ? "desk_key" : "to";
        const bool names = json.is_object() && (each.seq == 0 || json.value("kind", nlohmann::json()) == "hand-over");
        if (names && json.contains(field) && json[field].is_string()) {
            key = publicKeyFromHex(json[field].get<std::string>());
        }
    }
    return key;
}

}  // namespace

std::vector<OfficialRuling> officialRulings(const db::GameTree& tree, const std::optional<PublicKey>& by) {
    std::vector<OfficialRuling> rulings;
    for (const db::Entry& entry : tree.entries()) {
        const auto named = namedBy(entry);
        if (named && !tree.headsBeyond(*named).empty() && (!by || keyAt(tree, {entry.seq, entry.hash}) == by)) {
            rulings.push_back({{entry.seq, entry.hash}, *named});
        }
    }
    // On one branch the last counts: whoever wrote it knew the others.
    std::set<db::Hash> followed;
    for (const OfficialRuling& each : rulings) {
        for (const db::Entry& before : tree.pathTo(each.by)) {
            if (before.hash != each.by.hash) {
                followed.insert(before.hash);
            }
        }
    }
    std::erase_if(rulings, [&](const OfficialRuling& each) { return followed.contains(each.by.hash); });
    return rulings;
}

std::optional<db::Head> officialEntry(const db::GameTree& tree, const std::optional<PublicKey>& by) {
    std::optional<db::Head> official;
    std::vector<db::Head> ends;
    for (const OfficialRuling& ruling : officialRulings(tree, by)) {
        const std::vector<db::Head> beyond = tree.headsBeyond(ruling.named);
        const auto isEnd = [&](const db::Head& end) { return std::ranges::find(ends, end) != ends.end(); };
        if (official && std::ranges::none_of(beyond, isEnd)) {
            return std::nullopt;
        }
        // Of two on one branch the one that leaves fewer ends says more.
        if (!official || beyond.size() < ends.size()) {
            official = ruling.named;
            ends = beyond;
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
