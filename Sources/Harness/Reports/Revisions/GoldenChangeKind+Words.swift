import Review

extension GoldenChange.Kind {
  /// All words, in the order in which they are told.
  static let words = ["changed", "renamed", "added", "removed"]

  /// The kind in a word.
  var word: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed"
    case .changed: "changed"
    }
  }

  var tone: Tone {
    switch self {
    case .added: .good
    case .changed, .renamed: .warn
    case .removed: .bad
    }
  }
}

extension String {
  /// The word as the first of a line.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
