// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/desks/hub_carrier.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <thread>

#include "adjudicator/tournament/desks/desk_file.h"
#include "adjudicator/tournament/desks/folder_carrier.h"
#include "db/codes.h"
#include "db/hub/hub_address.h"
#include "engine/notation/proposals_json.h"

namespace adjudicator {

namespace {

using desk_file::Json;
using engine::unexpected;

CarrierFault faultOf(const db::HubFault& fault) {
    const bool isTaken = fault.problem == db::HubProblem::Taken;
    return {isTaken ? CarrierFault::Problem::Taken : CarrierFault::Problem::Hub, fault};
}

bool beginsProposals(const db::Entry& entry) {
    if (entry.seq != 0) {
        return false;
    }
    const Json body = desk_file::parsedLine(entry.body);
    const auto position = body.find("position");
    return position != body.end() && position->is_object() &&
           desk_file::textField(*position, "format") == engine::proposals::kFormat;
}

/// The file as its desk wrote it, if nothing was changed on its way: its sum says.
std::string textOf(const db::HubParcel& parcel) {
    std::string text = parcel.first + '\n';
    for (const db::HubEntry& each : parcel.entries) {
        text += desk_file::lineOf({each.game, each.entry});
    }
    return text + parcel.last + '\n';
}

/// The text of a file that this desk wrote itself, cut into what the hub keeps apart.
db::HubParcel parcelOf(std::uint64_t number, const std::string& text) {
    db::HubParcel parcel;
    parcel.number = number;
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t stop = std::min(text.find('\n', at), text.size());
        lines.push_back(std::string_view(text).substr(at, stop - at));
        at = stop + 1;
    }
    parcel.first = lines.front();
    parcel.last = lines.back();
    for (const std::string_view line : std::span(lines).subspan(1, lines.size() - 2)) {
        if (auto entry = desk_file::entryOf(line)) {
            const bool begins = beginsProposals(entry->entry);
            parcel.entries.push_back({entry->game, std::move(entry->entry), begins});
        }
    }
    return parcel;
}

}  // namespace

std::unique_ptr<Carrier> carrierAt(const std::filesystem::path& place) {
    if (db::isHubAddress(place.string())) {
        return std::make_unique<HubCarrier>(place.string());
    }
    return std::make_unique<FolderCarrier>(place);
}

std::string shownPlace(const std::filesystem::path& place) {
    return db::isHubAddress(place.string()) ? db::shownAddress(place.string()) : place.string();
}

template <class Work>
auto HubCarrier::asking(Work work) -> Answer<typename decltype(work(std::declval<db::Hub&>()))::value_type> {
    if (auto reached = reach(); !reached) {
        return unexpected(reached.error());
    }
    auto answer = work(*m_hub);
    if (!answer) {
        if (answer.error().problem == db::HubProblem::Cut) {
            m_hub.reset();
        }
        return unexpected(faultOf(answer.error()));
    }
    if constexpr (std::is_void_v<typename decltype(answer)::value_type>) {
        return {};
    } else {
        return std::move(*answer);
    }
}

std::string HubCarrier::shown() const {
    return db::shownAddress(m_address);
}

Carrier::Answer<void> HubCarrier::reach() {
    if (m_hub) {
        return {};
    }
    auto hub = db::openHub(m_address);
    if (!hub) {
        return unexpected(faultOf(hub.error()));
    }
    m_hub = std::move(*hub);
    m_identity = "hub:" + m_hub->identity();
    return {};
}

Carrier::Answer<std::vector<std::string>> HubCarrier::desks() {
    m_ahead.clear();
    return asking([](db::Hub& hub) { return hub.desks(); });
}

Carrier::Answer<std::set<std::uint64_t>> HubCarrier::numbers(const std::string& desk, std::uint64_t from) {
    return asking([&](db::Hub& hub) { return hub.numbers(desk, from); })
        .transform([](const std::vector<db::HubNumber>& found) {
            std::set<std::uint64_t> numbers;
            for (const db::HubNumber& each : found) {
                numbers.insert(each.number);
            }
            return numbers;
        });
}

Carrier::Answer<std::optional<std::string>> HubCarrier::text(const std::string& desk, std::uint64_t number) {
    if (m_aheadOf != desk || !m_ahead.contains(number)) {
        const auto found = asking([&](db::Hub& hub) { return hub.parcels(desk, number); });
        if (!found) {
            return unexpected(found.error());
        }
        m_aheadOf = desk;
        m_ahead.clear();
        for (const db::HubParcel& parcel : *found) {
            m_ahead.emplace(parcel.number, textOf(parcel));
        }
    }
    // Each is read once.
    auto text = m_ahead.extract(number);
    return text ? std::optional(std::move(text.mapped())) : std::nullopt;
}

Carrier::Answer<std::string> HubCarrier::sum(const std::string& desk, std::uint64_t number) {
    return asking([&](db::Hub& hub) { return hub.numbers(desk, number); })
        .transform([&](const std::vector<db::HubNumber>& found) {
            const auto it = std::ranges::find(found, number, &db::HubNumber::number);
            return it == found.end() ? std::string() : desk_file::textField(desk_file::parsedLine(it->last), "sum");
        });
}

Carrier::Answer<std::vector<EntryName>> HubCarrier::namedIn(const std::string& desk, std::uint64_t from,
                                                            std::uint64_t to) {
    return asking([&](db::Hub& hub) { return hub.namedIn(desk, from, to); });
}

Carrier::Answer<void> HubCarrier::put(const std::string& desk, std::uint64_t number, const std::string& text) {
    return asking([&](db::Hub& hub) { return hub.put(desk, parcelOf(number, text)); });
}

std::filesystem::path HubCarrier::placeOf(const std::string& desk, std::uint64_t number) const {
    return std::filesystem::path(desk) / desk_file::fileName(number);
}

Carrier::Answer<void> HubCarrier::leave(const PublicKey& by, const std::vector<Receipt>& receipts) {
    std::vector<db::Hub::Receipt> lines;
    for (const Receipt& each : receipts) {
        lines.push_back(
            {db::toHex(std::span<const std::uint8_t>(by)), each.head.game, each.head.head.hash, receiptLine(each)});
    }
    return asking([&](db::Hub& hub) { return hub.putReceipts(lines); });
}

Carrier::Answer<std::vector<db::Head>> HubCarrier::headsOf(const db::GameId& game) {
    return asking([&](db::Hub& hub) { return hub.headsOf(game); });
}

Carrier::Answer<std::vector<db::Entry>> HubCarrier::entriesOf(const db::GameId& game, std::uint64_t from) {
    return asking([&](db::Hub& hub) { return hub.entriesOf(game, from); });
}

Carrier::Answer<db::HubRight> HubCarrier::right() {
    return asking([](db::Hub& hub) -> db::Hub::Answer<db::HubRight> { return hub.right(); });
}

Carrier::Answer<std::vector<std::string>> HubCarrier::receipts() {
    return asking([](db::Hub& hub) { return hub.receipts(); });
}

bool HubCarrier::wait(std::chrono::milliseconds most) {
    const auto until = std::chrono::steady_clock::now() + most;
    const auto isNew = asking([&](db::Hub& hub) { return hub.wait(most); });
    if (!isNew) {
        std::this_thread::sleep_until(until);
    }
    return !isNew || *isNew;
}

}  // namespace adjudicator
