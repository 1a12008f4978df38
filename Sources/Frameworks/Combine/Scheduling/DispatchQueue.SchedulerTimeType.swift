import Dispatch

extension DispatchQueue {
  /// A point in time of a queue.
  ///
  ///     let now = DispatchQueue.main.now
  ///     let later = now.advanced(by: .milliseconds(500))
  ///     print(now.distance(to: later).magnitude)  // 500000000 nanoseconds
  public struct SchedulerTimeType: Strideable, Codable, Hashable {
    /// The point in time as Dispatch has it.
    public var dispatchTime: DispatchTime

    /// Creates a point in time.
    ///
    /// - Parameter time: The time as Dispatch counts it, such as `.now()`.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Decodes a point in time from a number of nanoseconds.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    /// Encodes the point in time as a number of nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the time from this point to another.
    ///
    /// - Parameter other: The other point; if it is earlier, the result is negative.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(from <= to ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    /// Returns a later point.
    ///
    /// - Parameter n: How much later; a negative time span leads to an earlier point.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      n.magnitude == .max
        ? SchedulerTimeType(.distantFuture) : SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Hashes the point in time.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// A time span of a queue, in nanoseconds.
  ///
  ///     let stride: DispatchQueue.SchedulerTimeType.Stride = .seconds(1) + .milliseconds(500)
  ///     print(stride.magnitude)  // 1500000000 nanoseconds
  public struct Stride: CountedStride, Codable, Hashable {
    /// The number of nanoseconds.
    public var magnitude: Int

    /// The time span as Dispatch has it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    private init(nanoseconds: Int) {
      magnitude = nanoseconds
    }

    /// Creates a time span; one that never ends is the longest.
    ///
    /// - Parameter timeInterval: The time span as Dispatch has it; `.never` is the longest one,
    ///   about 292 years.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let value): self = .seconds(value)
      case .milliseconds(let value): self = .milliseconds(value)
      case .microseconds(let value): self = .microseconds(value)
      case .nanoseconds(let value): self = .nanoseconds(value)
      case .never: self = .nanoseconds(.max)
      @unknown default: self = .nanoseconds(.max)
      }
    }

    /// Creates a time span of some seconds.
    ///
    /// - Parameter value: Any number; the time span is limited to the nanoseconds that an `Int`
    ///   holds, about 292 years.
    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    /// Creates a time span of some seconds.
    ///
    /// - Parameter value: Any number; the time span is limited to the nanoseconds that an `Int`
    ///   holds, about 292 years.
    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    /// Creates a time span of some seconds, if the number fits.
    ///
    /// - Parameter source: How many seconds; a number that an `Int` cannot hold gives `nil`.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }

    /// Returns a time span of some seconds.
    ///
    /// - Parameter s: Any number; the time span is limited to the nanoseconds that an `Int` holds,
    ///   about 292 years.
    public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int(saturating: s * 1e9)) }

    /// Returns a time span of some seconds.
    ///
    /// - Parameter s: Any number; the time span is limited to the nanoseconds that an `Int` holds,
    ///   about 292 years.
    public static func seconds(_ s: Int) -> Stride {
      Stride(nanoseconds: s.multipliedClamping(1_000_000_000))
    }

    /// Returns a time span of some thousandths of a second.
    ///
    /// - Parameter ms: Any number; the time span is limited to about 292 years.
    public static func milliseconds(_ ms: Int) -> Stride {
      Stride(nanoseconds: ms.multipliedClamping(1_000_000))
    }

    /// Returns a time span of some millionths of a second.
    ///
    /// - Parameter us: Any number; the time span is limited to about 292 years.
    public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us.multipliedClamping(1000)) }

    /// Returns a time span of some billionths of a second.
    ///
    /// - Parameter ns: Any number; a negative one goes back in time.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
  }
}

extension Int {
  /// Creates the nearest integer that there is.
  fileprivate init(saturating value: Double) {
    self = Int(exactly: value.rounded()) ?? (value > 0 ? .max : .min)
  }

  /// Returns the product, or the nearest integer that there is.
  fileprivate func multipliedClamping(_ factor: Int) -> Int {
    let product = multipliedReportingOverflow(by: factor)
    return product.overflow ? (self > 0 ? .max : .min) : product.partialValue
  }
}
