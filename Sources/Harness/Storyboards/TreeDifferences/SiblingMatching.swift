import RenderTree
import UTF8Text

/// Two lists of siblings, and the pairs of them that were found to be one node.
///
///     // A                  A
///     //   Cell "Sync"        Cell "Sounds"
///     //   Cell "Wi-Fi"       Cell "Wi-Fi"
///     var work = MatchingWork(budget: 100)
///     SiblingMatching.pairs((before, [1, 2]), (after, [1, 2]), .exact, work: &work)
///     // (old: 1, new: 1) by its text, then (old: 0, new: 0) as the only one left of its type
struct SiblingMatching {
  private let before: SiblingList
  private let after: SiblingList
  /// All numbers of names are less.
  private let nameLimit: Int
  private let identity: NodeIdentity
  private var work: MatchingWork
  /// The pairs found so far, by their indices in both lists.
  private var pairs: [(old: Int, new: Int)] = []
  /// The indices that have no match yet.
  private var oldRest: [Int]
  private var newRest: [Int]

  private init(
    _ before: SiblingList, _ after: SiblingList, nameLimit: Int, _ identity: NodeIdentity, work: MatchingWork
  ) {
    (self.before, self.after, self.identity) = (before, after, identity)
    self.nameLimit = nameLimit
    self.work = work
    oldRest = Array(before.siblings.indices)
    newRest = Array(after.siblings.indices)
  }

  /// Returns the pairs of indices of siblings that are one node, each index at most once.
  ///
  /// - Parameters:
  ///   - before: The old tree, and the numbers of siblings in it.
  ///   - after: The new tree, and the numbers of siblings in it.
  ///   - identity: When two nodes are one.
  ///   - work: Counts the work, and limits the pairs that are weighed.
  static func pairs(
    _ before: (tree: FlatTree, siblings: [Int]), _ after: (tree: FlatTree, siblings: [Int]),
    _ identity: NodeIdentity, work: inout MatchingWork
  ) -> [(old: Int, new: Int)] {
    guard let first = before.siblings.first, let other = after.siblings.first else { return [] }
    // Only children are one node, unless their types differ.
    if before.siblings.count == 1, after.siblings.count == 1 {
      let (old, new) = (before.tree.nodes[first], after.tree.nodes[other])
      return old.type.isIdentical(to: new.type) && identity.allows(old, new) ? [(0, 0)] : []
    }
    var names = SiblingNames(capacity: max(before.siblings.count, after.siblings.count))
    let lists = [before, after].map { SiblingList($0.tree, $0.siblings, &names) }
    var matching = SiblingMatching(lists[0], lists[1], nameLimit: names.limit, identity, work: work)
    // From the strongest criterion to the weakest; each sees only what the previous ones left.
    matching.matchUnique { $0.identifierName }
    matching.matchUnique { $0.contentName }
    // Matches types that occur once on both sides.
    matching.matchUnique { $0.typeName }
    matching.matchEnds()
    matching.matchByLikeness()
    work = matching.work
    return matching.pairs
  }

  private mutating func match(_ found: [(old: Int, new: Int)]) {
    guard !found.isEmpty else { return }
    pairs += found
    var isOldMatched = [Bool](repeating: false, count: before.siblings.count)
    var isNewMatched = [Bool](repeating: false, count: after.siblings.count)
    for pair in found { (isOldMatched[pair.old], isNewMatched[pair.new]) = (true, true) }
    oldRest.removeAll { isOldMatched[$0] }
    newRest.removeAll { isNewMatched[$0] }
  }

  /// Matches nodes of one type whose name no other sibling on either side has.
  private mutating func matchUnique(by name: (Sibling) -> Int?) {
    work.spend(oldRest.count + newRest.count)
    let old = owners(of: name, among: oldRest, in: before.siblings)
    let new = owners(of: name, among: newRest, in: after.siblings)
    match(
      newRest.compactMap { index in
        guard let name = name(after.siblings[index]), case .one = new[name], case .one(let found) = old[name]
        else { return nil }
        // Names are compared as strings, types scalar by scalar.
        return likeness(found, index) > 0 ? (found, index) : nil
      })
  }

  private enum Owner {
    case none, one(Int), several
  }

