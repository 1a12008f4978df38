import Foundation
import LayoutSolver

/// The unknowns of one rectangle.
struct FrameVariables: Sendable {
  let x: LayoutVariable
  let y: LayoutVariable
  let width: LayoutVariable
  let height: LayoutVariable

  init(from solver: inout LayoutSolver) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  /// Returns the rectangle that was solved, without the noise of the solver's sums.
  ///
  /// It is rounded to a grid that has whole points, halves and thirds, which keeps the pixels of
  /// every screen exact.
  func rect(in solver: LayoutSolver) -> CGRect {
    let grid: Double = 3 * 0x1p24
    func value(_ variable: LayoutVariable) -> Double {
      (solver.value(of: variable) * grid).rounded() / grid
    }
    return CGRect(x: value(x), y: value(y), width: value(width), height: value(height))
  }

  /// Returns the parts of the rectangle that constraints leave open.
  func ambiguousParts(by search: inout AmbiguitySearch) -> [String] {
    var parts: [String] = []
    if search.isAmbiguous(x) { parts.append("x") }
    if search.isAmbiguous(y) { parts.append("y") }
    if search.isAmbiguous(width) { parts.append("width") }
    if search.isAmbiguous(height) { parts.append("height") }
    return parts
  }
}

/// A rectangle whose parts are linear expressions of the solver's unknowns.
struct FrameExpressions {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// Creates a rectangle of constants.
  init(_ rect: CGRect) {
    x = LinearExpression(constant: Double(rect.minX))
    y = LinearExpression(constant: Double(rect.minY))
    width = LinearExpression(constant: Double(rect.width))
    height = LinearExpression(constant: Double(rect.height))
  }

  /// Creates a rectangle of unknowns.
  init(_ variables: FrameVariables) {
    x = LinearExpression(variables.x)
    y = LinearExpression(variables.y)
    width = LinearExpression(variables.width)
    height = LinearExpression(variables.height)
  }

  /// Returns the rectangle, whose coordinates begin at the origin of `other`, in the coordinates
  /// that `other` is in.
  func moved(by other: FrameExpressions) -> FrameExpressions {
    var copy = self
    copy.x = x + other.x
    copy.y = y + other.y
    return copy
  }

  /// Returns the rectangle with its origin at the origin of the coordinates inside it.
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
