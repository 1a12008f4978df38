extension Publishers {
  /// A publisher of the values in a range of indices.
  ///
  ///     let letters = PassthroughSubject<String, Never>()
  ///     let middle = letters.output(in: 1...2).sink { print($0) } receiveValue: { print($0) }
  ///     for letter in ["a", "b", "c", "d"] { letters.send(letter) }  // b, c, finished
  public struct Output<Upstream: Publisher>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The indices of the values that are published.
    public let range: CountableRange<Int>

    /// Creates a publisher; apps call `output(in:)` or `prefix(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - range: Which values, counted from 0; an empty range finishes at once.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      (self.upstream, self.range) = (upstream, range)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      var (index, range) = (0, range)
      let stepper = Stepper<Upstream.Output, S.Input, Failure>("Output") { value in
        defer { index += 1 }
        guard index >= range.lowerBound else { return .skip }
        guard index < range.upperBound else { return .finish }
        return index == range.upperBound - 1 ? .last(value) : .send(value)
      }
      let subscription = OperatorSubscription(stepper, to: subscriber)
      upstream.subscribe(subscription)
      if range.isEmpty { subscription.finish() }
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the value with an index, counted from 0, and finishes.
  ///
  /// - Parameter index: Which value, counted from 0 and not negative; with too few values, none is
  ///   published.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Publishes the values in a range of indices, counted from 0, and finishes.
  ///
  /// - Parameter range: Which values, not beginning below 0; without an end, as in `2...`, all
  ///   later ones.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "An index of a value is not negative, but \(range.lowerBound)")
    return Publishers.Output(upstream: self, range: range)
  }

  /// Publishes the first values up to a number, and finishes.
  ///
  /// - Parameter maxLength: How many values to publish at most, not negative; 0 finishes at once.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "A number of values is not negative, but \(maxLength)")
    return output(in: 0..<maxLength)
  }
}
