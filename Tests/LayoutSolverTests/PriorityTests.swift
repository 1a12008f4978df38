import Expectations
import LayoutSolver
import Testing

@Suite struct PriorityTests {
  @Test func `Of two equations the one with the higher priority wins, in either order`() {
    forEachRow([(1000, 999), (999, 998), (751, 750), (250, 249.5), (2, 1)] as [(Double, Double)]) {
      high, low in
      for order in [[(high, 10.0), (low, 20.0)], [(low, 20.0), (high, 10.0)]] {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        for (priority, value) in order {
          let wanted = LinearExpression(constant: value)
          try solver.add(LinearConstraint(LinearExpression(x), .equal, wanted, priority: priority))
        }
        expectEqual(solver.value(of: x), 10)
      }
    }
  }

  @Test func `Many weak constraints never outvote one that is a little stronger`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    for _ in 0..<500 {
      try solver.add(LinearConstraint(1000 * x, .equal, 5_000_000, priority: 500))
    }
    try solver.add(LinearConstraint(0.001 * x, .equal, 0.001, priority: 501))
    #expect(abs(solver.value(of: x) - 1) < 1e-6)
  }

  @Test func `Among equals the majority wins, and a violated constraint comes as near as it can`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable()
    for value in [10, 20, 20] as [LinearExpression] {
      try solver.add(LinearConstraint(LinearExpression(x), .equal, value, priority: 500))
    }
    expectEqual(solver.value(of: x), 20)
    let y = solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(y), .lessThanOrEqual, 50))
    try solver.add(LinearConstraint(LinearExpression(y), .equal, 80, priority: 999))
    expectEqual(solver.value(of: y), 50)
  }

  @Test func `Hugging and compression resistance of two labels share a row as UIKit does`() throws {
    var solver = LayoutSolver()
    let title = solver.makeVariable()
    let detail = solver.makeVariable()
    try solver.add(LinearConstraint(title + detail, .equal, 300))
    for (label, hugging, intrinsic) in [(title, 251.0, 100.0), (detail, 250.0, 80.0)] {
      let width = LinearExpression(constant: intrinsic)
      try solver.add(LinearConstraint(LinearExpression(label), .lessThanOrEqual, width, priority: hugging))
      try solver.add(LinearConstraint(LinearExpression(label), .greaterThanOrEqual, width, priority: 750))
    }
    expectEqual([title, detail].map { solver.value(of: $0) }, [100, 200])
  }

  @Test func `Every priority from 1000 on is required`() {
    forEachRow([1000, 1001, Double.infinity]) { priority in
      var solver = LayoutSolver()
      let x = solver.makeVariable()
      try solver.add(LinearConstraint(LinearExpression(x), .equal, 1))
      #expect(throws: UnsatisfiableConstraint.self, "\(priority)") {
        try solver.add(LinearConstraint(LinearExpression(x), .equal, 2, priority: priority))
      }
    }
  }
}
