// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <streambuf>
#include <string>
#include <thread>

#include "adjudicator/cli/command.h"

namespace adjudicator::cli {

/// Hands everything through to another buffer; before the first letter that is written or read it says so.
class FirstLetter : public std::streambuf {
public:
    FirstLetter(std::streambuf& through, std::function<void()> first);

protected:
    int_type overflow(int_type letter) override;
    std::streamsize xsputn(const char* text, std::streamsize count) override;
    int sync() override;
    int_type underflow() override;
    int_type uflow() override;
    std::streamsize xsgetn(char* text, std::streamsize count) override;

private:
    std::streambuf& m_through;
    std::function<void()> m_first;
};

/// How far a command is with a work that takes long; told and asked from any thread.
class WorkCount {
public:
    void tell(std::size_t done, std::size_t all) {
        m_done = done;
        m_all = all;
    }
    /// "345/900"; empty before anything was told.
    [[nodiscard]] std::string text() const;

private:
    std::atomic<std::size_t> m_done{0};
    std::atomic<std::size_t> m_all{0};
};

/// Tells whoever waits what is done of a long work, and never stops it.
[[nodiscard]] std::function<bool(std::size_t done, std::size_t all)> counting(const Streams& streams);

/// Tells whoever waits at a terminal that a command works on: after `patience` a line with the seconds so far, and with
/// what is done where the command counts it, stands on standard error, until the command writes or reads something, or
/// ends. The streams outlive this.
class Waiting {
public:
    explicit Waiting(const Streams& streams, std::chrono::milliseconds patience = std::chrono::seconds(1));
    ~Waiting();
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;

    /// What the command writes to and reads from meanwhile.
    [[nodiscard]] const Streams& streams() const { return m_streams; }
    /// Nobody waits any more: from now on nothing is shown.
    void end();

private:
    void show();

    std::ostream& m_terminal;
    std::chrono::milliseconds m_patience;
    WorkCount m_count;
    FirstLetter m_inLetters;
    FirstLetter m_outLetters;
    FirstLetter m_errLetters;
    std::unique_ptr<std::istream> m_in;
    std::unique_ptr<std::ostream> m_out;
    std::unique_ptr<std::ostream> m_err;
    Streams m_streams;
    std::mutex m_mutex;
    std::condition_variable m_ended;
    bool m_isOver = false;
    bool m_isShown = false;
    std::thread m_thread;
};

}  // namespace adjudicator::cli
