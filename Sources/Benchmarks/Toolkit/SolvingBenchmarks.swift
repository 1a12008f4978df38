import LayoutSolver

/// How the cost of solving grows with the system, and what one edit costs in comparison.
@MainActor let solvingBenchmarks: [Benchmark] = [
  Benchmark(
    name: "solving, by the size of the system", baseline: solving(constraints: 1000),
    candidate: solving(constraints: 10000), rounds: 3),
  edits(constraints: 1000), edits(constraints: 10000),
  Benchmark(
    name: "one edit, by what it leaves alone", baseline: setConstants(constraints: 1000),
    candidate: setConstants(constraints: 10000)),
  Benchmark(
    name: "one suggestion, by what it leaves alone", baseline: suggestions(constraints: 1000),
    candidate: suggestions(constraints: 10000)),
  Benchmark(
    name: "one constraint more and less, by what it leaves alone",
    baseline: additions(constraints: 1000), candidate: additions(constraints: 10000)),
]

@MainActor
private func edits(constraints: Int) -> Benchmark {
  Benchmark(
    name: "an edit among \(constraints) constraints", baseline: solving(constraints: constraints),
    candidate: setConstants(constraints: constraints), rounds: 3)
}

@MainActor
private func solving(constraints: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "solving \(constraints) from scratch") {
    try ContinuousClock().measure { _ = try ColumnsOfBoxes(constraints: constraints) }
  }
}

@MainActor
private func setConstants(constraints: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "setConstant among \(constraints)") {
    var system = try ColumnsOfBoxes(constraints: constraints)
    return try average { try system.solver.setConstant(-100 - Double($0), of: system.editedWidth) }
  }
}

@MainActor
private func suggestions(constraints: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "suggest among \(constraints)") {
    var system = try ColumnsOfBoxes(constraints: constraints)
    return average { system.solver.suggest(200 + Double($0), for: system.editedStart) }
  }
}

@MainActor
private func additions(constraints: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "add and remove among \(constraints)") {
    var system = try ColumnsOfBoxes(constraints: constraints)
    return try average {
      let border = LinearConstraint(
        LinearExpression(system.editedStart), .greaterThanOrEqual, LinearExpression(constant: Double($0)))
      system.solver.remove(try system.solver.add(border))
    }
  }
}

/// The average time of one edit over a hundred edits.
private func average(_ edit: (Int) throws -> Void) rethrows -> Duration {
  try edit(-1)
  return try ContinuousClock().measure { for step in 0..<100 { try edit(step) } } / 100
}
