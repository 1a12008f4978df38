/// A file that an event log is read from.
package struct LogFile: Hashable, Sendable {
  /// The file as the user named it.
  package let name: String
  /// Its path from the root of the disk.
  package let path: String

  package init(_ name: String, at path: String) {
    self.name = name
    self.path = path
  }
}
