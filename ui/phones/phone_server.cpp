// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phones/phone_server.h"

#include <QSettings>
#include <algorithm>
#include <utility>

#include "adjudicator/desk.h"
#include "adjudicator/web/own_addresses.h"
#include "ui/phones/phone_worker.h"
#include "ui/text/language.h"

namespace ui {

namespace web = adjudicator::web;

namespace {

constexpr int kCountMs = 1000;
constexpr int kLastPort = 65535;

const QString kAddress = QStringLiteral("phones/address");
const QString kPort = QStringLiteral("phones/port");
const QString kUrl = QStringLiteral("phones/url");
const QString kHears = QStringLiteral("phones/hears");

}  // namespace

PhoneWish PhoneWish::kept() {
    const QSettings settings;
    PhoneWish wish;
    wish.address = settings.value(kAddress, QString::fromStdString(wish.address)).toString().toStdString();
    wish.port = static_cast<std::uint16_t>(qBound(0, settings.value(kPort, wish.port).toInt(), kLastPort));
    wish.url = settings.value(kUrl).toString().toStdString();
    wish.hears = settings.value(kHears, wish.hears).toBool();
    return wish;
}

void PhoneWish::keep() const {
    QSettings settings;
    settings.setValue(kAddress, QString::fromStdString(address));
    settings.setValue(kPort, port);
    settings.setValue(kUrl, QString::fromStdString(url));
    settings.setValue(kHears, hears);
}

PhoneServer::PhoneServer(QObject* parent) : QObject(parent), m_wish(PhoneWish::kept()) {
    m_count.setInterval(kCountMs);
    connect(&m_count, &QTimer::timeout, this, [this] {
        if (const std::size_t now = looking(); std::exchange(m_counted, now) != now) {
            Q_EMIT counted();
        }
    });
}

PhoneServer::~PhoneServer() {
    m_worker.reset();
    if (m_server) {
        m_server->close();
    }
}

void PhoneServer::follow(std::shared_ptr<adjudicator::OpenBook> book, const Shown& shown) {
    if (book == m_book && shown == m_shown) {
        return;
    }
    m_book = std::move(book);
    m_shown = shown;
    m_keeper = m_book ? m_book->listenToKeeper([this] {
        if (m_worker) {
            m_worker->setKept(m_book->isKept());
        }
    })
                      : nullptr;
    work();
    Q_EMIT changed();
}

void PhoneServer::setWish(const PhoneWish& wish) {
    if (wish == m_wish) {
        return;
    }
    const bool isElsewhere = wish.address != m_wish.address || wish.port != m_wish.port;
    m_wish = wish;
    m_wish.keep();
    m_fault.reset();
    if (!isOn()) {
        Q_EMIT changed();
    } else if (isElsewhere) {
        turn(false);
        turn(true);
    } else {
        work();
        Q_EMIT changed();
    }
}

void PhoneServer::turn(bool on) {
    if (on == isOn()) {
        return;
    }
    m_fault.reset();
    m_spoke.clear();
    m_counted = 0;
    if (!on) {
        m_count.stop();
        m_worker.reset();
        m_server->close();
        m_server.reset();
    } else if (auto server = web::Server::listen({m_wish.address, m_wish.port}, web::Limits())) {
        m_server = std::move(*server);
        m_session = adjudicator::freshNonce();
        // Whether a phone may say something is asked of each word.
        m_server->hearPhones();
        m_count.start();
        work();
    } else {
        m_fault = server.error();
    }
    Q_EMIT changed();
}

/// Begins to work on what is to be shown now; the pages stay meanwhile.
void PhoneServer::work() {
    m_worker.reset();
    if (!m_server || !m_book) {
        return;
    }
    PhoneWorker::Listener listener;
    const auto onWindow = [this](std::function<void()> run) {
        QMetaObject::invokeMethod(this, std::move(run), Qt::QueuedConnection);
    };
    listener.said = [this, onWindow](std::vector<Said> said) {
        onWindow([this, said = std::move(said)] { route(said); });
    };
    listener.spoke = [this, onWindow](const std::map<std::string, std::string>& spoke) {
        onWindow([this, spoke] {
            noteSpoke(spoke);
            Q_EMIT proposed();
        });
    };
    m_worker = std::make_unique<PhoneWorker>(PhoneWorker::Job{m_server, m_book, m_shown, m_wish.hears, m_session,
                                                              tr("Phones").toStdString(), m_more, language()},
                                             std::move(listener));
    m_worker->setKept(m_book->isKept());
}

std::string PhoneServer::url() const {
    return !isOn() ? std::string() : m_wish.url.empty() ? web::urlOf(m_wish.address, m_server->port()) : m_wish.url;
}

std::string PhoneServer::gameUrl() const {
    return !isOn() || !m_shown.game ? std::string() : m_shown.tournament ? url() + "table.html" : url();
}

std::string PhoneServer::tablesUrl() const {
    return isOn() && m_shown.tournament ? url() + "?t=" : std::string();
}

std::shared_ptr<void> PhoneServer::listen(Listener listener) {
    auto token = std::make_shared<Listener>(std::move(listener));
    std::erase_if(m_listeners, [](const auto& each) { return each.expired(); });
    m_listeners.push_back(token);
    return token;
}

void PhoneServer::route(const std::vector<Said>& said) {
    std::vector<Said> ofTournament;
    for (const Said& each : said) {
        const Reply reply = [server = std::weak_ptr(m_server), id = each.id](Answer answer) {
            if (const auto there = server.lock()) {
                there->answer(id, std::move(answer));
            }
        };
        // Who hears may begin to listen, or end it.
        const auto listeners = m_listeners;
        const bool isTaken = std::ranges::any_of(listeners, [&](const std::weak_ptr<Listener>& weak) {
            const auto listener = weak.lock();
            return listener && (*listener)(each, reply);
        });
        if (!isTaken) {
            ofTournament.push_back(each);
        }
    }
    if (!ofTournament.empty() && m_worker && m_wish.hears) {
        m_worker->hear(std::move(ofTournament));
        return;
    }
    for (const Said& each : ofTournament) {
        if (m_server) {
            // A phone keeps its code and its word until it is heard.
            m_server->answer(each.id, {409, R"({"ok":false,"why":"again"})"});
        }
    }
}

void PhoneServer::put(const std::string& path, const std::optional<std::string>& file) {
    if (file) {
        m_more.put(path, path.ends_with(".svg") ? web::kSvg : web::kJson, *file);
    } else {
        m_more.remove(path);
    }
    if (m_worker) {
        m_worker->setMore(m_more);
    }
}

void PhoneServer::look() {
    if (m_worker) {
        m_worker->look();
    }
}

std::size_t PhoneServer::looking() const {
    return m_server ? m_server->counts().looking : 0;
}

void PhoneServer::noteSpoke(const std::string& admission) {
    m_spoke[admission] = QDateTime::currentDateTime();
    Q_EMIT counted();
}

void PhoneServer::noteSpoke(const std::map<std::string, std::string>& spoke) {
    for (const auto& [admission, when] : spoke) {
        m_spoke[admission] = QDateTime::fromString(QString::fromStdString(when), Qt::ISODateWithMs).toLocalTime();
    }
    Q_EMIT counted();
}

}  // namespace ui
