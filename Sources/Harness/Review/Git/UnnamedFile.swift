import Foundation

/// A file that no folder lists, and that is gone with its handle.
struct UnnamedFile {
  let handle: FileHandle

  /// A file that holds some bytes, and is read from its start.
  init(_ bytes: [UInt8]) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-\(UUID().uuidString)")
    try Data(bytes).write(to: path, options: .withoutOverwriting)
    handle = try FileHandle(forUpdating: path)
    try FileManager.default.removeItem(at: path)
  }

  /// Everything that was written to it.
  func contents() throws -> Data {
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}
