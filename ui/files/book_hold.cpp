// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/book_hold.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLockFile>
#include <map>
#include <mutex>

#include "adjudicator/desk.h"

namespace ui {

namespace {

std::shared_ptr<QLockFile> sharedLock(const QString& file) {
    static std::mutex mutex;
    static std::map<QString, std::weak_ptr<QLockFile>> locks;
    const std::lock_guard guard(mutex);
    auto lock = locks[file].lock();
    if (!lock) {
        QDir().mkpath(QFileInfo(file).path());
        lock = std::make_shared<QLockFile>(file);
        // However old: it is free when whoever left it has ended.
        lock->setStaleLockTime(0);
        locks[file] = lock;
    }
    return lock;
}

}  // namespace

QString holdFileOf(const std::filesystem::path& book) {
    std::error_code fault;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(book, fault);
    const QByteArray name = QByteArray::fromStdString((fault ? book : whole).string());
    const QByteArray code = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(32);
    const std::filesystem::path folder = adjudicator::dataFolder() / "open";
    return QString::fromStdString(folder.string()) + QLatin1Char('/') + QString::fromLatin1(code) +
           QStringLiteral(".lock");
}

BookHold::BookHold(const std::filesystem::path& book) : m_lock(sharedLock(holdFileOf(book))) {}

bool BookHold::take() {
    return m_lock->isLocked() || m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError;
}

}  // namespace ui
