import Foundation
import HeadlessUIKit

/// The pull of a finger on an overlay: a constraint that exists for the time of the gesture.
@MainActor
final class OverlayTug {
  private let band: RubberBand
  private let start: CGFloat
  private let constraint: NSLayoutConstraint

  /// Begins to hold an overlay at its current position; `nil` if the overlay has no superview.
  init?(_ overlay: OverlayView, band: RubberBand) {
    guard let superview = overlay.superview else { return nil }
    self.band = band
    switch band {
    // Left and not leading: a finger's translation has the same sign in every language.
    case .sideways:
      start = overlay.frame.minX
      constraint = overlay.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: start)
    case .downward:
      start = overlay.frame.minY
      constraint = overlay.topAnchor.constraint(equalTo: superview.topAnchor, constant: start)
    }
    constraint.isActive = true
  }

  /// Moves the overlay for a translation of the finger.
  func follow(_ translation: CGPoint) {
    constraint.constant = start + band.offset(for: translation)
  }

  /// Moves the overlay back to where it was, and then gives up the constraint.
  func end(in overlay: OverlayView) {
    // Pending changes must not be animated along with the way back.
    overlay.superview?.layoutIfNeeded()
    constraint.constant = start
    UIView.animate(withDuration: Stylesheet.Overlay.slideDuration) {
      overlay.superview?.layoutIfNeeded()
    } completion: { [constraint] _ in
      constraint.isActive = false
    }
  }
}

/// The distance that an overlay follows a finger: less and less, and never upward. A finger that
/// moves 16 points sideways moves the overlay by 8 points.
enum RubberBand: Hashable {
  /// The overlay moves to the left and to the right.
  case sideways
  /// The overlay moves down only.
  case downward

  /// The distance that a finger moves before its direction is decided, in points.
  private static let lockDistance: CGFloat = 2

  /// Creates the band for the direction of a finger, or returns `nil` while the direction is
  /// undecided.
  init?(locking translation: CGPoint) {
    if translation.y > Self.lockDistance, translation.y >= abs(translation.x) {
      self = .downward
    } else if abs(translation.x) > Self.lockDistance {
      self = .sideways
    } else {
      return nil
    }
  }

  /// Returns the distance that the overlay moves for a translation of the finger, in points.
  func offset(for translation: CGPoint) -> CGFloat {
    switch self {
    // Exponents below 1 give the resistance of a band: each further point of the finger counts
    // less.
    case .sideways: pow(abs(translation.x), 0.75) * (translation.x < 0 ? -1 : 1)
    case .downward: pow(max(0, translation.y), 0.95)
    }
  }
}
