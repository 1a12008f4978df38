import RenderTree
import UTF8Text

/// Two lists of siblings, and what is known of which was which.
struct SiblingMatching {
  private let before: [Sibling]
  private let after: [Sibling]
  private var work: MatchingWork
  /// The pairs found so far, by their indices in both lists.
  private var pairs: [(old: Int, new: Int)] = []
  /// The indices that have no match yet.
  private var oldRest: [Int]
  private var newRest: [Int]

  private init(_ before: [RenderNode], _ after: [RenderNode], work: MatchingWork) {
    self.before = before.map(Sibling.init)
    self.after = after.map(Sibling.init)
    self.work = work
    oldRest = Array(before.indices)
    newRest = Array(after.indices)
  }

  /// The pairs of indices of siblings that are one node, each index at most once.
  static func pairs(
    _ before: [RenderNode], _ after: [RenderNode], work: inout MatchingWork
  ) -> [(old: Int, new: Int)] {
    guard !before.isEmpty, !after.isEmpty else { return [] }
    // An only child is the same one, unless it is of another type.
    if before.count == 1, after.count == 1 {
      return before[0].type.isIdentical(to: after[0].type) ? [(0, 0)] : []
    }
    var matching = SiblingMatching(before, after, work: work)
    // From the surest criterion to the weakest: each sees only what those before it left.
    matching.matchUnique { $0.identifier.map { identifier in "#\(identifier)" } }
    matching.matchUnique { $0.content }
    // With an empty key for each, this matches a type of which there is one on both sides.
    matching.matchUnique { _ in "" }
    matching.matchEnds()
    matching.matchByLikeness()
    work = matching.work
    return matching.pairs
  }

  private mutating func match(_ found: [(old: Int, new: Int)]) {
    guard !found.isEmpty else { return }
    pairs += found
    let old = Set(found.map(\.old))
    let new = Set(found.map(\.new))
    oldRest.removeAll(where: old.contains)
    newRest.removeAll(where: new.contains)
  }

  /// Matches nodes of one type whose `key` no other sibling on either side has.
  private mutating func matchUnique(by key: (Sibling) -> String?) {
    work.spend(oldRest.count + newRest.count)
    let old = uniqueIndices(oldRest, in: before, by: key)
    let new = uniqueIndices(newRest, in: after, by: key)
    match(
      newRest.compactMap { index in
        guard let name = name(of: after[index], by: key), new[name] != nil, let found = old[name] else {
          return nil
        }
        // Names are compared as strings, types scalar by scalar.
        return before[found].likeness(to: after[index]) > 0 ? (found, index) : nil
      })
  }

  private func uniqueIndices(
    _ indices: [Int], in siblings: [Sibling], by key: (Sibling) -> String?
  ) -> [[String]: Int] {
    var found: [[String]: Int?] = [:]
    for index in indices {
      guard let name = name(of: siblings[index], by: key) else { continue }
      // A second one of a name leaves `nil` there, so that a third one does not count as the first.
      found.updateValue(found.keys.contains(name) ? nil : index, forKey: name)
    }
    return found.compactMapValues(\.self)
  }

  private func name(of sibling: Sibling, by key: (Sibling) -> String?) -> [String]? {
    key(sibling).map { [sibling.node.type, $0] }
  }

  /// Matches similar nodes from both ends: long lists with few changes then cost little.
  private mutating func matchEnds() {
    let start = zip(oldRest, newRest).prefix { before[$0].looksLike(after[$1]) }
    match(start.map { ($0, $1) })
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { before[$0].looksLike(after[$1]) }
    match(end.map { ($0, $1) })
    work.spend(start.count + end.count)
  }

  /// Matches the rest in order, so that the sum of their likenesses is greatest.
  ///
  /// Lists that are too long for the budget are compared in windows, and the rest is matched by index.
  private mutating func matchByLikeness() {
    let size = work.window(oldRest.count, newRest.count)
    let isWhole = size >= max(oldRest.count, newRest.count)
    // With no budget left the window is 0, and all are matched by index.
    if size > 0 { matchByLikeness(windowsOf: size) }
    if !isWhole { matchByIndex() }
  }

