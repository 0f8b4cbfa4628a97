// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>

#include "adjudicator/tournament/desks/carrier.h"

namespace adjudicator {

/// A server through which desks share (docs/hub.md). It connects when it is first asked, and again after every cut.
class HubCarrier : public Carrier {
public:
    explicit HubCarrier(std::string address) : m_address(std::move(address)) {}

    [[nodiscard]] std::string shown() const override;
    [[nodiscard]] Answer<void> reach() override;
    [[nodiscard]] std::string identity() const override { return m_identity; }
    [[nodiscard]] bool keepsAll() const override { return true; }
    [[nodiscard]] Answer<std::vector<std::string>> desks() override;
    [[nodiscard]] Answer<std::set<std::uint64_t>> numbers(const std::string& desk, std::uint64_t from) override;
    [[nodiscard]] Answer<std::optional<std::string>> text(const std::string& desk, std::uint64_t number) override;
    [[nodiscard]] Answer<std::string> sum(const std::string& desk, std::uint64_t number) override;
    [[nodiscard]] Answer<std::vector<EntryName>> namedIn(const std::string& desk, std::uint64_t from,
                                                         std::uint64_t to) override;
    [[nodiscard]] Answer<void> put(const std::string& desk, std::uint64_t number, const std::string& text) override;
    [[nodiscard]] std::filesystem::path placeOf(const std::string& desk, std::uint64_t number) const override;
    [[nodiscard]] Answer<void> leave(const PublicKey& by, const std::vector<Receipt>& receipts) override;
    /// The same as of db::Hub.
    [[nodiscard]] Answer<std::vector<db::Head>> headsOf(const db::GameId& game);
    [[nodiscard]] Answer<std::vector<db::Entry>> entriesOf(const db::GameId& game, std::uint64_t from);
    /// What this login may do there.
    [[nodiscard]] Answer<db::HubRight> right();
    /// All receipts that somebody left, as lines.
    [[nodiscard]] Answer<std::vector<std::string>> receipts();
    bool wait(std::chrono::milliseconds most) override;

private:
    /// Asks the hub; a connection that broke is given up.
    template <class Work>
    [[nodiscard]] auto asking(Work work) -> Answer<typename decltype(work(std::declval<db::Hub&>()))::value_type>;

    std::string m_address;
    std::string m_identity;
    std::unique_ptr<db::Hub> m_hub;
    /// Texts of a desk's files that came with the one asked for last, by their numbers.
    std::string m_aheadOf;
    std::map<std::uint64_t, std::string> m_ahead;
};

}  // namespace adjudicator
