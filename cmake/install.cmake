# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` puts where; debian/ makes packages of it.
include(GNUInstallDirs)
# A package needs the program, not its tests.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(ADJ_SHARE ${CMAKE_INSTALL_DATADIR}/adjudicator)

install(TARGETS adjudicator RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(ADJ_BUILD_VISION)
  # Opened at run time from ../lib/adjudicator beside the program's folder (vision/reading/program_files.cpp).
  install(TARGETS adj_eyes adj_pictures adj_camera adj_capture LIBRARY DESTINATION lib/adjudicator)
  install(DIRECTORY data/nets DESTINATION lib/adjudicator)
  install(FILES docs/demo/table.jpg DESTINATION ${ADJ_SHARE})
endif()
# Opened at run time from the same folder (db/hub/open_hub.cpp), and what makes a server a hub.
install(TARGETS adj_hub LIBRARY DESTINATION lib/adjudicator)
install(PROGRAMS packaging/adjudicator-hub DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES db/hub/schema.sql DESTINATION ${ADJ_SHARE}/hub)
install(DIRECTORY data/maps DESTINATION ${ADJ_SHARE})
# All docs, so that every link of the README holds; among them what a stranger needs to check a book without this program.
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} USE_SOURCE_PERMISSIONS PATTERN demo EXCLUDE PATTERN guide EXCLUDE)
# The window opens the guide in ../share/adjudicator beside the program's folder (ui/help/guide_page.cpp); among the docs is a link to it.
install(DIRECTORY docs/guide DESTINATION ${ADJ_SHARE} PATTERN "*.py" EXCLUDE)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/packaging)
file(CREATE_LINK ../../../adjudicator/guide ${CMAKE_BINARY_DIR}/packaging/guide SYMBOLIC)
install(FILES ${CMAKE_BINARY_DIR}/packaging/guide DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs)
if(ADJ_BUILD_UI)
  # Opened at run time from the same folder (adjudicator/cli/window_module.cpp, ui/announcer/voice.cpp).
  install(TARGETS adj_window adj_voice LIBRARY DESTINATION lib/adjudicator)
  install(FILES packaging/org.adjudicator.Adjudicator.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES packaging/org.adjudicator.Adjudicator.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES packaging/adjudicator-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
          RENAME adjudicator.xml)
  install(FILES packaging/icons/adjudicator.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  foreach(size 16 22 24 32 48 64 128 256 512)
    install(FILES packaging/icons/${size}.png RENAME adjudicator.png
            DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
  endforeach()
endif()

# What the program says of itself: its manual page in each language that has one, and what shells complete (adjudicator/cli/help).
set(adj_help ${CMAKE_BINARY_DIR}/help)
set(adj_manual_languages de)
set(adj_manuals packaging/adjudicator.1.in)
foreach(language ${adj_manual_languages})
  list(APPEND adj_manuals packaging/adjudicator.${language}.1.in)
  install(FILES ${adj_help}/adjudicator.${language}.1 RENAME adjudicator.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/${language}/man1)
  install(FILES packaging/adjudicator-hub.${language}.1 RENAME adjudicator-hub.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/${language}/man1)
endforeach()
add_custom_command(OUTPUT ${adj_help}/adjudicator.1 ${adj_help}/adjudicator.bash ${adj_help}/_adjudicator ${adj_help}/adjudicator.fish
  COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:adjudicator> -DPAGES=${CMAKE_SOURCE_DIR}/packaging "-DLANGUAGES=${adj_manual_languages}"
          -DVERSION=${PROJECT_VERSION} -DOUT=${adj_help} -P ${CMAKE_SOURCE_DIR}/cmake/help_files.cmake
  DEPENDS adjudicator ${adj_manuals} cmake/help_files.cmake VERBATIM)
add_custom_target(adj_help ALL DEPENDS ${adj_help}/adjudicator.1)
add_dependencies(app adj_help)
install(FILES ${adj_help}/adjudicator.1 packaging/adjudicator-hub.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${adj_help}/adjudicator.bash RENAME adjudicator DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${adj_help}/_adjudicator DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${adj_help}/adjudicator.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
