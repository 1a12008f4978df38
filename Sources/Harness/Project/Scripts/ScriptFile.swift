import Diagnostics
import Scripts
import UTF8Text

/// One script of a use case, in its file.
package struct ScriptFile: Hashable, Sendable {
  /// The script's name in scenarios and goldens: the file's name without `.eg.swift` or `.eg.m`.
  package let name: String
  /// The path relative to the package.
  package let path: String
  let absolutePath: String
  /// What to type after the script is corrected.
  private let next: NextStep

  /// Makes a script that may be anywhere.
  ///
  /// - Parameters:
  ///   - absolutePath: The absolute path of the file.
  ///   - path: The path for messages.
  ///   - next: What to type after the script is corrected; a check of everything by default.
  package init(at absolutePath: String, named path: String, next: NextStep = .check) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let suffix = Self.suffixes.first { file.hasSuffix($0) } ?? ""
    name = String(file.dropLast(suffix.count))
    self.path = path
    self.absolutePath = absolutePath
    self.next = next
  }
}

extension ScriptFile {
  /// The endings of the names of scripts.
  static let suffixes = ScriptLanguage.allCases.map(\.suffix)

  /// Returns whether a path is that of a script.
  static func isScript(_ path: String) -> Bool {
    suffixes.contains { path.hasSuffix($0) }
  }

  var language: ScriptLanguage { ScriptLanguage(ofFileNamed: path) }

  /// Reads, parses and checks the script.
  ///
  /// - Throws: everything that is wrong with it, each with file, line and column.
  package func load() throws(Diagnostics) -> CheckedScript {
    try withText { text throws(Diagnostics) in
      try ScriptChecker(vocabulary: .standard).check(parsing: text, language: language)
    }
  }

  /// Compares the file with the canonical form of scripts, and rewrites it if it differs.
  ///
  /// - Parameter writes: Whether a file that differs is rewritten; `false` only compares.
  /// - Returns: whether the file differed.
  /// - Throws: everything that is wrong with the script's syntax; the file then stays as it is.
  package func format(writes: Bool) throws(Diagnostics) -> Bool {
    try withText { text throws(Diagnostics) in
      let formatted = try Script.formatted(text, language: language)
      // Equal Swift strings may have different bytes.
      guard !formatted.isIdentical(to: text) else { return false }
      if writes { try TextFile.write(formatted, to: absolutePath, named: path) }
      return true
    }
  }

  /// Passes the text to a function, and adds this file to the diagnostics that it throws.
  private func withText<Result>(
    _ body: (String) throws(Diagnostics) -> Result
  ) throws(Diagnostics) -> Result {
    do throws(Diagnostics) {
      return try body(TextFile.read(absolutePath, named: path))
    } catch {
      throw Diagnostics(error.all.map { $0.inFile(path).advising($0.next ?? next) })
    }
  }
}
