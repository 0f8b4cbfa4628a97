// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_accessible.h"

#include <QWindow>
#include <algorithm>

#include "ui/board/board_view.h"

namespace ui {

namespace {

class PlaceAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PlaceAccessible(BoardView& board, const PlaceName& place) : m_board(&board), m_place(place) {}

    [[nodiscard]] const PlaceName& place() const { return m_place; }

    bool isValid() const override { return m_board != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_board->window()->windowHandle(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_board); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* focusChild() const override { return nullptr; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? m_board->spoken(m_place) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const QRect its = m_board->rectOf(m_place);
        return {m_board->mapToGlobal(its.topLeft()), its.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = m_board->isLegal(m_place);
        state.focused = m_board->hasFocus() && m_board->cursorPlace() == m_place;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (name == setFocusAction()) {
            m_board->setFocus();
            m_board->setCursorPlace(m_place);
        } else if (name == pressAction()) {
            m_board->choose(m_place);
        }
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    BoardView* m_board;
    PlaceName m_place;
};

QAccessibleInterface* make(const QString&, QObject* object) {
    auto* board = qobject_cast<BoardView*>(object);
    return board != nullptr ? new BoardAccessible(*board) : nullptr;
}

}  // namespace

BoardAccessible::BoardAccessible(BoardView& board) : QAccessibleWidget(&board, QAccessible::List), m_board(board) {}

BoardAccessible::~BoardAccessible() {
    for (const auto& [place, id] : m_made) {
        QAccessible::deleteAccessibleInterface(id);
    }
}

int BoardAccessible::childCount() const {
    return static_cast<int>(m_board.places().size());
}

QAccessibleInterface* BoardAccessible::child(int index) const {
    const auto places = m_board.places();
    return index >= 0 && index < static_cast<int>(places.size()) ? of(places[static_cast<std::size_t>(index)])
                                                                 : nullptr;
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    const auto* its = dynamic_cast<const PlaceAccessible*>(child);
    const auto places = m_board.places();
    const auto found = its != nullptr ? std::ranges::find(places, its->place()) : places.end();
    return found == places.end() ? -1 : static_cast<int>(found - places.begin());
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
    return of(m_board.placeUnder(m_board.mapFromGlobal(QPoint(x, y))));
}

QAccessibleInterface* BoardAccessible::focusChild() const {
    return m_board.cursorPlace() ? of(*m_board.cursorPlace()) : nullptr;
}

QAccessibleInterface* BoardAccessible::of(const PlaceName& place) const {
    auto found = m_made.find(place);
    if (found == m_made.end()) {
        auto* made = new PlaceAccessible(m_board, place);
        found = m_made.emplace(place, QAccessible::registerAccessibleInterface(made)).first;
    }
    return QAccessible::accessibleInterface(found->second);
}

void BoardAccessible::install() {
    QAccessible::installFactory(make);
}

}  // namespace ui
