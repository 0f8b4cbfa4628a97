# SPDX-License-Identifier: GPL-3.0-or-later
# The program and its modules. The program has engine, book and commands whole in itself and shows their names; a module is linked
# without them and finds them there when it is opened, so each exists once.

# A program that is moved as a whole when it is loaded lists its own addresses once each; packed, the list is a hundredth as long.
include(CheckLinkerFlag)
check_linker_flag(CXX LINKER:-z,pack-relative-relocs ADJ_PACKS_ADDRESSES)

# What a short command calls lies side by side in the program, so that a start fetches few pages of it. For that each function is in a
# section of its own, and the linker lays those of cmake/start_order.ld first. Not every linker knows how.
set(ADJ_START_ORDER ${CMAKE_SOURCE_DIR}/cmake/start_order.ld)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT ADJ_SANITIZE)
  check_linker_flag(CXX "LINKER:-T,${ADJ_START_ORDER}" ADJ_LAYS_START_TOGETHER)
endif()
function(adj_each_function_apart)
  if(ADJ_LAYS_START_TOGETHER)
    foreach(target ${ARGN})
      target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-ffunction-sections>)
    endforeach()
  endif()
endfunction()

# Makes an executable the program: its main and all of the core, not only what its own commands call.
function(adj_program target)
  target_sources(${target} PRIVATE ${CMAKE_SOURCE_DIR}/adjudicator/cli/main.cpp ${CMAKE_SOURCE_DIR}/adjudicator/cli/window_module.cpp)
  foreach(part adj_engine adj_db adj_sight adj_adjudicator)
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${part}>)
  endforeach()
  target_link_libraries(${target} PRIVATE adj_options adj_strict adj::adjudicator)
  if(ADJ_PACKS_ADDRESSES)
    target_link_options(${target} PRIVATE LINKER:-z,pack-relative-relocs)
  endif()
  if(ADJ_LAYS_START_TOGETHER)
    target_link_options(${target} PRIVATE $<$<CONFIG:Release>:LINKER:-T,${ADJ_START_ORDER}>)
  endif()
  set(shown ${CMAKE_SOURCE_DIR}/cmake/program_exports.list)
  target_link_options(${target} PRIVATE LINKER:--dynamic-list=${shown})
  set_target_properties(${target} PROPERTIES LINK_DEPENDS "${shown};${ADJ_START_ORDER}" RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
endfunction()

# Makes a MODULE library one of the program's, as a file of this name, of which one function is to be seen: everything else in it is
# bound when it is linked, not when it is opened.
function(adj_module target file function)
  set(map ${CMAKE_BINARY_DIR}/generated/${target}.map)
  file(CONFIGURE OUTPUT ${map} CONTENT "{ global: ${function}; local: *; };\n")
  target_link_options(${target} PRIVATE LINKER:--version-script=${map})
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${file} PREFIX "" LINK_DEPENDS ${map}
    LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
endfunction()

# Gives a target that a module is made of what it needs to include the core, and nothing of the core to link.
function(adj_includes_core target)
  foreach(part adj_engine adj_db adj_sight adj_adjudicator)
    target_include_directories(${target} PUBLIC $<TARGET_PROPERTY:${part},INTERFACE_INCLUDE_DIRECTORIES>)
    target_include_directories(${target} SYSTEM PUBLIC $<TARGET_PROPERTY:${part},INTERFACE_SYSTEM_INCLUDE_DIRECTORIES>)
    target_compile_definitions(${target} PUBLIC $<TARGET_PROPERTY:${part},INTERFACE_COMPILE_DEFINITIONS>)
  endforeach()
endfunction()
