import Foundation

/// A part of a view that is an element for assistive technology although it is no view itself.
///
/// It is read as part of its container's ``accessibilityElements``.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, AccessibilityItem {
  /// The view or the element that this element is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// Whether assistive technology meets this element itself; `true` by default, unlike in a view.
  open var isAccessibilityElement: Bool = true
  /// A short name for the element, in the user's language; `nil` by default.
  open var accessibilityLabel: String?
  /// The element's current value; `nil` by default.
  open var accessibilityValue: String?
  /// A description of what happens when the user activates the element; `nil` by default.
  open var accessibilityHint: String?
  /// The element's behavior and state; none by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// A name for tests to find the element by; `nil` by default.
  open var accessibilityIdentifier: String?
  /// The elements inside this one, in their reading order; `nil` by default.
  open var accessibilityElements: [Any]?
  /// Whether assistive technology skips the element and those inside it; `false` by default.
  open var accessibilityElementsHidden: Bool = false
  /// Further actions for the element; none by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  private var ownFrame: CGRect = .zero
  private var ownActivationPoint: CGPoint?
  private var ownUserInputLabels: [String]?
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

  /// The frame on the screen, in points; empty by default.
  open var accessibilityFrame: CGRect {
    get {
      guard !accessibilityFrameInContainerSpace.isNull else { return ownFrame }
      guard let view = accessibilityContainer as? UIView else {
        let origin = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame.origin ?? .zero
        return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
      }
      return view.frameOnScreen(of: accessibilityFrameInContainerSpace)
    }
    set { ownFrame = newValue }
  }

  /// The point on the screen that assistive technology taps; the middle of the frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ownActivationPoint = newValue }
  }

  /// The names that Voice Control accepts for the element, the best one first; its label by
  /// default.
  open var accessibilityUserInputLabels: [String]? {
    get { ownUserInputLabels ?? accessibilityLabel.map { [$0] } }
    set { ownUserInputLabels = newValue }
  }
}