  private mutating func matchByLikeness(windowsOf size: Int) {
    var found: [(old: Int, new: Int)] = []
    for start in stride(from: 0, to: min(oldRest.count, newRest.count), by: size) {
      let old = oldRest.dropFirst(start).prefix(size)
      let new = newRest.dropFirst(start).prefix(size)
      work.weigh(old.count * new.count)
      let alignment = LikenessAlignment(old.count, new.count) { i, j in
        before[old[start + i]].likeness(to: after[new[start + j]])
      }
      found += alignment.pairs.map { (old[start + $0.old], new[start + $0.new]) }
    }
    match(found)
  }

  /// Matches the rest where nodes of one type have the same index in it.
  private mutating func matchByIndex() {
    work.spend(min(oldRest.count, newRest.count))
    match(zip(oldRest, newRest).filter { before[$0].likeness(to: after[$1]) > 0 }.map { ($0, $1) })
  }
}

/// What distinguishes a node from its siblings.
struct Sibling {
  let node: RenderNode
  /// What the node and the first of its descendants say, or `nil` where they say nothing.
  let content: String?

  init(_ node: RenderNode) {
    self.node = node
    var words: [String] = []
    var open = [node]
    // A few nodes are enough to recognize a sibling; in a large subtree the limits keep this quick.
    for _ in 0..<24 {
      guard let next = open.popLast() else { break }
      words += [next.identifier.map { "#\($0)" }, next.text].compactMap(\.self)
      open += next.children.prefix(24).reversed()
    }
    content = words.isEmpty ? nil : words.joined(separator: "\n")
  }

  var identifier: String? { node.identifier }

  /// Whether both nodes have the same line and the same texts; their descendants may still differ.
  func looksLike(_ other: Sibling) -> Bool {
    node.hasSameLine(as: other.node) && content == other.content
  }

  /// Returns how likely both are one node; 0 where their types differ.
  func likeness(to other: Sibling) -> Int {
    guard node.type.isIdentical(to: other.node.type) else { return 0 }
    // An identifier outweighs everything else together, and content everything but that; two
    // without one say little.
    var score = 1
    if identifier == other.identifier { score += identifier == nil ? 1 : 16 }
    if content == other.content { score += content == nil ? 1 : 8 }
    if node.text == other.node.text { score += 2 }
    if node.frame == other.node.frame { score += 2 }
    if node.children.count == other.node.children.count { score += 1 }
    return score
  }
}

/// Aligns two lists in order, so that the sum of their pairs' likenesses is greatest.
struct LikenessAlignment {
  /// The aligned pairs, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []

  private enum Choice: UInt8 {
    case skipOld, skipNew, pair
  }

  /// `likeness` is 0 where two elements cannot go together. Needs a byte for each pair, and weighs each once.
  init(_ oldCount: Int, _ newCount: Int, likeness: (_ old: Int, _ new: Int) -> Int) {
    // The usual table of the longest common subsequence, with likenesses for ones: each cell is the
    // best sum of the rest of both lists, and only the choice that leads to it is kept for the way
    // back.
    // From the end to the start: `below` has the best sums from the next old element on.
    var choices = [UInt8](repeating: 0, count: oldCount * newCount)
    var below = [Int](repeating: 0, count: newCount + 1)
    for old in (0..<oldCount).reversed() {
      var row = below
      for new in (0..<newCount).reversed() {
        let likeness = likeness(old, new)
        let paired = likeness == 0 ? 0 : likeness + below[new + 1]
        let best = max(below[new], row[new + 1], paired)
        // Where a pair is no better than leaving one out, there is none, so that unlike nodes stay
        // apart.
        let choice: Choice = best == below[new] ? .skipOld : best == row[new + 1] ? .skipNew : .pair
        row[new] = best
        choices[old * newCount + new] = choice.rawValue
      }
      below = row
    }
    follow(choices, oldCount, newCount)
  }

  private mutating func follow(_ choices: [UInt8], _ oldCount: Int, _ newCount: Int) {
    var (old, new) = (0, 0)
    while old < oldCount, new < newCount {
      switch Choice(rawValue: choices[old * newCount + new]) {
      case .skipNew: new += 1
      case .pair:
        pairs.append((old, new))
        (old, new) = (old + 1, new + 1)
      default: old += 1
      }
    }
  }
}
