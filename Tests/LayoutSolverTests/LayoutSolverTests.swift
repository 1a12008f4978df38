import Expectations
import LayoutSolver
import Testing

@Suite struct LayoutSolverTests {
  @Test func `A variable that nothing constrains is zero, and a copy of a solver goes its own way`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    expectEqual(solver.value(of: x), 0)
    var copy = solver
    try copy.add(LinearConstraint(LinearExpression(x), .equal, 4))
    expectEqual(copy.value(of: x), 4)
    expectEqual(solver.value(of: x), 0)
  }

  @Test func `Chains of equations and of inequalities are solved from their one known end`() throws {
    var solver = LayoutSolver()
    let variables = (0..<20).map { _ in solver.makeVariable() }
    for (before, after) in zip(variables, variables.dropFirst()) {
      try solver.add(LinearConstraint(before + 10, .equal, LinearExpression(after)))
    }
    try solver.add(LinearConstraint(LinearExpression(variables[19]), .equal, 200))
    expectEqual(variables.map { solver.value(of: $0) }, (1...20).map { Double($0) * 10 })
    let pushed = (0..<10).map { _ in solver.makeVariable() }
    for (before, after) in zip(pushed, pushed.dropFirst()) {
      try solver.add(LinearConstraint(before + 8, .lessThanOrEqual, LinearExpression(after)))
    }
    for variable in pushed {
      try solver.add(LinearConstraint(LinearExpression(variable), .equal, 0, priority: 1))
    }
    try solver.add(LinearConstraint(LinearExpression(pushed[0]), .equal, 100))
    expectEqual(pushed.map { solver.value(of: $0) }, (0..<10).map { 100 + 8 * Double($0) })
  }

  @Test func `The textbook's three points keep the middle between the ends, and the ends apart`() throws {
    var solver = LayoutSolver()
    let left = solver.makeVariable()
    let middle = solver.makeVariable()
    let right = solver.makeVariable()
    try solver.add(LinearConstraint(2 * middle, .equal, left + right))
    try solver.add(LinearConstraint(left + 10, .lessThanOrEqual, LinearExpression(right)))
    try solver.add(LinearConstraint(LinearExpression(right), .lessThanOrEqual, 100))
    try solver.add(LinearConstraint(LinearExpression(left), .greaterThanOrEqual, 0))
    try solver.add(LinearConstraint(LinearExpression(left), .equal, 95, priority: 250))
    try solver.add(LinearConstraint(LinearExpression(right), .equal, 60, priority: 1))
    expectEqual([left, middle, right].map { solver.value(of: $0) }, [90, 95, 100])
  }

  @Test func `Terms of one variable add up, also to nothing`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(LinearConstraint(x + x + (y - y), .equal, 12))
    expectEqual(solver.value(of: x), 6)
    #expect(solver.isAmbiguous(y))
  }

  @Test func `The same calls give the same values bit for bit`() {
    forEachRow([UInt64(3), 14, 159]) { seed in
      let bits = (0..<3).map { _ in LoadedSolver(GeneratedSystem(seed: seed)).point.map(\.bitPattern) }
      expectTrue(bits[0] == bits[1] && bits[1] == bits[2])
    }
  }
}
