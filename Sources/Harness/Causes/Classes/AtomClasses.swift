import Storyboards

/// The atoms of all scenarios, in classes; the atoms of a class are one change.
///
///     Account (iPhone), step 1:  color=#AA0000 -> color=#172B4D of UILabel "Clear your head"
///     Account (German), step 1:  color=#AA0000 -> color=#172B4D of UILabel "Kopf frei"
///     Lists (iPhone), step 3:    tint=#AA0000 -> tint=#172B4D of UIButton
///
/// All three have the key of these two colors, so they are one class.
struct AtomClasses {
  let scenarios: [ScenarioAtoms]
  /// All atoms, by scenario and index in it.
  let atoms: [(scenario: Int, index: Int)]
  /// The number of each scenario's first atom.
  private let firsts: [Int]
  var union: UnionFind

  init(_ scenarios: [ScenarioAtoms], ran: [ScenarioName]) {
    self.scenarios = scenarios
    var atoms: [(scenario: Int, index: Int)] = []
    var firsts: [Int] = []
    for (number, scenario) in scenarios.enumerated() {
      firsts.append(atoms.count)
      atoms += scenario.atoms.indices.map { (number, $0) }
    }
    (self.atoms, self.firsts) = (atoms, firsts)
    union = UnionFind(count: atoms.count)
    joinByKeys()
    joinByPlaces()
    joinByRules(ran)
  }

  func atom(_ number: Int) -> Atom { scenarios[atoms[number].scenario].atoms[atoms[number].index] }

  /// Returns the numbers of the atoms that an atom follows from.
  func reasons(of number: Int) -> [Int] {
    let first = firsts[atoms[number].scenario]
    return atom(number).reasons.map { first + $0 }
  }

  /// Returns the number of a scenario's first atom; the numbers of the others follow it.
  func number(ofFirstAtomIn scenario: Int) -> Int { firsts[scenario] }

  mutating func root(of number: Int) -> Int { union.root(of: number) }
}

extension AtomClasses {
  /// Joins atoms that share a key. A text in which only some words differ joins the class of the text that
  /// consists of only these words.
  private mutating func joinByKeys() {
    var owners: [String: Int] = [:]
    for number in atoms.indices {
      for key in atom(number).keys {
        if let owner = owners[key] { union.join(owner, number) } else { owners[key] = number }
      }
    }
    for number in atoms.indices {
      if let words = atom(number).wordsKey, let owner = owners[words] { union.join(owner, number) }
    }
  }

  /// Joins classes that are at the same places, one in one configuration, the other in another.
  ///
  /// Those with the most common places are joined first. Classes that occur in the same step of a scenario
  /// are not one change in two configurations, and are never joined.
  private mutating func joinByPlaces() {
    var moments = momentsOfClasses()
    for (first, second) in classesByCommonPlaces() {
      let (one, other) = (union.root(of: first), union.root(of: second))
      guard one != other, moments[one, default: []].isDisjoint(with: moments[other, default: []]),
        let joined = union.join(one, other)
      else { continue }
      moments[joined.kept, default: []].formUnion(moments.removeValue(forKey: joined.merged) ?? [])
    }
  }

  /// A step of a scenario.
  private struct Moment: Hashable {
    let scenario: Int
    let step: Int
  }

  private mutating func momentsOfClasses() -> [Int: Set<Moment>] {
    var moments: [Int: Set<Moment>] = [:]
    for number in atoms.indices {
      let moment = Moment(scenario: atoms[number].scenario, step: atom(number).step)
      moments[union.root(of: number), default: []].insert(moment)
    }
    return moments
  }

  private struct ClassPair: Hashable {
    let first: Int
    let second: Int
  }

  /// Returns the pairs of classes with common places, those with the most first, or else in the order of
  /// their atoms.
  private mutating func classesByCommonPlaces() -> [(first: Int, second: Int)] {
    var classes: [String: Set<Int>] = [:]
    for number in atoms.indices {
      for place in atom(number).placeKeys { classes[place, default: []].insert(union.root(of: number)) }
    }
    var counts: [ClassPair: Int] = [:]
    for roots in classes.values where roots.count > 1 {
      let sorted = roots.sorted()
      for (index, first) in sorted.enumerated() {
        for second in sorted[(index + 1)...] {
          counts[ClassPair(first: first, second: second), default: 0] += 1
        }
      }
    }
    return counts.sorted {
      ($1.value, $0.key.first, $0.key.second) < ($0.value, $1.key.first, $1.key.second)
    }.map { ($0.key.first, $0.key.second) }
  }
}
