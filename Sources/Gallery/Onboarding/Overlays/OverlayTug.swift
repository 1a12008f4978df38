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

/// How far an overlay follows a finger that tugs at it: ever less, and never upward.
enum RubberBand: Hashable {
  case sideways
  case downward

  /// How far a finger goes until it is clear which way it tugs.
  private static let lockDistance: CGFloat = 2

  /// The way that a finger tugs, or `nil` as long as it is not clear.
  init?(locking translation: CGPoint) {
    if translation.y > Self.lockDistance, translation.y >= abs(translation.x) {
      self = .downward
    } else if abs(translation.x) > Self.lockDistance {
      self = .sideways
    } else {
      return nil
    }
  }

  /// How far the overlay goes along when the finger has moved so far.
  func offset(for translation: CGPoint) -> CGFloat {
    switch self {
    case .sideways: pow(abs(translation.x), 0.75) * (translation.x < 0 ? -1 : 1)
    case .downward: pow(max(0, translation.y), 0.95)
    }
  }
}