  /// Returns for each name the sibling that has it.
  private func owners(
    of name: (Sibling) -> Int?, among indices: [Int], in siblings: [Sibling]
  ) -> [Owner] {
    var owners = [Owner](repeating: .none, count: nameLimit)
    for index in indices {
      guard let name = name(siblings[index]) else { continue }
      if case .none = owners[name] { owners[name] = .one(index) } else { owners[name] = .several }
    }
    return owners
  }

  /// Matches similar nodes from both ends, so that long lists with few changes cost little.
  private mutating func matchEnds() {
    let start = zip(oldRest, newRest).prefix { looksLike($0, $1) }
    match(start.map { ($0, $1) })
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { looksLike($0, $1) }
    match(end.map { ($0, $1) })
    work.spend(start.count + end.count)
  }

  /// Matches the rest in order, so that the sum of the likenesses is greatest.
  ///
  /// Lists that are too long for the budget are compared in windows, and the rest is matched by index.
  private mutating func matchByLikeness() {
    let size = work.window(oldRest.count, newRest.count)
    let isWhole = size >= max(oldRest.count, newRest.count)
    // If the budget is spent, the window is 0, and all are matched by index.
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
        likeness(old[start + i], new[start + j])
      }
      found += alignment.pairs.map { (old[start + $0.old], new[start + $0.new]) }
    }
    match(found)
  }

  /// Matches nodes of one type that have the same index in the rest.
  private mutating func matchByIndex() {
    work.spend(min(oldRest.count, newRest.count))
    match(zip(oldRest, newRest).filter { likeness($0, $1) > 0 }.map { ($0, $1) })
  }
}

extension SiblingMatching {
  /// Whether both nodes have the same line and the same texts; their descendants may still differ.
  private func looksLike(_ old: Int, _ new: Int) -> Bool {
    before.node(old).hasSameLine(as: after.node(new))
      && before.siblings[old].contentName == after.siblings[new].contentName
  }

  /// Returns how likely both are one node; 0 if their types differ.
  private func likeness(_ old: Int, _ new: Int) -> Int {
    let (sibling, other) = (before.siblings[old], after.siblings[new])
    guard sibling.typeName == other.typeName, before.node(old).type.isIdentical(to: after.node(new).type),
      identity.allows(before.node(old), after.node(new))
    else { return 0 }
    // An identifier outweighs everything else together, and content everything else but that. If
    // both lack one, that counts little.
    var score = 1
    if sibling.identifierName == other.identifierName { score += sibling.identifierName == nil ? 1 : 16 }
    if sibling.contentName == other.contentName { score += sibling.contentName == nil ? 1 : 8 }
    if before.node(old).text == after.node(new).text { score += 2 }
    if before.node(old).place == after.node(new).place { score += 2 }
    if before.node(old).children.count == after.node(new).children.count { score += 1 }
    return score
  }
}

/// Siblings of one tree.
private struct SiblingList {
  let tree: FlatTree
  let siblings: [Sibling]

  init(_ tree: FlatTree, _ numbers: [Int], _ names: inout SiblingNames) {
    self.tree = tree
    siblings = numbers.map { Sibling($0, tree.nodes[$0], &names) }
  }

  func node(_ index: Int) -> RenderNode { tree.nodes[siblings[index].number] }
}

/// What distinguishes a node from its siblings.
private struct Sibling {
  /// The node's number in its tree.
  let number: Int
  /// The number of the node's type.
  let typeName: Int
  /// The number of the node's type and identifier; `nil` if it has no identifier.
  let identifierName: Int?
  /// The number of the node's type and `words`; `nil` if it has no words.
  let contentName: Int?

  init(_ number: Int, _ node: RenderNode, _ names: inout SiblingNames) {
    self.number = number
    let type = names.number(ofType: node.type)
    typeName = type
    identifierName = node.identifier.map { names.number(ofType: type, and: "#\($0)") }
    contentName = node.words.map { names.number(ofType: type, and: $0) }
  }
}

/// The names of siblings as numbers: types, and types with a text.
private struct SiblingNames {
  private var types = Numbering<String>()
  private var names: Numbering<Name>

  /// - Parameter capacity: The expected number of names.
  init(capacity: Int) {
    names = Numbering(capacity: capacity)
  }

  private struct Name: Hashable {
    let type: Int
    let text: String
  }

  /// All numbers are less.
  var limit: Int { max(types.count, names.count) }

  mutating func number(ofType type: String) -> Int { types.number(of: type) }

  mutating func number(ofType type: Int, and text: String) -> Int {
    names.number(of: Name(type: type, text: text))
  }
}
