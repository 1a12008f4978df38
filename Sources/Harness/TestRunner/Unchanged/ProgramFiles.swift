import Foundation
import Platform
import Project

/// The files that this process consists of.
///
/// They are read from `/proc`, so on systems without it, every scenario runs each time, and
/// ``PlannedRun/notes`` reports that.
enum ProgramFiles {
  /// The program with its libraries, and the resources beside it; `nil` if the system does not list
  /// them.
  ///
  /// They are determined at the first access: libraries that a run loads later are not part of the
  /// program, and a resource that is added later is found by the next run.
  static let paths: [String]? = {
    guard let memoryMap,
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let resources = try? resources(beside: program)
    else { return nil }
    return executables(in: memoryMap) + resources
  }()

  /// The map of the process's memory, as Linux writes it.
  ///
  /// It is read in pieces into memory that was allocated before, since an allocation between two pieces
  /// would shift lines.
  private static var memoryMap: String? {
    let file = open("/proc/self/maps", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return String(unsafeUninitializedCapacity: 1 << 20) { room in
      var count = 0
      while count < room.count {
        let read = read(file, room.baseAddress.map { $0 + count }, room.count - count)
        guard read > 0 else { break }
        count += read
      }
      return count
    }
  }

  /// The files with code of a process, by the map of its memory; each once, sorted.
  ///
  /// A file that was replaced while it runs has ` (deleted)` after its path, so it is not found.
  static func executables(in map: String) -> [String] {
    let paths = map.split(separator: "\n").compactMap { line -> String? in
      let fields = line.split(separator: " ", maxSplits: 5)
      guard fields.count == 6, fields[1].contains("x") else { return nil }
      let path = fields[5].drop { $0 == " " }
      return path.hasPrefix("/") ? String(path) : nil
    }
    return Set(paths).sorted()
  }

  /// The files of all bundles of resources in a program's folder.
  static func resources(beside program: String) throws -> [String] {
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
    let bundles = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".resources") }.sorted()
    return try bundles.flatMap { bundle in
      try TextFile.all(below: "\(folder)/\(bundle)", named: bundle).map { "\(folder)/\(bundle)/\($0)" }
    }
  }
}
