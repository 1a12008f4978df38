import Diagnostics
import UTF8Text

/// What `init` prints.
enum InitReport {
  /// All files with their texts, as they would be written.
  static func listing(of package: PlannedPackage) -> String {
    let files = package.files.map { file in
      let path = "\(package.shown)/\(file.path)".terminalLine
      switch file.content {
      case .link(let destination): return "\(path) -> \(destination.terminalLine)\n"
      case .text(let text), .script(let text):
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return "\(path):\n" + lines.map { "    \($0.isEmpty ? "" : String($0).terminalLine)\n" }.joined()
      }
    }
    return files.joined(separator: "\n") + "\nNothing was written.\n"
  }

  /// What became of each file.
  static func text(
    of changes: [(file: PackageFile, change: WrittenChange)], in package: PlannedPackage
  ) -> String {
    let lines = changes.filter { $0.change != .unchanged }.map { file, change in
      "\(word(for: change))\(package.shown)/\(file.path)".terminalLine + note(on: change) + "\n"
    }
    return lines.isEmpty ? "All \(changes.count) files are as they should be.\n" : lines.joined()
  }

  private static func word(for change: WrittenChange) -> String {
    change.rawValue + String(repeating: " ", count: max(1, 9 - change.rawValue.count))
  }

  private static func note(on change: WrittenChange) -> String {
    switch change {
    case .kept: " (it has been edited)"
    case .removed: " (it has been removed by hand, and stays away)"
    case .created, .updated, .unchanged: ""
    }
  }

  /// How long it took, and what to type next.
  static func ending(of package: PlannedPackage, after duration: Duration) -> String {
    let folder = package.shown.shellWord
    return """
      Took \(duration.components.seconds) s. The goldens are in \(package.shown.terminalLine)/Snapshots.
        next: cd \(folder) && ./\(CommonFiles.launcher)
        or:   cd \(folder) && swift test    (compiles the toolkit in this package, too)

      """
  }
}
