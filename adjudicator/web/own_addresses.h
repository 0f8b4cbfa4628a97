// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace adjudicator::web {

/// An address under which this machine is reached.
struct OwnAddress {
    std::string address;
    /// Of the network card, "wlan0".
    std::string card;
    /// Only this machine itself reaches it.
    bool isOnlyHere = false;
};

/// Those of the cards that are on: IPv4 first, of the loopback last. Without IPv6 addresses that hold on one cable
/// only.
[[nodiscard]] std::vector<OwnAddress> ownAddresses();

/// Of the loopback.
[[nodiscard]] bool isOnlyHere(const std::string& address);
/// "0.0.0.0" and "::", which stand for all of a machine.
[[nodiscard]] bool isEvery(const std::string& address);
/// What browsers open where the desk listens so; of all addresses the first that others reach.
[[nodiscard]] std::string urlOf(const std::string& address, unsigned port);

}  // namespace adjudicator::web
