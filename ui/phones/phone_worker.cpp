// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phones/phone_worker.h"

#include <QThread>
#include <mutex>
#include <optional>
#include <utility>

#include "adjudicator/desk.h"
#include "adjudicator/web/phone_desk.h"
#include "adjudicator/web/site_maker.h"
#include "ui/files/loose_thread.h"

namespace ui {

namespace web = adjudicator::web;

namespace {

/// What other programs write is on the pages so soon, at most.
constexpr std::chrono::milliseconds kLook{400};

std::vector<web::Answer> failed(std::size_t count) {
    return std::vector<web::Answer>(count, {503, R"({"ok":false,"why":"failed"})"});
}

}  // namespace

/// Shared with the thread, which may be the last to let go of it.
struct PhoneWorker::Inside {
    explicit Inside(const Job& job) : server(job.server), book(job.book), file(job.book->file()), more(job.more) {}

    const std::shared_ptr<web::Server> server;
    const std::weak_ptr<adjudicator::OpenBook> book;
    const std::filesystem::path file;
    std::mutex mutex;
    Listener listener;
    std::vector<web::Said> words;
    web::Site more;
    bool hasMore = true;
    bool isKept = false;
    bool isOver = false;

    [[nodiscard]] bool goesOn() {
        const std::lock_guard lock(mutex);
        return !isOver;
    }
    void tell(std::vector<web::Said> said) {
        const std::lock_guard lock(mutex);
        if (!said.empty() && listener.said) {
            listener.said(std::move(said));
        }
    }
    void run(const Job& job);
    [[nodiscard]] std::vector<web::Answer> hear(std::optional<web::PhoneDesk>& desk,
                                                const std::function<void(db::Book&)>& sitDown,
                                                const std::vector<web::Said>& said);
};

/// Lends the book to the phones' desk, which is made with the first word.
std::vector<web::Answer> PhoneWorker::Inside::hear(std::optional<web::PhoneDesk>& desk,
                                                   const std::function<void(db::Book&)>& sitDown,
                                                   const std::vector<web::Said>& said) {
    const auto open = book.lock();
    {
        const std::lock_guard lock(mutex);
        if (!open || isKept) {
            return failed(said.size());
        }
    }
    std::vector<web::Answer> answers;
    open->lend([&](db::Book& lent, const db::BookThread::Between&) {
        if (!desk) {
            sitDown(lent);
        }
        answers = desk->hear(said);
    });
    const std::lock_guard lock(mutex);
    if (listener.spoke) {
        listener.spoke(desk->spoke());
    }
    return answers;
}

void PhoneWorker::Inside::run(const Job& job) {
    auto reader = db::Book::open(file, db::OpenMode::ReadOnly);
    const std::filesystem::path folder = adjudicator::dataFolder();
    adjudicator::DeskFolder own = adjudicator::ownDesk();
    std::optional<web::SiteMaker> maker;
    if (reader) {
        maker.emplace(*reader, folder, job.shown, job.language);
        if (job.hears && (own.key() || !job.shown.tournament)) {
            maker->hearPhones(job.session);
        }
    }
    std::optional<web::PhoneDesk> desk;
    const auto sitDown = [&](db::Book& lent) {
        // The window itself takes what is open, where it keeps the tournament.
        desk.emplace(lent, own, *maker, folder, web::PhoneDeskWish{job.name, web::Taking::Elsewhere, job.session});
    };
    while (goesOn()) {
        std::vector<web::Said> said;
        web::Site shownMore;
        bool isOther = false;
        {
            const std::lock_guard lock(mutex);
            said.swap(words);
            shownMore = more;
            isOther = std::exchange(hasMore, false);
        }
        std::vector<web::Answer> answers;
        if (!said.empty()) {
            answers = maker ? hear(desk, sitDown, said) : failed(said.size());
            // Whoever heard it has perhaps made the pages anew already.
            isOther = true;
        }
        // A throw that a second hand declared waits for players' words, and not without end.
        if (const auto open = desk && desk->holdsThrow() ? book.lock() : nullptr) {
            open->lend([&](db::Book&, const db::BookThread::Between&) { desk->look(); });
            isOther = true;
        }
        if (maker) {
            const auto changed = maker->look();
            isOther = isOther || (changed && *changed);
            if (isOther && goesOn()) {
                web::Site site = maker->site();
                site.putAll(shownMore);
                server->show(std::move(site));
            }
        }
        for (std::size_t i = 0; i < answers.size(); ++i) {
            server->answer(said[i].id, answers[i]);
        }
        tell(server->wait(kLook));
    }
}

PhoneWorker::PhoneWorker(Job job, Listener listener) : m_inside(std::make_shared<Inside>(job)) {
    m_inside->listener = std::move(listener);
    // What hangs in a book holds nobody up.
    job.book.reset();
    startLoose(*QThread::create([inside = m_inside, job = std::move(job)] { inside->run(job); }));
}

PhoneWorker::~PhoneWorker() {
    {
        const std::lock_guard lock(m_inside->mutex);
        m_inside->listener = {};
        m_inside->isOver = true;
    }
    look();
}

void PhoneWorker::hear(std::vector<web::Said> said) {
    {
        const std::lock_guard lock(m_inside->mutex);
        m_inside->words.insert(m_inside->words.end(), std::make_move_iterator(said.begin()),
                               std::make_move_iterator(said.end()));
    }
    look();
}

void PhoneWorker::setMore(const web::Site& more) {
    {
        const std::lock_guard lock(m_inside->mutex);
        m_inside->more = more;
        m_inside->hasMore = true;
    }
    look();
}

void PhoneWorker::setKept(bool isKept) {
    const std::lock_guard lock(m_inside->mutex);
    m_inside->isKept = isKept;
}

void PhoneWorker::look() {
    m_inside->server->wake();
}

}  // namespace ui
