/// The smallest number that counts: what is nearer to zero is the noise of floating point.
let tolerance = 1e-8

extension Double {
  var isNearZero: Bool { magnitude < tolerance }

  /// Whether the number is finite and small enough to reckon with.
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

  /// The coefficient of `symbol`, 0 where it does not occur.
  func coefficient(of symbol: Symbol) -> Double {
    let index = cells.partitioningIndex { $0.symbol >= symbol }
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  /// The accepted symbol with the largest coefficient, the safest one to solve for; the first of equals.
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

  /// Takes `symbol` out and returns its coefficient, 0 where it does not occur.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let index = cells.partitioningIndex { $0.symbol >= symbol }
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }
}

extension Array {
  /// The index of the first element that satisfies `predicate`, where all that do stand behind all that do not.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
