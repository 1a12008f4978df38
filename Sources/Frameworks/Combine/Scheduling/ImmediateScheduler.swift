/// A scheduler that runs closures at once, on the calling thread; its time never passes.
///
///     let numbers = [1, 2].publisher.delay(for: 60, scheduler: ImmediateScheduler.shared)
///       .sink { print($0) }  // 1, 2, without a delay
public struct ImmediateScheduler: Scheduler {
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The scheduler that all code can share.
  public static let shared = ImmediateScheduler()

  /// The present time, which is always the same.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// The least tolerance, which is 0.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure at once.
  ///
  /// - Parameters:
  ///   - options: Always `nil`, as there are no options.
  ///   - action: The closure to run, before this function returns.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs a closure at once, whatever the time.
  ///
  /// - Parameters:
  ///   - date: Ignored, as no time passes.
  ///   - tolerance: Ignored.
  ///   - options: Always `nil`, as there are no options.
  ///   - action: The closure to run, before this function returns.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs a closure at once, and only once.
  ///
  /// - Parameters:
  ///   - date: Ignored, as no time passes.
  ///   - interval: Ignored, as nothing is repeated.
  ///   - tolerance: Ignored.
  ///   - options: Always `nil`, as there are no options.
  ///   - action: The closure to run, before this function returns.
  @discardableResult public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }

  /// A point in time, of which there is one.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Returns a time span of 0.
    ///
    /// - Parameter other: Any point; there is only one.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// Returns the same point.
    ///
    /// - Parameter n: Ignored, as no time passes.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }
}

extension ImmediateScheduler: Sendable {}

extension ImmediateScheduler.SchedulerTimeType {
  /// A time span, which makes no difference.
  public struct Stride: CountedStride, Codable, Sendable {
    /// The number of the time span.
    public var magnitude: Int

    /// Creates a time span of a number.
    ///
    /// - Parameter value: The number; it makes no difference to the scheduler.
    public init(_ value: Int) {
      magnitude = value
    }

    /// Creates a time span of a number.
    ///
    /// - Parameter value: The number; it makes no difference to the scheduler.
    public init(integerLiteral value: Int) {
      self.init(value)
    }

    /// Creates a time span of a number without its fraction.
    ///
    /// - Parameter value: The number; it makes no difference to the scheduler.
    public init(floatLiteral value: Double) {
      self.init(Int(value))
    }

    /// Creates a time span of a number, if it fits.
    ///
    /// - Parameter source: The number; `nil` is returned if an `Int` cannot hold it.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self.init(value)
    }

    /// Returns a time span of 0.
    ///
    /// - Parameter s: Ignored, as no time passes.
    public static func seconds(_ s: Int) -> Stride { 0 }

    /// Returns a time span of 0.
    ///
    /// - Parameter s: Ignored, as no time passes.
    public static func seconds(_ s: Double) -> Stride { 0 }

    /// Returns a time span of 0.
    ///
    /// - Parameter ms: Ignored, as no time passes.
    public static func milliseconds(_ ms: Int) -> Stride { 0 }

    /// Returns a time span of 0.
    ///
    /// - Parameter us: Ignored, as no time passes.
    public static func microseconds(_ us: Int) -> Stride { 0 }

    /// Returns a time span of 0.
    ///
    /// - Parameter ns: Ignored, as no time passes.
    public static func nanoseconds(_ ns: Int) -> Stride { 0 }
  }
}
