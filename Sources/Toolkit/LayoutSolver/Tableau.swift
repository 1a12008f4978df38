/// The simplex tableau: each basic symbol in terms of the symbols outside the basis, and the objective likewise.
///
/// Two invariants hold between operations: every restricted basic symbol has a constant that is not negative, and
/// a user's variable outside the basis occurs only in the rows of other variables, hence is free.
struct Tableau: Hashable, Sendable {
  /// The equation `basic == row`.
  struct Equation: Hashable, Sendable {
    var basic: Symbol
    var row: Row
  }

  /// Ordered by basic symbol, so that every scan is deterministic.
  private(set) var equations: [Equation] = []
  var objective = Objective()

  /// The row of `symbol`, `nil` outside the basis.
  func row(of symbol: Symbol) -> Row? {
    let index = equations.partitioningIndex { $0.basic >= symbol }
    return index < equations.count && equations[index].basic == symbol ? equations[index].row : nil
  }

  /// The symbol in terms of the symbols outside the basis.
  func expansion(of symbol: Symbol) -> Row {
    row(of: symbol) ?? Row(symbol)
  }

  /// Puts `basic` into the basis without touching other rows.
  mutating func insert(_ basic: Symbol, _ row: Row) {
    let index = equations.partitioningIndex { $0.basic >= basic }
    equations.insert(Equation(basic: basic, row: row), at: index)
  }

  /// Takes the row of `symbol` out, `nil` outside the basis.
  @discardableResult
  mutating func removeRow(of symbol: Symbol) -> Row? {
    let index = equations.partitioningIndex { $0.basic >= symbol }
    guard index < equations.count, equations[index].basic == symbol else { return nil }
    return equations.remove(at: index).row
  }

  /// Replaces `symbol` by `row` everywhere.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    for index in equations.indices { equations[index].row.substitute(symbol, by: row) }
    objective.substitute(symbol, by: row)
  }

  /// Drops `symbol`, which is zero, from every row.
  mutating func discard(_ symbol: Symbol) {
    for index in equations.indices { equations[index].row.remove(symbol) }
    objective.discard(symbol)
  }

  /// Takes `leaving` out of the basis and `entering`, which its row holds, into it.
  mutating func pivot(_ leaving: Symbol, _ entering: Symbol) {
    guard var row = removeRow(of: leaving) else { return }
    row.solve(leaving, for: entering)
    substitute(entering, by: row)
    insert(entering, row)
  }

  /// Moves the zero of `marker` by `distance`: what was `marker` is now `marker + distance`.
  mutating func shift(_ marker: Symbol, by distance: Double) {
    for index in equations.indices {
      let coefficient =
        equations[index].basic == marker ? -1 : equations[index].row.coefficient(of: marker)
      equations[index].row.constant += coefficient * distance
    }
  }
}
