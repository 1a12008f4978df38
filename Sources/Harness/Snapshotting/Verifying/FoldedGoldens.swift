import Diagnostics
import Foundation
import GoldenFiles

/// The names of goldens without their case, since disks of macOS and Windows have one file for `Tea.txt` and
/// `tea.txt`.
///
/// Only folders in which a golden is missing are listed, and once. A run may have very many goldens, so a
/// name is two hashes.
struct FoldedGoldens {
  private var folders: Set<String> = []
  /// The hashes of paths, by those of the paths without case.
  private var paths: [Int: Int] = [:]

  /// Notes a golden that is missing.
  ///
  /// - Throws: a diagnostic if a golden that was there, or was missing before, differs from it by case alone.
  mutating func note(_ path: GoldenPath, in goldens: GoldenFolder) throws(Diagnostic) {
    let folder = path.folder
    if folders.insert("\(goldens.root)/\(folder)").inserted {
      for name in Self.names(in: folder, of: goldens) { insert("\(folder)/\(name)", in: goldens) }
    }
    guard insert(path.path, in: goldens) else { return }
    let name = Self.names(in: folder, of: goldens).first { $0.lowercased() == path.name.lowercased() }
    throw Diagnostic(
      "the golden's name differs from \(name.map { "'\($0)'" } ?? "another one") by case alone, "
        + "and many disks have one file for both",
      file: path.path, expected: "another name; or the other golden removed, if no assertion has it")
  }

  /// Returns whether another path differs by case alone.
  @discardableResult
  private mutating func insert(_ path: String, in goldens: GoldenFolder) -> Bool {
    let (folded, exact) = ("\(goldens.root)/\(path.lowercased())".hashValue, path.hashValue)
    let known = paths[folded] ?? exact
    paths[folded] = known
    return known != exact
  }

  private static func names(in folder: String, of goldens: GoldenFolder) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: goldens.absolute(GoldenPath(folder)))
    return (names ?? []).sorted()
  }
}

extension GoldenPath {
  fileprivate var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  fileprivate var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
