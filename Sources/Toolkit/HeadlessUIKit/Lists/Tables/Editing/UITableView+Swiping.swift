import Foundation

extension UITableView {
  /// Whether the row at a point can be swiped, or swiped back.
  func canSwipe(at point: CGPoint, toTheLeft isLeft: Bool) -> Bool {
    guard let path = indexPathForRow(at: point) else { return false }
    if swipe?.path == path { return true }
    return !isEditing && configuration(at: edge(toTheLeft: isLeft), of: path) != nil
  }

  /// Moves the row with the finger.
  func swipeDidChange() {
    let pan = swipeGestureRecognizer
    switch pan.state {
    case .began:
      beginSwipe(pan)
      moveSwipe(by: pan.translation(in: self).x)
    case .changed: moveSwipe(by: pan.translation(in: self).x)
    case .ended: releaseSwipe()
    case .cancelled: endSwipe()
    case .possible, .failed: break
    }
  }

  /// Moves a row aside until its buttons are visible.
  func openSwipe(
    _ configuration: UISwipeActionsConfiguration, on edge: UITableViewSwipe.Edge, at path: IndexPath
  ) {
    show(configuration, on: edge, at: path)
    moveSwipe(to: restingOffset)
  }

  /// Closes the buttons of a row.
  func endSwipe() {
    guard let swipe else { return }
    // First, because the delegate may swipe or reload rows again.
    self.swipe = nil
    swipe.buttons.removeFromSuperview()
    setNeedsLayout()
    tableDelegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }

  private func edge(toTheLeft isLeft: Bool) -> UITableViewSwipe.Edge {
    isLeft == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? .trailing : .leading
  }

  private func configuration(
    at edge: UITableViewSwipe.Edge, of path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let configuration =
      switch edge {
      case .leading: tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      case .trailing:
        tableDelegate.map { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
          ?? deletion(ofRowAt: path)
      }
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  private func beginSwipe(_ pan: UIPanGestureRecognizer) {
    guard let path = indexPathForRow(at: pan.location(in: self)) else { return }
    // A row that is open already continues from where it is.
    if let swipe, swipe.path == path {
      return pan.setTranslation(CGPoint(x: swipe.offset, y: 0), in: self)
    }
    let edge = edge(toTheLeft: pan.velocity(in: self).x < 0)
    guard let configuration = configuration(at: edge, of: path) else { return }
    show(configuration, on: edge, at: path)
  }

  private func show(
    _ configuration: UISwipeActionsConfiguration, on edge: UITableViewSwipe.Edge, at path: IndexPath
  ) {
    endSwipe()
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    let isLeft = isOnTheLeft(edge)
    let buttons = UISwipeActionPullView(configuration.actions, isReversed: !isLeft) { [weak self] in
      self?.perform($0)
    }
    addSubview(buttons)
    swipe = UITableViewSwipe(path: path, edge: edge, configuration: configuration, buttons: buttons)
  }

  private func isOnTheLeft(_ edge: UITableViewSwipe.Edge) -> Bool {
    (edge == .leading) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  /// The offset of the row while all buttons are visible.
  private var restingOffset: CGFloat {
    guard let swipe else { return 0 }
    return isOnTheLeft(swipe.edge) ? swipe.buttons.restingWidth : -swipe.buttons.restingWidth
  }

  /// Moves the row by points, but not beyond its closed position, and shows the buttons beside it.
  private func moveSwipe(by distance: CGFloat) {
    guard let swipe else { return }
    moveSwipe(to: isOnTheLeft(swipe.edge) ? max(0, distance) : min(0, distance))
  }

  private func moveSwipe(to offset: CGFloat) {
    guard let path = swipe?.path else { return }
    swipe?.offset = offset
    let row = rectForRow(at: path)
    swipe?.buttons.frame = CGRect(
      x: offset < 0 ? row.maxX + offset : row.minX, y: row.minY, width: abs(offset), height: row.height)
    setNeedsLayout()
  }

  /// Opens or closes the row or performs the first action, depending on how far it was swiped.
  private func releaseSwipe() {
    guard let swipe else { return }
    let distance = abs(swipe.offset)
    if swipe.configuration.performsFirstActionWithFullSwipe, distance > sectionWidth / 2,
      let action = swipe.configuration.actions.first
    {
      return perform(action)
    }
    // A fling back closes the row from any offset.
    let isFlungBack = swipeGestureRecognizer.velocity(in: self).x * swipe.offset < 0
    if distance < swipe.buttons.restingWidth / 2 || isFlungBack { return endSwipe() }
    moveSwipe(to: restingOffset)
  }

  /// Performs an action for the swiped row; the buttons close when it has ended.
  private func perform(_ action: UIContextualAction) {
    guard let swipe else { return }
    action.handler(action, swipe.buttons) { [weak self] _ in self?.endSwipe() }
  }
}

/// A row that was swiped aside, and the buttons beside it.
@preconcurrency @MainActor
struct UITableViewSwipe {
  var path: IndexPath
  let edge: Edge
  let configuration: UISwipeActionsConfiguration
  let buttons: UISwipeActionPullView
  /// How many points the row is moved to the right; negative to the left.
  var offset: CGFloat = 0

  /// The edge of the row that the buttons are at.
  enum Edge: String, Hashable, Sendable {
    case leading
    case trailing
  }
}

/// The buttons beside a row that was swiped.
@preconcurrency @MainActor
final class UISwipeActionPullView: UIView {
  /// The width at which all buttons are visible.
  private(set) var restingWidth: CGFloat = 0

  /// Creates the buttons; a tapped one calls `perform`.
  init(
    _ actions: [UIContextualAction], isReversed: Bool,
    perform: @escaping @MainActor (UIContextualAction) -> Void
  ) {
    super.init(frame: .zero)
    clipsToBounds = true
    for action in isReversed ? actions.reversed() : actions {
      let button = UISwipeActionStandardButton(type: .system)
      button.setTitle(action.title, for: .normal)
      if let image = action.image { button.setImage(image, for: .normal) }
      // The app's tint would be lost on the action's own color.
      button.setTitleColor(.white, for: .normal)
      button.imageView?.tintColor = .white
      button.backgroundColor = action.backgroundColor
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      let width = button.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
      button.frame = CGRect(x: restingWidth, y: 0, width: max(74, width + 30), height: 0)
      restingWidth += button.frame.width
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    for button in subviews { button.frame.size.height = bounds.height }
  }
}

/// A button beside a row that was swiped.
@preconcurrency @MainActor
final class UISwipeActionStandardButton: UIButton {}

/// Recognizes fingers that swipe a row aside.
@preconcurrency @MainActor
final class UISwipeActionPanGestureRecognizer: UIPanGestureRecognizer {
  /// Only sideways movement counts, and only if the row has actions.
  override func slopDistance(_ translation: CGPoint) -> CGFloat {
    guard abs(translation.x) > abs(translation.y), let table = view as? UITableView else { return 0 }
    return table.canSwipe(at: location(in: table), toTheLeft: translation.x < 0) ? abs(translation.x) : 0
  }
}
