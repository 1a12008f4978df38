import Flow
import Foundation
import HeadlessUIKit

/// Two fields and a text in a column that scrolls above the keyboard.
final class ComposeForm: UIView {
  private let receiverField = UITextField.field(titled: String(message: "To"), identifier: "compose.to")
  private let subjectField = UITextField.field(
    titled: String(message: "Subject"), identifier: "compose.subject")
  private let textView = UITextView()
  private let textEdits = TextViewEdits()

  /// Creates the form with a receiver and a subject; both are empty by default.
  init(receiver: String = "", subject: String = "") {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    receiverField.text = receiver
    subjectField.text = subject
    receiverField.keyboardType = .emailAddress
    receiverField.autocapitalizationType = .none
    for field in [receiverField, subjectField] {
      field.accessibilityLabel = field.placeholder
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
    setUpTextView()
    addColumn()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var subject: String { subjectField.text ?? "" }
  var text: String { textView.text ?? "" }

  /// Whether the receiver, the subject and the text all have more than whitespace.
  var isComplete: Bool {
    [receiverField.text ?? "", subject, text].allSatisfy { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Signals each change of a field or of the text.
  var edits: Signal<Void> {
    merge(receiverField.plain().toVoid(), subjectField.plain().toVoid(), textEdits.callbacker.providedSignal)
  }

  private func setUpTextView() {
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    // The column scrolls: the text view grows with its text.
    textView.isScrollEnabled = false
    textView.delegate = textEdits
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    textView.backgroundColor = .secondarySystemBackground
    textView.layer.cornerRadius = 8
    textView.accessibilityIdentifier = "compose.text"
    textView.accessibilityLabel = String(message: "Text")
    textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
  }

  private func addColumn() {
    let column = ScrollingColumn(spacing: 12, margin: 20)
    for part in [receiverField, subjectField, textView] as [UIView] { column.add(part) }
    column.keyboardDismissMode = .onDrag
    column.fill(self, downTo: keyboardLayoutGuide.topAnchor)
  }
}

extension UITextField {
  /// Returns a field with a border, whose title is its placeholder.
  static func field(titled title: String, identifier: String) -> UITextField {
    let field = UITextField()
    field.placeholder = title
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityIdentifier = identifier
    return field
  }
}

/// The delegate of a text view, which reports each change.
@MainActor
private final class TextViewEdits: UITextViewDelegate {
  let callbacker: Callbacker<Void> = Callbacker()

  func textViewDidChange(_ textView: UITextView) {
    callbacker.callAll()
  }
}
