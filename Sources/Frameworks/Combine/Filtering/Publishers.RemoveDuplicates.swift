extension Publishers {
  /// A publisher that drops each value that is like the one before.
  ///
  ///     let states = PassthroughSubject<String, Never>()
  ///     let changes = states.removeDuplicates().sink { print($0) }
  ///     for state in ["on", "on", "off", "on"] { states.send(state) }  // on, off, on
  public struct RemoveDuplicates<Upstream: Publisher>: KeepsOutput, KeepsFailure, SteppingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether two values that follow each other are alike.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher; apps call `removeDuplicates(by:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with the value before, even if that was dropped, and the new one;
    ///     `true` drops the new one.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var stepper: Steps { .uniquing("RemoveDuplicates", by: predicate) }
  }
}

extension Publishers {
  /// A publisher that drops each value that is like the one before, by a closure that may throw.
  public struct TryRemoveDuplicates<Upstream: Publisher>: KeepsOutput, FailsWithErrors, SteppingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether two values that follow each other are alike, or throws an error, which is the failure.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher; apps call `tryRemoveDuplicates(by:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with the value before and the new one, until it throws; `true` drops
    ///     the new one.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var stepper: Steps { .uniquing("TryRemoveDuplicates", by: predicate) }
  }
}

extension Publisher where Output: Equatable {
  /// Drops each value that is equal to the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Drops each value that is like the one before, as a closure decides.
  ///
  /// - Parameter predicate: Called with the value before, even if that was dropped, and the new
  ///   one; `true` drops the new one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Drops each value that is like the one before; an error that the closure throws is the failure.
  ///
  /// - Parameter predicate: Called with the value before and the new one, until it throws; `true`
  ///   drops the new one.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
