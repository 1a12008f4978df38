import HeadlessUIKit

/// Receives what happens in the fields of an editor.
@MainActor
protocol EditorFieldViewDelegate: AnyObject {
  func editorFieldViewDidBeginEditing(_ view: EditorFieldView)
  func editorFieldView(_ view: EditorFieldView, didChange value: String)
  func editorFieldViewDidEndEditing(_ view: EditorFieldView)
  func editorFieldViewDidReturn(_ view: EditorFieldView)
}

/// One field of an editor: its title above its content, and its problem below.
class EditorFieldView: UIView {
  private let problemLabel = UILabel(style: .footnote, color: .systemRed)

  init(title: String, content: UIView) {
    super.init(frame: .zero)
    problemLabel.isHidden = true
    let titleLabel = UILabel(title, style: .footnote, color: .secondaryLabel)
    fill(with: UIStackView(.vertical, spacing: 4, [titleLabel, content, problemLabel]))
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a problem; `nil` hides it.
  func showProblem(_ problem: String?) {
    problemLabel.text = problem
    problemLabel.isHidden = problem == nil
  }
}

/// A field whose value is chosen on another screen.
final class EditorSelectorView: EditorFieldView {
  init(_ field: EditorField) {
    let value = field.displayedValue ?? field.value
    super.init(title: field.title, content: UILabel(value, style: .body))
    isAccessibilityElement = true
    accessibilityLabel = field.title
    accessibilityValue = value
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }
}

/// A field that is on or off.
final class EditorSwitchView: EditorFieldView {
  init(_ field: EditorField, delegate: any EditorFieldViewDelegate) {
    let toggle = UISwitch()
    // The empty view takes the room beside the switch, which keeps its size.
    super.init(title: field.title, content: UIStackView(.horizontal, [toggle, UIView()]))
    toggle.isOn = field.value == "YES"
    toggle.accessibilityLabel = field.title
    toggle.addAction(
      UIAction { [unowned self, unowned toggle, weak delegate] _ in
        delegate?.editorFieldView(self, didChange: toggle.isOn ? "YES" : "NO")
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }
}

/// One field of an editor.
package struct EditorField: Hashable, Sendable, CustomStringConvertible {
  /// The field's name in scripts, in every language.
  package let identifier: String
  package let label: String
  /// The stored value: a text, or the value of a choice.
  package var value: String
  /// The text that the user reads, if that is not the value.
  package var displayedValue: String?
  /// Whether a value is required.
  package let isRequired: Bool
  package let kind: Kind

  /// How the user enters the value.
  package enum Kind: Hashable, Sendable {
    /// A text that the user types.
    case textField
    /// A choice that the editor's owner offers after a tap.
    case selector
    /// Choices on wheels, a list for each wheel.
    case picker([[String]])
    /// A switch; the value is `YES` or `NO`.
    case toggle
  }

  /// - Parameter identifier: The label by default.
  package init(
    identifier: String? = nil, label: String, value: String = "", displayedValue: String? = nil,
    isRequired: Bool = false,
    kind: Kind = .textField
  ) {
    self.identifier = identifier ?? label
    self.label = label
    self.value = value
    self.displayedValue = displayedValue
    self.isRequired = isRequired
    self.kind = kind
  }

  package var description: String { "Label: \(label), Value: \(value)" }

  /// The label, with a star if the field is required.
  package var title: String { isRequired ? "\(label)*" : label }

  /// Whether a required value is missing.
  var isMissing: Bool { isRequired && value.isEmpty }

  /// Whether the field needs the keyboard, or wheels instead of it.
  var takesFocus: Bool {
    switch kind {
    case .textField, .picker: true
    case .selector, .toggle: false
    }
  }
}
