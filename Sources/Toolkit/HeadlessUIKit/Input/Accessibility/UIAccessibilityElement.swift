import Foundation

/// A part of a view that is an element for assistive technology although it is no view itself.
///
/// It is read as part of its container's ``UIResponder/accessibilityElements``. Unlike a view it is an element
/// by default.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, AccessibilityItem {
  /// The view or the element that this element is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the container's coordinates, in points; null by default.
  ///
  /// It moves along with the container, and overrides ``accessibilityFrame`` where it is set.
  open var accessibilityFrameInContainerSpace: CGRect = .null

  /// Creates an element of a container, with an empty frame.
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
