import GoldenFiles
import Storyboards

/// A file that shows what is wrong with a scenario.
package struct FailureFile: Hashable, Sendable {
  /// What a file shows.
  package enum Kind: String, CaseIterable, Sendable {
    /// What the scenario showed, input by input, as in a golden.
    case storyboard = "storyboard.txt"
    /// The changes from the golden to that; `git apply` accepts them.
    case difference = "diff"
    /// The first step that differs, drawn.
    case picture = "first-difference.svg"
  }

  /// What the file shows.
  package let kind: Kind
  /// The golden of the scenario.
  package let golden: GoldenPath
  /// What the file contains.
  package let bytes: [UInt8]

  /// The scenario and the kind, as one name that is valid on any disk:
  /// `Greeting - GreetingViewController - First visit - launch.iPhone.diff`.
  ///
  /// If the names are long, the first ones are left out.
  package var name: String {
    let parts = Self.stem(of: golden).parts(between: "/").dropFirst()
    var name = parts.last.map(String.init) ?? ""
    for part in parts.dropLast().reversed() {
      guard name.utf8.count + part.utf8.count < Self.longestName else { break }
      name = "\(part) - \(name)"
    }
    return "\(name).\(kind.rawValue)"
  }

  /// Disks allow 255 bytes; the rest is for an ending, and for the numbers that Swift Testing adds
  /// to files of one name.
  private static let longestName = 200

  /// The golden's path without its extension.
  private static func stem(of golden: GoldenPath) -> String {
    let ending = ".\(GoldenFormat.text.rawValue)"
    return golden.path.hasSuffix(ending) ? String(golden.path.dropLast(ending.count)) : golden.path
  }

  /// Returns the path of a file of a kind, relative to a folder of such files.
  ///
  ///     let golden = GoldenPath("Snapshots/Lamps/LampViewController/Desk lamp/on.iPhone.txt")
  ///     FailureFile.path(of: .difference, golden: golden)
  ///     // Snapshots/Lamps/LampViewController/Desk lamp/on.iPhone.diff
  package static func path(of kind: Kind, golden: GoldenPath) -> GoldenPath {
    GoldenPath("\(stem(of: golden)).\(kind.rawValue)")
  }
}
