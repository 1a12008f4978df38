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
  init(_ variables: FrameVariables) {
    x = LinearExpression(variables.x)
    y = LinearExpression(variables.y)
    width = LinearExpression(variables.width)
    height = LinearExpression(variables.height)
  }

  /// The rectangle, told in coordinates that begin at another rectangle's origin, in those that this one is told in.
  func moved(by other: FrameExpressions) -> FrameExpressions {
    var copy = self
    copy.x = x + other.x
    copy.y = y + other.y
    return copy
  }

  /// The rectangle whose origin is where the coordinates inside of this one begin.
  func scrolled(to offset: CGPoint) -> FrameExpressions {
    guard offset != .zero else { return self }
    var copy = self
    copy.x = x - LinearExpression(constant: Double(offset.x))
    copy.y = y - LinearExpression(constant: Double(offset.y))
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
