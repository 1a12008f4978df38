import Foundation

/// Presents a controller in a box with an arrow that points at its source; a tap outside the box
/// dismisses it.
///
///     controller.modalPresentationStyle = .popover
///     controller.preferredContentSize = CGSize(width: 240, height: 180)
///     controller.popoverPresentationController?.sourceView = button
///     controller.popoverPresentationController?.permittedArrowDirections = [.up, .down]
///     navigationController.present(controller, animated: true)
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The part of ``sourceView`` that the arrow points at, in that view's coordinates; `null`, the
  /// default, for the whole view.
  open var sourceRect: CGRect = .null { didSet { containerView?.setNeedsLayout() } }
  /// The bar button that the popover points at, instead of a view.
  open var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }
  /// The directions in which the arrow may point; all by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The direction in which the arrow points; `unknown` until the popover is laid out.
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Views behind the popover that receive touches while it is shown; touches on others dismiss it.
  open var passthroughViews: [UIView]? {
    didSet { dimmingView.passthroughViews = passthroughViews ?? [] }
  }
  /// The minimum distances, in points, between the popover and the edges of the container's safe
  /// area; 10 on each side by default.
  open var popoverLayoutMargins: UIEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The background color of the box; `nil` by default.
  open var backgroundColor: UIColor?
  /// Whether the popover may cover its source. Stored only: it never does so here.
  open var canOverlapSourceViewRect: Bool = false

  let dimmingView: UIDimmingView = UIDimmingView(frame: .zero)
  let box: UIPopoverView = UIPopoverView(frame: .zero)

  public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    box.traitOverrides.userInterfaceLevel = .elevated
    dimmingView.tapped = { [weak self] in _ = self?.dismissByUser() }
  }

  open override var presentedView: UIView? { box }

  /// A page sheet in a narrow window.
  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    source?.viewIfLoaded?.window?.traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let source = sourceFrame else { return .zero }
    let size = presentedViewController.preferredContentSize
    let placement = PopoverGeometry(
      bounds: containerView.bounds.inset(by: containerView.safeAreaInsets + popoverLayoutMargins),
      source: source,
      size: size == .zero ? PopoverGeometry.defaultSize : size
    ).placement(permitted: permittedArrowDirections)
    arrowDirection = placement.direction
    box.arrowDirection = placement.direction
    return placement.frame
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.addSubview(dimmingView)
    dimmingView.becomeDismissRegion()
    // Assistive technology reads the popover before the region that dismisses it.
    containerView.accessibilityElements = [box, dimmingView]
    box.content = presentedViewController.view
    box.backgroundColor = backgroundColor
  }

  open override func containerViewWillLayoutSubviews() {
    if box.superview != nil { box.frame = frameOfPresentedViewInContainerView }
  }

  /// The rectangle that the popover points at, in the container's coordinates.
  private var sourceFrame: CGRect? {
    if let sourceView {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
    }
    return barButtonItem?.barView.map { $0.convert($0.bounds, to: containerView) }
  }

  override var isReady: Bool {
    // The delegate can set a source before UIKit's exception is raised.
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceView == nil, barButtonItem == nil else { return true }
    UIException.raise(.generic, presentedViewController.missingPopoverSourceReason(presentedBy: source))
    return false
  }
}

/// The directions in which a popover's arrow may point; the raw values are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  ///
  /// - Parameter rawValue: A combination of UIKit's bits; 1 for up, 2 for down, 4 for left, 8 for
  ///   right.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points to the left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points to the right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The popover is not laid out yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Sets up a popover just before it is presented; every method has a default.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, while its source can still be set.
  ///
  /// - Parameter popoverPresentationController: The popover, which raises an exception if it still
  ///   has no source afterward.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The box of a popover.
@preconcurrency @MainActor
public final class UIPopoverView: UIView {
  /// The direction in which the arrow points.
  public internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  var content: UIView? {
    didSet {
      clipsToBounds = true
      layer.cornerRadius = 13
      if let content { addSubview(content) }
    }
  }

  public override func layoutSubviews() {
    content?.frame = bounds
  }
}

/// Computes the position of a popover: 13 points, the length of the arrow, from its source.
///
/// A popover of 200 by 100 points fits below its source, in the middle:
///
///     PopoverGeometry(
///       bounds: CGRect(x: 10, y: 10, width: 748, height: 1004),
///       source: CGRect(x: 300, y: 200, width: 100, height: 40),
///       size: CGSize(width: 200, height: 100)
///     ).placement(permitted: .any)  // .up, at (250, 253)
struct PopoverGeometry: Hashable, Sendable {
  /// The rectangle that the popover may not leave.
  var bounds: CGRect
  var source: CGRect
  var size: CGSize

  static let defaultSize = CGSize(width: 320, height: 480)
  static let arrowLength: CGFloat = 13

  /// Returns the first permitted side on which the popover fits in full: below, above, to the
  /// right, or to the left of its source. If it fits nowhere, returns the side where its area is
  /// largest.
  func placement(
    permitted: UIPopoverArrowDirection
  ) -> (direction: UIPopoverArrowDirection, frame: CGRect) {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let candidates = directions.filter(permitted.contains).map { ($0, frame(pointing: $0)) }
    let best = candidates.first { $0.1.size == size } ?? candidates.max { $0.1.area < $1.1.area }
    return best ?? (.unknown, centered)
  }

  /// Returns the frame with the arrow pointing in a direction, clipped to the available room.
  private func frame(pointing direction: UIPopoverArrowDirection) -> CGRect {
    var room = bounds
    switch direction {
    case .up: room = room.cut(top: source.maxY + Self.arrowLength)
    case .down: room = room.cut(bottom: source.minY - Self.arrowLength)
    case .left: room = room.cut(left: source.maxX + Self.arrowLength)
    default: room = room.cut(right: source.minX - Self.arrowLength)
    }
    let (width, height) = (min(size.width, room.width), min(size.height, room.height))
    var x = min(max(source.midX - width / 2, room.minX), room.maxX - width)
    var y = min(max(source.midY - height / 2, room.minY), room.maxY - height)
    switch direction {
    case .up: y = room.minY
    case .down: y = room.maxY - height
    case .left: x = room.minX
    default: x = room.maxX - width
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private var centered: CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }

  /// Returns the part within the given edges; empty if nothing is left.
  fileprivate func cut(
    left: CGFloat? = nil, top: CGFloat? = nil, right: CGFloat? = nil, bottom: CGFloat? = nil
  ) -> CGRect {
    let (x, y) = (max(minX, left ?? minX), max(minY, top ?? minY))
    let (endX, endY) = (min(maxX, right ?? maxX), min(maxY, bottom ?? maxY))
    return CGRect(x: x, y: y, width: max(0, endX - x), height: max(0, endY - y))
  }
}
