// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/desks/folder_watch.h"

#include <algorithm>
#include <tuple>

#include "adjudicator/tournament/name_order.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;

bool standsAs(const FolderLook& now, const FolderLook& before) {
    return now.folder == before.folder && now.isThere == before.isThere &&
           now.fault.has_value() == before.fault.has_value() &&
           std::ranges::equal(now.desks, before.desks,
                              [](const DeskReport& a, const DeskReport& b) { return a.standsAs(b); });
}

}  // namespace

engine::Expected<WatchLook, db::BookError> FolderWatch::look(const db::Book& reader, const BookWrites& writes,
                                                             const engine::tournament::Position& position,
                                                             const std::vector<fs::path>& folders,
                                                             const UnlistedDesks& unlisted) {
    WatchLook look;
    // Connections to hubs that are no longer watched end.
    std::erase_if(m_carriers,
                  [&](const auto& each) { return std::ranges::find(folders, each.first) == folders.end(); });
    for (const fs::path& folder : folders) {
        FolderLook& each = look.folders.emplace_back();
        each.folder = folder;
        Carrier& carrier = carrierOf(folder);
        const auto reached = carrier.reach();
        each.isThere = reached.has_value();
        if (!reached) {
            each.fault = reached.error();
            continue;
        }
        auto received = receiveEntries(reader, writes, position, carrier, m_notes, unlisted);
        if (!received) {
            return engine::unexpected(received.error());
        }
        each.desks = std::move(received->desks);
        each.fault = std::move(received->fault);
        for (const DeskReport& report : each.desks) {
            look.entries += report.entries;
        }
    }
    look.hasChanged = look.entries > 0 ||
                      !std::ranges::equal(look.folders, m_before,
                                          [](const FolderLook& a, const FolderLook& b) { return standsAs(a, b); });
    m_before = look.folders;
    return look;
}

Carrier& FolderWatch::carrierOf(const fs::path& folder) {
    std::unique_ptr<Carrier>& carrier = m_carriers[folder];
    if (!carrier) {
        carrier = carrierAt(folder);
    }
    return *carrier;
}

std::vector<DeskSummary> summaryOf(const WatchLook& look, const engine::tournament::Position& position) {
    std::map<std::string, DeskSummary> desks;
    for (const engine::tournament::KnownDesk& known : position.desks) {
        DeskReport report;
        report.key = known.key;
        report.name = known.name;
        desks[known.key] = {report, {}};
    }
    for (const FolderLook& folder : look.folders) {
        for (const DeskReport& report : folder.desks) {
            const auto [found, isNew] = desks.try_emplace(report.key, DeskSummary{report, folder.folder});
            if (isNew) {
                continue;
            }
            DeskReport& whole = found->second.report;
            // What was taken in of other folders counts too; a state that asks for a decision goes before the others.
            const bool isNewer = report.lastTime > whole.lastTime;
            const bool asksMore = static_cast<int>(report.state) > static_cast<int>(whole.state);
            if (found->second.folder.empty() || isNewer || asksMore) {
                found->second.folder = folder.folder;
            }
            if (isNewer) {
                whole.lastTime = report.lastTime;
                whole.lastFile = report.lastFile;
            }
            if (asksMore) {
                whole.state = report.state;
                whole.file = report.file;
            }
            whole.files += report.files;
            whole.entries += report.entries;
        }
    }
    std::vector<DeskSummary> all;
    for (auto& [key, desk] : desks) {
        all.push_back(std::move(desk));
    }
    std::ranges::sort(all, {}, [](const DeskSummary& desk) {
        return std::tuple(desk.report.name.empty(), numberedKey(desk.report.name), desk.report.key);
    });
    return all;
}

}  // namespace adjudicator
