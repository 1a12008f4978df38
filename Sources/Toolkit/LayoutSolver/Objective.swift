/// What the solver minimizes: for each priority the sum of the violations, higher priorities first.
///
/// The levels are compared in order, like the elements of a vector, and never added up with weights: many
/// weak constraints cannot outweigh a stronger one.
///
/// For example, with `x == 10` at priority 750 and `x == 0` at 250, the levels are [750, 250]: the solver
/// keeps the first violation at 0 although that makes the second 10.
struct Objective: Sendable {
  /// The violations of one priority, in terms of the symbols outside the basis.
  struct Level: Sendable {
    var priority: Double
    /// The cost of one more unit of each symbol, by its slot; 0 for no cost.
    private(set) var costs: [Double] = []
    /// The number of violations that were charged to this level; at 0 the level is dropped with its noise.
    var count = 0

    init(priority: Double) {
      self.priority = priority
    }

    func cost(of symbol: Symbol) -> Double {
      symbol.slot < costs.count ? costs[symbol.slot] : 0
    }

    mutating func setCost(_ cost: Double, of symbol: Symbol) {
      if symbol.slot >= costs.count { costs.grow(toHold: symbol.slot, with: 0) }
      costs[symbol.slot] = cost
    }
  }

  /// A cost before a change, to undo the change.
  struct FormerCost: Sendable {
    var priority: Double
    var symbol: Symbol
    var cost: Double
  }

  private(set) var levels: [Level] = []
  /// The symbols that improve the solution as they grow, at the highest level at which they have a cost.
  private var improving = SymbolSet()
  /// The former costs since an attempt began; `nil` outside of attempts.
  private var journal: [FormerCost]?

  /// Adds `cost` to the level of `priority`.
  mutating func add(_ cost: Row, priority: Double) {
    let depth = firstDepth(atOrBelow: priority)
    if depth == levels.count || levels[depth].priority != priority {
      levels.insert(Level(priority: priority), at: depth)
    }
    add(cost, times: 1, at: depth)
    levels[depth].count += 1
  }

  /// Removes `cost`, which was added, from the level of `priority`.
  mutating func remove(_ cost: Row, priority: Double) {
    guard let depth = depth(of: priority) else { return }
    levels[depth].count -= 1
    if levels[depth].count == 0 {
      let noise = levels.remove(at: depth).costs
      for slot in noise.indices where noise[slot] != 0 { updateImproving(Symbol(slot: slot)) }
    } else {
      add(cost, times: -1, at: depth)
    }
  }

  mutating func substitute(_ symbol: Symbol, by row: Row) {
    for depth in levels.indices {
      let cost = levels[depth].cost(of: symbol)
      guard cost != 0 else { continue }
      setCost(0, of: symbol, at: depth)
      add(row, times: cost, at: depth)
    }
  }

  mutating func discard(_ symbol: Symbol) {
    for depth in levels.indices { setCost(0, of: symbol, at: depth) }
  }

  /// Returns the cost of one more unit of `symbol` at each level.
  func costs(of symbol: Symbol) -> [Double] {
    levels.map { $0.cost(of: symbol) }
  }

  /// Whether any amount of `symbol` would make the optimum worse.
  func isCostly(_ symbol: Symbol) -> Bool {
    firstDepth(of: symbol) != nil
  }

  /// Returns the first symbol that improves the highest level that can be improved; `nil` at the optimum.
  ///
  /// Taking the first one is Bland's rule, which never cycles. A symbol with a cost at a higher level is
  /// left out, since it would worsen that level.
  func improvingSymbol() -> Symbol? {
    var best: (symbol: Symbol, depth: Int)?
    for symbol in improving.symbols {
      guard let depth = firstDepth(of: symbol) else { continue }
      if depth < best?.depth ?? levels.count { best = (symbol, depth) }
    }
    return best?.symbol
  }
}

extension Objective {
  /// Begins to record what `rollBack()` needs.
  mutating func beginJournal() {
    journal = []
  }

  mutating func endJournal() {
    journal = nil
  }

  /// Undoes every change of costs since the journal began.
  mutating func rollBack() {
    let changes = journal ?? []
    journal = nil
    for change in changes.reversed() {
      guard let depth = depth(of: change.priority) else { continue }
      setCost(change.cost, of: change.symbol, at: depth)
    }
  }

  private mutating func add(_ cost: Row, times factor: Double, at depth: Int) {
    for cell in cost.cells {
      let sum = factor * cell.coefficient + levels[depth].cost(of: cell.symbol)
      setCost(sum.isNearZero ? 0 : sum, of: cell.symbol, at: depth)
    }
  }

  private mutating func setCost(_ cost: Double, of symbol: Symbol, at depth: Int) {
    let former = levels[depth].cost(of: symbol)
    guard former != cost else { return }
    journal?.append(FormerCost(priority: levels[depth].priority, symbol: symbol, cost: former))
    levels[depth].setCost(cost, of: symbol)
    updateImproving(symbol)
  }

  /// Updates the improving symbols after a change of a symbol's cost.
  private mutating func updateImproving(_ symbol: Symbol) {
    let cost = firstDepth(of: symbol).map { levels[$0].cost(of: symbol) } ?? 0
    improving.set(symbol, isMember: cost < 0 && !symbol.isDummy)
  }

  private func firstDepth(of symbol: Symbol) -> Int? {
    for depth in 0..<levels.count where levels[depth].cost(of: symbol) != 0 { return depth }
    return nil
  }

  private func depth(of priority: Double) -> Int? {
    let depth = firstDepth(atOrBelow: priority)
    return depth < levels.count && levels[depth].priority == priority ? depth : nil
  }

  private func firstDepth(atOrBelow priority: Double) -> Int {
    for depth in 0..<levels.count where levels[depth].priority <= priority { return depth }
    return levels.count
  }
}
