// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/hub/hub_address.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace db {

namespace {

constexpr std::array<std::string_view, 2> kSchemes{"postgresql://", "postgres://"};
constexpr std::string_view kHidden = "…";

/// Parameters whose values are nobody's to see.
constexpr std::array<std::string_view, 2> kSecret{"password", "sslpassword"};

/// An address cut where its parts meet; nothing is decoded.
struct Parts {
    std::string_view scheme;
    std::string_view user;
    std::optional<std::string_view> password;
    std::string_view place;
    std::vector<std::string_view> parameters;
};

Parts partsOf(std::string_view address) {
    Parts parts;
    for (const std::string_view scheme : kSchemes) {
        if (address.starts_with(scheme)) {
            parts.scheme = scheme;
        }
    }
    std::string_view rest = address.substr(parts.scheme.size());
    // A password that holds a slash or a question mark should have been escaped. It is hidden all the same.
    if (const auto at = rest.rfind('@'); at != std::string_view::npos) {
        const std::string_view login = rest.substr(0, at);
        const auto colon = login.find(':');
        parts.user = login.substr(0, colon);
        if (colon != std::string_view::npos) {
            parts.password = login.substr(colon + 1);
        }
        rest = rest.substr(at + 1);
    }
    const auto question = rest.find('?');
    parts.place = rest.substr(0, question);
    while (question != std::string_view::npos && !rest.empty()) {
        const auto next = rest.find_first_of("?&");
        if (next == std::string_view::npos) {
            break;
        }
        rest = rest.substr(next + 1);
        parts.parameters.push_back(rest.substr(0, rest.find('&')));
    }
    return parts;
}

bool isSecret(std::string_view parameter) {
    const std::string_view name = parameter.substr(0, parameter.find('='));
    // Anything escaped in a name hides what it is.
    return name.find('%') != std::string_view::npos || std::ranges::find(kSecret, name) != kSecret.end();
}

std::string decoded(std::string_view text) {
    const auto digit = [](char c) {
        return c >= '0' && c <= '9' ? c - '0' : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10 : -1;
    };
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0) {
            plain += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

}  // namespace

bool isHubAddress(std::string_view text) {
    return std::ranges::any_of(kSchemes, [&](std::string_view scheme) { return text.starts_with(scheme); });
}

std::string shownAddress(std::string_view address) {
    const Parts parts = partsOf(address);
    std::string shown(parts.scheme);
    if (!parts.user.empty()) {
        shown += std::string(parts.user) + '@';
    }
    shown += parts.place;
    char before = '?';
    for (const std::string_view parameter : parts.parameters) {
        if (!isSecret(parameter)) {
            shown += before + std::string(parameter);
            before = '&';
        }
    }
    return shown;
}

std::string withPassword(std::string_view address, std::string_view password) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    const std::string shown = shownAddress(address);
    std::string parameter = "password=";
    for (const char letter : password) {
        const auto byte = static_cast<unsigned char>(letter);
        parameter += '%';
        parameter += kDigits[byte >> 4U];
        parameter += kDigits[byte & 0xFU];
    }
    return shown + (shown.find('?') == std::string::npos ? '?' : '&') + parameter;
}

std::string withoutPassword(std::string text, std::string_view address) {
    const Parts parts = partsOf(address);
    std::vector<std::string> secrets;
    const auto hide = [&secrets](std::string_view written) {
        secrets.emplace_back(written);
        secrets.push_back(decoded(written));
    };
    if (parts.password) {
        hide(*parts.password);
    }
    for (const std::string_view parameter : parts.parameters) {
        if (isSecret(parameter) && parameter.find('=') != std::string_view::npos) {
            hide(parameter.substr(parameter.find('=') + 1));
        }
    }
    for (const std::string& secret : secrets) {
        for (std::size_t at = 0; !secret.empty() && (at = text.find(secret, at)) != std::string::npos;
             at += kHidden.size()) {
            text.replace(at, secret.size(), kHidden);
        }
    }
    return text;
}

}  // namespace db
