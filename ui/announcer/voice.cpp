// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/announcer/voice.h"

#include <QCoreApplication>
#include <QPluginLoader>

namespace ui {

Voice* machineVoice() {
    // Beside the program, or where it is installed.
    static Voice* const voice = [] {
        const QString here = QCoreApplication::applicationDirPath();
        QPluginLoader loader;
        for (const QString& folder : {here, here + QStringLiteral("/../lib/adjudicator")}) {
            loader.setFileName(folder + QStringLiteral("/adjudicator_voice"));
            if (auto* made = qobject_cast<Voice*>(loader.instance())) {
                return made;
            }
        }
        return static_cast<Voice*>(nullptr);
    }();
    return voice;
}

}  // namespace ui
