// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/server.h"

#include <catch2/catch.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "tests/adjudicator/web/browser.h"

namespace adjudicator::test {

namespace {

using namespace std::chrono_literals;

web::Limits wide() {
    web::Limits limits;
    limits.requests = 10'000;
    limits.requestsAtOnce = 10'000;
    return limits;
}

/// A desk that shows one page and one state.
std::unique_ptr<web::Server> desk(const web::Limits& limits = wide()) {
    auto server = web::Server::listen({"127.0.0.1", 0}, limits);
    REQUIRE(server);
    web::Site site;
    web::putPages(site);
    site.put("hall.en.json", web::kJson, "{\"long\":\"" + std::string(5000, 'x') + "\"}");
    (*server)->show(site);
    return std::move(*server);
}

}  // namespace

TEST_CASE("a page goes to the browser with what guards it, and without cookies", "[adjudicator][web]") {
    const auto server = desk();
    for (const char* path : {"/", "/index.html", "/hall.js", "/hall.css", "/hall.en.json?7"}) {
        const Page page = get(server->port(), path);
        INFO(path << '\n' << page.head);
        CHECK(page.status == 200);
        CHECK_FALSE(page.body.empty());
        CHECK(page.field("Content-Security-Policy").starts_with("default-src 'none'; script-src 'self'"));
        CHECK(page.field("Content-Security-Policy").find("frame-ancestors 'none'") != std::string::npos);
        CHECK(page.field("X-Content-Type-Options") == "nosniff");
        CHECK(page.field("Referrer-Policy") == "no-referrer");
        CHECK(page.field("Connection") == "close");
        CHECK(page.field("Set-Cookie").empty());
        CHECK(page.field("Access-Control-Allow-Origin").empty());
    }
}

TEST_CASE("all pages together are light and fetch nothing from elsewhere", "[adjudicator][web]") {
    web::Site site;
    web::putPages(site);
    // A phone gets the sentences of one language: of the longest here.
    std::size_t bytes = 0;
    std::size_t sentences = 0;
    for (const auto& [path, file] : site.files()) {
        INFO(path);
        const bool isOfLanguage = path.starts_with("sentences.");
        bytes += isOfLanguage ? 0 : file->body.size();
        sentences = std::max(sentences, isOfLanguage ? file->body.size() : 0);
        // The name of SVG itself is no address.
        std::string body = file->body;
        if (const auto name = body.find("http://www.w3.org/2000/svg"); name != std::string::npos) {
            body.erase(name, std::string_view("http://www.w3.org/2000/svg").size());
        }
        CHECK(body.find("http:") == std::string::npos);
        CHECK(body.find("https:") == std::string::npos);
        CHECK(body.find("//www") == std::string::npos);
        CHECK(file->body.find("cookie") == std::string::npos);
        CHECK(file->body.find("innerHTML") == std::string::npos);
    }
    CHECK(bytes + sentences < 60'000);
}

TEST_CASE("whoever has a state already is not sent it again", "[adjudicator][web]") {
    const auto server = desk();
    const Page first = get(server->port(), "/hall.en.json");
    const std::string etag = first.field("ETag");
    REQUIRE(etag.size() > 10);
    const Page again = get(server->port(), "/hall.en.json", "If-None-Match: " + etag + "\r\n");
    CHECK(again.status == 304);
    CHECK(again.body.empty());
    const Page packed = get(server->port(), "/hall.en.json", "Accept-Encoding: gzip\r\n");
    CHECK(packed.field("Content-Encoding") == "gzip");
    CHECK(packed.body.size() < 200);
    CHECK(ask(server->port(), "HEAD /hall.en.json HTTP/1.1\r\nHost: desk\r\n\r\n").body.empty());

    web::Site other;
    other.put("hall.en.json", web::kJson, "{}");
    server->show(other);
    CHECK(get(server->port(), "/hall.en.json", "If-None-Match: " + etag + "\r\n").body == "{}");
}

TEST_CASE("there is nothing but the site, and no way out of it", "[adjudicator][web]") {
    const auto server = desk();
    for (const char* path :
         {"/../book.db", "/%2e%2e/book.db", "//etc/passwd", "/hall", "/hall.js/", "/data/../hall.js"}) {
        INFO(path);
        CHECK(get(server->port(), path).status == 404);
    }
    CHECK(ask(server->port(), "DELETE / HTTP/1.1\r\nHost: desk\r\n\r\n").status == 405);
    CHECK(ask(server->port(), "OPTIONS /say HTTP/1.1\r\nHost: desk\r\nOrigin: http://evil\r\n\r\n").status == 405);
    CHECK(ask(server->port(), "nonsense\r\n\r\n").status == 400);
    CHECK(get(server->port(), "/" + std::string(300, 'a')).status == 404);
    CHECK(get(server->port(), "/", "X: " + std::string(20'000, 'a') + "\r\n").status == 431);
    CHECK(ask(server->port(), saying(std::string(10'000, 'a'), "00")).status == 413);
}

TEST_CASE("phones are not heard unless the desk says so, nor pages from elsewhere ever", "[adjudicator][web]") {
    const auto server = desk();
    CHECK(ask(server->port(), saying("{}", "00")).status == 403);
    server->hearPhones();
    CHECK(ask(server->port(), saying("{}", "")).status == 403);
    CHECK(ask(server->port(), saying("{}", "00", "Origin: http://evil.example\r\n")).status == 403);
    CHECK(ask(server->port(), saying("{}", "00", "Origin: null\r\n")).status == 403);
    CHECK(ask(server->port(), saying("{}", "00", "Sec-Fetch-Site: cross-site\r\n")).status == 403);
    CHECK(server->wait(0ms).empty());

    Page answer;
    std::thread phone([&] { answer = ask(server->port(), saying("{\"a\":1}", "07", "Origin: http://desk\r\n")); });
    std::vector<web::Said> said;
    while (said.empty()) {
        said = server->wait(100ms);
    }
    REQUIRE(said.size() == 1);
    CHECK(said[0].body == "{\"a\":1}");
    CHECK(said[0].seal == "07");
    server->answer(said[0].id, {409, "{\"ok\":false}"});
    phone.join();
    CHECK(answer.status == 409);
    CHECK(answer.body == "{\"ok\":false}");
}

TEST_CASE("whoever drips a request, or says nothing, is cut", "[adjudicator][web]") {
    web::Limits limits = wide();
    limits.request = 200ms;
    const auto server = desk(limits);
    const auto begun = std::chrono::steady_clock::now();
    Visit silent(server->port());
    Visit dripping(server->port());
    std::thread drips([&] {
        for (int i = 0; i < 20; ++i) {
            dripping.send(i == 0 ? "GET / HTTP/1.1\r\n" : "X: y\r\n");
            std::this_thread::sleep_for(50ms);
        }
    });
    CHECK(silent.all().empty());
    CHECK(dripping.all().empty());
    CHECK(std::chrono::steady_clock::now() - begun < 2s);
    drips.join();
    CHECK(server->counts().cut >= 2);
}

TEST_CASE("a crowd of idle connections keeps nobody out", "[adjudicator][web]") {
    web::Limits limits = wide();
    limits.connections = 40;
    limits.connectionsOfOne = 10;
    limits.request = 60s;
    const auto server = desk(limits);
    std::vector<std::unique_ptr<Visit>> idle;
    for (int i = 0; i < 120; ++i) {
        idle.push_back(std::make_unique<Visit>(server->port(), "127.0.1." + std::to_string(1 + i / 10)));
    }
    for (int i = 0; i < 20; ++i) {
        CHECK(get(server->port(), "/", {}, "127.0.2.1").status == 200);
    }
    CHECK(server->counts().mostOpen <= 41);
    // One address alone gets no more places than are its own.
    std::vector<std::unique_ptr<Visit>> many;
    for (int i = 0; i < 30; ++i) {
        many.push_back(std::make_unique<Visit>(server->port(), "127.0.3.1"));
    }
    CHECK(get(server->port(), "/", {}, "127.0.3.1").status == 0);
    CHECK(get(server->port(), "/", {}, "127.0.3.2").status == 200);
}

TEST_CASE("one address that asks without end is told to wait, others are not", "[adjudicator][web]") {
    web::Limits limits;
    limits.requests = 1;
    limits.requestsAtOnce = 5;
    const auto server = desk(limits);
    int refused = 0;
    for (int i = 0; i < 12; ++i) {
        refused += get(server->port(), "/").status == 429 ? 1 : 0;
    }
    CHECK(refused >= 6);
    CHECK(get(server->port(), "/", {}, "127.0.0.9").status == 200);
}

TEST_CASE("a desk that ends while phones wait ends them too", "[adjudicator][web]") {
    auto server = desk();
    server->hearPhones();
    Visit waiting(server->port());
    waiting.send(saying("{}", "00"));
    while (server->wait(100ms).empty()) {
    }
    server.reset();
    CHECK(waiting.all().empty());
}

TEST_CASE("an address that is none, or not ours, or taken, is named as that", "[adjudicator][web]") {
    const auto faultOf = [](const web::Listening& where) {
        auto server = web::Server::listen(where, {});
        return server ? std::optional<web::ListenFault>() : server.error();
    };
    CHECK(faultOf({"the hall", 0}) == web::ListenFault::NoAddress);
    CHECK(faultOf({"203.0.113.7", 0}) == web::ListenFault::NotOurs);
    const auto server = desk();
    CHECK(faultOf({"127.0.0.1", server->port()}) == web::ListenFault::Taken);
}

}  // namespace adjudicator::test
