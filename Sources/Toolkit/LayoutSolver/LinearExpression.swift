/// A sum of variables, each times a number, and a constant.
///
/// Written as in a textbook: `2 * width + 8 - right`. Terms of one variable may stand several times; they add up.
public struct LinearExpression: Hashable, Sendable {
  /// One variable times a number.
  public struct Term: Hashable, Sendable {
    public var variable: LayoutVariable
    public var coefficient: Double

    public init(_ variable: LayoutVariable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  public var terms: [Term]
  public var constant: Double

  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The variable itself.
  public init(_ variable: LayoutVariable) {
    self.init([Term(variable)])
  }

  /// Whether the solver can reckon with every number of the expression.
  var isUsable: Bool {
    constant.isUsable && terms.allSatisfy(\.coefficient.isUsable)
  }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self.init(constant: value)
  }

  public init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }
}
