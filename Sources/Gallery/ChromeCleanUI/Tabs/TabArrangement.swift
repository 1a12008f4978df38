import Foundation
import HeadlessUIKit

/// Lets the user arrange the tabs of a collection: by dragging a tab, with a menu, and with
/// accessibility actions.
///
/// A long press on a tab opens the menu; if the finger then moves, the menu closes and the tab
/// follows the finger. Actions are only reported: the collection changes once the tabs have
/// changed.
@MainActor
final class TabArrangement {
  private weak var collectionView: UICollectionView?
  private let move: @MainActor (Int, Int) -> Void
  private let close: @MainActor (Int) -> Void
  private let press = UILongPressGestureRecognizer()
  private lazy var menu = UIContextMenuInteraction(delegate: self)
  private var start: CGPoint = .zero
  /// The index of the tab under the finger.
  private var pressedIndex: Int?
  private var isDragging = false

  /// How far a finger may move before it drags the tab, in points.
  private static let slack: CGFloat = 10

  init(
    of collectionView: UICollectionView, move: @escaping @MainActor (Int, Int) -> Void,
    close: @escaping @MainActor (Int) -> Void
  ) {
    (self.collectionView, self.move, self.close) = (collectionView, move, close)
    press.name = "drag tab"
    press.delegate = self
    press.addAction { [unowned self] _ in pressDidChange() }
    collectionView.addGestureRecognizer(press)
    collectionView.addInteraction(menu)
  }

  private func pressDidChange() {
    let point = press.location(in: collectionView)
    switch press.state {
    case .began: (start, pressedIndex, isDragging) = (point, index(at: point), false)
    case .changed: drag(to: point)
    default: (pressedIndex, isDragging) = (nil, false)
    }
  }

  private func drag(to point: CGPoint) {
    guard let from = pressedIndex else { return }
    if !isDragging, hypot(point.x - start.x, point.y - start.y) <= Self.slack { return }
    if !isDragging { menu.dismissMenu() }
    isDragging = true
    guard let to = index(at: point), to != from else { return }
    pressedIndex = to
    move(from, to)
  }

  private func index(at point: CGPoint) -> Int? {
    collectionView?.indexPathForItem(at: point)?.item
  }
}

// MARK: The actions of a tab

extension TabArrangement {
  /// An action on a tab, with its name in the menu and for assistive technology.
  private struct Choice {
    let title: String
    let symbol: String
    let attributes: UIMenuElement.Attributes
    let perform: @MainActor () -> Void
  }

  /// Returns the actions of the menu for VoiceOver, whose users cannot drag.
  func accessibilityActions(at index: Int, of count: Int) -> [UIAccessibilityCustomAction] {
    choices(at: index, of: count).map { choice in
      UIAccessibilityCustomAction(name: choice.title) { _ in
        choice.perform()
        return true
      }
    }
  }

  private func choices(at index: Int, of count: Int) -> [Choice] {
    let backward = Choice(title: "Move Backward", symbol: "arrow.backward", attributes: []) { [weak self] in
      self?.move(index, index - 1)
    }
    let forward = Choice(title: "Move Forward", symbol: "arrow.forward", attributes: []) { [weak self] in
      self?.move(index, index + 1)
    }
    let close = Choice(title: "Close Tab", symbol: "xmark", attributes: .destructive) { [weak self] in
      self?.close(index)
    }
    return (index > 0 ? [backward] : []) + (index + 1 < count ? [forward] : []) + [close]
  }
}

extension TabArrangement: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let collectionView, let index = index(at: location) else { return nil }
    let choices = choices(at: index, of: collectionView.numberOfItems(inSection: 0))
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(
        title: "",
        children: choices.map { choice in
          UIAction(
            title: choice.title, image: UIImage(systemName: choice.symbol), attributes: choice.attributes
          ) { _ in choice.perform() }
        })
    })
  }
}

extension TabArrangement: UIGestureRecognizerDelegate {
  /// The menu shares this press, and closes as soon as the finger drags.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UILongPressGestureRecognizer }
}
