import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct PickerTests {
  private func picker(_ source: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 20, y: 100, width: 320, height: 216))
    picker.accessibilityIdentifier = "picker"
    picker.dataSource = source
    picker.delegate = source
    return picker
  }

  @Test func `The action has EarlGrey's name`() {
    expectEqual(grey_setPickerColumnToValue(1, "5").name, "Set picker column 1 to value '5'")
  }

  @Test func `columns are turned to their values, and the delegate hears of each once`() throws {
    let source = PickerSource(.plain)
    let picker = picker(source)
    try onScreen(picker) {
      let start = UIApplication.shared.runLoop.now
      try perform(
        grey_setPickerColumnToValue(0, "Blue"), grey_setPickerColumnToValue(1, "5"), on: "picker")
      #expect(UIApplication.shared.runLoop.now - start >= 1, "each turns for half a second")
      expectEqual(picker.selectedRow(inComponent: 0), 2)
      expectEqual(picker.selectedRow(inComponent: 1), 4)
    }
    expectEqual(source.selections, ["0: 2", "1: 4"])
  }

  @Test func `A picker without interaction is not turned, and what is not there fails`() {
    // A picker without interaction is not turned.
    do {
      let source = PickerSource(.plain)
      let picker = picker(source)
      onScreen(picker) {
        picker.isUserInteractionEnabled = false
        let error = failure { () throws(GREYError) in
          try perform(grey_setPickerColumnToValue(0, "Green"), on: "picker")
        }
        expectEqual(error?.code, 1)
        expectEqual(picker.selectedRow(inComponent: 0), 0)
      }
      expectEqual(source.selections, [])
    }
    // A missing value or column fails.
    do {
      let source = PickerSource(.plain)
      let picker = picker(source)
      onScreen(picker) {
        for (column, value, reason) in [
          (0, "Pink", "UIPickerView does not contain desired value!"),
          (2, "Red", "The picker has 2 columns, and so none of index 2."),
        ] {
          let error = failure { () throws(GREYError) in
            try perform(grey_setPickerColumnToValue(column, value), on: "picker")
          }
          expectEqual(error?.reasonText, reason)
          expectEqual(error?.code, 2)
        }
      }
      expectEqual(source.selections, [])
    }
  }

  @Test func `rows are found by title, by attributed title and by the label in their view`() throws {
    // Rows are found by title and by attributed title.
    forEachRow(PickerSource.Kind.allCases) { kind in
      let source = PickerSource(kind)
      let picker = picker(source)
      try onScreen(picker) {
        try perform(grey_setPickerColumnToValue(0, "Green"), on: "picker")
        expectEqual(picker.selectedRow(inComponent: 0), 1)
      }
    }
    // Rows are found by the label in their view.
    do {
      let source = RowViewSource()
      let picker = picker(source)
      try onScreen(picker) {
        try perform(grey_setPickerColumnToValue(0, "Green"), on: "picker")
        expectEqual(picker.selectedRow(inComponent: 0), 1)
      }
    }
  }
}

/// Colors and digits, shown in one of the ways that a delegate can choose.
@MainActor
final class PickerSource: UIPickerViewDataSource, UIPickerViewDelegate {
  enum Kind: String, CaseIterable, Sendable {
    case plain, attributed
  }

  private let kind: Kind
  private let columns = [["Red", "Green", "Blue"], (1...9).map(String.init)]
  private(set) var selections: [String] = []

  init(_ kind: Kind) {
    self.kind = kind
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { kind == .plain ? columns[component][row] : nil }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    kind == .attributed ? NSAttributedString(string: columns[component][row]) : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selections.append("\(component): \(row)")
  }
}

/// Colors in custom row views.
@MainActor
final class RowViewSource: UIPickerViewDataSource, UIPickerViewDelegate {
  private let colors = ["Red", "Green", "Blue"]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { colors.count }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let (row, name) = (UIView(), label(colors[row]))
    row.addSubview(name)
    return row
  }
}
