import GoldenFiles

/// Gives equal lines equal numbers.
struct InternedLines {
  private var numbers: [Substring: Int] = [:]

  mutating func number(of line: Substring) -> Int {
    if let number = numbers[line] { return number }
    numbers[line] = numbers.count
    return numbers.count - 1
  }
}

/// The lines of a storyboard without its head, as numbers.
struct StoryboardOutline {
  let path: GoldenPath
  let lines: [Int]
  private let sortedLines: [Int]

  init(of text: String, at path: GoldenPath, in interned: inout InternedLines) {
    self.path = path
    // The head ends with the first empty line.
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines = all.drop { !$0.isEmpty }.filter { !$0.isEmpty }.map { interned.number(of: $0) }
    sortedLines = lines.sorted()
  }

  /// The part of the lines of both that both have, in percent; below a bound it may be told as 0.
  func likeness(to other: StoryboardOutline, above bound: Int) -> Int {
    let total = lines.count + other.lines.count
    guard total > 0, min(lines.count, other.lines.count) * 200 > total * bound else { return 0 }
    var (common, i, j) = (0, 0, 0)
    while i < sortedLines.count, j < other.sortedLines.count {
      let (left, right) = (sortedLines[i], other.sortedLines[j])
      if left == right { common += 1 }
      if left <= right { i += 1 }
      if right <= left { j += 1 }
    }
    return common * 200 / total
  }
}
