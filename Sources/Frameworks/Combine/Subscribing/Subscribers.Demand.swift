extension Subscribers {
  /// How many values a subscriber requests of a publisher: a number, or all.
  ///
  ///     let demand = Subscribers.Demand.max(3) + .max(2)
  ///     print(demand)  // max(5)
  ///     print(demand < .unlimited)  // true
  ///     print(demand + .unlimited)  // unlimited
  @frozen public struct Demand: Equatable, Hashable, Codable, CustomStringConvertible, Sendable {
    /// At most one more than the greatest integer, which means all.
    private let rawValue: UInt

    private init(rawValue: UInt) {
      self.rawValue = Swift.min(UInt(Int.max) + 1, rawValue)
    }

    /// As many values as the publisher has.
    public static let unlimited = Demand(rawValue: .max)

    /// No values.
    ///
    /// A subscriber returns it; to request none is a programming error.
    public static let none = Demand(rawValue: 0)

    /// Returns a demand of a number of values.
    ///
    /// - Parameter value: How many values; 0 gives the same as `none`.
    /// - Precondition: The number is not negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is not negative, but \(value) were requested")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values, `nil` if unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    /// The demand as text, `unlimited` or `max(_:)`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Decodes a demand from a number.
    public init(from decoder: any Decoder) throws {
      self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
    }

    /// Encodes the demand as a number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
}

extension Subscribers.Demand {
  /// Returns the sum of two demands, which is unlimited if one of the two is.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let rhs = rhs.max else { return .unlimited }
    return lhs + rhs
  }

  /// Adds a demand.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Returns a demand that is greater by a number; unlimited if that is too great for an integer.
  public static func + (lhs: Self, rhs: Int) -> Self {
    lhs.calculating { $0.addingReportingOverflow(rhs) }
  }

  /// Adds a number.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// Returns a multiple of a demand; unlimited if that is too great for an integer.
  ///
  /// - Parameters:
  ///   - lhs: The demand; unlimited stays unlimited.
  ///   - rhs: The factor, not negative.
  public static func * (lhs: Self, rhs: Int) -> Self {
    lhs.calculating { $0.multipliedReportingOverflow(by: rhs) }
  }

  /// Multiplies a demand.
  ///
  /// - Parameters:
  ///   - lhs: The demand; unlimited stays unlimited.
  ///   - rhs: The factor, not negative.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// Returns what is left of a demand: unlimited minus anything is unlimited, anything else minus
  /// unlimited none.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard lhs != .unlimited else { return .unlimited }
    return rhs.max.map { lhs - $0 } ?? .none
  }

  /// Subtracts a demand.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Returns a demand that is less by a number; none if that is too great for an integer.
  ///
  /// - Precondition: The number is not greater than the demand.
  public static func - (lhs: Self, rhs: Int) -> Self {
    guard let value = lhs.max else { return .unlimited }
    let result = value.subtractingReportingOverflow(rhs)
    return result.overflow ? .none : .max(result.partialValue)
  }

  /// Subtracts a number.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  private func calculating(_ operation: (Int) -> (partialValue: Int, overflow: Bool)) -> Self {
    guard let value = max else { return .unlimited }
    let result = operation(value)
    return result.overflow ? .unlimited : .max(result.partialValue)
  }

  /// Stops the program if nothing is requested, as Apple's publishers do.
  func requirePositive() {
    precondition(self > .none, "A request is for at least one value")
  }
}
