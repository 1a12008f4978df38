import Foundation

/// Presents a controller as a sheet: a card at the bottom, or in the middle of a wide window.
///
/// A card at the bottom has the height of one of its ``detents``. The user can drag it from one to
/// the next, and down to dismiss it:
///
///     controller.sheetPresentationController?.detents = [.medium(), .large()]
///     controller.sheetPresentationController?.prefersGrabberVisible = true
///     navigationController.present(controller, animated: true)
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights that the card can have; only a large one by default.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The selected detent; `nil`, the default, for the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The largest detent at which the views behind stay undimmed and receive touches; `nil`, the
  /// default, dims them at every detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Whether the card shows a grabber at its top; `false` by default.
  open var prefersGrabberVisible: Bool = false { didSet { invalidateDetents() } }
  /// The radius of the corners in points; `nil`, the default, for 10.
  open var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }
  /// Whether the sheet is a card at the bottom even in a window of compact height, where it
  /// otherwise covers everything; `false` by default.
  open var prefersEdgeAttachedInCompactHeight: Bool = false { didSet { invalidateDetents() } }
  /// Whether a card at the bottom has its content's preferred width; `false` by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false { didSet { invalidateDetents() } }
  /// Whether scrolling up first enlarges the card. Stored only: scroll views always scroll here.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  /// The view that the sheet belongs to. Stored only.
  open var sourceView: UIView?

  let dimmingView: UIDimmingView = UIDimmingView(frame: .zero)
  let card: UIDropShadowView = UIDropShadowView(frame: .zero)
  let pan: UIPanGestureRecognizer = UIPanGestureRecognizer()
  /// The distance in points by which the card is dragged below its detent.
  var dragOffset: CGFloat = 0

  public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    pan.addAction { [weak self] _ in self?.panDidChange() }
    card.addGestureRecognizer(pan)
    card.traitOverrides.userInterfaceLevel = .elevated
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

  /// Resolves the detents again on the next layout pass.
  open func invalidateDetents() {
    containerView?.setNeedsLayout()
  }

  /// Changes the sheet's properties. UIKit animates the changes; here they apply on the next layout
  /// pass.
  ///
  /// - Parameter changes: Sets properties of the sheet. Called once, before this method returns.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  override var letsTouchesThrough: Bool { isUndimmed }
}

/// Called when the user drags a sheet to another detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user dragged the sheet to another detent; changes from code do not call it.
  ///
  /// - Parameter sheetPresentationController: The sheet, with the new
  ///   ``UISheetPresentationController/selectedDetentIdentifier``.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The card of a sheet, with rounded corners and optionally a grabber.
@preconcurrency @MainActor
final class UIDropShadowView: UIView {
  let grabber: UIGrabber = UIGrabber(frame: .zero)
  var content: UIView? {
    didSet {
      guard let content else { return }
      addSubview(content)
      // Added after the content, to be in front of it.
      addSubview(grabber)
    }
  }

  override func layoutSubviews() {
    content?.frame = bounds
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }
}

/// The small bar that indicates that a sheet can be dragged.
@preconcurrency @MainActor
final class UIGrabber: UIView {}

extension UISheetPresentationController {
  /// A height that a sheet can have.
  ///
  /// A sheet that is 200 points high, or as high as possible:
  ///
  ///     let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { context in
  ///       min(200, context.maximumDetentValue)
  ///     }
  ///     controller.sheetPresentationController?.detents = [low, .large()]
  ///     controller.sheetPresentationController?.selectedDetentIdentifier = low.identifier
  @preconcurrency @MainActor
  public final class Detent: UIKitObject {
    /// The identifier by which ``UISheetPresentationController/selectedDetentIdentifier`` selects
    /// the detent.
    public let identifier: Identifier
    private let resolve: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The name of a detent.
    public struct Identifier: Hashable, Sendable {
      /// The name as a string.
      public let rawValue: String

      /// Creates the name of a custom detent.
      ///
      /// - Parameter rawValue: The name, which must differ from those of the sheet's other detents.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The name of the medium detent; the value is UIKit's.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of the large detent; the value is UIKit's.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private init(
      _ identifier: Identifier,
      resolve: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolve) = (identifier, resolve)
    }

    /// Returns a detent of half the window's height, which does not apply in compact height.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? DetentContext)?.mediumValue
      }
    }

    /// Returns a detent of the largest height that a sheet can have.
    public static func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// Returns a detent whose height is computed.
    ///
    /// - Parameters:
    ///   - identifier: The name to select the detent by; `custom` by default, so several need names.
    ///   - resolver: Returns the height in points without the safe area at the bottom; `nil` if the detent
    ///     does not apply.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolve: resolver)
    }

    /// Returns the height in points, without the safe area at the bottom; `nil` if the detent does
    /// not apply.
    ///
    /// - Parameter context: The traits and the largest height of the sheet's container.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolve(context) }
  }
}

/// What a detent's height depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, in points without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The context in which a container resolves detents.
@preconcurrency @MainActor
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
