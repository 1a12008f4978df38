/// Looks for variables of one solution whose values are arbitrary, and keeps what it learns on the way.
///
/// What holds a variable still mostly holds its neighbors as well, so asking one search for many variables costs little
/// more than asking for one.
public struct AmbiguitySearch: Sendable {
  let tableau: Tableau
  /// Free symbols that cannot grow after all, since what depends on them stands at its limit.
  private var rigid: Set<Symbol> = []

  public init(of solver: LayoutSolver) {
    tableau = solver.tableau
  }

  /// Whether another value of `variable` would be just as good, so that its present value is arbitrary.
  ///
  /// True as well for a variable that nothing constrains.
  public mutating func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    guard let row = tableau.row(of: Symbol(variable)) else { return true }
    var free: [Row.Cell] = []
    for cell in row.cells {
      if cell.symbol.isExternal { return true }
      if !rigid.contains(cell.symbol), tableau.isFree(cell.symbol) { free.append(cell) }
    }
    guard !free.isEmpty else { return false }
    // Mostly one of them may grow alone, which is seen without solving anything.
    if free.contains(where: { tableau.canGrow($0.symbol, movingBy: $0.coefficient) }) { return true }
    return canMove(Symbol(variable))
  }

  private mutating func canMove(_ symbol: Symbol) -> Bool {
    let region = tableau.freeRegion(around: symbol)
    guard region.canGrow else {
      rigid.formUnion(region.freeSymbols)
      return false
    }
    return region.canMove(symbol, by: -1) || region.canMove(symbol, by: 1)
  }
}
