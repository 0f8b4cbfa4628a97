// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verified_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <string>

#include "adjudicator/desk.h"
#include "adjudicator/version.h"
#include "db/codes.h"

namespace adjudicator {

namespace {

/// What a kept verdict holds for: another program, other rules or another head decide anew.
std::string conditionOf(const db::Hash& head) {
    return fmt::format("{} {} {}", db::toHex(head), kVersion, kRulesVersion);
}

template <class Enum>
std::optional<Enum> named(const std::string& name, Enum last) {
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        if (toText(static_cast<Enum>(i)) == name) {
            return static_cast<Enum>(i);
        }
    }
    return std::nullopt;
}

}  // namespace

CheckedGame VerifiedGames::check(const db::Book& book, const db::GameId& game,
                                 const std::vector<db::Entry>& branch) const {
    const db::Hash& head = branch.back().hash;
    auto checked = found(game, head);
    if (!checked) {
        const Verification verified = checkLine(branch);
        checked = CheckedGame{verified.kind, verified.reason, verified.entry};
        keep(game, head, *checked);
    }
    const auto isLost = [&](const db::Head& known) { return !book.contains(game, known).value_or(false); };
    const auto newest = m_memory->newest(game);
    const bool isLonger =
        (newest && isLost(*newest)) || std::ranges::any_of(m_memory->seenOf(game), isLost, &db::HeadSeen::head);
    if (checked->isSound() && isLonger) {
        return {VerdictKind::Damaged, VerdictReason::DeskSawMore, branch.back().seq};
    }
    return *checked;
}

void VerifiedGames::saw(const std::vector<std::pair<db::GameId, db::Head>>& heads) const {
    if (!heads.empty()) {
        m_memory->saw(heads, utcNow());
    }
}

std::optional<CheckedGame> VerifiedGames::found(const db::GameId& game, const db::Hash& head) const {
    std::ifstream file(m_folder / db::toHex(game));
    std::string condition;
    std::string kind;
    std::string reason;
    std::string entry;
    if (!std::getline(file, condition) || !(file >> kind >> reason >> entry) || condition != conditionOf(head)) {
        return std::nullopt;
    }
    const auto knownKind = named(kind, VerdictKind::Undecided);
    const auto knownReason = named(reason, VerdictReason::ListedOtherwise);
    if (!knownKind || !knownReason) {
        return std::nullopt;
    }
    const bool isDigits = entry.find_first_not_of("0123456789") == std::string::npos && entry.size() < 19;
    return CheckedGame{*knownKind, *knownReason,
                       isDigits ? std::optional<std::uint64_t>(std::stoull(entry)) : std::nullopt};
}

void VerifiedGames::keep(const db::GameId& game, const db::Hash& head, const CheckedGame& checked) const {
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    const std::filesystem::path target = m_folder / db::toHex(game);
    std::filesystem::path fresh = target;
    fresh += ".new";
    {
        std::ofstream file(fresh, std::ios::trunc);
        file << conditionOf(head) << '\n'
             << toText(checked.kind) << ' ' << toText(checked.reason) << ' '
             << (checked.entry ? std::to_string(*checked.entry) : "-") << '\n';
        if (!file.flush()) {
            return;
        }
    }
    std::filesystem::rename(fresh, target, error);
}

}  // namespace adjudicator
