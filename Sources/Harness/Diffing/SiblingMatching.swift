import RenderTree
import SourceText

/// For each of the new siblings the index of the old one that it was, or `nil` where it is new.
func siblingMatches(_ before: [RenderNode], _ after: [RenderNode], budget: inout Int) -> [Int?] {
  var matching = SiblingMatching(before.map(Sibling.init), after.map(Sibling.init))
  matching.matchUnique { $0.identifier.map { identifier in "#\(identifier)" } }
  matching.matchUnique { $0.content }
  matching.matchUnique { _ in "" }
  matching.matchEnds()
  matching.matchByLikeness(budget: &budget)
  return matching.matches
}

/// What tells a node from its siblings.
struct Sibling {
  let node: RenderNode
  /// What the node and the first of its descendants say, or `nil` where they say nothing.
  let content: String?

  init(_ node: RenderNode) {
    self.node = node
    var words: [String] = []
    var open = [node]
    for _ in 0..<24 {
      guard let next = open.popLast() else { break }
      words += [next.identifier.map { "#\($0)" }, next.text].compactMap(\.self)
      open += next.children.prefix(24).reversed()
    }
    content = words.isEmpty ? nil : words.joined(separator: "\n")
  }

  var identifier: String? { node.identifier }

  /// Whether both nodes have the same line and say the same; their descendants may yet differ.
  func looksLike(_ other: Sibling) -> Bool {
    node.hasSameLine(as: other.node) && content == other.content
  }

  /// How sure it is that both are one node; 0 where their types differ.
  func likeness(to other: Sibling) -> Int {
    guard node.type.isIdentical(to: other.node.type) else { return 0 }
    var score = 1
    if identifier == other.identifier { score += identifier == nil ? 1 : 16 }
    if content == other.content { score += content == nil ? 1 : 8 }
    if node.text == other.node.text { score += 2 }
    if node.frame == other.node.frame { score += 2 }
    if node.children.count == other.node.children.count { score += 1 }
    return score
  }
}

/// Two lists of siblings, and what is known of which was which.
private struct SiblingMatching {
  private let before: [Sibling]
  private let after: [Sibling]
  private(set) var matches: [Int?]
  /// The indices that have no match yet.
  private var oldRest: [Int]
  private var newRest: [Int]

  init(_ before: [Sibling], _ after: [Sibling]) {
    self.before = before
    self.after = after
    matches = after.map { _ in nil }
    oldRest = Array(before.indices)
    newRest = Array(after.indices)
  }

  private mutating func match(_ pairs: [(old: Int, new: Int)]) {
    for pair in pairs { matches[pair.new] = pair.old }
    let matched = Set(pairs.map(\.old))
    oldRest.removeAll(where: matched.contains)
    newRest.removeAll { matches[$0] != nil }
  }

  /// Matches nodes of one type whose `key` no other sibling on either side has.
  mutating func matchUnique(by key: (Sibling) -> String?) {
    let old = uniqueIndices(oldRest, in: before, by: key)
    let new = uniqueIndices(newRest, in: after, by: key)
    match(
      newRest.compactMap { index in
        guard let name = name(of: after[index], by: key), new[name] != nil, let found = old[name] else {
          return nil
        }
        return before[found].likeness(to: after[index]) > 0 ? (found, index) : nil
      })
  }

  private func uniqueIndices(
    _ indices: [Int], in siblings: [Sibling], by key: (Sibling) -> String?
  ) -> [[String]: Int] {
    var found: [[String]: [Int]] = [:]
    for index in indices {
      if let name = name(of: siblings[index], by: key) { found[name, default: []].append(index) }
    }
    return found.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  private func name(of sibling: Sibling, by key: (Sibling) -> String?) -> [String]? {
    key(sibling).map { [sibling.node.type, $0] }
  }

  /// Matches nodes that look alike from both ends, so that long lists with few changes cost little.
  mutating func matchEnds() {
    let start = zip(oldRest, newRest).prefix { before[$0].looksLike(after[$1]) }
    match(start.map { ($0, $1) })
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { before[$0].looksLike(after[$1]) }
    match(end.map { ($0, $1) })
  }

  /// Matches the rest in order, so that the sum of their likenesses is greatest.
  mutating func matchByLikeness(budget: inout Int) {
    let (work, overflow) = oldRest.count.multipliedReportingOverflow(by: newRest.count)
    guard work > 0, !overflow, work <= budget else { return }
    budget -= work
    let best = bestScores
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < oldRest.count, j < newRest.count {
      if best[i][j] == best[i + 1][j] {
        i += 1
      } else if best[i][j] == best[i][j + 1] {
        j += 1
      } else {
        pairs.append((oldRest[i], newRest[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    match(pairs)
  }

  /// The greatest sum of likenesses of the rests from each pair of starts on.
  private var bestScores: [[Int]] {
    var rows = [[Int](repeating: 0, count: newRest.count + 1)]
    for old in oldRest.reversed() {
      let below = rows[rows.count - 1]
      var row = below
      for (j, new) in newRest.enumerated().reversed() {
        let likeness = before[old].likeness(to: after[new])
        row[j] = max(below[j], row[j + 1], likeness == 0 ? 0 : likeness + below[j + 1])
      }
      rows.append(row)
    }
    return rows.reversed()
  }
}
