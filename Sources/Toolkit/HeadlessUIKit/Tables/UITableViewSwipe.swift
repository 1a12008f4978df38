import Foundation

/// A row that was swiped aside, and the buttons that came to light.
@MainActor
struct UITableViewSwipe {
  var path: IndexPath
  let edge: Edge
  let configuration: UISwipeActionsConfiguration
  let buttons: UISwipeActionPullView
  /// How far the row is moved aside, to the left if negative.
  var offset: CGFloat = 0

  /// The edge of the row that the buttons stand at.
  enum Edge: String, Hashable, Sendable {
    case leading
    case trailing
  }
}

/// The buttons beside a row that was swiped.
@MainActor
final class UISwipeActionPullView: UIView {
  /// The width in which all buttons can be seen.
  private(set) var restingWidth: CGFloat = 0

  /// - Parameter perform: What a tapped button does.
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
@MainActor
final class UISwipeActionStandardButton: UIButton {}

/// Looks for fingers that swipe a row aside.
@MainActor
final class UISwipeActionPanGestureRecognizer: UIPanGestureRecognizer {
  /// Only movement to the side counts, and only where the row has something to offer there.
  override func slopDistance(_ translation: CGPoint) -> CGFloat {
    guard abs(translation.x) > abs(translation.y), let table = view as? UITableView else { return 0 }
    return table.canSwipe(at: location(in: table), toTheLeft: translation.x < 0) ? abs(translation.x) : 0
  }
}
