// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/libraries.h"

#include <SQLiteCpp/Database.h>
#include <sodium.h>

namespace db {

std::string sqliteVersion() {
    return SQLite::getLibVersion();
}

std::string sodiumVersion() {
    return sodium_version_string();
}

}  // namespace db
