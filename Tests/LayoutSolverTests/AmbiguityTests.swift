import Expectations
import LayoutSolver
import Testing

@Suite struct AmbiguityTests {
  @Test func `What an equation, a range or equal wishes leave open is ambiguous until pinned`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(LinearConstraint(x + y, .equal, 10))
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    try solver.add(LinearConstraint(LinearExpression(y), .equal, 4, priority: 1))
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    let ranged = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(ranged), .greaterThanOrEqual, 5))
    try solver.add(LinearConstraint(LinearExpression(ranged), .lessThanOrEqual, 8))
    #expect(solver.isAmbiguous(ranged))
    try solver.add(LinearConstraint(LinearExpression(ranged), .lessThanOrEqual, 5))
    #expect(!solver.isAmbiguous(ranged))
    expectEqual(solver.value(of: ranged), 5)
    let wished = solver.makeVariable()
    for value in [10, 20] as [LinearExpression] {
      try solver.add(LinearConstraint(LinearExpression(wished), .equal, value, priority: 500))
    }
    #expect(solver.isAmbiguous(wished))
    #expect((10...20).contains(solver.value(of: wished)))
  }
}
