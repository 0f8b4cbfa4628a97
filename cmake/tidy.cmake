# SPDX-License-Identifier: GPL-3.0-or-later
# Reads the sources as they would be compiled, without compiling them; what moc and its like write must be there first.
find_program(ADJ_RUN_CLANG_TIDY NAMES run-clang-tidy-16 REQUIRED)
mark_as_advanced(ADJ_RUN_CLANG_TIDY)
if(CMAKE_UNITY_BUILD)
  # The checks that match what is written: several sources are read as one, so that libraries' headers are gone through once
  # for all of them, a quarter of the time. The one file includes sources, and a name may stand in two of them.
  # Reserved names are found by the compiler's own warning: the check for them takes a tenth of the time.
  set(ADJ_TIDY_HOW -checks=-clang-analyzer-*,-bugprone-suspicious-include -extra-arg=-Wreserved-identifier -extra-arg=-Wno-shadow)
  set(ADJ_TIDY_WHAT "^${CMAKE_SOURCE_DIR}/(adjudicator|db|engine|ui|vision)/.*[.]cpp$"
                    "^${CMAKE_BINARY_DIR}/(adjudicator|db|engine|ui|vision)/CMakeFiles/adj_.*/Unity/.*[.]cxx$")
else()
  # The analyzer, which follows the branches of each function, reads one source at a time: it looks at no function of a header.
  # It follows fewer branches than it would by itself: two thirds of the time, for what it found here the same.
  set(ADJ_TIDY_HOW "-checks=-*,clang-analyzer-*,-clang-analyzer-optin.performance.Padding,-clang-analyzer-cplusplus.NewDeleteLeaks"
                   -extra-arg=-Xclang -extra-arg=-analyzer-config -extra-arg=-Xclang -extra-arg=max-nodes=20000)
  set(ADJ_TIDY_WHAT "^${CMAKE_SOURCE_DIR}/(adjudicator|db|engine)/.*[.]cpp$")
endif()
add_custom_target(tidy
  COMMAND ${ADJ_RUN_CLANG_TIDY} -quiet -p ${CMAKE_BINARY_DIR} ${ADJ_TIDY_HOW} ${ADJ_TIDY_WHAT}
  USES_TERMINAL VERBATIM)
foreach(generated adj_ui_autogen app_autogen adj_module_stamp)
  if(TARGET ${generated})
    add_dependencies(tidy ${generated})
  endif()
endforeach()
