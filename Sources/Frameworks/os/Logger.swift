/// Writes messages of a category; here nowhere, and without evaluating their values.
public struct Logger: Sendable {
  /// Creates a logger of a category.
  public init(subsystem: String, category: String) {}

  /// Creates a logger of a category.
  public init(_ log: OSLog) {}

  /// Creates a logger of the default category.
  public init() {}

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) {}
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes a message of the level `debug`.
  public func trace(_ message: OSLogMessage) {}
  /// Writes a message of the level `debug`.
  public func debug(_ message: OSLogMessage) {}
  /// Writes a message of the level `info`.
  public func info(_ message: OSLogMessage) {}
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) {}
  /// Writes a message of the level `error`.
  public func warning(_ message: OSLogMessage) {}
  /// Writes a message of the level `error`.
  public func error(_ message: OSLogMessage) {}
  /// Writes a message of the level `fault`.
  public func critical(_ message: OSLogMessage) {}
  /// Writes a message of the level `fault`.
  public func fault(_ message: OSLogMessage) {}
}
