import Foundation
import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let textField = ViewDescription(UITextField.self) { field, node in
    let text = field.text.flatMap { $0.isEmpty ? nil : $0 }
    // A dot for each character, as on the screen; no password gets into a golden.
    node.text = field.isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
    node.mark("secure", field.isSecureTextEntry)
    if field.borderStyle != .none { node.add("borderStyle", .word("\(field.borderStyle)")) }
    node.addPlaceholder(field.attributedPlaceholder)
    node.addFont(field.font, unless: .systemFont(ofSize: 17))
    node.addColor(field.textColor ?? .label, unless: .label)
    node.addAlignment(field.textAlignment)
    node.addSelection(of: field)
  }

  static let textView = ViewDescription(UITextView.self) { view, node in
    node.text = view.text.isEmpty ? nil : view.text
    node.mark("focused", view.isFirstResponder)
    node.mark("readonly", !view.isEditable)
    node.addColor(view.textColor ?? .label, unless: .label)
    node.addAlignment(view.textAlignment)
    node.addSelection(of: view)
  }

  /// The keyboard without its keys, which follow from the type and the plane.
  static let keyboard = ViewDescription(UIKeyboardView.self, hidesParts: true) { keyboard, node in
    if keyboard.layout.type != .default { node.add("type", .word(keyboard.layout.type.rawValue)) }
    node.add("plane", .word(keyboard.plane.rawValue))
    if keyboard.returnKeyType != .default { node.add("returnKey", .string(keyboard.returnKeyTitle)) }
    node.mark("returnKeyDisabled", !keyboard.isReturnKeyEnabled)
  }
}

@MainActor
extension RenderNode {
  mutating func addAlignment(_ alignment: NSTextAlignment) {
    if alignment != .natural { add("alignment", .word(alignment.rawValue)) }
  }

  /// Adds a placeholder, and its color if it is not the usual one.
  fileprivate mutating func addPlaceholder(_ placeholder: NSAttributedString?) {
    guard let placeholder else { return }
    add("placeholder", .string(placeholder.string))
    guard placeholder.length > 0 else { return }
    let color = placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    addColor(color ?? .placeholderText, named: "placeholderColor", unless: .placeholderText)
  }

  /// Adds the selection in the text that is being edited: the offsets, in UTF-16 units, of its
  /// start and end.
  fileprivate mutating func addSelection(of input: any UIView & UITextInput) {
    guard input.isFirstResponder, let range = input.selectedTextRange, !range.isEmpty else { return }
    let ends = [range.start, range.end].map { input.offset(from: input.beginningOfDocument, to: $0) }
    add("selection", .numbers(ends.map(Double.init)))
  }
}
