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
