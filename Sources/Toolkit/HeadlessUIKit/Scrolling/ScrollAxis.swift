import Foundation

/// One dimension of a scroll view: what can be seen, and how far it can go.
struct ScrollAxis {
  /// The offsets at which content ends at both edges.
  var range: ClosedRange<CGFloat>
  /// The length of the frame.
  var frame: CGFloat
  /// Whether a finger moves the content at all.
  var isScrollable: Bool
  var bounces: Bool

  /// The offset that content dragged to `offset` gets: beyond the edges it follows ever less, or not at all.
  func resisted(_ offset: CGFloat) -> CGFloat {
    let edge = clamped(offset)
    guard bounces else { return edge }
    return offset < edge ? edge - stretch(edge - offset) : edge + stretch(offset - edge)
  }

  /// The offset that a finger would have had to drag content to that lies at `offset` now.
  func unresisted(_ offset: CGFloat) -> CGFloat {
    let edge = clamped(offset)
    return offset < edge ? edge - unstretch(edge - offset) : edge + unstretch(offset - edge)
  }

  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }

  /// UIKit's resistance: never further than the frame's length.
  private static let resistance: CGFloat = 0.55

  private func stretch(_ distance: CGFloat) -> CGFloat {
    guard frame > 0 else { return 0 }
    return (1 - 1 / (distance * Self.resistance / frame + 1)) * frame
  }

  private func unstretch(_ distance: CGFloat) -> CGFloat {
    guard frame > distance else { return distance }
    return (1 / (1 - distance / frame) - 1) * frame / Self.resistance
  }
}
