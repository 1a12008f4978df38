extension LayoutSolver {
  /// Whether another value of `variable` would be just as good, so that its present value is arbitrary.
  ///
  /// True as well for a variable that nothing constrains.
  public func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    var search = AmbiguitySearch(of: self)
    return search.isAmbiguous(variable)
  }
}

extension Tableau {
  /// Whether a restricted symbol outside the basis may grow without worsening the solution.
  func isFree(_ symbol: Symbol) -> Bool {
    symbol.isRestricted && !objective.isCostly(symbol)
  }

  /// Whether a free symbol may grow, all others outside the basis staying as they are, so far that what depends on it by a
  /// coefficient moves.
  func canGrow(_ symbol: Symbol, movingBy coefficient: Double) -> Bool {
    let least = Self.leastMove / coefficient.magnitude
    return column(of: symbol).allSatisfy { basic in
      guard basic.isRestricted, let row = row(of: basic) else { return true }
      let slope = row.coefficient(of: symbol)
      return slope >= 0 || row.constant > least * -slope
    }
  }

  /// What moves less far stands still.
  private static let leastMove = 1e-6

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

  /// The symbols outside the basis.
  var freeSymbols: [Symbol] { columnSymbols.sorted() }

  /// Whether any symbol outside the basis of a region may grow, alone or along with others.
  var canGrow: Bool {
    var probe = self
    var aim = Row()
    for symbol in freeSymbols { aim.add(symbol, times: -1) }
    probe.objective.add(aim, priority: 0)
    guard probe.optimize() else { return true }
    return freeSymbols.contains { probe.expansion(of: $0).constant > tolerance }
  }

  /// Whether `basic` gets elsewhere when moving it that way is the only aim.
  func canMove(_ basic: Symbol, by direction: Double) -> Bool {
    var probe = self
    var aim = Row()
    aim.add(expansion(of: basic), times: -direction)
    probe.objective.add(aim, priority: 0)
    guard probe.optimize() else { return true }
    let moved = probe.expansion(of: basic).constant - expansion(of: basic).constant
    return moved.magnitude > Self.leastMove
  }
}
