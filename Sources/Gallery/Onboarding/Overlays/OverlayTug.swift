import Foundation
import HeadlessUIKit

/// What a finger holds an overlay by: a constraint that there is no longer than the gesture.
@MainActor
final class OverlayTug {
  private let band: RubberBand
  private let start: CGFloat
  private let constraint: NSLayoutConstraint

  /// Holds an overlay where it is.
  init?(_ overlay: OverlayView, band: RubberBand) {
    guard let superview = overlay.superview else { return nil }
    self.band = band
    switch band {
    case .sideways:
      start = overlay.frame.minX
      constraint = overlay.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: start)
    case .downward:
      start = overlay.frame.minY
      constraint = overlay.topAnchor.constraint(equalTo: superview.topAnchor, constant: start)
    }
    constraint.isActive = true
  }

  /// Follows the finger.
  func follow(_ translation: CGPoint) {
    constraint.constant = start + band.offset(for: translation)
  }

  /// Goes back to where the overlay was, and lets go of it there.
  func end(in overlay: OverlayView) {
    overlay.superview?.layoutIfNeeded()
    constraint.constant = start
    UIView.animate(withDuration: Stylesheet.Overlay.slideDuration) {
      overlay.superview?.layoutIfNeeded()
    } completion: { [constraint] _ in
      constraint.isActive = false
    }
  }
}
