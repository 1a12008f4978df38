/// The simplex tableau: each basic symbol in terms of the symbols outside the basis, and the
/// objective likewise.
///
/// Two invariants hold between operations: every restricted basic symbol has a constant that is not
/// negative, and a user's variable outside the basis occurs only in the rows of other variables,
/// hence is free.
///
/// Every operation touches only the rows in which its symbols occur: the columns list them.
struct Tableau: Sendable {
  /// The equation `basic == row`.
  struct Equation: Sendable {
    var basic: Symbol
    var row: Row
  }

  /// Looked up, never iterated: the order of hashes must not matter.
  private var rows: [Symbol: Row] = [:]
  /// For each symbol outside the basis, the basic symbols in whose rows it occurs.
  private var columns: [Symbol: SymbolSet] = [:]
  /// The basic symbols whose values are not allowed.
  private(set) var violated = SymbolSet()
  var objective = Objective()
  /// The rows as they were before each change since an attempt began, `nil` outside of attempts.
  private var journal: [(basic: Symbol, row: Row?)]?

  /// The number of rows.
  var count: Int { rows.count }

  /// Returns the row of `symbol`, `nil` outside the basis.
  func row(of symbol: Symbol) -> Row? {
    rows[symbol]
  }

  /// Returns the symbol in terms of the symbols outside the basis.
  func expansion(of symbol: Symbol) -> Row {
    rows[symbol] ?? Row(symbol)
  }

  /// Returns the basic symbols in whose rows `symbol` occurs, in order.
  func column(of symbol: Symbol) -> [Symbol] {
    columns[symbol]?.symbols ?? []
  }

  /// The symbols outside the basis that occur in a row, in no order.
  var columnSymbols: some Collection<Symbol> { columns.keys }

  /// Returns the equations in which `symbol` occurs, in the order of their basic symbols.
  func equations(with symbol: Symbol) -> some Sequence<Equation> {
    column(of: symbol).lazy.compactMap { basic in rows[basic].map { Equation(basic: basic, row: $0) } }
  }

  /// Adds `basic` to the basis without touching other rows.
  mutating func insert(_ basic: Symbol, _ row: Row) {
    setRow(row, of: basic)
  }

  /// Removes and returns the row of `symbol`, `nil` outside the basis.
  @discardableResult
  mutating func removeRow(of symbol: Symbol) -> Row? {
    defer { setRow(nil, of: symbol) }
    return rows[symbol]
  }

  /// Replaces `symbol` by `row` everywhere.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    change(column(of: symbol)) { $0.substitute(symbol, by: row) }
    objective.substitute(symbol, by: row)
  }

  /// Removes `symbol`, which is zero, from every row.
  mutating func discard(_ symbol: Symbol) {
    change(column(of: symbol)) { $0.remove(symbol) }
    objective.discard(symbol)
  }

  /// Takes `leaving` out of the basis and `entering`, which its row contains, into it.
  mutating func pivot(_ leaving: Symbol, _ entering: Symbol) {
    guard var row = removeRow(of: leaving) else { return }
    row.solve(leaving, for: entering)
    substitute(entering, by: row)
    insert(entering, row)
  }

  /// Moves the zero of `marker` by `distance`: what was `marker` is now `marker + distance`.
  mutating func shift(_ marker: Symbol, by distance: Double) {
    change(column(of: marker)) { $0.constant += $0.coefficient(of: marker) * distance }
    change([marker]) { $0.constant -= distance }
  }
}

extension Tableau {
  /// Runs an edit that may fail, and undoes it if it does; the cost is that of the edit.
  mutating func attempt<Failure>(_ edit: (inout Tableau) -> Failure?) -> Failure? {
    journal = []
    objective.beginJournal()
    let failure = edit(&self)
    let changes = journal ?? []
    journal = nil
    guard failure != nil else {
      objective.endJournal()
      return nil
    }
    objective.rollBack()
    // Backward, since one row may have changed several times.
    for change in changes.reversed() { setRow(change.row, of: change.basic) }
    return failure
  }

  private mutating func change(_ basics: [Symbol], _ edit: (inout Row) -> Void) {
    for basic in basics {
      guard var row = rows[basic] else { continue }
      edit(&row)
      setRow(row, of: basic)
    }
  }

  /// Changes a row, as every other function here does by this one: it keeps the columns, the
  /// violated symbols and the journal up to date.
  private mutating func setRow(_ row: Row?, of basic: Symbol) {
    let former = rows[basic]
    guard former != nil || row != nil else { return }
    journal?.append((basic, former))
    updateColumns(of: basic, from: former?.cells ?? [], to: row?.cells ?? [])
    rows[basic] = row
    violated.set(basic, isMember: row.map { basic.isViolated(by: $0.constant) } ?? false)
  }

  /// Brings the columns from a row's old cells to its new ones, in one walk through both sorted
  /// lists.
  private mutating func updateColumns(of basic: Symbol, from old: [Row.Cell], to new: [Row.Cell]) {
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if right == new.count || left < old.count && old[left].symbol < new[right].symbol {
        removeFromColumn(of: old[left].symbol, basic)
        left += 1
      } else if left == old.count || new[right].symbol < old[left].symbol {
        columns[new[right].symbol, default: SymbolSet()].insert(basic)
        right += 1
      } else {
        (left, right) = (left + 1, right + 1)
      }
    }
  }

  /// Removes a column that is empty as well, so that symbols which are gone leave nothing behind.
  private mutating func removeFromColumn(of symbol: Symbol, _ basic: Symbol) {
    guard let index = columns.index(forKey: symbol) else { return }
    columns.values[index].remove(basic)
    if columns.values[index].isEmpty { columns.remove(at: index) }
  }
}

extension Symbol {
  /// Whether the symbol must not have the value: below zero or, for a required equation's marker,
  /// anything but zero.
  fileprivate func isViolated(by value: Double) -> Bool {
    isDummy ? !value.isNearZero : isRestricted && value < -tolerance
  }
}
