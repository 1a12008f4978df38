import Foundation

extension UISheetPresentationController {
  /// Where the sheet may lie in the container that there is.
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

  /// The detents that there are now with their heights, safe area and all, from small to large.
  var rests: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let containerView, let geometry else { return [] }
    let context = DetentContext(geometry, traits: containerView.traitCollection)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { value in
        (detent.identifier, min(geometry.largeHeight, max(0, value) + geometry.safeArea.bottom))
      }
    }.sorted { $0.height < $1.height }
  }

  /// The height at which the card rests.
  var selectedHeight: CGFloat {
    let rests = rests
    return (rests.first { $0.identifier == selectedDetentIdentifier } ?? rests.first)?.height
      ?? geometry?.largeHeight ?? 0
  }

  /// Whether what lies behind is bright at the present detent.
  var isUndimmed: Bool {
    let limit = rests.first { $0.identifier == largestUndimmedDetentIdentifier }?.height
    return limit.map { selectedHeight <= $0 } ?? false
  }

  /// Brings veil, corners and grabber up to date.
  func updateLook() {
    dimmingView.backgroundColor = .black.withAlphaComponent(0.2)
    dimmingView.isHidden = isUndimmed
    let isCovering = geometry?.placement == .covering
    card.clipsToBounds = true
    card.layer.cornerRadius = isCovering ? 0 : preferredCornerRadius ?? 10
    card.grabber.isHidden = !prefersGrabberVisible || isCovering
    pan.isEnabled = !isCovering
  }
}
