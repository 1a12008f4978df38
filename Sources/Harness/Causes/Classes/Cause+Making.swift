import Storyboards

extension Cause {
  init(
    name: String, _ draft: CauseDraft, in grouped: CauseClasses, _ classes: AtomClasses,
    ran: RanConfigurations
  ) {
    var scenarios: [ScenarioName] = []
    // A scenario's golden as text and its golden as JSON are adjacent.
    for name in draft.scenarios.map({ classes.scenarios[$0].name }) where name != scenarios.last {
      scenarios.append(name)
    }
    self.name = name
    severity = draft.severity
    self.scenarios = scenarios
    change = CauseHeadline(draft.atoms.map { classes.atom($0) }).text
    example = Example(draft, in: grouped, classes, ran: ran)
    configurations = ran.some(of: scenarios)
    isNew = draft.atoms.allSatisfy { classes.atom($0).kind == .golden }
    steps = Self.steps(of: draft, in: grouped, classes)
  }

  /// Returns the first step of each scenario with one of the cause's own atoms, or else with what follows from it.
  private static func steps(
    of draft: CauseDraft, in grouped: CauseClasses, _ classes: AtomClasses
  ) -> [ScenarioName: Int] {
    let own = Dictionary(grouping: draft.atoms) { classes.atoms[$0].scenario }
    var steps: [ScenarioName: Int] = [:]
    for number in draft.scenarios {
      let (name, atoms) = (classes.scenarios[number].name, classes.scenarios[number].atoms)
      let first = classes.number(ofFirstAtomIn: number)
      let indices =
        own[number].map { $0.map { classes.atoms[$0].index } }
        ?? atoms.indices.filter { grouped.causesOfAtom[first + $0].contains(draft.root) }
      let step = indices.map { atoms[$0] }.filter(\.hasStep).map { $0.step + 1 }.min()
      steps[name] = [steps[name], step].compactMap(\.self).min()
    }
    return steps
  }
}

extension Cause.Example {
  fileprivate init(
    _ draft: CauseDraft, in grouped: CauseClasses, _ classes: AtomClasses, ran: RanConfigurations
  ) {
    let owned = Dictionary(grouping: draft.atoms) { classes.atoms[$0].scenario }
    let scenario = Self.scenario(owned, grouped, classes, ran)
    let all = classes.scenarios[scenario].atoms
    let own = (owned[scenario] ?? []).map { classes.atoms[$0].index }
    let shown = Self.shown(own, all)
    let atom = shown.map { all[$0] }
    self.scenario = classes.scenarios[scenario].name
    step = atom.flatMap { $0.hasStep ? $0.step + 1 : nil }
    lines = atom?.lines ?? []
    moreCount = max(0, own.count - 1)
    followers = Self.followers(of: draft.root, own, scenario, grouped, classes)
  }

  /// Returns the scenario with the fewest causes, then in the first configuration, then with the fewest atoms.
  private static func scenario(
    _ owned: [Int: [Int]], _ grouped: CauseClasses, _ classes: AtomClasses, _ ran: RanConfigurations
  ) -> Int {
    owned.keys.sorted().min { first, second in
      let ranks = [first, second].map { number in
        (
          // A scenario that stopped shows less, and cannot be accepted.
          classes.scenarios[number].atoms.contains { $0.kind == .failure } ? 1 : 0,
          grouped.causes[number].count, classes.scenarios[number].name.configuration == ran.first ? 0 : 1,
          classes.scenarios[number].atoms.count
        )
      }
      return ranks[0] < ranks[1]
    } ?? 0
  }

  /// Returns the atom to show: the first of the worst severity, of those that follow from nothing.
  private static func shown(_ own: [Int], _ all: [Atom]) -> Int? {
    own.min { first, second in
      let ranks = [first, second].map { (all[$0].reasons.isEmpty ? 0 : 1, all[$0].severity, $0) }
      return ranks[0] < ranks[1]
    }
  }

  /// Returns what else in the scenario is reported with the cause.
  private static func followers(
    of root: Int, _ own: [Int], _ scenario: Int, _ grouped: CauseClasses, _ classes: AtomClasses
  ) -> String? {
    let atoms = classes.scenarios[scenario].atoms
    let first = classes.number(ofFirstAtomIn: scenario)
    let others = atoms.indices.filter { !own.contains($0) && grouped.causesOfAtom[first + $0].contains(root) }
    return FollowerWords(
      others.map { atoms[$0] }, shiftedCount: own.map { atoms[$0].shiftedCount }.max() ?? 0
    ).text
  }
}

extension Atom {
  /// Whether the atom is about a step of the storyboard.
  fileprivate var hasStep: Bool {
    kind != .golden && kind != .heading && (kind != .failure || part == "step")
  }
}
