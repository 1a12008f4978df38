import Foundation

/// A rectangle that constraints can refer to, without a view.
///
/// For example, a guide that takes up the room between two views:
///
///     let gap = UILayoutGuide()
///     container.addLayoutGuide(gap)
///     gap.topAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
///     gap.bottomAnchor.constraint(equalTo: textView.topAnchor).isActive = true
@preconcurrency @MainActor
open class UILayoutGuide: UIKitObject {
  /// The view that the guide belongs to; `nil` until it is added to one.
  public internal(set) var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  @Unretained private var owner: UIView?
  /// A name in messages about the guide; empty by default.
  open var identifier: String = ""
  let kind: Kind
  /// The frame that constraints gave the guide at the last layout, in its view's coordinates.
  var solvedFrame: CGRect = .zero

  /// What decides the rectangle.
  enum Kind: String, Hashable, Sendable {
    /// Constraints alone.
    case free = "layoutGuide"
    /// The owner without what bars and sensors cover.
    case safeArea = "safeAreaLayoutGuide"
    /// The owner without its margins.
    case margins = "layoutMarginsGuide"
    /// The owner without its margins, but no wider than is comfortable to read.
    case readable = "readableContentGuide"
    /// The part at the bottom that the keyboard covers.
    case keyboard = "keyboardLayoutGuide"
    /// A scroll view's content, which constraints size.
    case scrollContent = "contentLayoutGuide"
    /// A scroll view's frame, which does not move with the content.
    case scrollFrame = "frameLayoutGuide"
  }

  /// Creates a guide that constraints position; add it to a view with ``UIView/addLayoutGuide(_:)``.
  public override init() {
    kind = .free
  }

  init(owner: UIView, kind: Kind) {
    _owner = Unretained(wrappedValue: owner)
    self.kind = kind
  }

  /// The guide's rectangle in points in its view's coordinates, as of the last layout; zero for a guide
  /// without a view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.insets(of: self).map { owningView.bounds.inset(by: $0) } ?? solvedFrame
  }
}

/// The part at the bottom of a view that the software keyboard covers.
///
/// Its top edge is the keyboard's, or the bottom of the safe area while the keyboard is hidden.
///
///     let guide = view.keyboardLayoutGuide
///     textField.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8).isActive = true
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide begins at the bottom of the safe area, instead of the view, while the keyboard is
  /// hidden; `true` by default.
  public var usesBottomSafeArea: Bool = true {
    didSet { owningView?.setNeedsConstraintSolving() }
  }
  /// Whether the guide follows a floating keyboard; `false` by default, and without effect, since the
  /// keyboard here is always docked.
  public var followsUndockedKeyboard: Bool = false

  init(owner: UIView) {
    super.init(owner: owner, kind: .keyboard)
  }
}

extension UIView {
  /// Returns a guide's distances from the view's edges; `nil` for a guide that constraints
  /// position.
  func insets(of guide: UILayoutGuide) -> UIEdgeInsets? {
    switch guide.kind {
    case .free, .scrollContent: nil
    case .scrollFrame: .zero
    case .safeArea: safeAreaInsets
    case .margins: layoutMargins
    case .readable: readableInsets
    case .keyboard: keyboardInsets((guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true)
    }
  }

  /// The margins, enlarged at the sides of a wide view so that 672 points remain: UIKit's readable width at
  /// the default text size.
  private var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = max(0, bounds.width - insets.left - insets.right - 672) / 2
    insets.left += excess
    insets.right += excess
    return insets
  }

  private func keyboardInsets(_ usesBottomSafeArea: Bool) -> UIEdgeInsets {
    var covered = usesBottomSafeArea ? safeAreaInsets.bottom : 0
    if let keyboard = UIApplication.shared.keyboardFrame {
      covered = max(covered, bounds.maxY - convert(keyboard, from: nil).minY)
    }
    // The guide ends where the keyboard does, at the bottom of the window, even if the view ends above it.
    let below = window.map { convert($0.bounds, from: $0).maxY - bounds.maxY } ?? 0
    return UIEdgeInsets(top: max(0, bounds.height - covered), left: 0, bottom: -max(0, below), right: 0)
  }
}
