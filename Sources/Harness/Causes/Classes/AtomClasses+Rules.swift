import Storyboards

/// Three make a rule: if several classes show the same kind of change, that is one setting.
///
/// One switch that is now on is one change; three of them are a changed default. Only atoms that follow
/// from nothing count.
extension AtomClasses {
  mutating func joinByRules(_ ran: [ScenarioName]) {
    joinThreeWithOneKey()
    joinTextsOfOneOwner()
    joinTextsOfOneLanguage(ran)
  }

  /// Joins three or more classes whose atoms share a weak key.
  private mutating func joinThreeWithOneKey() {
    var classes: [String: [Int]] = [:]
    for number in atoms.indices where atom(number).reasons.isEmpty {
      let root = union.root(of: number)
      for key in atom(number).weakKeys where classes[key]?.contains(root) != true {
        classes[key, default: []].append(root)
      }
    }
    join(classes, atLeast: 3)
  }

  private mutating func join(_ classes: [String: [Int]], atLeast count: Int) {
    for (_, roots) in classes.sorted(by: { $0.key < $1.key }) where roots.count >= count {
      for root in roots.dropFirst() { union.join(roots[0], root) }
    }
  }

  /// Returns the classes of texts that follow from nothing, with their scenarios, and the owner if all have
  /// the same.
  private mutating func textClasses() -> [(root: Int, scenarios: Set<Int>, owner: String?)] {
    var scenarios: [Int: Set<Int>] = [:]
    var owners: [Int: Set<String>] = [:]
    for number in atoms.indices where atom(number).isText && atom(number).reasons.isEmpty {
      let root = union.root(of: number)
      scenarios[root, default: []].insert(atoms[number].scenario)
      owners[root, default: []].insert(atom(number).place?.owner ?? "")
    }
    return scenarios.sorted { $0.key < $1.key }.map { root, scenarios in
      let all = owners[root] ?? []
      return (root, scenarios, all.count == 1 ? all.first : nil)
    }
  }

  /// Joins four or more texts of one owner that differ in exactly the same scenarios: the owner's texts changed.
  private mutating func joinTextsOfOneOwner() {
    var classes: [String: [Int]] = [:]
    for (root, scenarios, owner) in textClasses() {
      guard let owner else { continue }
      let numbers = scenarios.sorted().map(String.init).joined(separator: " ")
      classes[Key.joined(owner, numbers), default: []].append(root)
    }
    join(classes, atLeast: 4)
  }

  /// Joins four or more texts that differ in the same configurations, if their scripts also ran in others: that
  /// is a language.
  private mutating func joinTextsOfOneLanguage(_ ran: [ScenarioName]) {
    let configurations = Dictionary(grouping: ran, by: \.scriptKey).mapValues { Set($0.map(\.configuration)) }
    var classes: [String: [Int]] = [:]
    for (root, numbers, _) in textClasses() {
      let names = numbers.map { scenarios[$0].name }
      let own = Set(names.map(\.configuration))
      let others = names.reduce(into: Set<String>()) { $0.formUnion(configurations[$1.scriptKey] ?? []) }
      guard !others.isSubset(of: own) else { continue }
      classes[own.sorted().joined(separator: "\n"), default: []].append(root)
    }
    join(classes, atLeast: 4)
  }
}
