import Foundation

/// An element for assistive technology that is a part of a view instead of a view.
///
/// It is read as one of its container's ``UIResponder/accessibilityElements``. Unlike a view, it is
/// an element by default.
///
///     let chart = UIView()
///     let element = UIAccessibilityElement(accessibilityContainer: chart)
///     element.accessibilityLabel = "March"
///     element.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 0, width: 20, height: 100)
///     chart.accessibilityElements = [element]
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, AccessibilityItem {
  /// The view or the element that contains this element.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the container's coordinates, in points; null by default.
  ///
  /// It moves with the container, and overrides ``accessibilityFrame`` if it is not null.
  open var accessibilityFrameInContainerSpace: CGRect = .null

  /// Creates an element with an empty frame.
  ///
  /// - Parameter container: The view or the element that contains it, which is not retained; its
  ///   ``UIResponder/accessibilityElements`` must be set separately.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var isAccessibilityElementByDefault: Bool { true }

  /// The frame on the screen, in points; empty by default.
  open override var accessibilityFrame: CGRect {
    get {
      guard !accessibilityFrameInContainerSpace.isNull else { return super.accessibilityFrame }
      guard let view = accessibilityContainer as? UIView else {
        let origin = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame.origin ?? .zero
        return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
      }
      return view.frameOnScreen(of: accessibilityFrameInContainerSpace)
    }
    set { super.accessibilityFrame = newValue }
  }
}
