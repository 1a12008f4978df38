import Foundation

extension UISheetPresentationController {
  /// The geometry of the sheet in its current container.
  var geometry: SheetGeometry? {
    guard let containerView else { return nil }
    return SheetGeometry(
      bounds: containerView.bounds, safeArea: containerView.safeAreaInsets,
      placement: placement(in: containerView),
      preferredSize: presentedViewController.preferredContentSize,
      followsPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached)
  }

  private func placement(in container: UIView) -> SheetGeometry.Placement {
    let traits = container.traitCollection
    if traits.verticalSizeClass == .compact {
      return prefersEdgeAttachedInCompactHeight ? .bottom : .covering
    }
    if traits.horizontalSizeClass == .compact { return .bottom }
    return presentationStyle == .formSheet ? .form : .page
  }

  /// The detents that apply, with their heights in points including the safe area, from small to
  /// large.
  var rests: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let containerView, let geometry else { return [] }
    let context = DetentContext(geometry, traits: containerView.traitCollection)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { value in
        (detent.identifier, min(geometry.largeHeight, max(0, value) + geometry.safeArea.bottom))
      }
    }.sorted { $0.height < $1.height }
  }

  /// The height of the card at the selected detent.
  var selectedHeight: CGFloat {
    let rests = rests
    return (rests.first { $0.identifier == selectedDetentIdentifier } ?? rests.first)?.height
      ?? geometry?.largeHeight ?? 0
  }

  /// Whether the views behind are undimmed at the current detent.
  var isUndimmed: Bool {
    let limit = rests.first { $0.identifier == largestUndimmedDetentIdentifier }?.height
    return limit.map { selectedHeight <= $0 } ?? false
  }

  /// Updates the dimming, the corners, and the grabber.
  func updateLook() {
    dimmingView.backgroundColor = .black.withAlphaComponent(0.2)
    dimmingView.isHidden = isUndimmed
    let isCovering = geometry?.placement == .covering
    card.clipsToBounds = true
    card.layer.cornerRadius = isCovering ? 0 : preferredCornerRadius ?? 10
    card.grabber.isHidden = !prefersGrabberVisible || isCovering
    // A sheet that covers everything cannot be dragged.
    pan.isEnabled = !isCovering
  }
}

extension UISheetPresentationController {
  /// Moves the card with the finger, and to a detent when the finger lifts.
  func panDidChange() {
    switch pan.state {
    case .began, .changed: drag(to: pan.translation(in: containerView).y)
    case .ended: endDragging(velocity: pan.velocity(in: containerView).y)
    case .cancelled: drag(to: 0)
    case .possible, .failed: break
    }
  }

  /// Moves the card, no higher than its largest detent.
  private func drag(to offset: CGFloat) {
    let highest = (rests.last?.height ?? selectedHeight) - selectedHeight
    dragOffset = max(-highest, offset)
    containerView?.setNeedsLayout()
  }

  /// Moves the card to the detent closest to the height that it would have after another tenth of a
  /// second at the finger's velocity. Below half of the smallest detent, it is dismissed.
  private func endDragging(velocity: CGFloat) {
    let height = selectedHeight - dragOffset - velocity * 0.1
    let isDismissal = height < (rests.first?.height ?? selectedHeight) / 2
    drag(to: 0)
    // If dismissal is not allowed, the card is back at its old detent.
    if isDismissal { return _ = dismissByUser() }
    let nearest = rests.min { abs($0.height - height) < abs($1.height - height) }
    guard let nearest, nearest.height != selectedHeight else { return }
    selectedDetentIdentifier = nearest.identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// The frame of a sheet in its container.
///
/// In a narrow window a sheet is at the bottom; a large one reaches up to 10 points below the safe
/// area. In a window of compact height it covers everything, unless it prefers to be attached to
/// the edge. In a window that is wide and tall it is in the middle: a form sheet has 540 by 620
/// points or its content's preferred size; a page sheet is 704 points wide and 44 points from top
/// and bottom. UIKit applies `preferredContentSize` to form sheets and popovers only.
///
/// A phone's large sheet ends below the status bar:
///
///     SheetGeometry(
///       bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
///       safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), placement: .bottom
///     ).largeHeight  // 844 - 47 - 10 = 787
struct SheetGeometry: Hashable, Sendable {
  var bounds: CGRect
  var safeArea: UIEdgeInsets
  var placement: Placement
  /// The content's preferred size in points; a side of 0 states no preference.
  var preferredSize: CGSize = .zero
  var followsPreferredWidth = false

  /// The position of a sheet in its container.
  enum Placement: Hashable, Sendable {
    case bottom
    case covering
    case form
    case page
  }

  private static let topGap: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704
  static let margin: CGFloat = 44

  /// The height of a large sheet in points.
  var largeHeight: CGFloat {
    placement == .bottom ? bounds.height - safeArea.top - Self.topGap : boxSize.height
  }

  /// Returns the sheet's frame; only sheets at the bottom use `height`.
  func frame(height: CGFloat) -> CGRect {
    guard placement == .bottom else {
      let size = boxSize
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let shown = min(height, largeHeight)
    return CGRect(x: bounds.midX - width / 2, y: bounds.maxY - shown, width: width, height: shown)
  }

  /// The width of a sheet at the bottom.
  private var width: CGFloat {
    let available = bounds.width - safeArea.left - safeArea.right
    return followsPreferredWidth && preferredSize.width > 0 ? min(available, preferredSize.width) : available
  }

  /// The size of a sheet that is not at the bottom.
  private var boxSize: CGSize {
    switch placement {
    case .covering, .bottom: bounds.size
    case .form: fitting(formSize)
    case .page: fitting(CGSize(width: Self.pageWidth, height: bounds.height))
    }
  }

  /// The content's preferred size, with a form sheet's default for each side without a preference.
  private var formSize: CGSize {
    CGSize(
      width: preferredSize.width > 0 ? preferredSize.width : Self.formSize.width,
      height: preferredSize.height > 0 ? preferredSize.height : Self.formSize.height)
  }

  private func fitting(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(size.width, bounds.width - 2 * Self.margin),
      height: min(size.height, bounds.height - 2 * Self.margin))
  }
}
