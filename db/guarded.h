// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include "db/book_impl.h"
#include "db/connection.h"

namespace db {

/// Where SQLite's exceptions end, but for those of opening: every public function of a book does its work in here.
template <class Work>
auto guarded(Book::Impl& impl, Work work) -> decltype(work()) {
    try {
        return work();
    } catch (const SQLite::Exception& exception) {
        return engine::unexpected(errorOf(exception, impl.database.get(), impl.file));
    }
}

}  // namespace db
