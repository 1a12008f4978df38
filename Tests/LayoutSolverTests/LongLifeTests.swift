import Expectations
import LayoutSolver
import TestSupport
import Testing

@Suite struct LongLifeTests {
  /// Constraints with fractions over more variables than the reference can enumerate.
  private static func pool(using generator: inout SplitMix64) -> [GeneratedSystem.Constraint] {
    (0..<24).map { _ in
      var constraint = GeneratedSystem.Constraint.random(8, using: &generator)
      for index in constraint.coefficients.indices {
        constraint.coefficients[index] *= Bool.random(using: &generator) ? 1.0 / 3 : Double(1)
      }
      constraint.constant *= 33.3
      return constraint
    }
  }

  @Test func `After hundreds of changes a solver still agrees with a new one`() {
    forEachRow(SplitMix64.seeds(10)) { seed in
      var generator = SplitMix64(seed: seed)
      var pool = Self.pool(using: &generator)
      var old = LoadedSolver(GeneratedSystem(variableCount: 8, constraints: []))
      var tokens: [Int: ConstraintToken] = [:]
      for round in 1...400 {
        let index = Int.random(in: pool.indices, using: &generator)
        if let token = tokens[index], Bool.random(using: &generator) {
          let constant = Double.random(in: -200...200, using: &generator)
          if (try? old.solver.setConstant(constant, of: token)) != nil { pool[index].constant = constant }
        } else if let token = tokens.removeValue(forKey: index) {
          old.solver.remove(token)
        } else {
          tokens[index] = try? old.solver.add(pool[index].linear(old.variables))
        }
        guard round.isMultiple(of: 20) else { continue }
        let held = GeneratedSystem(variableCount: 8, constraints: tokens.keys.sorted().map { pool[$0] })
        let new = LoadedSolver(held)
        expectTrue(!new.tokens.contains(nil) && held.isFeasible(old.point), "seed \(seed), round \(round)")
        let (one, other) = (held.violations(at: old.point), held.violations(at: new.point))
        expectTrue(
          zip(one, other).allSatisfy { abs($0 - $1) < 1e-5 }, "seed \(seed), round \(round): \(one) \(other)")
      }
    }
  }

  @Test func `A window that is resized a thousand times keeps its columns exact`() throws {
    var solver = LayoutSolver()
    let width = solver.makeVariable()
    let columns = (0..<7).map { _ in solver.makeVariable() }
    for column in columns { try solver.add(LinearConstraint(7 * column, .equal, LinearExpression(width))) }
    for step in 0..<1000 { solver.suggest(Double(step * 37 % 1000), for: width) }
    solver.suggest(700, for: width)
    expectTrue(columns.allSatisfy { abs(solver.value(of: $0) - 100) < 1e-9 })
  }

  @Test func `Numbers of all sizes in one system come to an end with a finite solution`() {
    forEachRow(SplitMix64.seeds(50)) { seed in
      var generator = SplitMix64(seed: seed)
      var loaded = LoadedSolver(GeneratedSystem(variableCount: 4, constraints: []))
      for _ in 0..<20 {
        var constraint = GeneratedSystem.Constraint.random(4, using: &generator)
        for index in constraint.coefficients.indices {
          constraint.coefficients[index] *= [1e-9, 1e-4, 1, 1e4, 1e8].randomElement(using: &generator) ?? 1
        }
        constraint.constant *= [1e-9, 1, 1e8].randomElement(using: &generator) ?? 1
        _ = try? loaded.solver.add(constraint.linear(loaded.variables))
      }
      let point = loaded.point
      expectTrue(point.allSatisfy { $0.isFinite }, "seed \(seed)")
    }
  }
}
