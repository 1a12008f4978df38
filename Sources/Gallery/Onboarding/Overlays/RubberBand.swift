import Foundation

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
