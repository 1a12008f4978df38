import HeadlessUIKit

/// Turns a picker's column to the first row with a title.
///
/// A row's title is the delegate's plain one, else its attributed one, else what the label in its view says.
@MainActor
public func grey_setPickerColumnToValue(_ column: Int, _ value: String) -> GREYAction {
  ActionArguments.require(column >= 0, "A picker has no column \(column).")
  let constraints = grey_allOf([grey_kindOfClass(UIPickerView.self), ActionConstraints.touchable])
  return GREYAction("Set picker column \(column) to value '\(value)'", constraints: constraints) {
    element throws(GREYActionFailed) in
    try (element as? UIPickerView)?.turn(column, to: value)
  }
}

extension UIPickerView {
  /// Virtual seconds that a column takes to turn.
  private static let turningTime: Double = 0.5

  fileprivate func turn(_ column: Int, to value: String) throws(GREYActionFailed) {
    guard (0..<numberOfComponents).contains(column) else {
      throw GREYActionFailed("The picker has \(numberOfComponents) columns, and so none of index \(column).")
    }
    let rows = 0..<numberOfRows(inComponent: column)
    guard let row = rows.first(where: { titleToFind(row: $0, column) == value }) else {
      throw GREYActionFailed("UIPickerView does not contain desired value!")
    }
    selectRow(row, inComponent: column, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: column)
    UIApplication.shared.runLoop.schedule(after: Self.turningTime, name: "picker column to turn") {}
  }

  private func titleToFind(row: Int, _ column: Int) -> String? {
    delegate?.pickerView(self, titleForRow: row, forComponent: column)
      ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: column)?.string
      ?? title(forRow: row, inComponent: column)
  }
}
