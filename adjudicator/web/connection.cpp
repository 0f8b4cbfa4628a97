// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/connection.h"

#include <boost/asio/dispatch.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace adjudicator::web {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

constexpr std::size_t kLongestPath = 100;
/// What pages may do: their own scripts, styles and pictures, and ask where they came from.
constexpr const char* kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

std::string_view plain(beast::string_view text) {
    return {text.data(), text.size()};
}

/// The path of a site's file; what stands behind "?" says nothing here. Empty for what is none.
std::optional<std::string_view> pathOf(std::string_view target) {
    target = target.substr(0, target.find('?'));
    if (target.empty() || target.front() != '/' || target.size() > kLongestPath) {
        return std::nullopt;
    }
    return target.substr(1);
}

class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(boost::asio::ip::tcp::socket socket, std::string requester, Visitors& visitors)
        : m_stream(std::move(socket)), m_requester(std::move(requester)), m_visitors(visitors) {
        m_parser.header_limit(static_cast<std::uint32_t>(visitors.limits().headerBytes));
        m_parser.body_limit(visitors.limits().bodyBytes);
    }

    void begin() {
        m_place = m_visitors.come(m_requester, [weak = weak_from_this()] {
            if (const auto self = weak.lock()) {
                self->m_stream.cancel();
                self->m_stream.close();
            }
        });
        if (!m_place) {
            m_visitors.countCut();
            return;
        }
        // From the first byte to the last: whoever drips is cut.
        m_stream.expires_after(m_visitors.limits().request);
        http::async_read(m_stream, m_buffer, m_parser,
                         [self = shared_from_this()](const error_code& error, std::size_t) { self->wasRead(error); });
    }

