// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace ui {

/// The window's words in the pseudo-language (engine/clauses/pseudo.h), made when they are asked for: what a test sees
/// without brackets has not been through tr().
class PseudoTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    /// Numbers to be filled in, tags and entities of rich text stay as they are.
    [[nodiscard]] QString translate(const char* context, const char* text, const char* disambiguation,
                                    int count) const override;
};

}  // namespace ui
