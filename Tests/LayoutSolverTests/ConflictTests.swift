import Expectations
import LayoutSolver
import Testing

@Suite struct ConflictTests {
  @Test func `A contradiction names the required constraints of it, and no others`() throws {
    var solver = LayoutSolver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let other = solver.makeVariable()
    let start = try solver.add(LinearConstraint(LinearExpression(left), .greaterThanOrEqual, 20))
    try solver.add(LinearConstraint(LinearExpression(other), .equal, 7))
    let width = try solver.add(LinearConstraint(right - left, .greaterThanOrEqual, 100))
    try solver.add(LinearConstraint(LinearExpression(right), .equal, 60, priority: 999))
    let error = #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(LinearConstraint(LinearExpression(right), .lessThanOrEqual, 110))
    }
    expectEqual(error?.conflicting, [start, width])
  }

  @Test
  func `Equations that contradict each other name each other, and what is false by itself names no others`()
    throws
  {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let sum = try solver.add(LinearConstraint(x + y, .equal, 10))
    let difference = try solver.add(LinearConstraint(x - y, .equal, 2))
    let error = #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(LinearConstraint(LinearExpression(x), .equal, 7))
    }
    expectEqual(error?.conflicting, [sum, difference])
    let alone = #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(LinearConstraint(1, .lessThanOrEqual, 0))
    }
    expectEqual(alone?.conflicting, [])
  }

  @Test func `A refused constraint leaves the solver as it was`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(x), .lessThanOrEqual, 10))
    try solver.add(LinearConstraint(x + y, .equal, 30))
    let twin = solver
    #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(LinearConstraint(LinearExpression(y), .lessThanOrEqual, 10))
    }
    expectEqual([x, y].map { solver.value(of: $0) }, [x, y].map { twin.value(of: $0) })
    try solver.add(LinearConstraint(LinearExpression(y), .equal, 25))
    expectEqual([x, y].map { solver.value(of: $0) }, [5, 25])
  }

  @Test func `Numbers that are not finite or too large, and priorities that cannot be compared, are refused`()
  {
    forEachRow([Double.nan, .infinity, -.infinity, 1.1e9, -1.1e9]) { number in
      var solver = LayoutSolver()
      let x = solver.makeVariable()
      let constant = LinearExpression(constant: number)
      for expression in [x + constant, number * x] {
        #expect(throws: UnsatisfiableConstraint(conflicting: []), "\(number)") {
          try solver.add(LinearConstraint(expression, .equal, priority: 10))
        }
      }
      expectEqual(solver.value(of: x), 0)
    }
    forEachRow([Double.nan, -.infinity]) { priority in
      var solver = LayoutSolver()
      #expect(throws: UnsatisfiableConstraint(conflicting: []), "\(priority)") {
        try solver.add(LinearConstraint(0, .equal, priority: priority))
      }
    }
  }
}
