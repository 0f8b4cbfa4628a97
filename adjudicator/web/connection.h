// SPDX-License-Identifier: GPL-3.0-or-later
// For the sources of the server only: the one door to the HTTP library.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "adjudicator/web/visitors.h"

namespace adjudicator::web {

/// Reads one request of a browser, answers it, and ends.
void serveOne(boost::asio::ip::tcp::socket socket, Visitors& visitors);

/// One requester, as limits count: an address, and of IPv6 the network that one household has.
[[nodiscard]] std::string requesterOf(const boost::asio::ip::address& address);

}  // namespace adjudicator::web
