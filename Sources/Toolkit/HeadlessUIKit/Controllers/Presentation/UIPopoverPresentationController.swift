import Foundation

/// Presents a controller in a box with an arrow that points at what it is about; a tap beside the
/// box dismisses it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover is about.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The part of ``sourceView`` that the arrow points at, in that view's coordinates; the whole
  /// view by default.
  open var sourceRect: CGRect = .null { didSet { containerView?.setNeedsLayout() } }
  /// The bar button that the popover is about, instead of a view.
  open var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }
  /// The directions in which the arrow may point; all by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The direction in which the arrow points; `unknown` until the popover is laid out.
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Views behind the popover that react to touches while it is up; others dismiss it.
  open var passthroughViews: [UIView]? {
    didSet { dimmingView.passthroughViews = passthroughViews ?? [] }
  }
  /// The least distances, in points, between the popover and the edges of the container's safe
  /// area; 10 on each side by default.
  open var popoverLayoutMargins: UIEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The background color of the box; `nil` by default.
  open var backgroundColor: UIColor?
  /// Whether the popover may cover its source; stored only, the popover here never does.
  open var canOverlapSourceViewRect: Bool = false

  let dimmingView: UIDimmingView = UIDimmingView(frame: .zero)
  let box: UIPopoverView = UIPopoverView(frame: .zero)

  public override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    dimmingView.tapped = { [weak self] in _ = self?.dismissByUser() }
  }

  open override var presentedView: UIView? { box }

  /// A page sheet where the window is narrow.
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
    // The popover is read before the region that dismisses it.
    containerView.accessibilityElements = [box, dimmingView]
    box.content = presentedViewController.view
    box.backgroundColor = backgroundColor
  }

  open override func containerViewWillLayoutSubviews() {
    if box.superview != nil { box.frame = frameOfPresentedViewInContainerView }
  }

  /// The rectangle that the popover is about, in the container's coordinates.
  private var sourceFrame: CGRect? {
    if let sourceView {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
    }
    return barButtonItem?.barView.map { $0.convert($0.bounds, to: containerView) }
  }

  override var isReady: Bool {
    // The delegate has the last chance to set a source before UIKit's exception is raised.
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
  /// The direction of a popover that is not laid out yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Sets up a popover at the last moment; every method has a default.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, while its source can still be set.
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

/// The position of a popover: 13 points from its source, which is the length of the arrow.
struct PopoverGeometry: Hashable, Sendable {
  /// The rectangle that the popover must not leave.
  var bounds: CGRect
  var source: CGRect
  var size: CGSize

  static let defaultSize = CGSize(width: 320, height: 480)
  static let arrowLength: CGFloat = 13

  /// Returns the first permitted side on which the popover has its full size: below, above, on the
  /// right, on the left of its source. If there is none, the side with the largest area.
  func placement(
    permitted: UIPopoverArrowDirection
  ) -> (direction: UIPopoverArrowDirection, frame: CGRect) {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let candidates = directions.filter(permitted.contains).map { ($0, frame(pointing: $0)) }
    let best = candidates.first { $0.1.size == size } ?? candidates.max { $0.1.area < $1.1.area }
    return best ?? (.unknown, centered)
  }

  /// The frame with the arrow pointing in a direction, cut to the available room.
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

  /// The part inside of the given edges; empty where nothing is left.
  fileprivate func cut(
    left: CGFloat? = nil, top: CGFloat? = nil, right: CGFloat? = nil, bottom: CGFloat? = nil
  ) -> CGRect {
    let (x, y) = (max(minX, left ?? minX), max(minY, top ?? minY))
    let (endX, endY) = (min(maxX, right ?? maxX), min(maxY, bottom ?? maxY))
    return CGRect(x: x, y: y, width: max(0, endX - x), height: max(0, endY - y))
  }
}
