# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the manual page and the completions of PROGRAM into OUT: the page is PAGE with the program's own words of its commands in
# it. A script of `cmake -P`; VERSION is the program's.
function(ask out)
  execute_process(COMMAND ${PROGRAM} ${ARGN} OUTPUT_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
  set(${out} "${said}" PARENT_SCOPE)
endfunction()

ask(commands manual)
file(READ ${PAGE} page)
string(REPLACE "@COMMANDS@\n" "${commands}" page "${page}")
string(REPLACE "@VERSION@" "${VERSION}" page "${page}")
file(WRITE ${OUT}/adjudicator.1 "${page}")
foreach(shell_file bash:adjudicator.bash zsh:_adjudicator fish:adjudicator.fish)
  string(REPLACE ":" ";" pair ${shell_file})
  list(GET pair 0 shell)
  list(GET pair 1 file)
  ask(script completion ${shell})
  file(WRITE ${OUT}/${file} "${script}")
endforeach()
