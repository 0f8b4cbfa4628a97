// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/seal/witness_folder.h"

#include <chrono>
#include <condition_variable>
#include <fstream>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "db/disk.h"

namespace adjudicator {

namespace fs = std::filesystem;

/// Outlives its folder where that hangs.
struct WitnessFolder::Shared {
    fs::path file;
    std::mutex mutex;
    std::condition_variable changed;
    std::vector<std::string> waiting;
    bool isWriting = false;
    bool isClosing = false;

    void work() {
        std::unique_lock lock(mutex);
        for (;;) {
            changed.wait(lock, [this] { return isClosing || !waiting.empty(); });
            if (waiting.empty()) {
                return;
            }
            isWriting = true;
            const std::vector<std::string> lines = std::exchange(waiting, {});
            lock.unlock();
            write(lines);
            lock.lock();
            isWriting = false;
            changed.notify_all();
        }
    }

    void write(const std::vector<std::string>& lines) const {
        std::error_code error;
        if (!fs::is_directory(file.parent_path(), error)) {
            return;
        }
        std::ofstream out(file, std::ios::binary | std::ios::app);
        for (const std::string& line : lines) {
            out << line << '\n';
        }
        out.close();
        (void)db::syncToDisk(file);
    }
};

WitnessFolder::WitnessFolder(const fs::path& folder, const DeskKey& key)
    : m_key(key), m_shared(std::make_shared<Shared>()) {
    m_shared->file = folder / receiptsFileOf(key.publicKey());
    std::thread([shared = m_shared] { shared->work(); }).detach();
}

WitnessFolder::~WitnessFolder() {
    constexpr std::chrono::seconds kMostWait{2};
    std::unique_lock lock(m_shared->mutex);
    m_shared->isClosing = true;
    m_shared->changed.notify_all();
    (void)m_shared->changed.wait_for(lock, kMostWait,
                                     [this] { return m_shared->waiting.empty() && !m_shared->isWriting; });
}

void WitnessFolder::note(const SeenHead& head, const std::string& seen) {
    const std::string line = receiptLine(receiptBy(m_key, head, seen));
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->waiting.push_back(line);
    }
    m_shared->changed.notify_all();
}

fs::path WitnessSetting::load() const {
    std::ifstream file(m_file);
    std::string line;
    std::getline(file, line);
    // A relative path would mean another folder wherever the program is started.
    const fs::path folder(line);
    return folder.is_absolute() ? folder : fs::path();
}

bool WitnessSetting::keep(const fs::path& folder) const {
    std::error_code error;
    fs::create_directories(m_file.parent_path(), error);
    fs::path fresh = m_file;
    fresh += ".new";
    {
        std::ofstream file(fresh, std::ios::trunc);
        file << folder.string() << '\n';
        if (!file.flush()) {
            return false;
        }
    }
    fs::rename(fresh, m_file, error);
    return !error;
}

}  // namespace adjudicator
