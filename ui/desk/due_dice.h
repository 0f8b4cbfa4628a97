// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <string>
#include <vector>

#include "ui/desk/saying.h"

namespace ui {

/// The dice of the throw that is due: whether the table throws its own, the faces typed so far, and the word for
/// virtual ones.
class DueDice : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    DueDice(Attempt& attempt, const Saying& saying);

    /// The sides of each die; none where no throw is due.
    [[nodiscard]] std::vector<int> sides() const;
    [[nodiscard]] const std::vector<int>& typed() const { return m_typed; }
    /// Real dice are offered first, or some are typed already: the filled button then throws nothing.
    [[nodiscard]] bool areReal() const;
    /// Whether it does not matter which of them shows which value.
    [[nodiscard]] bool areAlike() const;

    /// The next face; the last one plays the act, once nothing is being written.
    void type(int value);
    void untype();
    /// All at once, as a camera read them; nothing where they are not due so.
    void take(const std::vector<int>& values);
    /// Throws what is due, whatever was typed of it.
    void throwVirtual();
    /// Tells that real dice are waited for, and how virtual ones are thrown all the same.
    void askForFaces();
    /// No face is typed any more; false when none was.
    bool clear();

    /// A word is asked for before this throw.
    [[nodiscard]] bool asksForWord() const;
    [[nodiscard]] bool hasWord() const { return m_hasWord && asksForWord(); }
    /// What is typed as its word so far.
    void setWord(const QString& word);
    /// Who is asked for the word, and is written down with it; empty where nobody is named.
    [[nodiscard]] std::optional<engine::PlayerId> speaker() const;
    /// To the next player by seat, or the one before (-1), and to nobody in between.
    void passWord(int by);
    /// Throws what is declared.
    void throwNow(const std::string& word);

    /// What is typed in full and waited for something else to be written is played.
    void goOn();
    /// Something came into the record: nothing of this throw is typed any more.
    void forget();

Q_SIGNALS:
    void changed();
    /// The first letter of a word was typed, or the last one deleted.
    void wordChanged();
    void speakerChanged();

private:
    [[nodiscard]] std::optional<engine::Action> step() const;
    /// The act that is due, with these dice.
    void play(const std::vector<int>& values, engine::DiceSource source);

    Attempt& m_attempt;
    const Saying& m_saying;
    std::vector<int> m_typed;
    bool m_hasWord = false;
    /// Who was chosen, which may be nobody; empty where who is asked first still is.
    std::optional<std::optional<engine::PlayerId>> m_speaker;
};

}  // namespace ui
