/// A category of messages, which are not written anywhere here.
///
///     let log = OSLog(subsystem: "com.example.app", category: "network")
///     os_log("Loads %d items", log: log, type: .info, 3)
///     print(log.isEnabled(type: .info))  // false
public final class OSLog: Sendable {
  /// The app or the library, as `com.example.app`.
  public let subsystem: String
  /// What the messages are about.
  public let category: String

  /// Creates a category of a subsystem.
  ///
  /// - Parameters:
  ///   - subsystem: The app or the library, such as `com.example.app`.
  ///   - category: What the entries are about, such as `network`.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category) = (subsystem, category)
  }

  /// Creates a category of those that the system has.
  ///
  /// - Parameters:
  ///   - subsystem: The app or the library, such as `com.example.app`.
  ///   - category: What the entries are about, such as `network`.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The messages that name no other category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Messages that are not written on Apple's systems either.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Whether messages of a level are written: `false` here.
  ///
  /// - Parameter type: The level, which makes no difference here.
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// Whether signposts are written: `false` here.
  public var signpostsEnabled: Bool { false }

  /// A category that the system has.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Creates a category of its name.
    ///
    /// - Parameter rawValue: The name, such as `PointsOfInterest`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Moments of interest, which tools show by themselves.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are written only while a tool listens.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level's number on Apple's systems.
  public let rawValue: UInt8

  /// Creates a level of its number.
  ///
  /// - Parameter rawValue: The number on Apple's systems, of which only those of the constants have
  ///   a meaning.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// 0: what may be needed to find a fault.
  public static let `default` = OSLogType(rawValue: 0)
  /// 1: what helps, and is not needed.
  public static let info = OSLogType(rawValue: 1)
  /// 2: what only developers need.
  public static let debug = OSLogType(rawValue: 2)
  /// 16: a fault of the process.
  public static let error = OSLogType(rawValue: 16)
  /// 17: a fault of the system, or a bug.
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes a message with arguments; here both are dropped.
///
/// - Parameters:
///   - message: The text, with a placeholder such as `%d` for each argument.
///   - dso: The library that writes; not used.
///   - log: The category; `.default` if none is given.
///   - type: How important the message is.
///   - arguments: The values for the placeholders, which are evaluated but not written.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: Any?...
) {}

/// Writes a message of a level with arguments; here both are dropped.
///
/// - Parameters:
///   - type: How important the message is.
///   - dso: The library that writes; not used.
///   - log: The category; `.default` if none is given.
///   - message: The text, with a placeholder such as `%d` for each argument.
///   - arguments: The values for the placeholders, which are evaluated but not written.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any?...
) {}

/// Writes a message of a level; here its values are not evaluated, as on Apple's systems at a level
/// that is not enabled.
///
/// - Parameters:
///   - type: How important the message is.
///   - log: The category; `.default` if none is given.
///   - message: The text, with a placeholder such as `%d` for each argument.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {}
