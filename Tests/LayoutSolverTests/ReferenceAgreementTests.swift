import Expectations
import LayoutSolver
import Testing

@Suite struct ReferenceAgreementTests {
  /// Forty seeds a case, so that a failure names a short range.
  static let batches = Array(stride(from: UInt64(0), to: 2000, by: 40))

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

  @Test func `A generated system is solved as well as by trying every corner`() {
    forEachRow(Self.batches) { batch in
      for seed in batch..<(batch + 40) {
        let system = GeneratedSystem(seed: seed)
        let loaded = LoadedSolver(system)
        let accepted = Self.satisfiable(system)
        let acceptedCount = loaded.tokens.count { $0 != nil }
        expectEqual(acceptedCount, accepted.constraints.count, "seed \(seed)")
        let reference = ReferenceSolver(accepted)
        let optimum = try #require(reference.optima.first)
        #expect(accepted.isFeasible(loaded.point), "seed \(seed)")
        let (found, best) = (accepted.violations(at: loaded.point), accepted.violations(at: optimum))
        expectEqual(ReferenceSolver.compare(found, best), 0, "seed \(seed): \(found) against \(best)")
      }
    }
  }

  @Test func `A variable is ambiguous exactly where two best corners differ in it`() {
    forEachRow(Self.batches) { batch in
      for seed in batch..<(batch + 40) {
        let system = GeneratedSystem(seed: seed)
        let loaded = LoadedSolver(system)
        let reference = ReferenceSolver(Self.satisfiable(system))
        for (index, variable) in loaded.variables.enumerated() {
          let isAmbiguous = loaded.solver.isAmbiguous(variable)
          expectEqual(isAmbiguous, reference.isAmbiguous(index), "seed \(seed), variable \(index)")
        }
      }
    }
  }

  @Test func `A contradiction is named by constraints of which none can be spared`() {
    forEachRow(Self.batches) { batch in
      for seed in batch..<(batch + 40) {
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
