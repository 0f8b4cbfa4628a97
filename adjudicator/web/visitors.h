// SPDX-License-Identifier: GPL-3.0-or-later
// For the sources of the server only.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "adjudicator/web/limits.h"
#include "adjudicator/web/rates.h"
#include "adjudicator/web/recent_count.h"
#include "adjudicator/web/server.h"
#include "adjudicator/web/site.h"

namespace adjudicator::web {

/// What all connections share. The site and the words are for several threads, all else for the server's.
class Visitors {
public:
    explicit Visitors(const Limits& limits)
        : m_limits(limits),
          m_requests(limits.requests, limits.requestsAtOnce),
          m_words(limits.words, limits.wordsAtOnce) {}

    [[nodiscard]] const Limits& limits() const { return m_limits; }

    void show(Site site);
    [[nodiscard]] std::shared_ptr<const SiteFile> file(std::string_view path) const;

    /// Keeps a connection as long as it lives; `cut` ends it. Where all places are taken, the one ends that has been
    /// at its request longest: an honest one is done in no time. Empty where this address has too many.
    using Place = std::shared_ptr<void>;
    [[nodiscard]] Place come(const std::string& address, std::function<void()> cut);
    [[nodiscard]] bool mayAsk(const std::string& address);
    [[nodiscard]] bool maySay(const std::string& address);

    void hearPhones() { m_hears = true; }
    [[nodiscard]] bool hears() const { return m_hears; }
    /// False where too much waits already; else `answer` is called on the server's thread, unless the desk is slow.
    [[nodiscard]] bool say(std::string body, std::string seal, std::function<void(const Answer&)> answer,
                           std::uint64_t& id);
    void forget(std::uint64_t id) { m_waiting.erase(id); }
    void forgetAll() { m_waiting.clear(); }
    /// Once the server's thread has ended.
    void cutAll();
    void answered(std::uint64_t id, const Answer& answer);
    [[nodiscard]] std::vector<Said> wait(std::chrono::milliseconds most);
    void wake();

    void countAnswer(bool isRefused) { ++(isRefused ? m_refused : m_answered); }
    void countCut() { ++m_cut; }
    void countRenewal() { m_renewals.add(std::chrono::steady_clock::now()); }
    [[nodiscard]] Server::Counts counts() const;

private:
    struct Visitor {
        std::string address;
        std::function<void()> cut;
    };
    using Line = std::list<Visitor>;

    Limits m_limits;
    mutable std::mutex m_siteMutex;
    Site m_site;
    Rates m_requests;
    Rates m_words;
    /// Oldest first.
    Line m_line;
    std::map<std::string, std::size_t> m_ofAddress;

    std::atomic<bool> m_hears = false;
    std::map<std::uint64_t, std::function<void(const Answer&)>> m_waiting;
    std::uint64_t m_nextWord = 1;
    std::mutex m_saidMutex;
    std::condition_variable m_saidCondition;
    std::vector<Said> m_said;
    bool m_isWoken = false;

    RecentCount m_renewals;
    std::atomic<std::uint64_t> m_answered = 0;
    std::atomic<std::uint64_t> m_refused = 0;
    std::atomic<std::uint64_t> m_cut = 0;
    std::atomic<std::size_t> m_open = 0;
    std::atomic<std::size_t> m_mostOpen = 0;
};

}  // namespace adjudicator::web
