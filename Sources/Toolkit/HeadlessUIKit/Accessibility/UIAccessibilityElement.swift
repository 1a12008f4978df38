import Foundation

/// A part of a view that assistive technology should meet, though it is no view.
@MainActor
open class UIAccessibilityElement: UIResponder, AccessibilityItem {
  /// The view, or the element, that this is a part of.
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement: Bool = true
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityIdentifier: String?
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden: Bool = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  private var ownFrame: CGRect = .zero
  private var ownActivationPoint: CGPoint?
  private var ownUserInputLabels: [String]?
  /// The place in the container's coordinates; it moves along with the container, and counts more than the frame.
  open var accessibilityFrameInContainerSpace: CGRect = .null

  /// Makes an element without a place.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// The place on the screen.
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

  /// Where assistive technology taps; the middle of the frame until this is set.
  open var accessibilityActivationPoint: CGPoint {
    get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ownActivationPoint = newValue }
  }

  /// The names that voices may call the element by, the best first; its label by default.
  open var accessibilityUserInputLabels: [String]? {
    get { ownUserInputLabels ?? accessibilityLabel.map { [$0] } }
    set { ownUserInputLabels = newValue }
  }
}
