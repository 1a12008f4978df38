import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let textField = ViewDescription(UITextField.self) { field, node in
    let text = field.text.flatMap { $0.isEmpty ? nil : $0 }
    node.text = field.isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
    node.mark("secure", field.isSecureTextEntry)
    node.add("placeholder", field.placeholder.map { .string($0) })
    node.addFont(field.font, unless: .systemFont(ofSize: 17))
  }

  static let textView = ViewDescription(UITextView.self) { view, node in
    node.text = view.text.isEmpty ? nil : view.text
    node.mark("focused", view.isFirstResponder)
    node.mark("readonly", !view.isEditable)
  }

  /// The keys are not told one by one: the type and the plane say which they are.
  static let keyboard = ViewDescription(UIKeyboardView.self, hidesParts: true) { keyboard, node in
    if keyboard.layout.type != .default { node.add("type", .word(keyboard.layout.type.rawValue)) }
    node.add("plane", .word(keyboard.plane.rawValue))
    if keyboard.returnKeyTitle != "return" { node.add("returnKey", .string(keyboard.returnKeyTitle)) }
    node.mark("returnKeyDisabled", !keyboard.isReturnKeyEnabled)
  }
}
