// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/hub/postgres_fault.h"

#include <algorithm>
#include <pqxx/pqxx>
#include <string_view>

#include "db/hub/hub_address.h"

namespace db {

namespace {

/// The first line of what was said, without the server's "ERROR:" and without a password.
std::string saidBy(const std::exception& exception, const std::string& address) {
    constexpr std::size_t kMostSaid = 300;
    std::string text = withoutPassword(exception.what(), address);
    text = text.substr(0, text.find('\n'));
    for (const std::string_view lead : {"ERROR:", "FATAL:", "connection to server at ", "connection to server on "}) {
        if (text.starts_with(lead)) {
            text.erase(0, std::min(text.find_first_not_of(' ', lead.size()), text.size()));
        }
    }
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text.substr(0, kMostSaid);
}

bool says(const std::string& text, std::initializer_list<std::string_view> words) {
    return std::ranges::any_of(words, [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

}  // namespace

HubFault connectFaultOf(const std::exception& exception, const std::string& address) {
    // libpq gives no code for a failed connection, only words.
    const std::string text = exception.what();
    if (says(text, {"invalid URI", "invalid percent", "invalid connection option", "invalid port number",
                    "invalid integer value", "forbidden value", "unexpected character", "invalid sslmode",
                    "missing key/value", "extra key/value", "end of string reached", "IPv6 host address"})) {
        // Its words may quote what stands where a password was meant.
        return {HubProblem::BadAddress, {}};
    }
    if (says(text, {"password authentication failed", "no password supplied", "no pg_hba.conf entry", "role \"",
                    "database \"", "permission denied for database", "authentication failed"})) {
        return {HubProblem::NotLetIn, saidBy(exception, address)};
    }
    return {HubProblem::NotReached, saidBy(exception, address)};
}

HubFault faultOf(const std::exception& exception, const std::string& address) {
    const std::string said = saidBy(exception, address);
    if (dynamic_cast<const pqxx::broken_connection*>(&exception) != nullptr ||
        dynamic_cast<const pqxx::in_doubt_error*>(&exception) != nullptr) {
        return {HubProblem::Cut, said};
    }
    const auto* error = dynamic_cast<const pqxx::sql_error*>(&exception);
    if (error == nullptr) {
        return {HubProblem::Refused, said};
    }
    if (dynamic_cast<const pqxx::insufficient_privilege*>(&exception) != nullptr) {
        return {HubProblem::NotAllowed, said};
    }
    if (dynamic_cast<const pqxx::undefined_table*>(&exception) != nullptr) {
        return {HubProblem::NotAHub, {}};
    }
    const std::string state = error->sqlstate();
    // A number that another file has taken; two that wait for each other.
    if (state == "23505" || state == "40P01" || state == "40001") {
        return {HubProblem::Taken, said};
    }
    // The server is stopped (57P…), or cannot go on with this connection (08…).
    if (state.starts_with("57P") || state.starts_with("08") || state.empty()) {
        return {HubProblem::Cut, said};
    }
    return {HubProblem::Refused, said};
}

}  // namespace db
