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

  /// The rectangle that was solved.
  func rect(in solver: LayoutSolver) -> CGRect {
    CGRect(
      x: solver.value(of: x), y: solver.value(of: y), width: solver.value(of: width),
      height: solver.value(of: height))
  }

  /// The parts of the rectangle that could as well be others.
  func ambiguousParts(in solver: LayoutSolver) -> [String] {
    [(x, "x"), (y, "y"), (width, "width"), (height, "height")]
      .filter { solver.isAmbiguous($0.0) }.map(\.1)
  }
}
