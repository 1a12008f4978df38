extension Row {
  /// Adds `factor` times `other`, by one merge of the two sorted lists of cells.
  mutating func add(_ other: Row, times factor: Double) {
    constant += factor * other.constant
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    var mine = cells[...]
    for cell in other.cells {
      let split = mine.firstIndex { $0.symbol >= cell.symbol } ?? mine.endIndex
      merged += mine[..<split]
      mine = mine[split...]
      var sum = Cell(symbol: cell.symbol, coefficient: factor * cell.coefficient)
      if let same = mine.first, same.symbol == cell.symbol {
        sum.coefficient += same.coefficient
        mine.removeFirst()
      }
      if !sum.coefficient.isNearZero { merged.append(sum) }
    }
    cells = merged + mine
  }

  /// Multiplies everything by `factor`.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Reads the row as an equation with zero and solves it for `symbol`, which it holds.
  mutating func solve(for symbol: Symbol) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// Reads the row as the value of `basic` and solves that equation for `symbol`, which the row holds.
  mutating func solve(_ basic: Symbol, for symbol: Symbol) {
    add(basic, times: -1)
    solve(for: symbol)
  }

  /// Replaces `symbol` by `row`.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    let coefficient = remove(symbol)
    guard coefficient != 0 else { return }
    add(row, times: coefficient)
  }
}
