import Foundation

/// A difference between two points; Foundation has it on Apple's systems only.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init() {
    self = .zero
  }

  public static let zero = CGVector(dx: 0, dy: 0)
}
