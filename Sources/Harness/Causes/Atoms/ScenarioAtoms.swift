import RenderTree
import Storyboards
import UTF8Text

/// All differences of one scenario, and which of them follow from which.
///
/// It contains only differences, so it is small, and the trees can be released.
package struct ScenarioAtoms: Hashable, Sendable {
  package let name: ScenarioName
  var atoms: [Atom] = []

  /// Compares what a scenario showed with its golden: each step, and each node.
  ///
  /// - Parameters:
  ///   - name: The scenario.
  ///   - golden: Its golden.
  ///   - actual: What it showed.
  package init(_ name: ScenarioName, golden: Storyboard, actual: Storyboard) {
    self.name = name
    addHeadings(golden, actual)
    addSteps(golden, actual)
    // Any difference is reported, even one without an atom.
    if atoms.isEmpty, golden != actual { atoms.append(Self.other(of: name)) }
  }

  /// Creates the atoms of a renamed scenario, whose golden still has the former name.
  ///
  /// - Parameters:
  ///   - name: The scenario's new name.
  ///   - former: The name in the golden.
  ///   - golden: The golden.
  ///   - actual: What the scenario showed.
  package init(_ name: ScenarioName, renamedFrom former: ScenarioName, golden: Storyboard, actual: Storyboard)
  {
    self.name = name
    // The former names are in the head, which is what the rename is about.
    let parts = zip(former.parts, name.parts).filter { $0 != $1 }
    var atom = Atom(kind: .heading, part: "name", severity: .renamed, step: 0)
    (atom.before, atom.after) = (parts.map(\.0).joined(separator: "/"), parts.map(\.1).joined(separator: "/"))
    atom.keys = [Key.joined("heading", "name", atom.before, atom.after)]
    atom.weakKeys = ["renamed"]
    atoms = [atom]
    addSteps(golden, actual)
  }

  private mutating func addSteps(_ golden: Storyboard, _ actual: Storyboard) {
    var former = KnownAtoms()
    var last: (old: RenderNode, new: RenderNode)?
    for pair in StepPair.aligned(golden.steps, actual.steps) {
      let old = pair.golden.map { golden.steps[$0] }
      let new = pair.actual.map { actual.steps[$0] }
      let index = pair.golden ?? pair.actual ?? 0
      addStep(old, new, index)
      guard let old, let new else { continue }
      let events = golden.differingEvents(ofStep: pair.golden ?? 0, from: actual, step: pair.actual ?? 0)
      atoms += EventAtoms(events, of: name, step: index).all
      // Trees that have not changed since the previous step have no new differences.
      if let last, last.old == old.tree, last.new == new.tree { continue }
      former = addNodes(old, new, index, known: former)
      last = (old.tree, new.tree)
    }
    followSteps()
  }

  /// Creates a scenario without atoms.
  init(_ name: ScenarioName) {
    self.name = name
  }

  /// Creates the atom of a scenario without a golden.
  package init(withoutGolden name: ScenarioName) {
    self.name = name
    var atom = Atom(kind: .golden, severity: .new, step: 0)
    atom.keys = [Key.joined("golden", name.useCaseKey)]
    atom.weakKeys = [Key.joined("golden", name.configuration)]
    atoms = [atom]
  }

  private mutating func addHeadings(_ golden: Storyboard, _ actual: Storyboard) {
    for (old, new) in zip(golden.headings, actual.headings) where !old.value.isIdentical(to: new.value) {
      var atom = Atom(
        kind: .heading, part: old.name, before: old.value, after: new.value, severity: .structure, step: 0)
      atom.keys = [Key.joined("heading", old.name, Key.both(old.value, new.value))]
      atoms.append(atom)
    }
  }

  private static func other(of name: ScenarioName) -> Atom {
    var atom = Atom(kind: .heading, part: "text", severity: .structure, step: 0)
    atom.keys = [Key.joined("heading", "text", name.scriptKey)]
    return atom
  }
}

extension ScenarioAtoms {
  /// Adds an atom if a statement is missing, added, or changed.
  private mutating func addStep(_ old: Step?, _ new: Step?, _ index: Int) {
    let sort: String
    switch (old, new) {
    case (nil, _): sort = "more"
    case (_, nil): sort = "missing"
    case (let old?, let new?):
      let isSame = old.cause == new.cause
      guard !isSame else { return }
      sort = "another"
    }
    var atom = Atom(
      kind: .step, part: sort, before: old?.cause ?? "", after: new?.cause ?? "", severity: .structure,
      step: index)
    let statements = Key.both(atom.before, atom.after)
    atom.keys = [Key.joined("step", name.useCaseKey, name.script, sort, statements)]
    atom.weakKeys = [Key.joined("step", name.useCaseKey, sort)]
    if sort == "another" { atom.weakKeys += [Key.edit("step", atom.before, atom.after)].compactMap(\.self) }
    atoms.append(atom)
  }

  /// Makes all atoms that first appear in, or after, a missing, added or changed step follow from it.
  private mutating func followSteps() {
    var steps: Set<Int> = []
    for index in atoms.indices {
      if atoms[index].kind == .step {
        steps.insert(index)
      } else {
        atoms[index].reasons.formUnion(steps)
      }
    }
  }
}

extension ScenarioName {
  fileprivate var parts: [String] { [target, classForDisplay, useCase, script, configuration] }
}

extension ScenarioAtoms {
  /// Adds the atoms that the previous step did not have; returns all atoms of the step.
  private mutating func addNodes(
    _ old: Step, _ new: Step, _ index: Int, known former: KnownAtoms
  ) -> KnownAtoms {
    var known = KnownAtoms()
    // Most trees are equal, and cost only a comparison.
    guard old.tree != new.tree else { return known }
    let step = StepAtoms(MatchedTrees(old.tree, new.tree), of: name, step: index)
    let frames = FrameReasons(FrameGraph(step))
    let reasons = StepReasons(step, frames).reasons
    let shifted = frames.shiftedNodes()
    let found = step.all + frames.rootAtoms()
    // For each atom of the step, its index among those of the scenario.
    var indices: [Int] = []
    var isNew: [Bool] = []
    for (number, found) in found.enumerated() {
      let identity = found.atom.identity
      let persisting = former.former(identity, among: known.count(of: identity))
      let index = persisting ?? atoms.count
      if persisting == nil {
        atoms.append(found.atom)
        atoms[index].shiftedCount = shifted[number] ?? 0
      }
      known.add(identity, index)
      indices.append(index)
      isNew.append(persisting == nil)
    }
    for number in found.indices where isNew[number] {
      atoms[indices[number]].reasons.formUnion(reasons[number].map { indices[$0] })
    }
    return known
  }
}
