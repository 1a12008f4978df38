import Foundation

/// The files that this process is made of.
enum ProgramFiles {
  /// The program with its libraries, and the resources beside it; `nil` where the system does not tell.
  static var paths: [String]? {
    guard let map = FileManager.default.contents(atPath: "/proc/self/maps"),
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let resources = try? resources(beside: program)
    else { return nil }
    return executables(in: String(decoding: map, as: UTF8.self)) + resources
  }

  /// The files with code of a process, by the map of its memory; each once, sorted.
  ///
  /// What was replaced while it runs has ` (deleted)` behind its path, under which no file is found.
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
