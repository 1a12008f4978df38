/// A value of one of two types.
///
///     let value: Either<Int, String> = .right("none")
///     value.left  // nil
///     value.right  // "none"
public enum Either<Left, Right> {
  /// The value of the first type.
  case left(Left)
  /// The value of the second type.
  case right(Right)

  /// The left value; `nil` if there is a right one.
  public var left: Left? {
    if case .left(let left) = self { left } else { nil }
  }

  /// The right value; `nil` if there is a left one.
  public var right: Right? {
    if case .right(let right) = self { right } else { nil }
  }
}

extension Either where Left == Right {
  /// The value, on whichever side it is.
  public var any: Left {
    switch self {
    case .left(let value), .right(let value): value
    }
  }

  /// Returns the transformed value, on the same side.
  ///
  /// - Parameter transform: Called once, with the value of either side.
  public func map<Other>(_ transform: (Left) -> Other) -> Either<Other, Other> {
    switch self {
    case .left(let left): .left(transform(left))
    case .right(let right): .right(transform(right))
    }
  }
}

extension Either: Equatable where Left: Equatable, Right: Equatable {}
extension Either: Hashable where Left: Hashable, Right: Hashable {}
extension Either: Sendable where Left: Sendable, Right: Sendable {}
