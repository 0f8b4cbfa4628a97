// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/hub/postgres_hub.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <tuple>

#include "db/hub/abi.h"
#include "db/hub/hub_address.h"
#include "db/hub/postgres_fault.h"
#include "db/hub/postgres_text.h"

namespace db {

namespace {

using engine::unexpected;

constexpr int kVersion = 1;
/// What travels at once: enough to be quick, little enough to hold in memory twice.
constexpr std::size_t kMostRows = 2000;
constexpr std::size_t kMostBytes = 4U << 20U;
constexpr std::size_t kMostTogether = 256;
/// As a desk's file in a folder (desk_file.cpp): whatever the server says, no more is read of one.
constexpr std::size_t kMostParcelBytes = 256U << 20U;

/// What an address does not say itself: a server that is gone is noticed in seconds, and a question ends.
std::string withOurs(const std::string& address) {
    static constexpr std::array<std::pair<const char*, const char*>, 7> kOurs{
        {{"connect_timeout", "10"},
         {"keepalives_idle", "10"},
         {"keepalives_interval", "5"},
         {"keepalives_count", "3"},
         {"tcp_user_timeout", "15000"},
         {"application_name", "adjudicator"},
         {"options", "-c%20statement_timeout%3D120s%20-c%20search_path%3Dpg_catalog"}}};
    std::string whole = address;
    for (const auto& [name, value] : kOurs) {
        if (address.find(std::string(name) + '=') == std::string::npos) {
            whole += (whole.find('?') == std::string::npos ? '?' : '&') + std::string(name) + '=' + value;
        }
    }
    return whole;
}

using EntryAt = std::tuple<GameId, std::uint64_t, Hash>;

EntryAt placeOf(const HubEntry& entry) {
    return {entry.game, entry.entry.seq, entry.entry.hash};
}

/// The entries' places as three arrays of SQL.
struct Places {
    ArrayText games;
    ArrayText seqs;
    ArrayText hashes;
    void add(const HubEntry& entry) {
        games.add(entry.game.bytes);
        seqs.add(entry.entry.seq);
        hashes.add(entry.entry.hash.bytes);
    }
};

/// Those of the entries that the server lacks, in the order in which all desks write, so that no two wait for each
/// other.
std::vector<const HubEntry*> missingOf(pqxx::transaction_base& transaction, const HubParcel& parcel) {
    std::map<EntryAt, const HubEntry*> missing;
    for (const HubEntry& entry : parcel.entries) {
        missing.emplace(placeOf(entry), &entry);
    }
    Places places;
    for (const HubEntry& entry : parcel.entries) {
        places.add(entry);
    }
    const pqxx::result there = transaction.exec_params(
        "select l.game, l.seq, l.hash from unnest($1::bytea[], $2::bigint[], $3::bytea[]) as l(game, seq, hash) "
        "where exists (select from adjudicator.chain c where c.game = l.game and c.seq = l.seq and c.hash = l.hash)",
        places.games.text(), places.seqs.text(), places.hashes.text());
    for (const auto& row : there) {
        missing.erase({bytesOf<GameId>(row[0]), row[1].as<std::uint64_t>(), bytesOf<Hash>(row[2])});
    }
    std::vector<const HubEntry*> rest;
    for (const auto& [place, entry] : missing) {
        rest.push_back(entry);
    }
    return rest;
}

/// Which of the games are chains of proposals: by their entry 0, which is among the entries or on the server.
std::set<GameId> proposalsAmong(pqxx::transaction_base& transaction, std::span<const HubEntry* const> entries) {
    std::set<GameId> proposals;
    std::set<GameId> unknown;
    for (const HubEntry* entry : entries) {
        unknown.insert(entry->game);
    }
    for (const HubEntry* entry : entries) {
        if (entry->entry.seq == 0) {
            unknown.erase(entry->game);
            if (entry->beginsProposals) {
                proposals.insert(entry->game);
            }
        }
    }
    ArrayText games;
    for (const GameId& game : unknown) {
        games.add(game.bytes);
    }
    const pqxx::result found = transaction.exec_params(
        "select g.game from unnest($1::bytea[]) as g(game) "
        "where exists (select from adjudicator.proposal p where p.game = g.game)",
        games.text());
    for (const auto& row : found) {
        proposals.insert(bytesOf<GameId>(row[0]));
    }
    return proposals;
}

void insertInto(pqxx::transaction_base& transaction, const std::string& table, const std::string& desk,
                std::span<const HubEntry* const> entries) {
    std::size_t next = 0;
    while (next < entries.size()) {
        Places places;
        ArrayText bodies;
        for (std::size_t bytes = 0, rows = 0; next < entries.size() && rows < kMostRows && bytes < kMostBytes;
             ++next, ++rows) {
            places.add(*entries[next]);
            const std::string& body = entries[next]->entry.body;
            bodies.add(bytesIn(body));
            bytes += body.size();
        }
        transaction.exec_params("insert into adjudicator." + table +
                                    " (game, seq, hash, body, key) select n.game, n.seq, n.hash, n.body, $5::bytea "
                                    "from unnest($1::bytea[], $2::bigint[], $3::bytea[], $4::bytea[]) "
                                    "as n(game, seq, hash, body) order by n.game, n.seq, n.hash on conflict do nothing",
                                places.games.text(), places.seqs.text(), places.hashes.text(), bodies.text(),
                                "\\x" + desk);
    }
}

}  // namespace

template <class Work>
auto PostgresHub::asking(Work work) -> decltype(work()) {
    try {
        return work();
    } catch (const std::exception& exception) {
        return unexpected(faultOf(exception, m_address));
    }
}

PostgresHub::PostgresHub(const std::string& address, const std::string& options)
    : m_address(address), m_connection(options) {}

Hub::Answer<std::unique_ptr<Hub>> PostgresHub::open(const std::string& address) {
    std::unique_ptr<PostgresHub> hub;
    try {
        hub = std::make_unique<PostgresHub>(address, withOurs(address));
    } catch (const std::exception& exception) {
        return unexpected(connectFaultOf(exception, address));
    }
    if (auto greeted = hub->greet(); !greeted) {
        return unexpected(greeted.error());
    }
    return hub;
}

Hub::Answer<void> PostgresHub::greet() {
    return asking([&]() -> Answer<void> {
        {
            pqxx::nontransaction ask(m_connection);
            const pqxx::result there = ask.exec("select to_regclass('adjudicator.hub') is not null");
            if (!there.at(0).at(0).as<bool>()) {
                return unexpected(HubFault{HubProblem::NotAHub, {}});
            }
            const pqxx::result row = ask.exec("select identity::text, version from adjudicator.hub");
            if (row.size() != 1 || row[0][1].as<int>() < 1) {
                return unexpected(HubFault{HubProblem::NotAHub, {}});
            }
            if (row[0][1].as<int>() > kVersion) {
                return unexpected(HubFault{HubProblem::Newer, {}});
            }
            m_identity = row[0][0].as<std::string>();
            const pqxx::result may = ask.exec(
                "select has_any_column_privilege('adjudicator.entry', 'insert'), "
                "has_any_column_privilege('adjudicator.proposal', 'insert')");
            m_right = may[0][0].as<bool>()   ? HubRight::Writes
                      : may[0][1].as<bool>() ? HubRight::Proposes
                                             : HubRight::Reads;
        }
        m_news = std::make_unique<News>(m_connection);
        return {};
    });
}

Hub::Answer<std::vector<std::string>> PostgresHub::desks() {
    return asking([&]() -> Answer<std::vector<std::string>> {
        pqxx::nontransaction ask(m_connection);
        // What is told from here on is not in the answer.
        m_news->count = 0;
        std::vector<std::string> desks;
        // Every desk that has sent has its first file: an index, however many there are.
        for (const auto& row : ask.exec("select encode(desk, 'hex') from adjudicator.parcel where number = 1")) {
            desks.push_back(row[0].as<std::string>());
        }
        std::ranges::sort(desks);
        return desks;
    });
}

Hub::Answer<std::vector<HubNumber>> PostgresHub::numbers(const std::string& desk, std::uint64_t from) {
    return asking([&]() -> Answer<std::vector<HubNumber>> {
        pqxx::nontransaction ask(m_connection);
        std::vector<HubNumber> numbers;
        for (const auto& row : ask.exec_params("select number, last from adjudicator.parcel "
                                               "where desk = $1::bytea and number >= $2::bigint order by number",
                                               "\\x" + desk, from)) {
            numbers.push_back({row[0].as<std::uint64_t>(), row[1].as<std::string>()});
        }
        return numbers;
    });
}

Hub::Answer<std::vector<HubParcel>> PostgresHub::parcels(const std::string& desk, std::uint64_t from) {
    return asking([&]() -> Answer<std::vector<HubParcel>> {
        pqxx::nontransaction ask(m_connection);
        const std::string key = "\\x" + desk;
        // Small ones together: a desk that sends after every act has many of them.
        const pqxx::result heads = ask.exec_params(
            "select number, first, last, count from (select number, first, last, cardinality(games) as count, "
            "sum(cardinality(games)) over (order by number) as sum from (select * from adjudicator.parcel "
            "where desk = $1::bytea and number >= $2::bigint order by number limit $3::bigint) as next) as summed "
            "where number = $2::bigint or sum <= $4::bigint order by number",
            key, from, kMostTogether, kMostRows);
        std::vector<HubParcel> parcels;
        std::size_t count = 0;
        for (const auto& head : heads) {
            const auto number = head[0].as<std::uint64_t>();
            if (number != from + parcels.size()) {
                break;
            }
            parcels.push_back({number, head[1].as<std::string>(), {}, head[2].as<std::string>()});
            count += head[3].as<std::size_t>();
        }
        std::size_t bytes = 0;
        for (std::size_t after = 0; after < count && bytes < kMostParcelBytes; after += kMostRows) {
            const pqxx::result rows = ask.exec_params(
                "select l.number, l.game, l.seq, l.hash, c.body from (select * from (select p.number, u.*, "
                "row_number() over (order by p.number, u.at) as row from adjudicator.parcel p, "
                "unnest(p.games, p.seqs, p.hashes) with ordinality as u(game, seq, hash, at) "
                "where p.desk = $1::bytea and p.number between $2::bigint and $3::bigint) as numbered "
                "where row > $4::bigint and row <= $5::bigint) as l left join adjudicator.chain c "
                "on c.game = l.game and c.seq = l.seq and c.hash = l.hash order by l.row",
                key, from, parcels.back().number, after, after + kMostRows);
            for (const auto& row : rows) {
                const auto number = row[0].as<std::uint64_t>();
                if (number < from || number - from >= parcels.size()) {
                    continue;
                }
                HubEntry& entry = parcels[number - from].entries.emplace_back();
                entry.game = bytesOf<GameId>(row[1]);
                entry.entry = {row[2].as<std::uint64_t>(), row[4].is_null() ? std::string() : textOf(row[4]),
                               bytesOf<Hash>(row[3])};
                bytes += entry.entry.body.size();
            }
        }
        return parcels;
    });
}

Hub::Answer<std::vector<std::pair<GameId, Hash>>> PostgresHub::namedIn(const std::string& desk, std::uint64_t from,
                                                                       std::uint64_t to) {
    return asking([&]() -> Answer<std::vector<std::pair<GameId, Hash>>> {
        pqxx::nontransaction ask(m_connection);
        std::vector<std::pair<GameId, Hash>> named;
        for (const auto& row : ask.exec_params(
                 "select u.game, u.hash from adjudicator.parcel p, unnest(p.games, p.hashes) as u(game, hash) "
                 "where p.desk = $1::bytea and p.number between $2::bigint and $3::bigint",
                 "\\x" + desk, from, to)) {
            named.emplace_back(bytesOf<GameId>(row[0]), bytesOf<Hash>(row[1]));
        }
        return named;
    });
}

Hub::Answer<std::vector<Head>> PostgresHub::headsOf(const GameId& game) {
    return asking([&]() -> Answer<std::vector<Head>> {
        pqxx::nontransaction ask(m_connection);
        std::vector<Head> heads;
        for (const auto& row :
             ask.exec_params("select seq, hash from adjudicator.chain where game = $1::bytea order by seq, hash",
                             hexLiteral(game.bytes))) {
            heads.push_back({row[0].as<std::uint64_t>(), bytesOf<Hash>(row[1])});
        }
        return heads;
    });
}

Hub::Answer<std::vector<Entry>> PostgresHub::entriesOf(const GameId& game, std::uint64_t from) {
    return asking([&]() -> Answer<std::vector<Entry>> {
        pqxx::nontransaction ask(m_connection);
        std::vector<Entry> entries;
        for (const auto& row : ask.exec_params("select seq, body, hash from adjudicator.chain "
                                               "where game = $1::bytea and seq >= $2::bigint order by seq, hash",
                                               hexLiteral(game.bytes), from)) {
            entries.push_back({row[0].as<std::uint64_t>(), textOf(row[1]), bytesOf<Hash>(row[2])});
        }
        return entries;
    });
}

Hub::Answer<void> PostgresHub::put(const std::string& desk, const HubParcel& parcel) {
    return asking([&]() -> Answer<void> {
        pqxx::work transaction(m_connection);
        const std::vector<const HubEntry*> missing = missingOf(transaction, parcel);
        const std::set<GameId> proposals = proposalsAmong(transaction, missing);
        std::vector<const HubEntry*> said;
        std::vector<const HubEntry*> proposed;
        for (const HubEntry* entry : missing) {
            (proposals.contains(entry->game) ? proposed : said).push_back(entry);
        }
        insertInto(transaction, "entry", desk, said);
        insertInto(transaction, "proposal", desk, proposed);
        Places places;
        for (const HubEntry& entry : parcel.entries) {
            places.add(entry);
        }
        transaction.exec_params(
            "insert into adjudicator.parcel (desk, number, first, last, games, seqs, hashes) "
            "values ($1::bytea, $2::bigint, $3, $4, $5::bytea[], $6::bigint[], $7::bytea[])",
            "\\x" + desk, parcel.number, parcel.first, parcel.last, places.games.text(), places.seqs.text(),
            places.hashes.text());
        transaction.commit();
        return {};
    });
}

Hub::Answer<void> PostgresHub::putReceipts(const std::vector<Receipt>& receipts) {
    return asking([&]() -> Answer<void> {
        pqxx::work transaction(m_connection);
        ArrayText keys;
        ArrayText games;
        ArrayText hashes;
        ArrayText lines;
        for (const Receipt& receipt : receipts) {
            keys.addHex(receipt.by);
            games.add(receipt.game.bytes);
            hashes.add(receipt.hash.bytes);
            lines.add(bytesIn(receipt.line));
        }
        transaction.exec_params(
            "insert into adjudicator.receipt (by, game, hash, line) "
            "select r.by, r.game, r.hash, convert_from(r.line, 'UTF8') "
            "from unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::bytea[]) "
            "as r(by, game, hash, line) order by r.by, r.game, r.hash on conflict do nothing",
            keys.text(), games.text(), hashes.text(), lines.text());
        transaction.commit();
        return {};
    });
}

Hub::Answer<std::vector<std::string>> PostgresHub::receipts() {
    return asking([&]() -> Answer<std::vector<std::string>> {
        pqxx::nontransaction ask(m_connection);
        std::vector<std::string> lines;
        for (const auto& row : ask.exec("select line from adjudicator.receipt order by came, by, game, hash")) {
            lines.push_back(row[0].as<std::string>());
        }
        return lines;
    });
}

Hub::Answer<bool> PostgresHub::wait(std::chrono::milliseconds most) {
    return asking([&]() -> Answer<bool> {
        m_connection.get_notifs();
        if (m_news->count == 0) {
            const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(most);
            const std::chrono::microseconds rest = most - seconds;
            const auto until = std::chrono::steady_clock::now() + most;
            m_connection.await_notification(seconds.count(), rest.count());
            if (m_news->count == 0 && std::chrono::steady_clock::now() < until) {
                // Something else woke it: perhaps that nobody is there any more.
                pqxx::nontransaction(m_connection).exec("select 1");
            }
        }
        return m_news->count > 0;
    });
}

}  // namespace db

extern "C" __attribute__((visibility("default"))) void adjudicatorOpenHub(
    const std::string& address, db::Hub::Answer<std::unique_ptr<db::Hub>>& answer) {
    answer = db::PostgresHub::open(address);
}
