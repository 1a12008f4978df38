import Expectations
import LayoutSolver
import TestSupport
import Testing

@Suite struct ConstantTests {
  @Test func `A required constant moves all that hangs on it, and is refused if it contradicts`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let border = try solver.add(LinearConstraint(LinearExpression(x), .lessThanOrEqual, 100))
    let token = try solver.add(LinearConstraint(LinearExpression(x), .equal, 10))
    try solver.add(LinearConstraint(y - x, .equal, 5))
    try solver.setConstant(-40, of: token)
    expectEqual([x, y].map { solver.value(of: $0) }, [40, 45])
    let error = #expect(throws: UnsatisfiableConstraint.self) { try solver.setConstant(-200, of: token) }
    expectEqual(error?.conflicting, [border])
    expectEqual([x, y].map { solver.value(of: $0) }, [40, 45])
    try solver.setConstant(-100, of: token)
    expectEqual([x, y].map { solver.value(of: $0) }, [100, 105])
  }

  @Test func `Of two equal required equations neither can move alone`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    let first = try solver.add(LinearConstraint(LinearExpression(x), .equal, 10))
    let second = try solver.add(LinearConstraint(LinearExpression(x), .equal, 10))
    for (moved, other) in [(first, second), (second, first)] {
      let error = #expect(throws: UnsatisfiableConstraint.self) { try solver.setConstant(-11, of: moved) }
      expectEqual(error?.conflicting, [other])
    }
  }

  @Test func `A changed constant gives what a new solver with that constant gives`() {
    forEachRow(SplitMix64.seeds(1000)) { seed in
      var system = GeneratedSystem(seed: seed)
      var generator = SplitMix64(seed: ~seed)
      var loaded = LoadedSolver(system)
      for _ in 0..<4 {
        let index = system.constraints.indices.randomElement(using: &generator) ?? 0
        guard let token = loaded.tokens[index] else { continue }
        let former = system
        system.constraints[index].constant = Double(Int.random(in: -9...9, using: &generator))
        let held = zip(system.constraints, loaded.tokens).compactMap { $1 == nil ? nil : $0 }
        let present = GeneratedSystem(variableCount: system.variableCount, constraints: held)
        let optimum = ReferenceSolver(present).optima.first
        do {
          try loaded.solver.setConstant(system.constraints[index].constant, of: token)
          let best = present.violations(at: optimum ?? [])
          expectTrue(optimum != nil && present.isFeasible(loaded.point), "seed \(seed)")
          let found = present.violations(at: loaded.point)
          expectEqual(ReferenceSolver.compare(found, best), 0, "seed \(seed): \(found) against \(best)")
        } catch {
          expectNil(optimum, "seed \(seed)")
          system = former
        }
      }
    }
  }
}
