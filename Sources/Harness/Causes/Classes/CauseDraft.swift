import Storyboards

/// A cause before it has a name and words.
struct CauseDraft {
  /// The class of the cause's own atoms.
  let root: Int
  /// The numbers of the cause's own atoms, in the order of scenarios.
  let atoms: [Int]
  /// The scenarios that have it, in ascending order.
  let scenarios: [Int]
  let severity: CauseSeverity
  /// Whether it is about calls or steps, which precede others of the same severity.
  private let isAboutCourse: Bool
  /// The first of all keys, which determines the cause's name.
  let leastKey: String
  private let firstPath: String

  init(_ root: Int, in grouped: CauseClasses, _ classes: AtomClasses) {
    self.root = root
    let members = grouped.atoms[root] ?? []
    atoms = members
    scenarios = grouped.causes.indices.filter { grouped.causes[$0].contains(root) }
    // Atoms that follow from something do not count.
    let free = members.filter { classes.atom($0).reasons.isEmpty }
    severity = (free.isEmpty ? members : free).map { classes.atom($0).severity }.min() ?? .geometry
    isAboutCourse = free.contains { [.call, .step].contains(classes.atom($0).kind) }
    leastKey = members.flatMap { classes.atom($0).keys }.min() ?? ""
    firstPath = scenarios.first.map { classes.scenarios[$0].name.description } ?? ""
  }
}

extension CauseDraft: Comparable {
  private var rank: Int { isAboutCourse ? 0 : 1 }

  /// Orders by severity, worst first; then calls and steps, then by the number of scenarios, then by path.
  static func < (first: CauseDraft, second: CauseDraft) -> Bool {
    (first.severity, first.rank, second.scenarios.count, first.firstPath, first.leastKey)
      < (second.severity, second.rank, first.scenarios.count, second.firstPath, second.leastKey)
  }

  static func == (first: CauseDraft, second: CauseDraft) -> Bool { first.root == second.root }
}
