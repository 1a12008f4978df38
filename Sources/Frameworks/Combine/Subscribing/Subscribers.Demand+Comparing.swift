extension Subscribers.Demand: Comparable {
  /// Returns whether a demand is less than another; unlimited is the greatest.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }

  /// A number in the order of demands.
  private var order: UInt { max.map(UInt.init) ?? .max }
}

extension Subscribers.Demand {
  /// Returns whether a demand is less than a number.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }

  /// Returns whether a number is less than a demand.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

  /// Returns whether a demand is at most a number.
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }

  /// Returns whether a number is at most a demand.
  public static func <= (lhs: Int, rhs: Self) -> Bool { !(rhs < lhs) }

  /// Returns whether a demand is greater than a number.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }

  /// Returns whether a number is greater than a demand.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

  /// Returns whether a demand is at least a number.
  public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }

  /// Returns whether a number is at least a demand.
  public static func >= (lhs: Int, rhs: Self) -> Bool { !(rhs > lhs) }

  /// Returns whether a demand is a number, which `unlimited` never is.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Returns whether a demand is not a number.
  ///
  /// - Parameters:
  ///   - lhs: One of the two to compare.
  ///   - rhs: The other one.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Returns whether a number is a demand.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }

  /// Returns whether a number is not a demand.
  ///
  /// - Parameters:
  ///   - lhs: One of the two to compare.
  ///   - rhs: The other one.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}
