import Diagnostics
import GoldenFiles

extension GoldenPath {
  /// The path as seen by a disk that ignores letter case.
  var caseFolded: String {
    // First to uppercase: some letters, such as `ß` and `ſ`, are equal to others only there.
    path.uppercased().lowercased()
  }

  /// Returns a fault for each scenario whose golden some disk could not distinguish from another one.
  ///
  /// These are scenarios with the same name, and scenarios with a folder or file that differs only in letter
  /// case. Each is reported once, with the first one that it collides with, in the order of the scenarios.
  package static func collisions(among scenarios: some Sequence<ScenarioName>) -> [Diagnostic] {
    guard mayCollide(scenarios) else { return [] }
    var claims: [String: (prefix: GoldenPath, scenario: ScenarioName)] = [:]
    var files: Set<GoldenPath> = []
    return scenarios.compactMap { scenario in
      let path = GoldenPath(of: scenario)
      guard files.insert(path).inserted else {
        return Diagnostic("there are two scenarios '\(scenario)'", expected: "a name of its own for each")
      }
      for prefix in path.prefixes {
        let claim = claims[prefix.caseFolded]
        if let claim, claim.prefix != prefix {
          return collision(of: scenario, with: claim.scenario, at: prefix)
        }
        if claim == nil { claims[prefix.caseFolded] = (prefix, scenario) }
      }
      return nil
    }
  }

  /// Returns whether two of the paths may be the same on some disk.
  ///
  /// For files, only hashes are kept, since there may be very many; a repeated hash requires a closer look.
  private static func mayCollide(_ scenarios: some Sequence<ScenarioName>) -> Bool {
    var files: Set<Int> = []
    var folders: [String: GoldenPath] = [:]
    var lastFolder: Substring = ""
    for scenario in scenarios {
      let path = GoldenPath(of: scenario)
      guard files.insert(path.caseFolded.hashValue).inserted else { return true }
      // Scenarios of one use case follow one another, in one folder.
      guard !path.folder.utf8.elementsEqual(lastFolder.utf8) else { continue }
      lastFolder = path.folder
      for prefix in path.prefixes.dropLast() {
        let former = folders.updateValue(prefix, forKey: prefix.caseFolded)
        if let former, former != prefix { return true }
      }
    }
    // The folder of one scenario may have the path of another one's file.
    return folders.keys.contains { files.contains($0.hashValue) }
  }

  /// The path without the file.
  private var folder: Substring {
    path.prefix(upTo: path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)
  }

  private static func collision(
    of scenario: ScenarioName, with first: ScenarioName, at path: GoldenPath
  ) -> Diagnostic {
    Diagnostic(
      "the scenarios '\(first)' and '\(scenario)' differ only in letter case at '\(path)'",
      expected: "names that a case-insensitive disk can keep apart")
  }

  /// The folders from the outermost one, then the file.
  var prefixes: [GoldenPath] {
    let components = path.parts(between: "/")
    return components.indices.map { GoldenPath(components[...$0].joined(separator: "/")) }
  }
}

/// Finds goldens whose files' names differ in case or scalars; lists the folder once, when first needed.
package final class GoldenSpellings {
  private let folder: GoldenFolder
  private lazy var filesByFold = Dictionary(
    grouping: (try? folder.files()) ?? [], by: \.caseFolded)

  package init(in folder: GoldenFolder) {
    self.folder = folder
  }

  /// Returns the file that only a case-insensitive disk would accept as a missing golden.
  package func otherSpelling(of golden: GoldenPath) -> GoldenPath? {
    filesByFold[golden.caseFolded]?.first { $0 != golden }
  }
}
