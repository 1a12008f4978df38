extension LayoutSolver {
  /// Whether another value of `variable` would be just as good, so that its present value is arbitrary.
  ///
  /// True as well for a variable that nothing constrains.
  public func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    guard let row = tableau.row(of: Symbol(variable)) else { return true }
    if row.cells.contains(where: \.symbol.isExternal) { return true }
    guard row.cells.contains(where: { tableau.isFree($0.symbol) }) else { return false }
    let region = tableau.freeRegion(around: Symbol(variable))
    return region.canMove(Symbol(variable), by: -1) || region.canMove(Symbol(variable), by: 1)
  }
}

extension Tableau {
  /// Whether a restricted symbol outside the basis may grow without worsening the solution.
  func isFree(_ symbol: Symbol) -> Bool {
    symbol.isRestricted && !objective.isCostly(symbol)
  }

  /// The part of the tableau that can move along with `basic` at no cost: its free cells, the restricted symbols that
  /// limit those, and so on.
  ///
  /// Growing a free symbol changes no cost, so the other symbols outside the basis stay zero and are left out.
  func freeRegion(around basic: Symbol) -> Tableau {
    var region = Tableau()
    var pending = [basic]
    while let next = pending.popLast() {
      guard region.row(of: next) == nil, var row = row(of: next) else { continue }
      row.cells.removeAll { !isFree($0.symbol) }
      region.insert(next, row)
      for cell in row.cells { pending += column(of: cell.symbol).filter(\.isRestricted) }
    }
    return region
  }

  /// Whether `basic` gets elsewhere when moving it that way is the only aim.
  func canMove(_ basic: Symbol, by direction: Double) -> Bool {
    var probe = self
    var aim = Row()
    aim.add(expansion(of: basic), times: -direction)
    probe.objective.add(aim, priority: 0)
    guard probe.optimize() else { return true }
    let moved = probe.expansion(of: basic).constant - expansion(of: basic).constant
    return moved.magnitude > 1e-6
  }
}
