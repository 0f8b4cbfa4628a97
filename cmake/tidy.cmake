# SPDX-License-Identifier: GPL-3.0-or-later
# Reads the sources as they would be compiled, without compiling them; what moc and its like write must be there first.
find_program(ADJ_RUN_CLANG_TIDY NAMES run-clang-tidy-16 REQUIRED)
mark_as_advanced(ADJ_RUN_CLANG_TIDY)
# The analyzer follows fewer branches than it would by itself: two thirds of the time, for what it found here the same.
set(ADJ_ANALYZER -extra-arg=-Xclang -extra-arg=-analyzer-config -extra-arg=-Xclang -extra-arg=max-nodes=20000)
# Reserved names are found by the compiler's own warning: the check for them takes a tenth of the time.
add_custom_target(tidy
  COMMAND ${ADJ_RUN_CLANG_TIDY} -quiet -p ${CMAKE_BINARY_DIR} ${ADJ_ANALYZER} -extra-arg=-Wreserved-identifier
          "^${CMAKE_SOURCE_DIR}/(adjudicator|db|engine|ui|vision)/.*[.]cpp$"
  USES_TERMINAL VERBATIM)
foreach(generated adj_ui_autogen app_autogen)
  if(TARGET ${generated})
    add_dependencies(tidy ${generated})
  endif()
endforeach()
