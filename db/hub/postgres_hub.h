// SPDX-License-Identifier: GPL-3.0-or-later
// For the module alone.
#pragma once

#include <pqxx/pqxx>

#include "db/hub/hub.h"

namespace db {

/// A hub in a PostgreSQL database.
class PostgresHub : public Hub {
public:
    /// Errors: those of connecting, NotAHub, Newer.
    [[nodiscard]] static Answer<std::unique_ptr<Hub>> open(const std::string& address);
    PostgresHub(const std::string& address, const std::string& options);

    [[nodiscard]] const std::string& identity() const override { return m_identity; }
    [[nodiscard]] HubRight right() const override { return m_right; }
    [[nodiscard]] Answer<std::vector<std::string>> desks() override;
    [[nodiscard]] Answer<std::vector<HubNumber>> numbers(const std::string& desk, std::uint64_t from) override;
    [[nodiscard]] Answer<std::vector<HubParcel>> parcels(const std::string& desk, std::uint64_t from) override;
    [[nodiscard]] Answer<std::vector<std::pair<GameId, Hash>>> namedIn(const std::string& desk, std::uint64_t from,
                                                                       std::uint64_t to) override;
    [[nodiscard]] Answer<std::vector<Head>> headsOf(const GameId& game) override;
    [[nodiscard]] Answer<std::vector<Entry>> entriesOf(const GameId& game, std::uint64_t from) override;
    [[nodiscard]] Answer<void> put(const std::string& desk, const HubParcel& parcel) override;
    [[nodiscard]] Answer<void> putReceipts(const std::vector<Receipt>& receipts) override;
    [[nodiscard]] Answer<std::vector<std::string>> receipts() override;
    [[nodiscard]] Answer<bool> wait(std::chrono::milliseconds most) override;

private:
    /// Counts what the server tells of new files.
    class News : public pqxx::notification_receiver {
    public:
        explicit News(pqxx::connection_base& connection) : pqxx::notification_receiver(connection, "adjudicator") {}
        void operator()(const std::string&, int) override { ++count; }
        int count = 0;
    };

    /// Reads the identity and begins to listen.
    [[nodiscard]] Answer<void> greet();
    template <class Work>
    [[nodiscard]] auto asking(Work work) -> decltype(work());

    std::string m_address;
    pqxx::connection m_connection;
    std::string m_identity;
    HubRight m_right = HubRight::Reads;
    std::unique_ptr<News> m_news;
};

}  // namespace db
