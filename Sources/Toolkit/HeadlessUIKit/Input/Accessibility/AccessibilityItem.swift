import Foundation

/// An object that assistive technology can read: a view, or an element for a part of a view.
@preconcurrency @MainActor
public protocol AccessibilityItem: UIResponder {
  /// Whether assistive technology reads this object, and nothing inside it.
  var isAccessibilityElement: Bool { get set }
  /// A short name for the object, in the user's language.
  var accessibilityLabel: String? { get set }
  /// The current value, such as the position of a slider.
  var accessibilityValue: String? { get set }
  /// A description of what happens when the user activates the object.
  var accessibilityHint: String? { get set }
  /// The object's behavior and state.
  var accessibilityTraits: UIAccessibilityTraits { get set }
  /// The identifier by which tests find the object; never read to users.
  var accessibilityIdentifier: String? { get set }
  /// The frame on the screen, in points.
  var accessibilityFrame: CGRect { get set }
  /// The point on the screen, in points, that assistive technology taps.
  var accessibilityActivationPoint: CGPoint { get set }
  /// The elements inside the object in reading order; `nil` for those of the hierarchy.
  var accessibilityElements: [Any]? { get set }
  /// Whether assistive technology skips the object and everything inside it.
  var accessibilityElementsHidden: Bool { get set }
  /// Additional actions that assistive technology offers for the object.
  var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
  /// The names that Voice Control accepts for the object, the best first.
  var accessibilityUserInputLabels: [String]? { get set }
}

extension AccessibilityItem {
  /// The label as an attributed string; only its characters are kept.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// The value as an attributed string; only its characters are kept.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The hint as an attributed string; only its characters are kept.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
}

extension UIView: AccessibilityItem {
  /// Converts a rectangle of the view to the screen's coordinates.
  func frameOnScreen(of rect: CGRect) -> CGRect {
    let frame = convert(rect, to: nil)
    // `convert(_:to:)` returns the window's coordinates, and a window may not fill the screen.
    guard let window, window !== self else { return frame }
    return frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}

/// An additional action that assistive technology offers for an element.
///
///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///     let archive = UIAccessibilityCustomAction(name: "Archive") { _ in
///       cell.isHidden = true
///       return true
///     }
///     cell.accessibilityCustomActions = [archive]
@preconcurrency @MainActor
public final class UIAccessibilityCustomAction: UIKitObject {
  /// The localized name that the user hears and chooses.
  public var name: String
  /// An image for technologies that show actions; `nil` by default.
  public var image: UIImage?
  /// The closure that performs the action; `nil` for no effect.
  public var actionHandler: Handler?

  /// Performs the action.
  ///
  /// - Returns: Whether the action succeeded.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The localized name that the user hears and chooses.
  ///   - image: An image for technologies that show actions; `nil` by default.
  ///   - actionHandler: Performs the action, and returns whether it succeeded; `nil` for no effect.
  ///     It is retained.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }
}

/// The direction in which assistive technology scrolls; the raw values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}
