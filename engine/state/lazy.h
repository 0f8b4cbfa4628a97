// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <optional>

namespace engine {

/// A value that is made when it is first asked for, once, by whichever thread comes first. Copies share it.
template <class T>
class Lazy {
public:
    template <class Make>
    [[nodiscard]] const T& get(Make&& make) const {
        std::call_once(m_shared->once, [&] { m_shared->value.emplace(make()); });
        return *m_shared->value;
    }

private:
    struct Shared {
        std::once_flag once;
        std::optional<T> value;
    };
    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
};

}  // namespace engine
