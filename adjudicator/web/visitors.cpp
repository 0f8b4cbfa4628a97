// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/visitors.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace adjudicator::web {

namespace {

/// Between two renewals of a page that is looked at (data/web/link.js), with the way there and back.
constexpr double kRenewalSeconds = 2.1;

}  // namespace

void Visitors::show(Site site) {
    const std::lock_guard lock(m_siteMutex);
    m_site = std::move(site);
}

std::shared_ptr<const SiteFile> Visitors::file(std::string_view path) const {
    const std::lock_guard lock(m_siteMutex);
    return m_site.find(path);
}

Visitors::Place Visitors::come(const std::string& address, std::function<void()> cut) {
    if (m_ofAddress[address] >= m_limits.connectionsOfOne) {
        return nullptr;
    }
    if (m_line.size() >= m_limits.connections) {
        const auto oldest = m_line.begin();
        countCut();
        // It leaves the line once it is gone; until then it is not cut again.
        m_line.splice(m_line.end(), m_line, oldest);
        oldest->cut();
    }
    ++m_ofAddress[address];
    m_line.push_back({address, std::move(cut)});
    m_open = m_line.size();
    m_mostOpen = std::max<std::size_t>(m_mostOpen, m_line.size());
    return {this, [this, visitor = std::prev(m_line.end())](void*) {
                if (--m_ofAddress[visitor->address] == 0) {
                    m_ofAddress.erase(visitor->address);
                }
                m_line.erase(visitor);
                m_open = m_line.size();
            }};
}

void Visitors::cutAll() {
    for (const Visitor& visitor : m_line) {
        visitor.cut();
    }
}

bool Visitors::mayAsk(const std::string& address) {
    return m_requests.mayNow(address, std::chrono::steady_clock::now());
}

bool Visitors::maySay(const std::string& address) {
    return m_words.mayNow(address, std::chrono::steady_clock::now());
}

bool Visitors::say(std::string body, std::string seal, std::function<void(const Answer&)> answer, std::uint64_t& id) {
    if (m_waiting.size() >= m_limits.wordsWaiting) {
        return false;
    }
    id = m_nextWord++;
    m_waiting.emplace(id, std::move(answer));
    const std::lock_guard lock(m_saidMutex);
    m_said.push_back({id, std::move(body), std::move(seal)});
    m_saidCondition.notify_one();
    return true;
}

void Visitors::answered(std::uint64_t id, const Answer& answer) {
    const auto waiting = m_waiting.find(id);
    if (waiting != m_waiting.end()) {
        const auto tell = std::move(waiting->second);
        m_waiting.erase(waiting);
        tell(answer);
    }
}

std::vector<Said> Visitors::wait(std::chrono::milliseconds most) {
    std::unique_lock lock(m_saidMutex);
    m_saidCondition.wait_for(lock, most, [this] { return m_isWoken || !m_said.empty(); });
    m_isWoken = false;
    return std::exchange(m_said, {});
}

void Visitors::wake() {
    const std::lock_guard lock(m_saidMutex);
    m_isWoken = true;
    m_saidCondition.notify_one();
}

Server::Counts Visitors::counts() const {
    const auto renewals = static_cast<double>(m_renewals.lately(std::chrono::steady_clock::now()));
    const double looking = renewals * kRenewalSeconds / static_cast<double>(RecentCount::kSeconds);
    return {m_answered, m_refused, m_cut, m_open, m_mostOpen, static_cast<std::size_t>(std::lround(looking))};
}

}  // namespace adjudicator::web
