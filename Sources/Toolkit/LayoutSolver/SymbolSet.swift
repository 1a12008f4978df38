/// A set of symbols in their order, so that every walk through it is deterministic.
struct SymbolSet: Sendable {
  private(set) var symbols: [Symbol] = []

  var isEmpty: Bool { symbols.isEmpty }

  mutating func insert(_ symbol: Symbol) {
    let index = symbols.partitioningIndex { $0 >= symbol }
    if index == symbols.count || symbols[index] != symbol { symbols.insert(symbol, at: index) }
  }

  mutating func remove(_ symbol: Symbol) {
    let index = symbols.partitioningIndex { $0 >= symbol }
    if index < symbols.count, symbols[index] == symbol { symbols.remove(at: index) }
  }

  /// Adds the symbol or takes it out.
  mutating func set(_ symbol: Symbol, isMember: Bool) {
    isMember ? insert(symbol) : remove(symbol)
  }
}
