import HeadlessUIKit
import RenderTree

extension ViewDescription {
  /// One column of a picker, by the row that is selected.
  static let pickerColumn = ViewDescription(UIPickerColumnView.self, hidesParts: true) { column, node in
    node.text = column.selectedTitle
    node.add("row", .number(Double(column.selectedRow)))
    node.add("rows", .number(Double(column.numberOfRows)))
    node.attributes.removeAll { $0.name == "offset" || $0.name == "content" }
  }

  static let datePicker = ViewDescription(UIDatePicker.self) { picker, node in
    node.text = picker.text
    node.add("mode", .word("\(picker.datePickerMode)"))
    node.add("style", .word("\(picker.datePickerStyle)"))
  }
}
