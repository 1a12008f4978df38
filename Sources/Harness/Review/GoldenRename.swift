import GoldenFiles

/// A golden that no scenario owns any more, and a scenario without a golden that shows nearly the same.
package struct GoldenRename: Hashable, Sendable {
  /// The orphan.
  package let from: GoldenPath
  /// The golden that is missing.
  package let to: GoldenPath
  /// The lines that both storyboards have, in percent; 100 if they differ only in the head.
  package let likeness: Int

  package init(from: GoldenPath, to: GoldenPath, likeness: Int) {
    self.from = from
    self.to = to
    self.likeness = likeness
  }
}

extension GoldenRename {
  /// Finds orphans that were renamed to a missing golden.
  ///
  /// Storyboards that differ only in the head are paired first, then those with the most lines in
  /// common, which have to be more than 60 percent. Among equally good pairs, more equal parts of the
  /// paths win, then the order of paths. Each file is in at most one pair.
  ///
  /// For instance, an orphan with ten lines and a pending storyboard with the first nine of them are a
  /// pair with a likeness of 94: 18 of 19 lines are in both.
  ///
  /// - Parameters:
  ///   - orphans: the goldens that no scenario owns, with their texts.
  ///   - pending: the storyboards that have no golden, with their texts.
  /// - Returns: the pairs, best ones first.
  package static func pairs(
    orphans: [(path: GoldenPath, text: String)], pending: [(path: GoldenPath, text: String)]
  ) -> [GoldenRename] {
    var lines = InternedLines()
    let olds = orphans.map { StoryboardOutline(of: $0.text, at: $0.path, in: &lines) }
    let news = pending.map { StoryboardOutline(of: $0.text, at: $0.path, in: &lines) }
    let same = choose(from: identical(olds, news))
    let (paired, targets) = (Set(same.map(\.from)), Set(same.map(\.to)))
    let alike = candidates(
      olds.filter { !paired.contains($0.path) }, news.filter { !targets.contains($0.path) })
    return same + choose(from: alike)
  }

  private static let leastLikeness = 60
  private static let mostComparisons = 250_000
  private static let mostEqualPairs = 2_500

  /// Returns the pairs that differ only in the head. If there are very many equal files, each is paired
  /// only with the one of its rank.
  private static func identical(
    _ olds: [StoryboardOutline], _ news: [StoryboardOutline]
  ) -> [Candidate] {
    let newsByLines = Dictionary(grouping: news, by: \.lines)
    return Dictionary(grouping: olds, by: \.lines).flatMap { lines, olds in
      guard !lines.isEmpty, let news = newsByLines[lines] else { return [Candidate]() }
      guard olds.count * news.count > mostEqualPairs else {
        return olds.flatMap { old in news.map { Candidate(old, $0, 100) } }
      }
      return zip(olds.sorted { $0.path < $1.path }, news.sorted { $0.path < $1.path })
        .map { Candidate($0, $1, 100) }
    }
  }

  /// The pairs that are similar enough; empty if there are too many files to compare each with each.
  private static func candidates(
    _ olds: [StoryboardOutline], _ news: [StoryboardOutline]
  ) -> [Candidate] {
    guard olds.count * news.count <= mostComparisons else { return [] }
    return olds.flatMap { old in
      news.compactMap { new in
        let likeness = old.likeness(to: new, above: leastLikeness)
        return likeness > leastLikeness ? Candidate(old, new, likeness) : nil
      }
    }
  }

  private static func choose(from candidates: [Candidate]) -> [GoldenRename] {
    var (olds, news) = (Set<GoldenPath>(), Set<GoldenPath>())
    return candidates.sorted(by: <).compactMap { candidate in
      guard !olds.contains(candidate.old), !news.contains(candidate.new) else { return nil }
      olds.insert(candidate.old)
      news.insert(candidate.new)
      return GoldenRename(from: candidate.old, to: candidate.new, likeness: candidate.likeness)
    }
  }

  /// A pair that might be a rename; the better one comes first.
  private struct Candidate: Comparable {
    let old: GoldenPath
    let new: GoldenPath
    let likeness: Int
    let sharedNames: Int

    init(_ old: StoryboardOutline, _ new: StoryboardOutline, _ likeness: Int) {
      (self.old, self.new, self.likeness) = (old.path, new.path, likeness)
      sharedNames = zip(old.path.path.parts(between: "/"), new.path.path.parts(between: "/"))
        .count { $0 == $1 }
    }

    static func < (left: Candidate, right: Candidate) -> Bool {
      // Negative, so that more comes first.
      let (leftRank, rightRank) = (-left.likeness, -right.likeness)
      return (leftRank, -left.sharedNames, left.old, left.new)
        < (rightRank, -right.sharedNames, right.old, right.new)
    }
  }
}

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

  /// Returns the percentage of lines that both storyboards have; 0 if it cannot exceed the bound.
  func likeness(to other: StoryboardOutline, above bound: Int) -> Int {
    let total = lines.count + other.lines.count
    // Even if all lines of the shorter one were in the other, the bound could not be exceeded.
    guard total > 0, min(lines.count, other.lines.count) * 200 > total * bound else { return 0 }
    // Both lists are sorted, so one pass counts the lines that both have, with repetitions.
    var (common, i, j) = (0, 0, 0)
    while i < sortedLines.count, j < other.sortedLines.count {
      let (left, right) = (sortedLines[i], other.sortedLines[j])
      if left == right { common += 1 }
      if left <= right { i += 1 }
      if right <= left { j += 1 }
    }
    // A common line is one line of each of the two, so it counts twice.
    return common * 200 / total
  }
}
