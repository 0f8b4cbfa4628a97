// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/side_work.h"

#include <QThread>

namespace ui {

SideWork::SideWork(QObject* parent) : QObject(parent) {}

SideWork::~SideWork() {
    if (m_thread != nullptr) {
        m_stop->store(true);
        m_thread->wait();
    }
}

bool SideWork::start(Job job) {
    if (isBusy()) {
        return false;
    }
    m_stop = std::make_shared<std::atomic<bool>>(false);
    auto finish = std::make_shared<Finish>();
    auto percent = std::make_shared<int>(-1);
    const GoesOn goesOn = [this, stop = m_stop, percent](int done) {
        if (done != *percent) {
            *percent = done;
            Q_EMIT progressed(done);
        }
        return !stop->load();
    };
    m_thread = QThread::create([job = std::move(job), finish, goesOn] { *finish = job(goesOn); });
    m_thread->setParent(this);
    connect(m_thread, &QThread::finished, this, [this, finish] {
        m_thread->deleteLater();
        m_thread = nullptr;
        if (*finish) {
            (*finish)();
        }
        Q_EMIT ended();
    });
    m_thread->start();
    return true;
}

void SideWork::cancel() {
    if (m_stop) {
        m_stop->store(true);
    }
}

}  // namespace ui
