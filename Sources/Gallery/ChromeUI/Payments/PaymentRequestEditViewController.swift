import HeadlessUIKit

/// A form of any fields, with a bar above the keyboard that leads from one to the next.
///
/// A required field without a value reports this once it was left; Done makes all of them report
/// it.
package final class PaymentRequestEditViewController: UIViewController {
  package weak var delegate: (any PaymentRequestEditViewControllerDelegate)?
  var fields: [EditorField]
  private(set) var fieldViews: [EditorFieldView] = []
  /// A cell for each field, which keeps typed text while it is scrolled out of sight.
  private var cells: [UITableViewCell] = []
  let tableView = UITableView(frame: .zero, style: .grouped)
  private(set) lazy var accessoryView = FormInputAccessoryView(delegate: self)

  package init(fields: [EditorField]) {
    self.fields = fields
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  /// The sender's name in recorded commands.
  package nonisolated override var description: String { "kPaymentRequestEditCollectionViewAccessibilityID" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    fieldViews = fields.map(makeFieldView)
    cells = zip(fields, fieldViews).map(makeCell)
    tableView.accessibilityIdentifier = description
    tableView.dataSource = self
    tableView.delegate = self
    view.fill(with: tableView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: String(localized: "Done", table: "Payments")) {
        [unowned self] _ in finish()
      })
  }

  /// Scrolls the field that is being edited into view.
  ///
  /// The table extends below the keyboard, so that the cells there remain, including the one being
  /// edited.
  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let keyboardTop = view.keyboardLayoutGuide.layoutFrame.minY
    let covered = max(0, view.bounds.maxY - keyboardTop - view.safeAreaInsets.bottom)
    guard tableView.contentInset.bottom != covered else { return }
    tableView.contentInset.bottom = covered
    if let focusedIndex { show(focusedIndex) }
  }

  private func makeFieldView(_ field: EditorField) -> EditorFieldView {
    switch field.kind {
    case .textField: EditorTextFieldView(field, wheels: [], accessoryView: accessoryView, delegate: self)
    case .picker(let wheels):
      EditorTextFieldView(field, wheels: wheels, accessoryView: accessoryView, delegate: self)
    case .selector: EditorSelectorView(field)
    case .toggle: EditorSwitchView(field, delegate: self)
    }
  }

  private func makeCell(_ field: EditorField, with view: EditorFieldView) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let isSelector = field.kind == .selector
    cell.accessoryType = isSelector ? .disclosureIndicator : .none
    cell.selectionStyle = isSelector ? .default : .none
    cell.fillContent(with: view, vertical: 8)
    return cell
  }

  /// Reports the fields to the owner, unless a value is missing: then the first such field is
  /// edited.
  private func finish() {
    view.endEditing(true)
    fieldViews.forEach { $0.showProblem(problem(of: $0)) }
    updateHeights()
    if let missing = fields.firstIndex(where: \.isMissing) { return focus(missing) }
    delegate?.paymentRequestEditViewController(self, didFinishEditingFields: fields)
  }

  func problem(of view: EditorFieldView) -> String? {
    guard let index = index(of: view), fields[index].isMissing else { return nil }
    return String(localized: "Field is required", table: "Payments")
  }

  func index(of view: EditorFieldView) -> Int? {
    fieldViews.firstIndex { $0 === view }
  }

  func updateHeights() {
    // An empty update makes the table compute its heights again.
    tableView.beginUpdates()
    tableView.endUpdates()
  }
}

extension PaymentRequestEditViewController: UITableViewDataSource, UITableViewDelegate {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }

  package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    String(localized: "* Field is required", table: "Payments")
  }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let field = fields[indexPath.row]
    guard field.kind == .selector else { return focus(indexPath.row) }
    view.endEditing(true)
    delegate?.paymentRequestEditViewController(self, didSelectField: field)
  }
}

/// Moves the focus from field to field.
extension PaymentRequestEditViewController: FormInputAccessoryViewDelegate {
  /// Edits a field, if it is edited with the keyboard.
  func focus(_ index: Int) {
    show(index)
    (fieldViews[index] as? EditorTextFieldView)?.textField.becomeFirstResponder()
  }

  /// Scrolls a field into view.
  func show(_ index: Int) {
    tableView.scrollToRow(at: IndexPath(row: index, section: 0), at: .none, animated: false)
    // Only a field in the window can become first responder.
    tableView.layoutIfNeeded()
  }

  /// The field that is being edited.
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

  /// The fields before and after the one that is being edited.
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

  /// The return key goes to the next field, or ends editing at the last one.
  func editorFieldViewDidReturn(_ view: EditorFieldView) {
    if let next = neighbors.next { focus(next) } else { view.endEditing(true) }
  }
}

/// Receives what the user does in an editor.
@MainActor
package protocol PaymentRequestEditViewControllerDelegate: AnyObject {
  /// The user tapped a field whose values the owner offers.
  func paymentRequestEditViewController(
    _ controller: PaymentRequestEditViewController, didSelectField field: EditorField)
  /// The user is done, and no value is missing.
  func paymentRequestEditViewController(
    _ controller: PaymentRequestEditViewController, didFinishEditingFields fields: [EditorField])
}
