import HeadlessUIKit

/// Receives what happens in the fields of an editor.
@MainActor
protocol EditorFieldViewDelegate: AnyObject {
  func editorFieldViewDidBeginEditing(_ view: EditorFieldView)
  func editorFieldView(_ view: EditorFieldView, didChange value: String)
  func editorFieldViewDidEndEditing(_ view: EditorFieldView)
  func editorFieldViewDidReturn(_ view: EditorFieldView)
}

/// One field of an editor: its title above what it holds, and below that what is wrong with it.
class EditorFieldView: UIView {
  private let problemLabel = UILabel(style: .footnote, color: .systemRed)

  init(title: String, content: UIView) {
    super.init(frame: .zero)
    problemLabel.isHidden = true
    let titleLabel = UILabel(title, style: .footnote, color: .secondaryLabel)
    fill(with: UIStackView(.vertical, spacing: 4, [titleLabel, content, problemLabel]))
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Says what is wrong; `nil` for nothing.
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

  required init?(coder: NSCoder) {
    nil
  }
}

/// A field that is on or off.
final class EditorSwitchView: EditorFieldView {
  init(_ field: EditorField, delegate: any EditorFieldViewDelegate) {
    let toggle = UISwitch()
    super.init(title: field.title, content: UIStackView(.horizontal, [toggle, UIView()]))
    toggle.isOn = field.value == "YES"
    toggle.accessibilityLabel = field.title
    toggle.addAction(
      UIAction { [unowned self, unowned toggle, weak delegate] _ in
        delegate?.editorFieldView(self, didChange: toggle.isOn ? "YES" : "NO")
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
