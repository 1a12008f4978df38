/// Marks intervals and moments for measuring tools; here the marks are dropped.
///
///     let signposter = OSSignposter(subsystem: "com.example.app", category: "feed")
///     let state = signposter.beginInterval("load")
///     signposter.endInterval("load", state)
///     let sum = signposter.withIntervalSignpost("sum") { 1 + 2 }  // 3
public struct OSSignposter: Sendable {
  /// Creates a signposter of a category.
  ///
  /// - Parameters:
  ///   - subsystem: The app or the library, such as `com.example.app`.
  ///   - category: What the entries are about, such as `network`.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter of a category of the system.
  ///
  /// - Parameters:
  ///   - subsystem: The app or the library, such as `com.example.app`.
  ///   - category: What the entries are about, such as `network`.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a signposter of a category.
  ///
  /// - Parameter logHandle: The category, with its subsystem.
  public init(logHandle: OSLog) {}

  /// Creates a signposter of the default category.
  public init() {}

  /// Whether a tool listens: `false` here.
  public var isEnabled: Bool { false }

  /// Returns an identifier for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Returns an identifier for an interval of an object.
  ///
  /// - Parameter object: The object to which the interval belongs; it is not retained.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  ///
  /// - Parameters:
  ///   - name: What tools show, the same at the beginning and the end.
  ///   - id: Distinguishes intervals of the same name at a time.
  ///   - message: Details; values in it are not evaluated.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  ///
  /// - Parameters:
  ///   - name: What tools show, the same at the beginning and the end.
  ///   - state: What the beginning of the interval returned.
  ///   - message: Details; values in it are not evaluated.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
  ) {}

  /// Marks a moment.
  ///
  /// - Parameters:
  ///   - name: What tools show, the same at the beginning and the end.
  ///   - id: Distinguishes intervals of the same name at a time.
  ///   - message: Details; values in it are not evaluated.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {}

  /// Calls a closure between the beginning and the end of an interval.
  ///
  /// - Parameters:
  ///   - name: What tools show, the same at the beginning and the end.
  ///   - id: Distinguishes intervals of the same name at a time.
  ///   - task: The closure to call once; what it returns or throws is passed on.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// Distinguishes intervals of the same name.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates an identifier of a number.
  ///
  /// - Parameter value: Any number but those of `null` and `invalid`.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier in a category.
  ///
  /// - Parameter log: The category in which the identifier is used.
  public init(log: OSLog) { self = .exclusive }

  /// Creates an identifier of an object.
  ///
  /// - Parameters:
  ///   - log: The category in which the identifier is used.
  ///   - object: The object that the interval is about; it is not retained.
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
  ///
  /// - Parameter rawValue: The number on Apple's systems, of which only those of the constants have
  ///   a meaning.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a moment, or the beginning or end of an interval; here the mark is dropped.
///
/// - Parameters:
///   - type: Whether this is a moment, a beginning or an end.
///   - dso: The library that writes; not used.
///   - log: The category of the signpost.
///   - name: What tools show, the same at the beginning and the end.
///   - signpostID: Distinguishes intervals of the same name at a time.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or the beginning or end of an interval, with arguments; here the mark is dropped.
///
/// - Parameters:
///   - type: Whether this is a moment, a beginning or an end.
///   - dso: The library that writes; not used.
///   - log: The category of the signpost.
///   - name: What tools show, the same at the beginning and the end.
///   - signpostID: Distinguishes intervals of the same name at a time.
///   - format: Details, with a placeholder such as `%d` for each argument.
///   - arguments: The values for the placeholders, which are evaluated but not written.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}
