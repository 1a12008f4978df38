extension LayoutSolver {
  /// Whether another value of `variable` would be just as good, so that its present value is arbitrary.
  ///
  /// True as well for a variable that nothing constrains.
  public func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    guard let row = tableau.row(of: Symbol(variable)) else { return true }
    if row.cells.contains(where: \.symbol.isExternal) { return true }
    let isRigid = row.cells.allSatisfy { $0.symbol.isDummy || isCostly($0.symbol) }
    return !isRigid && (canMove(variable, by: -1) || canMove(variable, by: 1))
  }

  /// Whether any amount of `symbol` would worsen the solution.
  private func isCostly(_ symbol: Symbol) -> Bool {
    tableau.objective.levels.contains { $0.row.coefficient(of: symbol) != 0 }
  }

  /// Whether `variable` gets elsewhere when moving it that way is the least of all aims.
  private func canMove(_ variable: LayoutVariable, by direction: Double) -> Bool {
    var probe = tableau
    var aim = Row()
    aim.add(tableau.expansion(of: Symbol(variable)), times: -direction)
    probe.objective.add(aim, priority: -.infinity)
    guard probe.optimize() else { return true }
    let moved = probe.expansion(of: Symbol(variable)).constant - value(of: variable)
    return moved.magnitude > 1e-6
  }
}
