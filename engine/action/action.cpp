// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/action.h"

#include "engine/action/one_of.inl"

ADJ_COMPILE_ONE_OF(engine::ActionVariant);
