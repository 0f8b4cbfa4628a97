// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/own_addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <memory>
#include <tuple>

namespace adjudicator::web {

namespace {

/// Empty for addresses that a browser cannot open as they are.
std::string textOf(const sockaddr& address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (address.sa_family == AF_INET) {
        const auto& v4 = reinterpret_cast<const sockaddr_in&>(address);
        inet_ntop(AF_INET, &v4.sin_addr, text.data(), text.size());
    } else if (address.sa_family == AF_INET6) {
        const auto& v6 = reinterpret_cast<const sockaddr_in6&>(address);
        if (!IN6_IS_ADDR_LINKLOCAL(&v6.sin6_addr)) {
            inet_ntop(AF_INET6, &v6.sin6_addr, text.data(), text.size());
        }
    }
    return text.data();
}

bool isV6(const std::string& address) {
    return address.find(':') != std::string::npos;
}

}  // namespace

std::vector<OwnAddress> ownAddresses() {
    std::vector<OwnAddress> all;
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0) {
        return all;
    }
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> list(first, &freeifaddrs);
    for (const ifaddrs* each = first; each != nullptr; each = each->ifa_next) {
        if (each->ifa_addr == nullptr || (each->ifa_flags & IFF_UP) == 0) {
            continue;
        }
        if (std::string text = textOf(*each->ifa_addr); !text.empty()) {
            const bool onlyHere = isOnlyHere(text);
            all.push_back({std::move(text), each->ifa_name, onlyHere});
        }
    }
    std::ranges::stable_sort(all, {},
                             [](const OwnAddress& each) { return std::tuple(each.isOnlyHere, isV6(each.address)); });
    return all;
}

bool isOnlyHere(const std::string& address) {
    return address.starts_with("127.") || address == "::1";
}

bool isEvery(const std::string& address) {
    return address == "0.0.0.0" || address == "::";
}

std::string urlOf(const std::string& address, unsigned port) {
    std::string shown = address;
    if (isEvery(address)) {
        const auto all = ownAddresses();
        const auto other = std::ranges::find_if(
            all, [&](const OwnAddress& each) { return !each.isOnlyHere && (address == "::" || !isV6(each.address)); });
        shown = other != all.end() ? other->address : "127.0.0.1";
    }
    return "http://" + (isV6(shown) ? '[' + shown + ']' : shown) + ':' + std::to_string(port) + '/';
}

}  // namespace adjudicator::web
