/// What the inline snapshots of a run were asserted with, by their positions.
struct InlineTexts {
  /// The hash of the first text at a position.
  private var first: [String: Int] = [:]
  /// The positions whose text was written into the source.
  private var recorded: Set<String> = []

  /// Notes a text, and returns whether it is the first one at a position, or equals it.
  mutating func note(_ text: Int, at position: String) -> Bool {
    guard let known = first[position] else {
      first[position] = text
      return true
    }
    return known == text
  }

  mutating func noteRecorded(_ position: String) {
    recorded.insert(position)
  }

  func isRecorded(_ position: String) -> Bool { recorded.contains(position) }
}
