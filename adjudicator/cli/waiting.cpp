// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/waiting.h"

#include <istream>
#include <ostream>
#include <utility>

namespace adjudicator::cli {

std::string WorkCount::text() const {
    const std::size_t all = m_all;
    return all == 0 ? std::string() : std::to_string(m_done) + '/' + std::to_string(all);
}

std::function<bool(std::size_t done, std::size_t all)> counting(const Streams& streams) {
    return [count = streams.count](std::size_t done, std::size_t all) {
        if (count != nullptr) {
            count->tell(done, all);
        }
        return true;
    };
}

FirstLetter::FirstLetter(std::streambuf& through, std::function<void()> first)
    : m_through(through), m_first(std::move(first)) {}

FirstLetter::int_type FirstLetter::overflow(int_type letter) {
    m_first();
    return m_through.sputc(traits_type::to_char_type(letter));
}

std::streamsize FirstLetter::xsputn(const char* text, std::streamsize count) {
    m_first();
    return m_through.sputn(text, count);
}

int FirstLetter::sync() {
    return m_through.pubsync();
}

FirstLetter::int_type FirstLetter::underflow() {
    m_first();
    return m_through.sgetc();
}

FirstLetter::int_type FirstLetter::uflow() {
    m_first();
    return m_through.sbumpc();
}

std::streamsize FirstLetter::xsgetn(char* text, std::streamsize count) {
    m_first();
    return m_through.sgetn(text, count);
}

Waiting::Waiting(const Streams& streams, std::chrono::milliseconds patience)
    : m_terminal(streams.err),
      m_patience(patience),
      m_inLetters(*streams.in.rdbuf(), [this] { end(); }),
      m_outLetters(*streams.out.rdbuf(), [this] { end(); }),
      m_errLetters(*streams.err.rdbuf(), [this] { end(); }),
      m_in(std::make_unique<std::istream>(&m_inLetters)),
      m_out(std::make_unique<std::ostream>(&m_outLetters)),
      m_err(std::make_unique<std::ostream>(&m_errLetters)),
      m_streams{*m_in, *m_out, *m_err, streams.outIsInked, streams.errIsInked, streams.language, &m_count},
      m_thread([this] { show(); }) {}

Waiting::~Waiting() {
    m_out->flush();
    m_err->flush();
    end();
    m_thread.join();
}

void Waiting::show() {
    const auto begin = std::chrono::steady_clock::now();
    std::unique_lock lock(m_mutex);
    auto next = begin + m_patience;
    while (!m_ended.wait_until(lock, next, [this] { return m_isOver; })) {
        const auto seconds =
            std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begin).count();
        const std::string count = m_count.text();
        m_terminal << "\r… " << seconds << " s" << (count.empty() ? count : " · " + count + "\033[K") << std::flush;
        m_isShown = true;
        next += std::chrono::seconds(1);
    }
}

void Waiting::end() {
    const std::lock_guard lock(m_mutex);
    if (std::exchange(m_isOver, true)) {
        return;
    }
    if (m_isShown) {
        m_terminal << "\r\033[K" << std::flush;
    }
    m_ended.notify_all();
}

}  // namespace adjudicator::cli
