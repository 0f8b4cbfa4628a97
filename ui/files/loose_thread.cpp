// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/loose_thread.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QPointer>
#include <vector>

namespace ui {

namespace {

struct LooseThreads {
    std::vector<QPointer<QThread>> running;
    bool isAwaited = false;
};

LooseThreads& looseThreads() {
    static LooseThreads threads;
    return threads;
}

void awaitLoose() {
    constexpr int kPatienceMs = 5000;
    const QDeadlineTimer deadline(kPatienceMs);
    for (const QPointer<QThread>& thread : looseThreads().running) {
        if (thread && thread->wait(deadline)) {
            delete thread;
        }
    }
    looseThreads() = {};
}

}  // namespace

void startLoose(QThread& thread, QThread::Priority priority) {
    LooseThreads& threads = looseThreads();
    if (!threads.isAwaited) {
        qAddPostRoutine(awaitLoose);
        threads.isAwaited = true;
    }
    std::erase_if(threads.running, [](const QPointer<QThread>& each) { return each.isNull(); });
    threads.running.emplace_back(&thread);
    QObject::connect(&thread, &QThread::finished, &thread, &QObject::deleteLater);
    thread.start(priority);
}

}  // namespace ui
