import Diagnostics
import Foundation
import GoldenFiles

/// What became of a file.
package enum WrittenChange: String, Hashable, Sendable {
  case created
  case updated
  case unchanged
  /// A person changed it, or made it; it stays.
  case kept
  /// A person removed it; it stays away.
  case removed
}

/// Writes a package's files, each completely or not at all, and never what a person has changed.
package struct PackageWriter {
  private let root: String
  private let folder: GoldenFolder
  private let record: WrittenRecord

  /// - Parameter root: The absolute path of the package's folder.
  package init(root: String) {
    self.root = root
    folder = GoldenFolder(root: root)
    record = WrittenRecord(inPackage: root)
  }

  /// Returns what writing a file would do.
  package func change(of file: PackageFile) -> WrittenChange {
    let digests = record.digests[file.path]
    guard let current = current(file.path) else {
      return digests != nil && record.isComplete ? .removed : .created
    }
    if current == file.content.comparable { return .unchanged }
    return digests?.contains(PackageFile.digest(of: current.text)) == true ? .updated : .kept
  }

  /// Whether a person has changed a file, or made it.
  func isPersons(_ path: String) -> Bool {
    guard let current = current(path) else { return false }
    return record.digests[path]?.contains(PackageFile.digest(of: current.text)) != true
  }

  /// Writes all files of a package. A second call with the same files changes nothing, and files of an earlier call that
  /// are no longer among them are removed, unless a person has changed them.
  ///
  /// The record comes first, so that a person's files can be distinguished wherever writing is stopped.
  ///
  /// - Returns: What became of each, in the same order.
  /// - Throws: a diagnostic for the first file that cannot be written.
  package func write(_ files: [PackageFile]) throws -> [(file: PackageFile, change: WrittenChange)] {
    let changes = files.map { (file: $0, change: change(of: $0)) }
    var digests = record.digests
    for (file, change) in changes where change != .kept && change != .removed {
      digests[file.path] = [file.digest]
    }
    var new = record
    if changes.contains(where: { $0.change == .created || $0.change == .updated }) {
      (new.isComplete, new.digests) = (false, digests.merging(record.digests) { $0 + $1 })
      try write(new)
    }
    // Before anything is written: a link that is no longer needed may be where a folder will be.
    for path in digests.keys.sorted() where !files.contains(where: { $0.path == path }) {
      if !isPersons(path) { try folder.remove(GoldenPath(path)) }
      digests[path] = nil
    }
    for (file, change) in changes where change == .created || change == .updated { try write(file) }
    (new.isComplete, new.digests) = (true, digests)
    try write(new)
    return changes
  }

  /// Notes which attempt shows each screen.
  func write(attempts: [String: Int]) throws {
    var new = record
    guard new.attempts != attempts else { return }
    new.attempts = attempts
    try write(new)
  }

  private func write(_ record: WrittenRecord) throws {
    _ = try folder.write(try record.text(), to: GoldenPath(WrittenRecord.path))
  }

  private func write(_ file: PackageFile) throws {
    switch file.content {
    case .text(let text): _ = try folder.write(text, to: GoldenPath(file.path))
    case .script(let text):
      _ = try folder.write(text, to: GoldenPath(file.path))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(root)/\(file.path)")
    case .link(let destination): try link(file.path, to: destination)
    }
  }

  private func link(_ path: String, to destination: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(path)")
    let manager = FileManager.default
    do {
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Only a link that `init` made itself is replaced.
      if (try? manager.destinationOfSymbolicLink(atPath: file.path)) != nil {
        try manager.removeItem(at: file)
      }
      try manager.createSymbolicLink(atPath: file.path, withDestinationPath: destination)
    } catch {
      throw Diagnostic("the link cannot be made: \(error.localizedDescription)", file: path)
    }
  }

  /// What is at a path now; `nil` if nothing is.
  private func current(_ path: String) -> PackageFile.Content? {
    if let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(path)") {
      return .link(destination)
    }
    return FileManager.default.contents(atPath: "\(root)/\(path)").map {
      .text(String(decoding: $0, as: UTF8.self))
    }
  }
}

extension PackageFile.Content {
  /// The content without permissions, as it is read back from a disk.
  fileprivate var comparable: Self {
    if case .script(let text) = self { .text(text) } else { self }
  }

  fileprivate var text: String {
    switch self {
    case .text(let text), .script(let text), .link(let text): text
    }
  }
}
