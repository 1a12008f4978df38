import HeadlessUIKit

/// Leads from field to field.
extension PaymentRequestEditViewController: FormInputAccessoryViewDelegate {
  /// Edits a field, if it is edited with the keyboard.
  func focus(_ index: Int) {
    show(index)
    (fieldViews[index] as? EditorTextFieldView)?.textField.becomeFirstResponder()
  }

  /// Scrolls a field into sight.
  func show(_ index: Int) {
    tableView.scrollToRow(at: IndexPath(row: index, section: 0), at: .none, animated: false)
    tableView.layoutIfNeeded()
  }

  /// The field that is edited.
  var focusedIndex: Int? {
    fieldViews.firstIndex { ($0 as? EditorTextFieldView)?.textField.isFirstResponder ?? false }
  }

  func formInputAccessoryViewDidTapPrevious(_ view: FormInputAccessoryView) {
    if let index = neighbors.previous { focus(index) }
  }

  func formInputAccessoryViewDidTapNext(_ view: FormInputAccessoryView) {
    if let index = neighbors.next { focus(index) }
  }

  func formInputAccessoryViewDidTapClose(_ view: FormInputAccessoryView) {
    self.view.endEditing(true)
  }

  /// The fields before and after the one that is edited.
  private var neighbors: (previous: Int?, next: Int?) {
    guard let current = focusedIndex else { return (nil, nil) }
    let others = fields.indices.filter { fields[$0].takesFocus }
    return (others.last { $0 < current }, others.first { $0 > current })
  }
}

extension PaymentRequestEditViewController: EditorFieldViewDelegate {
  func editorFieldViewDidBeginEditing(_ view: EditorFieldView) {
    accessoryView.isPreviousEnabled = neighbors.previous != nil
    accessoryView.isNextEnabled = neighbors.next != nil
  }

  func editorFieldView(_ view: EditorFieldView, didChange value: String) {
    if let index = index(of: view) { fields[index].value = value }
  }

  func editorFieldViewDidEndEditing(_ view: EditorFieldView) {
    view.showProblem(problem(of: view))
    updateHeights()
  }

  /// The return key leads on; from the last field it leads out of the form.
  func editorFieldViewDidReturn(_ view: EditorFieldView) {
    if let next = neighbors.next { focus(next) } else { view.endEditing(true) }
  }
}
