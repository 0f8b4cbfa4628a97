// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/desk/open_book.h"
#include "adjudicator/web/server.h"
#include "adjudicator/web/shown.h"

namespace ui {

class PhoneWorker;

/// Where phones find the desk, and what they may. Kept; whether it is on is not.
struct PhoneWish {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    /// What browsers are to open, where that is another address; else empty.
    std::string url = {};
    /// Admitted phones may propose and sign results.
    bool hears = true;
    bool operator==(const PhoneWish&) const = default;

    [[nodiscard]] static PhoneWish kept();
    void keep() const;
};

/// The window's pages for phones (docs/web.md): off until somebody turns them on, the same over all changes of page,
/// and gone with the window. It owns the server; a thread of its own keeps the pages as the book is and writes what
/// admitted phones say of results. Words about anything else go to those who listen here. Nothing of it waits.
class PhoneServer : public QObject {
    Q_OBJECT

public:
    using Said = adjudicator::web::Said;
    using Answer = adjudicator::web::Answer;
    using Shown = adjudicator::web::Shown;
    /// To be called once, on the window's thread, now or later. A phone waits ten seconds.
    using Reply = std::function<void(Answer)>;
    /// True where the word is its own: then it replies. It believes nothing of what is said, and asks AdmissionStore.
    using Listener = std::function<bool(const Said&, const Reply&)>;

    explicit PhoneServer(QObject* parent = nullptr);
    ~PhoneServer() override;

    /// From now on this of that book; none of it costs anything while it is off.
    void follow(std::shared_ptr<adjudicator::OpenBook> book, const Shown& shown);
    [[nodiscard]] const Shown& shown() const { return m_shown; }

    [[nodiscard]] const PhoneWish& wish() const { return m_wish; }
    /// Where it is on, it goes on there; where that is not possible it is off, and `fault` says why.
    void setWish(const PhoneWish& wish);
    void turn(bool on);
    [[nodiscard]] bool isOn() const { return m_server != nullptr; }
    /// Why it is not on although it was wanted.
    [[nodiscard]] std::optional<adjudicator::web::ListenFault> fault() const { return m_fault; }
    /// What browsers open; empty while it is off.
    [[nodiscard]] std::string url() const;
    /// The page of the game at the desk's own table; those of the hall's tables, to be followed by a number. Empty
    /// while it is off, or there is none.
    [[nodiscard]] std::string gameUrl() const;
    [[nodiscard]] std::string tablesUrl() const;

    /// What phones must name; another after each turning on.
    [[nodiscard]] const std::string& session() const { return m_session; }
    /// Who listened first is asked first, for as long as the token is held. PhoneDesk hears what nobody takes.
    [[nodiscard]] std::shared_ptr<void> listen(Listener listener);
    /// A file of the site that stands in no book, JSON or SVG by its name; nothing: it goes.
    void put(const std::string& path, const std::optional<std::string>& file);
    /// The book was written to: the pages are made anew at once.
    void look();

    /// How many pages are looked at, nearly.
    [[nodiscard]] std::size_t looking() const;
    /// By admission, when each phone last said something, since it was turned on.
    [[nodiscard]] const std::map<std::string, QDateTime>& spoke() const { return m_spoke; }
    /// Who listens tells of a phone whose seal was right.
    void noteSpoke(const std::string& admission);

Q_SIGNALS:
    /// On or off, elsewhere, or with other things to show.
    void changed();
    /// How many look on, or who spoke.
    void counted();
    /// What phones said of the tournament is on disk, as proposals where they were right.
    void proposed();

private:
    void work();
    void route(const std::vector<Said>& said);
    void noteSpoke(const std::map<std::string, std::string>& spoke);

    PhoneWish m_wish;
    std::optional<adjudicator::web::ListenFault> m_fault;
    std::shared_ptr<adjudicator::OpenBook> m_book;
    Shown m_shown;
    std::string m_session;
    adjudicator::web::Site m_more;
    std::vector<std::weak_ptr<Listener>> m_listeners;
    std::map<std::string, QDateTime> m_spoke;
    std::shared_ptr<void> m_keeper;
    QTimer m_count;
    std::size_t m_counted = 0;
    std::shared_ptr<adjudicator::web::Server> m_server;
    std::unique_ptr<PhoneWorker> m_worker;
};

}  // namespace ui
