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

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    receiverField.keyboardType = .emailAddress
    receiverField.autocapitalizationType = .none
    setUpTextView()
    addColumn()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var subject: String { subjectField.text ?? "" }
  var text: String { textView.text ?? "" }

  /// Whether nothing is missing.
  var isComplete: Bool {
    [receiverField.text ?? "", subject, text].allSatisfy { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Tells each change of what is in the form.
  var edits: Signal<Void> {
    merge(receiverField.plain().toVoid(), subjectField.plain().toVoid(), textEdits.callbacker.providedSignal)
  }

  private func setUpTextView() {
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
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
    let column = UIStackView(arrangedSubviews: [receiverField, subjectField, textView])
    column.axis = .vertical
    column.spacing = 12
    let scrollView = UIScrollView()
    scrollView.keyboardDismissMode = .onDrag
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    scrollView.addSubview(column)
    let (content, guide) = (scrollView.contentLayoutGuide, safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }
}

extension UITextField {
  /// A field whose title is its placeholder.
  fileprivate static func field(titled title: String, identifier: String) -> UITextField {
    let field = UITextField()
    field.placeholder = title
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityIdentifier = identifier
    field.accessibilityLabel = title
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return field
  }
}

/// Tells each change of a text view.
@MainActor
private final class TextViewEdits: UITextViewDelegate {
  let callbacker: Callbacker<Void> = Callbacker()

  func textViewDidChange(_ textView: UITextView) {
    callbacker.callAll()
  }
}
