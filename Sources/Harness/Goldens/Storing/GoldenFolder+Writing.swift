import Foundation
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What writing a golden did to its file.
public enum GoldenWrite: Hashable, Sendable {
  /// The file held these bytes already and was not touched.
  case unchanged
  case created
  case replaced
}

extension GoldenFolder {
  /// Writes a file as a whole or not at all.
  ///
  /// The text goes to a hidden file in the same folder, which then takes the place of the old one.
  public func write(_ text: String, to path: GoldenPath) throws(Diagnostic) -> GoldenWrite {
    let former = try bytes(at: path)
    let new = Data(text.utf8)
    if former == new { return .unchanged }
    do {
      let file = URL(fileURLWithPath: absolute(path))
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let temporary = folder.appendingPathComponent(".\(file.lastPathComponent).tmp")
      try new.write(to: temporary)
      try replace(file, by: temporary)
    } catch {
      throw fault("the golden cannot be written", path, error)
    }
    return former == nil ? .created : .replaced
  }

  private func replace(_ file: URL, by temporary: URL) throws {
    guard rename(temporary.path, file.path) != 0 else { return }
    let code = errno
    try? FileManager.default.removeItem(at: temporary)
    throw NSError(domain: NSPOSIXErrorDomain, code: Int(code))
  }

  /// Removes a file, if there is one, and the folders that it leaves empty.
  public func remove(_ path: GoldenPath) throws(Diagnostic) {
    do {
      try FileManager.default.removeItem(atPath: absolute(path))
    } catch CocoaError.fileNoSuchFile {
      return
    } catch {
      throw fault("the file cannot be removed", path, error)
    }
    removeEmptyFolders(above: path)
  }

  /// Removing a folder fails where it holds anything, which ends the way up.
  private func removeEmptyFolders(above path: GoldenPath) {
    var components = path.path.split(separator: "/").dropLast()
    while !components.isEmpty, rmdir("\(root)/\(components.joined(separator: "/"))") == 0 {
      components.removeLast()
    }
  }
}
