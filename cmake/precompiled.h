// SPDX-License-Identifier: GPL-3.0-or-later
// What nearly every source includes, read once in builds that say so (adj_precompile). No source may rely on it.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <variant>
#include <vector>
