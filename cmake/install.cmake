# SPDX-License-Identifier: GPL-3.0-or-later
# What `cmake --install` puts where, and the Debian package that CPack makes of it.
include(GNUInstallDirs)
# A package needs the program, not its tests.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(ADJ_SHARE ${CMAKE_INSTALL_DATADIR}/adjudicator)

install(TARGETS adjudicator RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(ADJ_BUILD_VISION)
  # Opened at run time from ../lib/adjudicator beside the program's folder (vision/reading/program_files.cpp).
  install(TARGETS adj_pictures adj_camera adj_capture LIBRARY DESTINATION lib/adjudicator)
  install(DIRECTORY data/nets DESTINATION lib/adjudicator)
  install(FILES docs/demo/table.jpg DESTINATION ${ADJ_SHARE})
endif()
# Opened at run time from the same folder (db/hub/open_hub.cpp), and what makes a server a hub.
install(TARGETS adj_hub LIBRARY DESTINATION lib/adjudicator)
install(PROGRAMS packaging/adjudicator-hub DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES db/hub/schema.sql DESTINATION ${ADJ_SHARE}/hub)
install(DIRECTORY data/maps DESTINATION ${ADJ_SHARE})
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
# What a stranger needs to check a book without this program.
install(PROGRAMS docs/verify_record.py docs/verify_dice.py DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs/record-vectors DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES docs/hub.md docs/record-format.md docs/verdict.md docs/dice-test-vectors.json DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(ADJ_BUILD_UI)
  # Opened at run time from the same folder (ui/announcer/voice.cpp).
  install(TARGETS adj_voice LIBRARY DESTINATION lib/adjudicator)
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

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME adjudicator)
set(CPACK_PACKAGE_VENDOR "The Adjudicator's authors")
set(CPACK_PACKAGE_CONTACT "The Adjudicator's authors <adjudicator@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "referee for a board game played with real pieces")
set(CPACK_PACKAGE_DESCRIPTION "Tracks, judges and records games of settlers on a real table, with house rules:
says what is allowed and under which clause, rolls dice that can be proved,
resolves combats round by round and keeps a record that can be verified.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
# Debian's section "games" is for programs in /usr/games.
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
if(ADJ_BUILD_UI)
  # Qt's own words in German.
  set(CPACK_DEBIAN_PACKAGE_DEPENDS qt6-translations-l10n)
endif()
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-core, fonts-noto-mono, qt6-speech-speechd-plugin, speech-dispatcher-espeak-ng")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# Man page and changelog are packed, as Debian wants them; elsewhere the man page is installed as it is.
find_program(ADJ_GZIP gzip)
if(ADJ_GZIP)
  string(TIMESTAMP ADJ_PACKED_ON "%a, %d %b %Y %H:%M:%S +0000" UTC)
  file(CONFIGURE OUTPUT packaging/changelog @ONLY CONTENT "adjudicator (@PROJECT_VERSION@) unstable; urgency=medium

  * What is new stands in CHANGELOG.md beside this file.

 -- @CPACK_PACKAGE_CONTACT@  @ADJ_PACKED_ON@
")
  foreach(page packaging/adjudicator.1 ${CMAKE_BINARY_DIR}/packaging/changelog)
    get_filename_component(name ${page} NAME)
    execute_process(COMMAND ${ADJ_GZIP} -9nc ${page} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
                    OUTPUT_FILE ${CMAKE_BINARY_DIR}/packaging/${name}.gz COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS packaging/adjudicator.1)
  install(FILES ${CMAKE_BINARY_DIR}/packaging/adjudicator.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${CMAKE_BINARY_DIR}/packaging/changelog.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})
else()
  install(FILES packaging/adjudicator.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()
include(CPack)
