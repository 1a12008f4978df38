/// The smallest number that counts; numbers nearer to zero are floating-point noise.
let tolerance = 1e-8

extension Double {
  var isNearZero: Bool { magnitude < tolerance }

  /// Whether the number is finite and within the solver's range.
  var isUsable: Bool { magnitude <= LayoutSolver.largestNumber }
}

/// A sparse linear combination of symbols, in their order, and a constant.
///
/// For example, `10 + 2 * x - s` has the constant 10 and the cells `(x, 2)` and `(s, -1)`; solved for `s` as
/// an equation with zero it becomes `10 + 2 * x`.
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

  /// Returns the coefficient of `symbol`; 0 if it does not occur.
  func coefficient(of symbol: Symbol) -> Double {
    let index = index(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  /// Returns the accepted symbol with the coefficient of the largest magnitude, the first of equal ones.
  ///
  /// It is the safest to solve for: dividing by a small coefficient magnifies rounding errors.
  func leadingSymbol(where isAccepted: (Symbol) -> Bool) -> Symbol? {
    var best: Cell?
    for cell in cells where isAccepted(cell.symbol) {
      if cell.coefficient.magnitude > best?.coefficient.magnitude ?? 0 { best = cell }
    }
    return best?.symbol
  }

  /// Adds `factor` times `symbol`.
  mutating func add(_ symbol: Symbol, times factor: Double) {
    let index = index(of: symbol)
    if index < cells.count, cells[index].symbol == symbol {
      cells[index].coefficient += factor
      if cells[index].coefficient.isNearZero { cells.remove(at: index) }
    } else if !factor.isNearZero {
      cells.insert(Cell(symbol: symbol, coefficient: factor), at: index)
    }
  }

  /// Removes `symbol` and returns its coefficient; 0 if it does not occur.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }

  /// Returns the index of the first cell that is not before `symbol`.
  private func index(of symbol: Symbol) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Row {
  /// Adds `factor` times `other`.
  mutating func add(_ other: Row, times factor: Double) {
    self = merged(with: other, times: factor, without: nil)
  }

  /// Replaces `symbol` by `row`.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    let coefficient = coefficient(of: symbol)
    guard coefficient != 0 else { return }
    self = merged(with: row, times: coefficient, without: symbol)
  }

  /// Returns the sum with `factor` times `other`, by merging the two sorted lists of cells.
  private func merged(with other: Row, times factor: Double, without symbol: Symbol?) -> Row {
    var sum = Row(constant: constant + factor * other.constant)
    sum.cells.reserveCapacity(cells.count + other.cells.count)
    var (mine, theirs) = (0, 0)
    while mine < cells.count || theirs < other.cells.count {
      if theirs == other.cells.count || mine < cells.count && cells[mine].symbol < other.cells[theirs].symbol
      {
        if cells[mine].symbol != symbol { sum.cells.append(cells[mine]) }
        mine += 1
        continue
      }
      var cell = other.cells[theirs]
      theirs += 1
      cell.coefficient *= factor
      if mine < cells.count, cells[mine].symbol == cell.symbol {
        cell.coefficient += cells[mine].coefficient
        mine += 1
      }
      if !cell.coefficient.isNearZero { sum.cells.append(cell) }
    }
    return sum
  }

  /// Multiplies everything by `factor`.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in 0..<cells.count { cells[index].coefficient *= factor }
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
}
