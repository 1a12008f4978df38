import Diagnostics

/// How long the texts of storyboards may be that are compared line by line.
///
/// Use cases run in processes with a time limit, but the process that compares their storyboards
/// has none, and comparing takes time for each line. What is longer was made by a loop that should
/// have ended, and no reader would see what differs. Equal bytes are equal at any length.
package enum ComparableLength {
  /// The most lines of each of the two texts.
  package static let mostLines = 100_000

  /// One of the two texts that are compared.
  package struct Side {
    let name: String
    let lineCount: Int

    /// - Parameters:
    ///   - name: How a message names it, as `the golden`.
    ///   - text: Its bytes.
    package init(_ name: String, _ text: [UInt8]) {
      self.name = name
      lineCount = text.withUnsafeBytes { $0.count { $0 == 0x0A } }
    }
  }

  /// Why two storyboards that differ are not compared line by line; `nil` where they can be.
  package static func fault(_ old: Side, _ new: Side, file: String) -> Diagnostic? {
    guard max(old.lineCount, new.lineCount) > mostLines else { return nil }
    return Diagnostic(
      "\(old.name) (\(old.lineCount) lines) and \(new.name) (\(new.lineCount) lines) differ, and are too long "
        + "to be compared line by line",
      file: file, expected: "at most \(mostLines) lines in each")
  }
}
