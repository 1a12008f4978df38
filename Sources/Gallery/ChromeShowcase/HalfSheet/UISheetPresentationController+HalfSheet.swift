import HeadlessUIKit

extension UISheetPresentationController {
  /// Makes it a sheet that covers half of the screen, and all of it when dragged up.
  func becomeHalfSheet() {
    detents = [.medium(), .large()]
    preferredCornerRadius = 20
    prefersEdgeAttachedInCompactHeight = true
  }
}
