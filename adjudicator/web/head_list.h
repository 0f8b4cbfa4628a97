// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "adjudicator/record/line.h"

namespace adjudicator::web {

/// The hash of every entry of a record, shortened, by which a phone sees whether the record holds the heads that it has
/// kept. Follows a line as it grows.
class HeadList {
public:
    /// So many digits of each hash: enough for a phone to see that another entry stands there; proof is the whole head.
    static constexpr std::size_t kDigits = 16;

    template <class Game>
    void follow(const LineOf<Game>& line) {
        const auto& log = line.log();
        if (m_digits.size() > log.size() * kDigits || !isAsBefore(log)) {
            m_digits.clear();
        }
        for (std::size_t entry = m_digits.size() / kDigits; entry < log.size(); ++entry) {
            m_digits += shortened(log[entry].head.hash);
        }
    }
    /// `{"heads":"…"}`, one after the other.
    [[nodiscard]] std::string json() const { return R"({"heads":")" + m_digits + R"("})"; }
    /// The path of a game's file.
    [[nodiscard]] static std::string pathOf(const db::GameId& game);

private:
    [[nodiscard]] static std::string shortened(const db::Hash& hash);
    /// What is known is of this record: its last hash is there.
    template <class Log>
    [[nodiscard]] bool isAsBefore(const Log& log) const {
        return m_digits.empty() || m_digits.ends_with(shortened(log[m_digits.size() / kDigits - 1].head.hash));
    }
    std::string m_digits;
};

}  // namespace adjudicator::web
