// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>

namespace test {

/// A line of the loopback to a port that is cut after so many bytes in either direction; what comes later is cut at
/// once. It ends when it is destroyed.
class CuttingLine {
public:
    CuttingLine(int port, std::size_t bytes);
    ~CuttingLine();
    CuttingLine(const CuttingLine&) = delete;
    CuttingLine& operator=(const CuttingLine&) = delete;

    [[nodiscard]] int port() const { return m_port; }
    [[nodiscard]] bool isCut() const { return m_left == 0; }

private:
    void serve();
    void carry(int here, int there);

    int m_listener = -1;
    int m_port = 0;
    int m_to = 0;
    std::atomic<std::size_t> m_left;
    std::atomic<bool> m_ends = false;
    std::thread m_thread;
};

}  // namespace test
