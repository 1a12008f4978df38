/// The simplex tableau: each basic symbol, and the objective, in terms of the symbols outside the basis.
///
/// Two invariants hold between operations: the constant of every restricted basic symbol is not negative,
/// and a caller's variable outside the basis occurs only in the rows of other variables, so it is free.
///
/// Every operation changes only the rows in which its symbols occur, which the columns list.
///
/// For example, `left + width == 390` and `width <= 100` with the slack `s` are
///
///     left == 290 + s
///     width == 100 - s
///
/// with `s` outside the basis, at 0. Its column lists `left` and `width`.
struct Tableau: Sendable {
  /// The equation `basic == row`.
  struct Equation: Sendable {
    var basic: Symbol
    var row: Row
  }

  /// The rows by the slots of their basic symbols.
  private var rows: [Row?] = []
  /// For each symbol outside the basis, by its slot, the basic symbols in whose rows it occurs.
  private var columns: [SymbolSet] = []
  /// The number of rows.
  private(set) var count = 0
  /// The basic symbols whose values violate their restrictions.
  private(set) var violated = SymbolSet()
  var objective = Objective()
  /// The variables whose rows changed; `nil` while they are not recorded.
  var changedVariables: [Symbol]?
  /// The rows before each change since an attempt began; `nil` outside of attempts.
  private var journal: [(basic: Symbol, row: Row?)]?

  /// Returns the row of `symbol`; `nil` outside the basis.
  func row(of symbol: Symbol) -> Row? {
    symbol.slot < rows.count ? rows[symbol.slot] : nil
  }

  /// Returns the symbol in terms of the symbols outside the basis.
  func expansion(of symbol: Symbol) -> Row {
    row(of: symbol) ?? Row(symbol)
  }

  /// Returns the basic symbols in whose rows `symbol` occurs, in order.
  func column(of symbol: Symbol) -> [Symbol] {
    symbol.slot < columns.count ? columns[symbol.slot].symbols : []
  }

  /// Returns the equations in which `symbol` occurs, in the order of their basic symbols.
  func equations(with symbol: Symbol) -> some Sequence<Equation> {
    column(of: symbol).lazy.compactMap { basic in row(of: basic).map { Equation(basic: basic, row: $0) } }
  }

  /// Adds `basic` to the basis without touching other rows.
  mutating func insert(_ basic: Symbol, _ row: Row) {
    setRow(row, of: basic)
  }

  /// Removes and returns the row of `symbol`; `nil` outside the basis.
  @discardableResult
  mutating func removeRow(of symbol: Symbol) -> Row? {
    defer { setRow(nil, of: symbol) }
    return row(of: symbol)
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

  /// Exchanges `leaving`, which is in the basis, for `entering`, which its row contains.
  mutating func pivot(_ leaving: Symbol, _ entering: Symbol) {
    guard var row = removeRow(of: leaving) else { return }
    row.solve(leaving, for: entering)
    substitute(entering, by: row)
    insert(entering, row)
  }

  /// Moves the zero of `marker` by `distance`: what was `marker` is now `marker + distance`.
  mutating func shift(_ marker: Symbol, by distance: Double) {
    for basic in column(of: marker) {
      guard let row = row(of: basic) else { continue }
      setConstant(row.constant + row.coefficient(of: marker) * distance, of: basic)
    }
    if let row = row(of: marker) { setConstant(row.constant - distance, of: marker) }
  }
}

extension Tableau {
  /// Runs an edit, and undoes it if it fails; undoing costs no more than the edit.
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
    // Backward, since a row may have changed several times.
    for change in changes.reversed() { setRow(change.row, of: change.basic) }
    return failure
  }

  private mutating func change(_ basics: [Symbol], _ edit: (inout Row) -> Void) {
    for basic in basics {
      guard var row = row(of: basic) else { continue }
      edit(&row)
      setRow(row, of: basic)
    }
  }

  /// Changes a row, and updates the columns, the violated symbols and the journal.
  private mutating func setRow(_ row: Row?, of basic: Symbol) {
    let former = self.row(of: basic)
    guard former != nil || row != nil else { return }
    note(former, of: basic)
    updateColumns(of: basic, from: former?.cells ?? [], to: row?.cells ?? [])
    if basic.slot >= rows.count { rows.grow(toHold: basic.slot, with: nil) }
    rows[basic.slot] = row
    count += (row == nil ? 0 : 1) - (former == nil ? 0 : 1)
    violated.set(basic, isMember: row.map { basic.isViolated(by: $0.constant) } ?? false)
  }

  /// Changes the constant of a row, which does not affect the columns.
  private mutating func setConstant(_ constant: Double, of basic: Symbol) {
    note(rows[basic.slot], of: basic)
    rows[basic.slot]?.constant = constant
    violated.set(basic, isMember: basic.isViolated(by: constant))
  }

  private mutating func note(_ former: Row?, of basic: Symbol) {
    journal?.append((basic, former))
    if basic.isExternal { changedVariables?.append(basic) }
  }

  /// Updates the columns from a row's old cells to its new ones, in one pass through both sorted lists.
  private mutating func updateColumns(of basic: Symbol, from old: [Row.Cell], to new: [Row.Cell]) {
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if right == new.count || left < old.count && old[left].symbol < new[right].symbol {
        removeFromColumn(of: old[left].symbol, basic)
        left += 1
      } else if left == old.count || new[right].symbol < old[left].symbol {
        insertIntoColumn(of: new[right].symbol, basic)
        right += 1
      } else {
        (left, right) = (left + 1, right + 1)
      }
    }
  }

  private mutating func insertIntoColumn(of symbol: Symbol, _ basic: Symbol) {
    if symbol.slot >= columns.count { columns.grow(toHold: symbol.slot, with: SymbolSet()) }
    columns[symbol.slot].insert(basic)
  }

  private mutating func removeFromColumn(of symbol: Symbol, _ basic: Symbol) {
    columns[symbol.slot].remove(basic)
  }
}

extension Symbol {
  /// Whether the symbol may not have the value: one below zero or, for a required equation's marker, any
  /// but zero.
  fileprivate func isViolated(by value: Double) -> Bool {
    isDummy ? !value.isNearZero : isRestricted && value < -tolerance
  }
}
