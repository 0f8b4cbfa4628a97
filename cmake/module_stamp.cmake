# SPDX-License-Identifier: GPL-3.0-or-later
# Writes vision/module_stamp.h: cmake -DROOT=… -DOUT=… -DBUILD=… -P module_stamp.cmake
# What a module and the program must have been built alike from to share their types: the headers that both include, the compiler and
# how it was called. The same sources give the same stamp wherever they are built.
set(all "${BUILD}")
foreach(module engine db vision adjudicator)
  file(GLOB_RECURSE headers RELATIVE ${ROOT} ${ROOT}/${module}/*.h)
  list(SORT headers)
  foreach(header ${headers})
    file(SHA256 ${ROOT}/${header} sum)
    string(APPEND all "\n${header} ${sum}")
  endforeach()
endforeach()
string(SHA256 stamp "${all}")
string(SUBSTRING ${stamp} 0 32 stamp)
file(CONFIGURE OUTPUT ${OUT} CONTENT [[
// Made by cmake/module_stamp.cmake.
#pragma once

namespace vision {

/// Equal in a program and its modules that were built alike.
inline constexpr const char* kModuleStamp = "@stamp@";

}  // namespace vision
]] @ONLY)
