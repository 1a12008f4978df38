import Expectations
import LayoutSolver
import TestSupport
import Testing

@Suite struct ReferenceAgreementTests {
  /// The system without the required constraints that contradict those before them.
  static func satisfiable(_ system: GeneratedSystem) -> GeneratedSystem {
    var kept = GeneratedSystem(variableCount: system.variableCount, constraints: [])
    for constraint in system.constraints {
      var longer = kept
      longer.constraints.append(constraint)
      if constraint.priority < 1000 || !ReferenceSolver(longer).optima.isEmpty { kept = longer }
    }
    return kept
  }

  @Test func `A generated system is solved, and ambiguous, as trying every corner says`() {
    forEachRow(SplitMix64.seeds(2000)) { seed in
      let system = GeneratedSystem(seed: seed)
      let loaded = LoadedSolver(system)
      let accepted = Self.satisfiable(system)
      let acceptedCount = loaded.tokens.count { $0 != nil }
      expectEqual(acceptedCount, accepted.constraints.count)
      let reference = ReferenceSolver(accepted)
      for (index, variable) in loaded.variables.enumerated() {
        let isAmbiguous = loaded.solver.isAmbiguous(variable)
        expectEqual(isAmbiguous, reference.isAmbiguous(index), "variable \(index)")
      }
      let optimum = try #require(reference.optima.first)
      expectTrue(accepted.isFeasible(loaded.point))
      let (found, best) = (accepted.violations(at: loaded.point), accepted.violations(at: optimum))
      expectEqual(ReferenceSolver.compare(found, best), 0, "\(found) against \(best)")
    }
  }

  @Test func `A contradiction is named by constraints of which none can be spared`() {
    forEachRow(SplitMix64.seeds(2000)) { seed in
      let system = GeneratedSystem(seed: seed)
      for (index, token) in LoadedSolver(system).tokens.enumerated() where token == nil {
        let before = GeneratedSystem(
          variableCount: system.variableCount, constraints: Array(system.constraints[..<index]))
        var loaded = LoadedSolver(before)
        let refused = system.constraints[index]
        let error = #expect(throws: UnsatisfiableConstraint.self, "seed \(seed)") {
          try loaded.solver.add(refused.linear(loaded.variables))
        }
        let named = try #require(error).conflicting.compactMap { loaded.tokens.firstIndex(of: $0) }
        let core = named.map { before.constraints[$0] }
        expectIrreducible(core, with: refused, system.variableCount, "seed \(seed)")
      }
    }
  }

  private func expectIrreducible(
    _ core: [GeneratedSystem.Constraint], with refused: GeneratedSystem.Constraint, _ count: Int,
    _ comment: Comment
  ) {
    let whole = GeneratedSystem(variableCount: count, constraints: core + [refused])
    expectTrue(core.allSatisfy { $0.priority >= 1000 }, comment)
    expectEmpty(ReferenceSolver(whole).optima, comment)
    for spared in core.indices {
      var smaller = whole
      smaller.constraints.remove(at: spared)
      expectFalse(ReferenceSolver(smaller).optima.isEmpty, comment)
    }
  }
}
