/// Searches a solution for variables whose values are arbitrary, and remembers what it finds for later
/// searches.
///
/// What fixes a variable usually fixes its neighbors, so searching for many variables costs little more
/// than searching for one.
///
///     var solver = LayoutSolver()
///     let left = solver.makeVariable(), width = solver.makeVariable()
///     try solver.add(LinearConstraint(LinearExpression(left), .equal, 16))
///     try solver.add(LinearConstraint(LinearExpression(width), .lessThanOrEqual, 100))
///     var search = AmbiguitySearch(of: solver)
///     search.isAmbiguous(left)  // false
///     search.isAmbiguous(width)  // true
package struct AmbiguitySearch: Sendable {
  private let tableau: Tableau
  /// Free symbols that cannot grow, since something that depends on them is at its limit.
  private var rigid: Set<Symbol> = []

  package init(of solver: LayoutSolver) {
    tableau = solver.tableau
  }

  /// Whether other values of `variable` would be equally good, so that its current value is arbitrary.
  ///
  /// Also `true` for an unconstrained variable.
  package mutating func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    guard let row = tableau.row(of: Symbol(variable)) else { return true }
    var free: [Row.Cell] = []
    for cell in row.cells {
      if cell.symbol.isExternal { return true }
      if !rigid.contains(cell.symbol), tableau.isFree(cell.symbol) { free.append(cell) }
    }
    guard !free.isEmpty else { return false }
    // Usually one of them may grow alone, which is found without solving.
    if free.contains(where: { tableau.canGrow($0.symbol, movingBy: $0.coefficient) }) { return true }
    return canMove(Symbol(variable))
  }

  private mutating func canMove(_ symbol: Symbol) -> Bool {
    let region = tableau.freeRegion(around: symbol)
    guard region.canGrow else {
      rigid.formUnion(region.symbols.symbols)
      return false
    }
    return region.canMove(symbol, by: -1) || region.canMove(symbol, by: 1)
  }
}

extension LayoutSolver {
  /// Whether other values of `variable` would be equally good, so that its current value is arbitrary.
  ///
  /// Also `true` for an unconstrained variable.
  package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    var search = AmbiguitySearch(of: self)
    return search.isAmbiguous(variable)
  }
}

extension Tableau {
  /// Whether a restricted symbol outside the basis may grow without making the solution worse.
  func isFree(_ symbol: Symbol) -> Bool {
    symbol.isRestricted && !objective.isCostly(symbol)
  }

  /// Whether a free symbol may grow enough to move what depends on it by `coefficient`, with all other
  /// symbols outside the basis unchanged.
  func canGrow(_ symbol: Symbol, movingBy coefficient: Double) -> Bool {
    let least = Self.leastMove / coefficient.magnitude
    return column(of: symbol).allSatisfy { basic in
      guard basic.isRestricted, let row = row(of: basic) else { return true }
      let slope = row.coefficient(of: symbol)
      return slope >= 0 || row.constant > least * -slope
    }
  }

  /// The shortest distance that counts as a move; it exceeds the noise that accumulates over many pivots.
  fileprivate static let leastMove = 1e-6

  /// Returns the part of the tableau that can move with `basic` at no cost: its free cells, the restricted
  /// symbols that limit those, and so on.
  ///
  /// Growing a free symbol changes no cost, so the other symbols outside the basis stay zero and
  /// are left out.
  func freeRegion(around basic: Symbol) -> FreeRegion {
    var region = FreeRegion()
    var pending = [basic]
    while let next = pending.popLast() {
      guard region.tableau.row(of: next) == nil, var row = row(of: next) else { continue }
      row.cells.removeAll { !isFree($0.symbol) }
      region.tableau.insert(next, row)
      for cell in row.cells where region.symbols.insert(cell.symbol) {
        pending += column(of: cell.symbol).filter(\.isRestricted)
      }
    }
    return region
  }
}

/// The part of a tableau that can move at no cost.
struct FreeRegion {
  fileprivate(set) var tableau = Tableau()
  /// The symbols outside the basis, which may grow.
  fileprivate(set) var symbols = SymbolSet()

  /// Whether any symbol may grow, alone or together with others.
  var canGrow: Bool {
    var probe = tableau
    var aim = Row()
    for symbol in symbols.symbols { aim.add(symbol, times: -1) }
    probe.objective.add(aim, priority: 0)
    // No finite optimum: some symbol can grow without limit.
    guard probe.optimize() else { return true }
    return symbols.symbols.contains { probe.expansion(of: $0).constant > tolerance }
  }

  /// Whether `basic` moves if moving it in that direction is the only aim.
  func canMove(_ basic: Symbol, by direction: Double) -> Bool {
    var probe = tableau
    var aim = Row()
    aim.add(tableau.expansion(of: basic), times: -direction)
    probe.objective.add(aim, priority: 0)
    guard probe.optimize() else { return true }
    let moved = probe.expansion(of: basic).constant - tableau.expansion(of: basic).constant
    return moved.magnitude > Tableau.leastMove
  }
}
