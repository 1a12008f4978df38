import LayoutSolver

/// Columns of five boxes each, with ten constraints a column.
///
/// Columns are independent, so that an edit of one leaves all others unchanged.
struct ColumnsOfBoxes {
  var solver = LayoutSolver()
  /// The width of a box in the middle of the system.
  let editedWidth: ConstraintToken
  /// The start of the same box.
  let editedStart: LayoutVariable

  init(constraints: Int) throws {
    var boxes: [(start: LayoutVariable, width: ConstraintToken)] = []
    for _ in 0..<constraints / 10 { boxes += try solver.addColumn() }
    (editedStart, editedWidth) = boxes[boxes.count / 2]
  }
}

extension LayoutSolver {
  fileprivate mutating func addColumn() throws -> [(start: LayoutVariable, width: ConstraintToken)] {
    var boxes: [(start: LayoutVariable, width: ConstraintToken)] = []
    var end = LinearExpression(constant: 0)
    for _ in 0..<5 {
      let (start, width) = (makeVariable(), makeVariable())
      try add(LinearConstraint(LinearExpression(start), .equal, end + 8, priority: 750))
      boxes.append((start, try add(LinearConstraint(width - LinearExpression(constant: 100), .equal))))
      end = start + width
    }
    return boxes
  }
}
