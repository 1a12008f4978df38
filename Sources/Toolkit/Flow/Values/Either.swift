/// One of two.
public enum Either<Left, Right> {
  case left(Left)
  case right(Right)

  /// The left one, if it is that.
  public var left: Left? {
    if case .left(let left) = self { left } else { nil }
  }

  /// The right one, if it is that.
  public var right: Right? {
    if case .right(let right) = self { right } else { nil }
  }
}

extension Either where Left == Right {
  /// Whichever it is.
  public var any: Left {
    switch self {
    case .left(let value), .right(let value): value
    }
  }

  /// Changes whichever it is.
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
