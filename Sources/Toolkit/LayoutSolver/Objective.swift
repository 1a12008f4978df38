/// What the solver minimizes: for each priority the sum of its violations, the higher priorities first.
///
/// The levels are compared as a vector, one by one, never added up with weights: many weak constraints cannot
/// outvote a stronger one.
struct Objective: Hashable, Sendable {
  /// The violations of one priority, in terms of the symbols outside the basis.
  struct Level: Hashable, Sendable {
    var priority: Double
    var row: Row
    /// The number of symbols that were charged to this level; a level without any is dropped with its noise.
    var count: Int
  }

  private(set) var levels: [Level] = []

  /// Charges `cost` to the level of `priority`.
  mutating func add(_ cost: Row, priority: Double) {
    let index = levels.partitioningIndex { $0.priority <= priority }
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority, row: Row(), count: 0), at: index)
    }
    levels[index].row.add(cost, times: 1)
    levels[index].count += 1
  }

  /// Takes back a charge of `cost` to the level of `priority`.
  mutating func remove(_ cost: Row, priority: Double) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[index].count -= 1
    if levels[index].count == 0 {
      levels.remove(at: index)
    } else {
      levels[index].row.add(cost, times: -1)
    }
  }

  mutating func substitute(_ symbol: Symbol, by row: Row) {
    for index in levels.indices { levels[index].row.substitute(symbol, by: row) }
  }

  mutating func discard(_ symbol: Symbol) {
    for index in levels.indices { levels[index].row.remove(symbol) }
  }

  /// What one more unit of `symbol` costs at each level.
  func costs(of symbol: Symbol) -> [Double] {
    levels.map { $0.row.coefficient(of: symbol) }
  }

  /// The first symbol of which more is better at the highest level that can be improved, `nil` at the optimum.
  ///
  /// Taking the first one is Bland's rule, which never cycles. A symbol that a higher level knows stays out, since
  /// it would worsen that level.
  func improvingSymbol() -> Symbol? {
    for (depth, level) in levels.enumerated() {
      for cell in level.row.cells where cell.coefficient < 0 && !cell.symbol.isDummy {
        let isKnownAbove = levels[..<depth].contains { $0.row.coefficient(of: cell.symbol) != 0 }
        if !isKnownAbove { return cell.symbol }
      }
    }
    return nil
  }
}
