extension LinearExpression {
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + -1 * right
  }

  public static func + (left: LinearExpression, right: LayoutVariable) -> LinearExpression {
    left + LinearExpression(right)
  }

  public static func - (left: LinearExpression, right: LayoutVariable) -> LinearExpression {
    left - LinearExpression(right)
  }

  public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    LinearExpression(
      expression.terms.map { Term($0.variable, times: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }
}

extension LayoutVariable {
  public static func + (left: LayoutVariable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) + right
  }

  public static func + (left: LayoutVariable, right: LayoutVariable) -> LinearExpression {
    LinearExpression(left) + LinearExpression(right)
  }

  public static func - (left: LayoutVariable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) - right
  }

  public static func - (left: LayoutVariable, right: LayoutVariable) -> LinearExpression {
    LinearExpression(left) - LinearExpression(right)
  }

  public static func * (factor: Double, variable: LayoutVariable) -> LinearExpression {
    LinearExpression([LinearExpression.Term(variable, times: factor)])
  }
}
