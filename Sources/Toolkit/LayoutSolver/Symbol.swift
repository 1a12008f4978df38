/// One column or basic variable of the tableau.
///
/// A symbol is named by what it stands for, the variable or constraint with `index`, so that the order of symbols
/// is the order of creation, and a column of the tableau leads back to its constraint.
struct Symbol: Hashable, Comparable, Sendable {
  enum Kind: Int {
    /// A variable of the user: any number.
    case external
    /// How far an inequality is from its border: never negative.
    case slack
    /// How far the expression lies above what is wanted: never negative.
    case excess
    /// How far the expression lies below what is wanted: never negative.
    case shortfall
    /// The mark of a required equation: always zero.
    case dummy
    /// Stands in for a new constraint until a feasible solution is found: never negative.
    case artificial
  }

  private let rawValue: Int

  init(_ kind: Kind, _ index: Int) {
    rawValue = index << 3 | kind.rawValue
  }

  init(_ variable: LayoutVariable) {
    self.init(.external, variable.index)
  }

  var index: Int { rawValue >> 3 }
  var isExternal: Bool { has(.external) }
  var isDummy: Bool { has(.dummy) }

  /// Whether the symbol may never be negative.
  var isRestricted: Bool { !isExternal && !isDummy }

  private func has(_ kind: Kind) -> Bool {
    rawValue & 7 == kind.rawValue
  }

  static func < (left: Symbol, right: Symbol) -> Bool {
    left.rawValue < right.rawValue
  }
}
