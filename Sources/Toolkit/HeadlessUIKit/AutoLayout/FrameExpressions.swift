import Foundation
import LayoutSolver

/// A rectangle whose parts are linear expressions of the solver's unknowns.
struct FrameExpressions {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// A rectangle that is known.
  init(_ rect: CGRect) {
    x = LinearExpression(constant: Double(rect.minX))
    y = LinearExpression(constant: Double(rect.minY))
    width = LinearExpression(constant: Double(rect.width))
    height = LinearExpression(constant: Double(rect.height))
  }

  /// A rectangle that is looked for.
  init(_ variables: LayoutEngine.FrameVariables) {
    x = LinearExpression(variables.x)
    y = LinearExpression(variables.y)
    width = LinearExpression(variables.width)
    height = LinearExpression(variables.height)
  }

  func moved(by offset: (x: LinearExpression, y: LinearExpression)) -> FrameExpressions {
    var copy = self
    copy.x = x + offset.x
    copy.y = y + offset.y
    return copy
  }

  func inset(by insets: UIEdgeInsets) -> FrameExpressions {
    var copy = self
    copy.x = x + LinearExpression(constant: Double(insets.left))
    copy.y = y + LinearExpression(constant: Double(insets.top))
    copy.width = width - LinearExpression(constant: Double(insets.left + insets.right))
    copy.height = height - LinearExpression(constant: Double(insets.top + insets.bottom))
    return copy
  }
}
