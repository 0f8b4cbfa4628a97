# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the manual pages and the completions of PROGRAM into OUT: a page is adjudicator.1.in of the folder PAGES, or
# adjudicator.CODE.1.in for each of LANGUAGES, with the program's own words of its commands in it. A script of `cmake -P`; VERSION is
# the program's.
function(ask out)
  execute_process(COMMAND ${PROGRAM} ${ARGN} OUTPUT_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
  set(${out} "${said}" PARENT_SCOPE)
endfunction()

cmake_policy(VERSION 3.25)

foreach(language en ${LANGUAGES})
  ask(commands --lang ${language} manual)
  set(name adjudicator.${language}.1)
  if(language STREQUAL en)
    set(name adjudicator.1)
  endif()
  file(READ ${PAGES}/${name}.in page)
  string(REPLACE "@COMMANDS@\n" "${commands}" page "${page}")
  string(REPLACE "@VERSION@" "${VERSION}" page "${page}")
  file(WRITE ${OUT}/${name} "${page}")
endforeach()
foreach(shell_file bash:adjudicator.bash zsh:_adjudicator fish:adjudicator.fish)
  string(REPLACE ":" ";" pair ${shell_file})
  list(GET pair 0 shell)
  list(GET pair 1 file)
  ask(script completion ${shell})
  file(WRITE ${OUT}/${file} "${script}")
endforeach()
