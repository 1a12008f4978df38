/// Marks intervals and moments for measuring tools, none of which listens here.
public struct OSSignposter: Sendable {
  /// Creates a signposter of a category.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter of a category of the system.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a signposter of a category.
  public init(logHandle: OSLog) {}

  /// Creates a signposter of the default category.
  public init() {}

  /// Whether a tool listens: `false` here.
  public var isEnabled: Bool { false }

  /// Returns an identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Returns an identifier for an interval of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {}

  /// Calls a closure between the beginning and the end of an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// Distinguishes intervals of the same name.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates an identifier of a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier in a category.
  public init(log: OSLog) { self = .exclusive }

  /// Creates an identifier of an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The identifier where there is one interval of a name at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identifier.
  public static let invalid = OSSignpostID(.max)
  /// The identifier of no interval.
  public static let null = OSSignpostID(0)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The kind's number on Apple's systems.
  public let rawValue: UInt8

  /// Creates a kind of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a moment, or the beginning or end of an interval; here for no tool.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or the beginning or end of an interval, with arguments; here for no tool.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}
