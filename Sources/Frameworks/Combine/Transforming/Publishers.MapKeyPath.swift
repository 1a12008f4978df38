extension Publishers {
  /// A publisher of a property of each value.
  ///
  ///     let names = PassthroughSubject<String, Never>()
  ///     let lengths = names.map(\.count).sink { print($0) }
  ///     names.send("Ada")  // 3
  public struct MapKeyPath<Upstream: Publisher, Output>: ChangingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// A property that is published.
    public let keyPath: KeyPath<Upstream.Output, Output>

    var change: Change { Change("ValueForKey") { $0[keyPath: keyPath] } }
  }
}

extension Publishers {
  /// A publisher of two properties of each value, as a tuple.
  ///
  ///     let frames = PassthroughSubject<CGRect, Never>()
  ///     let sizes = frames.map(\.width, \.height).sink { print($0, $1) }
  ///     frames.send(CGRect(x: 0, y: 0, width: 390, height: 844))  // 390.0 844.0
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: ChangingOperator {
    /// The kind of values that are published.
    public typealias Output = (Output0, Output1)

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// A property that is published.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// A property that is published.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    var change: Change { Change("ValueForKeys") { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }
  }
}

extension Publishers {
  /// A publisher of three properties of each value, as a tuple.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: ChangingOperator {
    /// The kind of values that are published.
    public typealias Output = (Output0, Output1, Output2)

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// A property that is published.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// A property that is published.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// A property that is published.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    var change: Change {
      Change("ValueForKeys") { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }
  }
}

extension Publisher {
  /// Publishes a property of each value.
  ///
  /// - Parameter keyPath: The property to read of each value, such as `\.count`.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Publishes two properties of each value, as a tuple.
  ///
  /// - Parameters:
  ///   - keyPath0: The property that comes first in the tuple.
  ///   - keyPath1: The property that comes second.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Publishes three properties of each value, as a tuple.
  ///
  /// - Parameters:
  ///   - keyPath0: The property that comes first in the tuple.
  ///   - keyPath1: The property that comes second.
  ///   - keyPath2: The property that comes third.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
