/// The smallest number that counts: what is nearer to zero is floating-point noise.
let tolerance = 1e-8

extension Double {
  var isNearZero: Bool { magnitude < tolerance }

  /// Whether the number is finite and small enough to calculate with.
  var isUsable: Bool { magnitude <= LayoutSolver.largestNumber }
}

/// A sparse linear combination of symbols, in their order, and a constant.
struct Row: Hashable, Sendable {
  struct Cell: Hashable, Sendable {
    var symbol: Symbol
    var coefficient: Double
  }

  var constant: Double
  var cells: [Cell] = []

  init(constant: Double = 0) {
    self.constant = constant
  }

  init(_ symbol: Symbol) {
    constant = 0
    cells = [Cell(symbol: symbol, coefficient: 1)]
  }

  /// Returns the coefficient of `symbol`, 0 if it does not occur.
  func coefficient(of symbol: Symbol) -> Double {
    let index = cells.partitioningIndex { $0.symbol >= symbol }
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  /// Returns the accepted symbol with the largest coefficient, the first of equals.
  ///
  /// It is the safest one to solve for: dividing by a small coefficient magnifies rounding errors.
  func leadingSymbol(where isAccepted: (Symbol) -> Bool) -> Symbol? {
    var best: Cell?
    for cell in cells where isAccepted(cell.symbol) {
      if cell.coefficient.magnitude > best?.coefficient.magnitude ?? 0 { best = cell }
    }
    return best?.symbol
  }

  /// Adds `factor` times `symbol`.
  mutating func add(_ symbol: Symbol, times factor: Double) {
    let index = cells.partitioningIndex { $0.symbol >= symbol }
    if index < cells.count, cells[index].symbol == symbol {
      cells[index].coefficient += factor
      if cells[index].coefficient.isNearZero { cells.remove(at: index) }
    } else if !factor.isNearZero {
      cells.insert(Cell(symbol: symbol, coefficient: factor), at: index)
    }
  }

  /// Removes `symbol` and returns its coefficient, 0 if it does not occur.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let index = cells.partitioningIndex { $0.symbol >= symbol }
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }
}

extension Array {
  /// Returns the index of the first element that satisfies `predicate`, in an array in which all
  /// elements that do come after all that do not.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

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

  /// Reads the row as an equation with zero and solves it for `symbol`, which it contains.
  mutating func solve(for symbol: Symbol) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// Reads the row as the value of `basic` and solves that equation for `symbol`, which the row
  /// contains.
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
