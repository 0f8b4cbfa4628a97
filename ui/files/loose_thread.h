// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThread>

namespace ui {

/// Starts a thread (of QThread::create) that deletes itself when it is done. Where the program ends sooner, its end
/// waits for it, some seconds at most: what it computes with is there until then, also what is kept for the whole
/// program.
void startLoose(QThread& thread, QThread::Priority priority = QThread::InheritPriority);

}  // namespace ui
