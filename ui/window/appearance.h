// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "engine/clauses/language.h"
#include "ui/files/preferences.h"
#include "ui/window/menu_maker.h"

namespace ui {

struct Backstage;

/// Language, look and size of everything. The first two make all parts of the window anew. Qt takes the size once,
/// before it makes the application: so another size means another window.
class Appearance : public QObject {
    Q_OBJECT

public:
    /// With this the event loop ends when the window is to be made again at another size.
    static constexpr int kAgain = 88;

    explicit Appearance(Backstage& backstage) : m_backstage(backstage) {}

    void speak(engine::Language language);
    void wear(LookWish wish);
    /// All is made again when another size is in force now.
    void rescale();
    [[nodiscard]] MenuEntry darkEntry();
    [[nodiscard]] MenuEntries scaleEntries();
    [[nodiscard]] MenuEntries languageEntries();

Q_SIGNALS:
    /// All parts are to be made anew. What was pressed may be among them.
    void changed();

private:
    void wishScale(std::optional<int> percent);
    [[nodiscard]] static std::optional<int> stepTo(bool larger);

    Backstage& m_backstage;
};

}  // namespace ui
