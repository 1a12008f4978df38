import Diagnostics

/// The greatest length of storyboards that are compared line by line.
///
/// Use cases run in processes with a time limit, but the process that compares their storyboards has
/// no limit, and the time grows with the lines. A longer text comes from a loop that should have
/// ended, and its difference would be too long to read. Equal bytes are equal at any length.
package enum ComparableLength {
  /// The most lines of each of the two texts.
  package static let mostLines = 100_000

  /// One of the two compared texts.
  package struct Side {
    let name: String
    let lineCount: Int

    /// - Parameters:
    ///   - name: The name in messages, such as `the golden`.
    ///   - text: The text's bytes.
    package init(_ name: String, _ text: [UInt8]) {
      self.name = name
      lineCount = text.withUnsafeBytes { $0.count { $0 == 0x0A } }
    }
  }

  /// Returns why two different storyboards are not compared line by line; `nil` if they can be.
  package static func fault(_ old: Side, _ new: Side, file: String) -> Diagnostic? {
    guard max(old.lineCount, new.lineCount) > mostLines else { return nil }
    return Diagnostic(
      "\(old.name) (\(old.lineCount) lines) and \(new.name) (\(new.lineCount) lines) differ, and are too long "
        + "to be compared line by line",
      file: file, expected: "at most \(mostLines) lines in each")
  }
}
