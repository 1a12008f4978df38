import Expectations
import LayoutSolver
import Testing

@Suite struct SuggestionTests {
  @Test func `A suggested width flows through equations, and stops at required borders`() throws {
    var solver = LayoutSolver()
    let width = solver.makeVariable()
    let half = solver.makeVariable()
    try solver.add(LinearConstraint(2 * half, .equal, LinearExpression(width)))
    try solver.add(LinearConstraint(LinearExpression(half), .lessThanOrEqual, 150))
    let seen = [100, 400, 250, -20, 300].map { wanted in
      solver.suggest(wanted, for: width)
      return solver.value(of: half)
    }
    expectEqual(seen, [50, 150, 125, -10, 150])
  }

  @Test func `A suggestion's priority may change, and one that ended no longer counts`() {
    forEachRow([(20.0, 50.0), (5.0, 1.0)]) { priority, value in
      var solver = LayoutSolver()
      let x = solver.makeVariable()
      try solver.add(LinearConstraint(LinearExpression(x), .equal, 1, priority: 10))
      solver.suggest(70, for: x)
      expectEqual(solver.value(of: x), 70)
      solver.suggest(50, for: x, priority: priority)
      expectEqual(solver.value(of: x), value)
      solver.endSuggestion(for: x)
      expectEqual(solver.value(of: x), 1)
    }
  }

  @Test func `A suggestion yields to what is required, and one that is not finite, or too large, is ignored`()
    throws
  {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(x), .equal, 1))
    solver.suggest(50, for: x, priority: 1000)
    expectEqual(solver.value(of: x), 1)
    forEachRow([Double.nan, .infinity, 1e10]) { value in
      var solver = LayoutSolver()
      let x = solver.makeVariable()
      solver.suggest(3, for: x)
      solver.suggest(value, for: x)
      expectEqual(solver.value(of: x), 3)
    }
  }
}