private:
    void wasRead(const error_code& error) {
        if (error == http::error::body_limit) {
            return refuse(http::status::payload_too_large);
        }
        if (error == http::error::header_limit || error == http::error::buffer_overflow) {
            return refuse(http::status::request_header_fields_too_large);
        }
        if (error == beast::error::timeout) {
            m_visitors.countCut();
            return;
        }
        if (error && error.category() == http::make_error_code(http::error::bad_method).category() &&
            error != http::error::end_of_stream) {
            return refuse(http::status::bad_request);
        }
        if (error) {
            return;
        }
        if (!m_visitors.mayAsk(m_requester)) {
            return refuse(http::status::too_many_requests);
        }
        const auto& request = m_parser.get();
        const auto path = pathOf(plain(request.target()));
        const bool isPost = request.method() == http::verb::post;
        if (isPost && path == "say") {
            return hear();
        }
        if (request.method() != http::verb::get && request.method() != http::verb::head) {
            return refuse(http::status::method_not_allowed);
        }
        const auto file = path ? m_visitors.file(*path) : nullptr;
        if (file && isRenewal(*path)) {
            m_visitors.countRenewal();
        }
        file ? give(file) : refuse(http::status::not_found);
    }

    /// Its own pages alone say something: a page from elsewhere names itself, and cannot send our header unasked.
    [[nodiscard]] bool isOwnPage() const {
        const auto& request = m_parser.get();
        const std::string_view origin = plain(request[http::field::origin]);
        const std::string_view host = plain(request[http::field::host]);
        const std::string_view site = plain(request["Sec-Fetch-Site"]);
        const std::string_view type = plain(request[http::field::content_type]);
        const bool isSame =
            origin.empty() ||
            (!host.empty() && (origin == "http://" + std::string(host) || origin == "https://" + std::string(host)));
        return isSame && (site.empty() || site == "same-origin") && type.starts_with("application/json");
    }

    void hear() {
        if (!m_visitors.hears() || !isOwnPage()) {
            return refuse(http::status::forbidden);
        }
        const auto& request = m_parser.get();
        const std::string_view seal = plain(request["X-Adjudicator-Seal"]);
        if (seal.empty()) {
            return refuse(http::status::forbidden);
        }
        if (!m_visitors.maySay(m_requester)) {
            return refuse(http::status::too_many_requests);
        }
        m_stream.expires_after(m_visitors.limits().desk);
        const bool isHeard = m_visitors.say(
            request.body(), std::string(seal),
            [self = shared_from_this()](const Answer& answer) { self->tell(answer); }, m_word);
        if (!isHeard) {
            return refuse(http::status::service_unavailable);
        }
        awaitDesk();
    }

    /// Reads on, so that whoever goes away and a desk that does not answer are noticed.
    void awaitDesk() {
        m_stream.async_read_some(m_nothing.prepare(1),
                                 [self = shared_from_this()](const error_code& error, std::size_t) {
                                     if (self->m_word != 0 && error == beast::error::timeout) {
                                         self->forgetWord();
                                         self->refuse(http::status::service_unavailable);
                                     } else if (self->m_word != 0) {
                                         self->forgetWord();
                                         self->m_stream.close();
                                     }
                                 });
    }
    void forgetWord() { m_visitors.forget(std::exchange(m_word, 0)); }

    void tell(const Answer& answer) {
        m_word = 0;
        m_stream.cancel();
        auto response = std::make_shared<http::response<http::string_body>>(static_cast<http::status>(answer.status),
                                                                            11, answer.json);
        response->set(http::field::content_type, kJson);
        send(std::move(response), answer.status >= 400);
    }

    void refuse(http::status status) {
        auto response = std::make_shared<http::response<http::string_body>>(
            status, 11, "{\"error\":\"" + std::to_string(static_cast<unsigned>(status)) + "\"}");
        response->set(http::field::content_type, kJson);
        if (status == http::status::method_not_allowed) {
            response->set(http::field::allow, "GET, HEAD");
        }
        if (status == http::status::too_many_requests || status == http::status::service_unavailable) {
            response->set(http::field::retry_after, "2");
        }
        send(std::move(response), true);
    }

    void give(const std::shared_ptr<const SiteFile>& file) {
        const auto& request = m_parser.get();
        const bool isKnown = plain(request[http::field::if_none_match]).find(file->etag) != std::string_view::npos;
        const bool isPacked =
            !file->gzip.empty() && plain(request[http::field::accept_encoding]).find("gzip") != std::string_view::npos;
        const std::string& body = isPacked ? file->gzip : file->body;
        // The file lives as long as what is sent of it.
        m_file = file;
        using Bytes = http::span_body<const char>;
        auto response =
            std::make_shared<http::response<Bytes>>(isKnown ? http::status::not_modified : http::status::ok, 11);
        response->set(http::field::etag, file->etag);
        response->set(http::field::vary, "Accept-Encoding");
        if (!isKnown) {
            response->set(http::field::content_type, file->type);
            response->content_length(body.size());
            if (isPacked) {
                response->set(http::field::content_encoding, "gzip");
            }
            if (request.method() == http::verb::get) {
                response->body() = {body.data(), body.size()};
            }
        }
        send(std::move(response), false);
    }

    template <class Body>
    void send(std::shared_ptr<http::response<Body>> response, bool isRefusal) {
        m_visitors.countAnswer(isRefusal);
        response->keep_alive(false);
        response->set(http::field::cache_control, "no-cache");
        response->set(http::field::date, httpDate());
        response->set("Content-Security-Policy", kPolicy);
        response->set("X-Content-Type-Options", "nosniff");
        response->set("Referrer-Policy", "no-referrer");
        response->set("X-Frame-Options", "DENY");
        response->set("Cross-Origin-Resource-Policy", "same-origin");
        if (response->payload_size() && !response->has_content_length() &&
            response->result() != http::status::not_modified) {
            response->prepare_payload();
        }
        m_stream.expires_after(m_visitors.limits().answer);
        auto& sent = *response;
        http::async_write(
            m_stream, sent,
            [self = shared_from_this(), response = std::move(response)](const error_code& error, std::size_t) {
                if (error == beast::error::timeout) {
                    self->m_visitors.countCut();
                }
                error_code ignored;
                self->m_stream.socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send, ignored);
            });
    }

    /// "Fri, 27 Nov 2026 03:20:00 GMT": pages set their clocks by it.
    static std::string httpDate() {
        const std::time_t now = std::time(nullptr);
        std::tm parts{};
        gmtime_r(&now, &parts);
        char text[40];
        return {text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts)};
    }

    beast::tcp_stream m_stream;
    beast::flat_buffer m_buffer{16'384};
    beast::flat_buffer m_nothing{16};
    http::request_parser<http::string_body> m_parser;
    std::string m_requester;
    Visitors& m_visitors;
    std::shared_ptr<const SiteFile> m_file;
    std::uint64_t m_word = 0;
    /// Last: given back before the rest ends.
    Visitors::Place m_place;
};

}  // namespace

std::string requesterOf(const boost::asio::ip::address& address) {
    if (address.is_v4()) {
        return address.to_string();
    }
    const auto bytes = address.to_v6().to_bytes();
    constexpr std::ptrdiff_t kNetworkBytes = 8;
    return address.to_v6().is_v4_mapped() ? std::string(bytes.begin(), bytes.end())
                                          : std::string(bytes.begin(), bytes.begin() + kNetworkBytes);
}

void serveOne(boost::asio::ip::tcp::socket socket, Visitors& visitors) {
    error_code error;
    const auto end = socket.remote_endpoint(error);
    if (!error) {
        std::make_shared<Connection>(std::move(socket), requesterOf(end.address()), visitors)->begin();
    }
}

}  // namespace adjudicator::web
