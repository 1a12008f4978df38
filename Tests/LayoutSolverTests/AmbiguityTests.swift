import Expectations
import LayoutSolver
import Testing

@Suite struct AmbiguityTests {
  @Test func `What one equation ties together is ambiguous until another one pins it`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(LinearConstraint(x + y, .equal, 10))
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    try solver.add(LinearConstraint(LinearExpression(y), .equal, 4, priority: 1))
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
  }

  @Test func `A range leaves a value open, and a range of no width does not`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 5))
    try solver.add(LinearConstraint(LinearExpression(x), .lessThanOrEqual, 8))
    #expect(solver.isAmbiguous(x))
    try solver.add(LinearConstraint(LinearExpression(x), .lessThanOrEqual, 5))
    #expect(!solver.isAmbiguous(x))
    expectEqual(solver.value(of: x), 5)
  }

  @Test func `Two wishes of one priority leave everything between them open`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    for value in [10, 20] as [LinearExpression] {
      try solver.add(LinearConstraint(LinearExpression(x), .equal, value, priority: 500))
    }
    #expect(solver.isAmbiguous(x))
    #expect((10...20).contains(solver.value(of: x)))
  }
}
