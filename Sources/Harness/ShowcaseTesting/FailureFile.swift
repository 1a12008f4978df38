import GoldenFiles

/// A file that shows what is wrong with a scenario.
package struct FailureFile: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// What the scenario showed, input by input, as its golden would have it.
    case storyboard = "storyboard.txt"
    /// How the golden becomes that; `git apply` accepts it.
    case difference = "diff"
    /// The first step that differs, drawn.
    case picture = "first-difference.svg"
  }

  package let kind: Kind
  /// The golden of the scenario.
  package let golden: GoldenPath
  package let bytes: [UInt8]

  /// The scenario and the kind, as one name that any disk can hold:
  /// `Greeting - GreetingViewController - First visit - launch.iPhone.diff`.
  ///
  /// Of a scenario with long names the first ones are left out.
  package var name: String {
    let parts = Self.stem(of: golden).split(separator: "/").dropFirst()
    var name = parts.last.map(String.init) ?? ""
    for part in parts.dropLast().reversed() {
      guard name.utf8.count + part.utf8.count < Self.longestName else { break }
      name = "\(part) - \(name)"
    }
    return "\(name).\(kind.rawValue)"
  }

  /// Room for an ending, and for what tells files of one name apart, in the 255 bytes that disks allow.
  private static let longestName = 200

  /// The golden's path without its extension.
  private static func stem(of golden: GoldenPath) -> String {
    let ending = ".\(GoldenFormat.text.rawValue)"
    return golden.path.hasSuffix(ending) ? String(golden.path.dropLast(ending.count)) : golden.path
  }

  /// Where a file of a kind is kept, below any folder that is kept for such files.
  package static func path(of kind: Kind, golden: GoldenPath) -> GoldenPath {
    GoldenPath("\(stem(of: golden)).\(kind.rawValue)")
  }
}
