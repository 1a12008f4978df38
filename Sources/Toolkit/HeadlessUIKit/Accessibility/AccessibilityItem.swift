import Foundation

/// What assistive technology can meet: a view, or an element that stands for a part of one.
@MainActor
public protocol AccessibilityItem: UIResponder {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var accessibilityIdentifier: String? { get set }
  var accessibilityFrame: CGRect { get set }
  var accessibilityActivationPoint: CGPoint { get set }
  var accessibilityElements: [Any]? { get set }
  var accessibilityElementsHidden: Bool { get set }
  var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
  var accessibilityUserInputLabels: [String]? { get set }
}

extension AccessibilityItem {
  /// The label with attributes, of which only the characters are kept.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// The value with attributes, of which only the characters are kept.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The hint with attributes, of which only the characters are kept.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
}

extension UIView: AccessibilityItem {
  /// How many elements the view contains, of those that were set.
  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  public func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
    return accessibilityElements[index]
  }

  /// The place of an element among those that were set, or `NSNotFound`.
  public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// A rectangle of the view on the screen.
  func frameOnScreen(of rect: CGRect) -> CGRect {
    let frame = convert(rect, to: nil)
    guard let window, window !== self else { return frame }
    return frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}

/// Something more that assistive technology can do with an element.
@MainActor
public final class UIAccessibilityCustomAction {
  public var name: String
  public var image: UIImage?
  public var actionHandler: Handler?

  /// Does the action.
  ///
  /// - Returns: Whether it was done.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}

/// Where assistive technology scrolls to; the values are UIKit's.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
