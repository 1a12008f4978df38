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

  /// The rectangle that was solved, without the noise of the solver's sums: on a grid that has whole points, halves
  /// and thirds, so that pixels of all screens stay what they are.
  func rect(in solver: LayoutSolver) -> CGRect {
    let grid: Double = 3 * 0x1p24
    func value(_ variable: LayoutVariable) -> Double {
      (solver.value(of: variable) * grid).rounded() / grid
    }
    return CGRect(x: value(x), y: value(y), width: value(width), height: value(height))
  }

  /// The parts of the rectangle that could as well be others.
  func ambiguousParts(by search: inout AmbiguitySearch) -> [String] {
    var parts: [String] = []
    if search.isAmbiguous(x) { parts.append("x") }
    if search.isAmbiguous(y) { parts.append("y") }
    if search.isAmbiguous(width) { parts.append("width") }
    if search.isAmbiguous(height) { parts.append("height") }
    return parts
  }
}
