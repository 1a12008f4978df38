import Storyboards

/// Which classes of atoms are causes, and which scenario has which of them.
///
/// A class is a cause if one of its atoms follows from nothing. Any other class is reported with the causes
/// that it leads to:
///
///     one label is taller      follows from its text         the text is the cause
///     the row below is lower   follows from the label        it is reported with the text
struct CauseClasses {
  /// The atoms of each cause, by its class, including those that follow from something.
  private(set) var atoms: [Int: [Int]] = [:]
  /// The causes of each scenario.
  private(set) var causes: [Set<Int>]
  /// For each atom, the causes with which it is reported.
  private(set) var causesOfAtom: [Set<Int>]

  init(_ classes: inout AtomClasses) {
    let roots = classes.atoms.indices.map { classes.root(of: $0) }
    var members: [Int: [Int]] = [:]
    for (number, root) in roots.enumerated() { members[root, default: []].append(number) }
    let order = members.keys.sorted()
    let edges = Self.edges(of: order, members, roots, classes)
    var isCause: Set<Int> = []
    // A part that leads nowhere has a cause; of classes that only lead to each other, the worst is the cause.
    for part in Components(edges.map(\.targets)).all {
      let free = part.filter { edges[$0].isFree }
      if !free.isEmpty {
        isCause.formUnion(free.map { order[$0] })
      } else if part.allSatisfy({ node in edges[node].targets.allSatisfy(part.contains) }) {
        if let worst = Self.worst(of: Set(part.map { order[$0] }), members, classes) { isCause.insert(worst) }
      }
    }
    var covered = Self.causesOfAtoms(roots, isCause, classes)
    // Atoms of one scenario may lead only to each other, while those of another lead elsewhere.
    while let worst = Self.worst(
      of: Set(roots.indices.filter { covered[$0].isEmpty }.map { roots[$0] }), members, classes)
    {
      isCause.insert(worst)
      covered = Self.causesOfAtoms(roots, isCause, classes)
    }
    causesOfAtom = covered
    atoms = members.filter { isCause.contains($0.key) }
    causes = classes.scenarios.map { _ in [] }
    for (number, atom) in classes.atoms.enumerated() { causes[atom.scenario].formUnion(causesOfAtom[number]) }
  }

  /// Returns, for each class, whether one of its atoms follows from nothing, and the classes that the others
  /// lead to.
  private static func edges(
    of order: [Int], _ members: [Int: [Int]], _ roots: [Int], _ classes: AtomClasses
  ) -> [(isFree: Bool, targets: [Int])] {
    let indices = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    return order.map { root in
      var targets: Set<Int> = []
      var isFree = false
      for number in members[root] ?? [] {
        let reasons = classes.reasons(of: number)
        if reasons.isEmpty { isFree = true }
        let others = reasons.map { roots[$0] }.filter { $0 != root }
        targets.formUnion(others.compactMap { indices[$0] })
      }
      return (isFree, targets.sorted())
    }
  }

  /// Returns the class of the worst severity, then with the most atoms, then of the first scenario.
  private static func worst(of part: Set<Int>, _ members: [Int: [Int]], _ classes: AtomClasses) -> Int? {
    part.min { first, second in
      let (one, other) = (members[first] ?? [], members[second] ?? [])
      let severities = [one, other].map { $0.map { classes.atom($0).severity }.min() ?? .geometry }
      return (severities[0], other.count, first) < (severities[1], one.count, second)
    }
  }

  /// Returns, for each atom, its own class if that is a cause, or else the causes that it leads to.
  private static func causesOfAtoms(_ roots: [Int], _ isCause: Set<Int>, _ classes: AtomClasses) -> [Set<Int>]
  {
    // An atom may lead back to itself; all members of a cycle lead to the same causes.
    let edges = roots.indices.map { number in
      isCause.contains(roots[number]) ? [] : classes.reasons(of: number).sorted()
    }
    var causes = roots.map { isCause.contains($0) ? [$0] : Set<Int>() }
    for part in Components(edges).all {
      let all = part.reduce(into: Set<Int>()) { all, number in
        all.formUnion(causes[number])
        for target in edges[number] { all.formUnion(causes[target]) }
      }
      for number in part { causes[number] = all }
    }
    return causes
  }
}
