/// One column or basic variable of the tableau.
///
/// A symbol has the `index` of the variable or constraint that it represents, so symbols are in the order
/// of creation, and a column of the tableau leads back to its constraint.
struct Symbol: Hashable, Comparable, Sendable {
  enum Kind: Int {
    /// A caller's variable: any number.
    case external
    /// The distance of an inequality from its limit: never negative.
    case slack
    /// The amount by which the expression is above its target: never negative.
    case excess
    /// The amount by which the expression is below its target: never negative.
    case shortfall
    /// The marker of a required equation: always zero.
    case dummy
    /// The violation of a new constraint until a feasible solution is found: never negative.
    case artificial
  }

  private let rawValue: Int

  /// The index of the symbol in lists that have an element for every symbol.
  var slot: Int { rawValue }

  init(_ kind: Kind, _ index: Int) {
    // The low three bits are the kind; the rest is the index, which decides the order.
    rawValue = index << 3 | kind.rawValue
  }

  init(slot: Int) {
    rawValue = slot
  }

  init(_ variable: LayoutVariable) {
    self.init(.external, variable.index)
  }

  var index: Int { rawValue >> 3 }
  var isExternal: Bool { has(.external) }
  var isDummy: Bool { has(.dummy) }

  /// Whether the symbol may not be negative.
  var isRestricted: Bool { !isExternal && !isDummy }

  private func has(_ kind: Kind) -> Bool {
    rawValue & 7 == kind.rawValue
  }

  static func < (left: Symbol, right: Symbol) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Array {
  /// Grows a list that has an element for each symbol, until it has one for a slot.
  mutating func grow(toHold slot: Int, with element: Element) {
    let count = Swift.max(64, 2 * slot + 2)
    append(contentsOf: [Element](repeating: element, count: count - self.count))
  }
}

/// A set of symbols in their order, so that iteration is deterministic.
struct SymbolSet: Sendable {
  private(set) var symbols: [Symbol] = []

  /// Adds the symbol; returns whether it is new.
  @discardableResult
  mutating func insert(_ symbol: Symbol) -> Bool {
    let index = index(of: symbol)
    guard index == symbols.count || symbols[index] != symbol else { return false }
    symbols.insert(symbol, at: index)
    return true
  }

  mutating func remove(_ symbol: Symbol) {
    let index = index(of: symbol)
    if index < symbols.count, symbols[index] == symbol { symbols.remove(at: index) }
  }

  /// Returns the index of the first member that is not before `symbol`.
  private func index(of symbol: Symbol) -> Int {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Inserts or removes the symbol.
  mutating func set(_ symbol: Symbol, isMember: Bool) {
    if isMember { insert(symbol) } else { remove(symbol) }
  }
}
