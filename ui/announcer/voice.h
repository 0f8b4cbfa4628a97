// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtPlugin>

#include "engine/clauses/language.h"

namespace ui {

/// A short sound of two notes.
enum class Chime { Turn, Throw, Warning };

/// What makes a table hear something. Nothing of it blocks, and nothing of it fails: what cannot be heard stays silent.
class Voice {
public:
    virtual ~Voice() = default;
    /// Whether a voice of this language is installed here.
    [[nodiscard]] virtual bool speaks(engine::Language language) = 0;
    /// Says a text after all that it was told before; what was not begun when a third one comes is left out.
    virtual void say(const QString& text, engine::Language language) = 0;
    virtual void ring(Chime chime) = 0;
    virtual void beQuiet() = 0;
};

/// The voice of this machine, in a file of its own (ui/voice) that is loaded when somebody wants to hear something:
/// speech and sound bring in some forty libraries. Null where the file or one of these is missing. It lives as long as
/// the program.
[[nodiscard]] Voice* machineVoice();

}  // namespace ui

Q_DECLARE_INTERFACE(ui::Voice, "org.adjudicator.Voice/1")
