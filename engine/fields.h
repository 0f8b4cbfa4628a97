// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// ADJ_FIELDS(by, at, route); in a struct lists its members once, for files, forms and tests: `fields(self, visit)`
// calls visit("by", self.by) for each, in that order. A struct whose written names are others writes it out.

#define ADJ_FIELD(name) visit(#name, self.name);
#define ADJ_FIELDS(...) ADJ_FIELDS_BY(ADJ_FIELD, __VA_ARGS__)
#define ADJ_FIELDS_BY(macro, ...)                                                    \
    static void fields([[maybe_unused]] auto& self, [[maybe_unused]] auto&& visit) { \
        ADJ_EACH(macro, __VA_ARGS__)                                                 \
    }

// macro(a) for each of up to 16 arguments.
#define ADJ_EACH(macro, ...) __VA_OPT__(ADJ_EACH_16(ADJ_EACH_NEXT(macro, __VA_ARGS__)))
#define ADJ_EACH_NEXT(macro, first, ...) macro(first) __VA_OPT__(ADJ_EACH_LATER ADJ_EACH_CALL(macro, __VA_ARGS__))
#define ADJ_EACH_CALL ()
#define ADJ_EACH_LATER() ADJ_EACH_NEXT
#define ADJ_EACH_16(...) ADJ_EACH_4(ADJ_EACH_4(ADJ_EACH_4(ADJ_EACH_4(__VA_ARGS__))))
#define ADJ_EACH_4(...) ADJ_EACH_1(ADJ_EACH_1(ADJ_EACH_1(ADJ_EACH_1(__VA_ARGS__))))
#define ADJ_EACH_1(...) __VA_ARGS__
