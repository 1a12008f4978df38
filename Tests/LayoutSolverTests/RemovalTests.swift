import Expectations
import LayoutSolver
import TestSupport
import Testing

@Suite struct RemovalTests {
  @Test func `Removing what holds a value lets the next priority decide, and again changes nothing`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    let medium = try solver.add(LinearConstraint(LinearExpression(x), .equal, 5, priority: 250))
    try solver.add(LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 7, priority: 1))
    let strong = try solver.add(LinearConstraint(LinearExpression(x), .equal, 9))
    expectEqual(solver.value(of: x), 9)
    for (token, value) in [(strong, 5.0), (strong, 5), (medium, 7), (medium, 7)] {
      solver.remove(token)
      expectEqual(solver.value(of: x), value)
    }
  }

  @Test func `Removing one of two equal required equations leaves the other in force`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = try solver.add(LinearConstraint(x + y, .equal, 10))
    try solver.add(LinearConstraint(2 * x + 2 * y, .equal, 20))
    try solver.add(LinearConstraint(LinearExpression(x), .equal, 3, priority: 500))
    solver.remove(first)
    expectEqual(solver.value(of: x + y), 10)
    #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(LinearConstraint(x + y, .equal, 11))
    }
  }

  @Test
  func `A solver without some constraints equals one that never had them, whatever the order of removal`() {
    forEachRow(SplitMix64.seeds(1000)) { seed in
      let system = GeneratedSystem(seed: seed)
      var generator = SplitMix64(seed: ~seed)
      var loaded = LoadedSolver(system)
      var kept = GeneratedSystem(variableCount: system.variableCount, constraints: [])
      for index in system.constraints.indices.shuffled(using: &generator) {
        guard let token = loaded.tokens[index] else { continue }
        if Bool.random(using: &generator) {
          loaded.solver.remove(token)
        } else {
          kept.constraints.append(system.constraints[index])
        }
      }
      expectSame(loaded, LoadedSolver(kept), kept, "seed \(seed)")
    }
  }

  private func expectSame(
    _ left: LoadedSolver, _ right: LoadedSolver, _ system: GeneratedSystem, _ comment: Comment
  ) {
    #expect(system.isFeasible(left.point), comment)
    let (one, other) = (system.violations(at: left.point), system.violations(at: right.point))
    expectEqual(ReferenceSolver.compare(one, other), 0, comment)
    for (variable, twin) in zip(left.variables, right.variables) {
      expectEqual(left.solver.isAmbiguous(variable), right.solver.isAmbiguous(twin), comment)
      if !left.solver.isAmbiguous(variable) {
        #expect(abs(left.solver.value(of: variable) - right.solver.value(of: twin)) < 1e-6, comment)
      }
    }
  }
}
