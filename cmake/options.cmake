# SPDX-License-Identifier: GPL-3.0-or-later
# The one place for language level, warnings and sanitizers; every target links adj_options PRIVATE.
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(ADJ_CCACHE ccache)
mark_as_advanced(ADJ_CCACHE)
if(ADJ_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${ADJ_CCACHE})
endif()

add_library(adj_options INTERFACE)
target_compile_features(adj_options INTERFACE cxx_std_20)
target_include_directories(adj_options INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(adj_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
                                             -Wimplicit-fallthrough -Wswitch)
# For what is free of conversions that may lose something.
add_library(adj_strict INTERFACE)
target_compile_options(adj_strict INTERFACE -Wconversion -Wsign-conversion -Wold-style-cast)
# GCC 12 sees these two where there is nothing, in its own string and optional at -O3.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(adj_options INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
endif()
# GCC 12 may carry two numbers in an MMX register and does not empty it: the next long double, as in a random number, is NaN.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  target_compile_options(adj_options INTERFACE -mno-mmx)
endif()
# Where several sources are compiled as one, GCC takes an unnamed namespace in one of them for one in a header.
if(CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(adj_options INTERFACE -Wno-subobject-linkage)
endif()
# Messages name files of the project, not where somebody built it.
target_compile_options(adj_options INTERFACE -fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=)
if(ADJ_WERROR)
  target_compile_options(adj_options INTERFACE -Werror)
endif()
if(ADJ_SANITIZE)
  target_compile_options(adj_options INTERFACE -fsanitize=${ADJ_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(adj_options INTERFACE -fsanitize=${ADJ_SANITIZE})
endif()
# Clang compiles only what is thrown away after its tests: headers read once and a fast linker are a third of the time.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  find_program(ADJ_LLD ld.lld HINTS /usr/lib/llvm-16/bin)
  mark_as_advanced(ADJ_LLD)
  if(ADJ_LLD)
    target_link_options(adj_options INTERFACE -fuse-ld=lld)
  endif()
endif()
function(adj_precompile target)
  if(ADJ_SANITIZE)
    target_precompile_headers(${target} PRIVATE ${CMAKE_SOURCE_DIR}/cmake/precompiled.h ${ARGN})
  endif()
endfunction()
# Code that no fuzz target reaches is compiled without the fuzzer's counters (adj_unfuzzed).
define_property(TARGET PROPERTY ADJ_UNFUZZED)
if(ADJ_BUILD_FUZZ)
  target_compile_options(adj_options INTERFACE $<$<NOT:$<BOOL:$<TARGET_PROPERTY:ADJ_UNFUZZED>>>:-fsanitize=fuzzer-no-link>)
endif()
function(adj_unfuzzed)
  set_target_properties(${ARGN} PROPERTIES ADJ_UNFUZZED ON)
endfunction()

# Optimises a target in sanitized builds: the tests' time is spent in it. Everything else is compiled as it is, which is
# twice as fast.
function(adj_hot target)
  if(ADJ_SANITIZE)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()
