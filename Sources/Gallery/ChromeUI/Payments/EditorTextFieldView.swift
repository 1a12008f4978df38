import Foundation
import HeadlessUIKit

/// A field for a typed text, or for a choice on wheels instead of the keyboard.
final class EditorTextFieldView: EditorFieldView, UITextFieldDelegate {
  let textField = UITextField()
  private weak var owner: (any EditorFieldViewDelegate)?
  private let wheels: [[String]]

  /// The separator between the choices of two wheels.
  private static let separator = " / "

  /// Makes a field; without wheels the text is typed.
  init(
    _ field: EditorField, wheels: [[String]], accessoryView: UIView, delegate: any EditorFieldViewDelegate
  ) {
    owner = delegate
    self.wheels = wheels
    super.init(title: field.title, content: textField)
    textField.text = field.displayedValue ?? field.value
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.returnKeyType = .next
    textField.delegate = self
    textField.accessibilityIdentifier = "\(field.identifier)_textField"
    textField.inputAccessoryView = accessoryView
    textField.addAction(
      UIAction { [unowned self] _ in owner?.editorFieldView(self, didChange: textField.text ?? "") },
      for: .editingChanged)
    if !wheels.isEmpty { textField.inputView = makePicker(field) }
  }

  required init?(coder: NSCoder) { nil }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    owner?.editorFieldViewDidBeginEditing(self)
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    owner?.editorFieldViewDidEndEditing(self)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    owner?.editorFieldViewDidReturn(self)
    // The owner decides where the focus goes.
    return false
  }
}

extension EditorTextFieldView: UIPickerViewDataSource, UIPickerViewDelegate {
  /// Wheels that start at the field's value.
  private func makePicker(_ field: EditorField) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.backgroundColor = .secondarySystemBackground
    picker.accessibilityIdentifier = "\(field.identifier)_pickerView"
    let chosen = (textField.text ?? "").components(separatedBy: Self.separator)
    for (component, text) in chosen.enumerated() where wheels.indices.contains(component) {
      guard let row = wheels[component].firstIndex(of: text) else { continue }
      picker.selectRow(row, inComponent: component, animated: false)
    }
    return picker
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    wheels[component][row]
  }

  /// Shows the choices of all wheels in the field.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let chosen = wheels.indices.map { wheels[$0][pickerView.selectedRow(inComponent: $0)] }
    textField.text = chosen.joined(separator: Self.separator)
    owner?.editorFieldView(self, didChange: textField.text ?? "")
  }
}
