/// A file that an event log is read from.
public struct LogFile: Hashable, Sendable {
  /// The file as the user named it.
  public let name: String
  /// Its path from the root of the disk.
  public let path: String

  public init(_ name: String, at path: String) {
    self.name = name
    self.path = path
  }
}
