import Foundation

/// Presents a controller in a box with an arrow that points at what it is about; a tap beside it dismisses.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover is about.
  open var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The part of ``sourceView`` that the arrow points at; all of it by default.
  open var sourceRect: CGRect = .null { didSet { containerView?.setNeedsLayout() } }
  /// The bar button that the popover is about, in place of a view.
  open var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }
  /// The directions in which the arrow may point; all by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The direction in which the arrow points.
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Views that can be used while the popover is up.
  open var passthroughViews: [UIView]? {
    didSet { dimmingView.passthroughViews = passthroughViews ?? [] }
  }
  /// How far the popover stays away from the container's edges.
  open var popoverLayoutMargins: UIEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var backgroundColor: UIColor?
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
    containerView.accessibilityElements = [box, dimmingView]
    box.content = presentedViewController.view
    box.backgroundColor = backgroundColor
  }

  open override func containerViewWillLayoutSubviews() {
    if box.superview != nil { box.frame = frameOfPresentedViewInContainerView }
  }

  /// What the popover is about, in the container's coordinates.
  private var sourceFrame: CGRect? {
    if let sourceView {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
    }
    return barButtonItem?.barView.map { $0.convert($0.bounds, to: containerView) }
  }

  override var isReady: Bool {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceView == nil, barButtonItem == nil else { return true }
    UIException.raise(.generic, presentedViewController.missingPopoverSourceReason(presentedBy: source))
    return false
  }
}

/// The sides to which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Gives a popover its source at the last moment; nothing need be answered.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The box of a popover.
@MainActor
public final class UIPopoverView: UIView {
  /// The side to which the arrow points.
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

/// Where a popover lies: 13 points from its source, which is the length of the arrow.
struct PopoverGeometry: Hashable, Sendable {
  /// The place that the popover may take.
  var bounds: CGRect
  var source: CGRect
  var size: CGSize

  static let defaultSize = CGSize(width: 320, height: 480)
  static let arrowLength: CGFloat = 13

  /// The first permitted side on which the popover has its full size: below, above, on the right, on the left. If there
  /// is none, the one with the most room.
  func placement(
    permitted: UIPopoverArrowDirection
  ) -> (direction: UIPopoverArrowDirection, frame: CGRect) {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let candidates = directions.filter(permitted.contains).map { ($0, frame(pointing: $0)) }
    let best = candidates.first { $0.1.size == size } ?? candidates.max { $0.1.area < $1.1.area }
    return best ?? (.unknown, centered)
  }

  /// The frame with the arrow pointing in a direction, cut to the room that there is.
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

  /// The part inside the given edges; without an extent where nothing is left.
  fileprivate func cut(
    left: CGFloat? = nil, top: CGFloat? = nil, right: CGFloat? = nil, bottom: CGFloat? = nil
  ) -> CGRect {
    let (x, y) = (max(minX, left ?? minX), max(minY, top ?? minY))
    let (endX, endY) = (min(maxX, right ?? maxX), min(maxY, bottom ?? maxY))
    return CGRect(x: x, y: y, width: max(0, endX - x), height: max(0, endY - y))
  }
}
