import StagePlatform

/// Writes messages of a category; here they are dropped, and their values are not evaluated.
///
///     let logger = Logger(subsystem: "com.example.app", category: "network")
///     let user = "Ada"
///     logger.info("Loads \(user, privacy: .private)")  // written nowhere, and `user` is not evaluated
public struct Logger: Sendable {
  /// Creates a logger of a category.
  ///
  /// - Parameters:
  ///   - subsystem: The app or the library, such as `com.example.app`.
  ///   - category: What the entries are about, such as `network`.
  public init(subsystem: String, category: String) {}

  /// Creates a logger of a category.
  ///
  /// - Parameter log: The category, with its subsystem.
  public init(_ log: OSLog) {}

  /// Creates a logger of the default category.
  public init() {}

  /// Writes a message of the default level.
  ///
  /// - Parameter message: The text; values in it are not evaluated.
  public func log(_ message: OSLogMessage) {}
  /// Writes a message of a level.
  ///
  /// - Parameters:
  ///   - level: How important the message is.
  ///   - message: The text; values in it are not evaluated.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes a message of the level `debug`.
  ///
  /// - Parameter message: The text; values in it are not evaluated.
  public func trace(_ message: OSLogMessage) {}
  /// Writes a message of the level `debug`.
  ///
  /// - Parameter message: The text; values in it are not evaluated.
  public func debug(_ message: OSLogMessage) {}
  /// Writes a message of the level `info`.
  ///
  /// - Parameter message: The text; values in it are not evaluated.
  public func info(_ message: OSLogMessage) {}
  /// Writes a message of the default level.
  ///
  /// - Parameter message: The text; values in it are not evaluated.
  public func notice(_ message: OSLogMessage) {}
  /// Writes a message of the level `error`.
  ///
  /// - Parameter message: The text; values in it are not evaluated.
  public func warning(_ message: OSLogMessage) {}
  /// Writes a message of the level `error`.
  ///
  /// - Parameter message: The text; values in it are not evaluated.
  public func error(_ message: OSLogMessage) {}
  /// Writes a message of the level `fault`.
  ///
  /// - Parameter message: The text; values in it are not evaluated.
  public func critical(_ message: OSLogMessage) {}
  /// Writes a message of the level `fault`.
  ///
  /// - Parameter message: The text; values in it are not evaluated.
  public func fault(_ message: OSLogMessage) {}
}
