import Expectations
import LayoutSolver
import Testing

@Suite struct LinearExpressionTests {
  @Test func `Operators build the expression that they read as`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(x), .equal, 100))
    try solver.add(LinearConstraint(LinearExpression(y), .equal, 10))
    let expressions: [(LinearExpression, Double)] = [
      (x + y, 110), (x - y, 90), (x + 5, 105), (x - 5, 95), (2 * x, 200), (2 * (x + 1) - y, 192),
      (3 * y + x, 130), (3 * y - (x - y), -60), (7.5, 7.5), (x + 2 * y, 120), (x - 2 * y, 80),
    ]
    for (expression, value) in expressions { expectEqual(solver.value(of: expression), value) }
  }
}
