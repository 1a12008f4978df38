extension Publishers {
  /// A publisher of the values after the first ones.
  ///
  ///     let values = CurrentValueSubject<Int, Never>(0)
  ///     let changes = values.dropFirst().sink { print($0) }
  ///     values.send(1)  // 1
  public struct Drop<Upstream: Publisher>: KeepsOutput, KeepsFailure, SteppingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// How many values are dropped.
    public let count: Int

    /// Creates a publisher; apps call `dropFirst(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - count: How many values to drop.
    public init(upstream: Upstream, count: Int) {
      (self.upstream, self.count) = (upstream, count)
    }

    var stepper: Steps {
      var remaining = count
      return Steps("Drop") {
        guard remaining > 0 else { return .send($0) }
        remaining -= 1
        return .skip
      }
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Drops the first values, one by default, and publishes all others.
  ///
  /// - Parameter count: How many values to drop; 0 drops none.
  /// - Precondition: The number is not negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "A number of values to drop is not negative, but \(count)")
    return Publishers.Drop(upstream: self, count: count)
  }
}
