/// A sum of variables, each multiplied by a number, and a constant.
///
/// It is written as in a textbook: `2 * width + 8 - right`. Terms with the same variable add up.
package struct LinearExpression: Hashable, Sendable {
  /// One variable multiplied by a number.
  package struct Term: Hashable, Sendable {
    package var variable: LayoutVariable
    package var coefficient: Double

    package init(_ variable: LayoutVariable, times coefficient: Double = 1) {
      (self.variable, self.coefficient) = (variable, coefficient)
    }
  }

  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    (self.terms, self.constant) = (terms, constant)
  }

  /// Creates the expression that is `variable` itself.
  package init(_ variable: LayoutVariable) {
    self.init([Term(variable)])
  }

  /// Whether the solver can calculate with every number of the expression.
  var isUsable: Bool {
    constant.isUsable && terms.allSatisfy(\.coefficient.isUsable)
  }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) {
    self.init(constant: value)
  }

  package init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }
}

extension LinearExpression {
  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + -1 * right
  }

  package static func + (left: LinearExpression, right: LayoutVariable) -> LinearExpression {
    left + LinearExpression(right)
  }

  package static func - (left: LinearExpression, right: LayoutVariable) -> LinearExpression {
    left - LinearExpression(right)
  }

  package static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    LinearExpression(
      expression.terms.map { Term($0.variable, times: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }
}

/// One unknown of a ``LayoutSolver``, such as the left edge of a view.
///
/// Only the solver that made a variable has a value for it.
package struct LayoutVariable: Hashable, Sendable {
  /// The number of variables that were made before it.
  package let index: Int

  package init(index: Int) {
    self.index = index
  }
}

extension LayoutVariable {
  package static func + (left: LayoutVariable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) + right
  }

  package static func + (left: LayoutVariable, right: LayoutVariable) -> LinearExpression {
    LinearExpression(left) + LinearExpression(right)
  }

  package static func - (left: LayoutVariable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) - right
  }

  package static func - (left: LayoutVariable, right: LayoutVariable) -> LinearExpression {
    LinearExpression(left) - LinearExpression(right)
  }

  package static func * (factor: Double, variable: LayoutVariable) -> LinearExpression {
    LinearExpression([LinearExpression.Term(variable, times: factor)])
  }
}
