import Foundation

/// Presents a controller as a sheet: a card that comes from the bottom, or in a wide window stands in the middle.
///
/// A card rests at one of its ``detents``. It can be dragged from one to the next, and down to dismiss it.
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the card rests; a large one by default.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The detent at which the card rests; the smallest one until it is set.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The largest detent that leaves what lies behind bright and usable; none by default.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  open var prefersGrabberVisible: Bool = false { didSet { invalidateDetents() } }
  /// The radius of the corners; 10 points by default.
  open var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }
  /// Whether the card is a card even in a low window, where it else covers all.
  open var prefersEdgeAttachedInCompactHeight: Bool = false { didSet { invalidateDetents() } }
  /// Whether a card at the bottom is only as wide as its content would like.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false { didSet { invalidateDetents() } }
  /// Whether scrolling up makes the card larger first; scroll views here scroll in either case.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  /// The view that the sheet belongs to.
  open var sourceView: UIView?

  let dimmingView: UIDimmingView = UIDimmingView(frame: .zero)
  let card: UIDropShadowView = UIDropShadowView(frame: .zero)
  let pan: UIPanGestureRecognizer = UIPanGestureRecognizer()
  /// How far the card is dragged down from where it rests.
  var dragOffset: CGFloat = 0

  public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    pan.addAction { [weak self] _ in self?.panDidChange() }
    card.addGestureRecognizer(pan)
    dimmingView.tapped = { [weak self] in _ = self?.dismissByUser() }
  }

  open override var presentedView: UIView? { card }

  open override var frameOfPresentedViewInContainerView: CGRect {
    geometry?.frame(height: selectedHeight).offsetBy(dx: 0, dy: dragOffset) ?? .zero
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.addSubview(dimmingView)
    card.content = presentedViewController.view
    updateLook()
  }

  open override func containerViewWillLayoutSubviews() {
    if card.superview != nil { card.frame = frameOfPresentedViewInContainerView }
    updateLook()
  }

  /// Asks the detents anew.
  open func invalidateDetents() {
    containerView?.setNeedsLayout()
  }

  /// Changes the sheet's properties; UIKit lets it glide there, here it is there with the next layout.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  override var letsTouchesThrough: Bool { isUndimmed }
}

/// Hears when the user drags a sheet to another detent.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The card of a sheet, with rounded corners and perhaps a grabber.
@MainActor
final class UIDropShadowView: UIView {
  let grabber: UIGrabber = UIGrabber(frame: .zero)
  var content: UIView? {
    didSet {
      guard let content else { return }
      addSubview(content)
      addSubview(grabber)
    }
  }

  override func layoutSubviews() {
    content?.frame = bounds
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }
}

/// The little bar that tells that a sheet can be dragged.
@MainActor
final class UIGrabber: UIView {}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  public final class Detent {
    public let identifier: Identifier
    private let resolve: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The name of a detent.
    public struct Identifier: Hashable, Sendable {
      public let rawValue: String

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private init(
      _ identifier: Identifier,
      resolve: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// Half the height of the window; not there in a low window.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? DetentContext)?.mediumValue
      }
    }

    /// All the height that a sheet can have.
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height that `resolver` answers, without the safe area at the bottom; `nil` while the detent is not there.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolve: resolver)
    }

    /// The height in a context, without the safe area at the bottom.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolve(context) }
  }
}

/// What a detent's height depends on.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The context of a container.
@MainActor
final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumValue: CGFloat

  init(_ geometry: SheetGeometry, traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = geometry.largeHeight - geometry.safeArea.bottom
    mediumValue = geometry.bounds.height / 2 - geometry.safeArea.bottom
  }
}
