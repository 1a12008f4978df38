import Foundation
import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let textField = ViewDescription(UITextField.self) { field, node in
    let text = field.text.flatMap { $0.isEmpty ? nil : $0 }
    // A dot for each character, as on the screen, so that no password gets into a golden.
    node.text = field.isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
    node.mark("secure", field.isSecureTextEntry)
    if field.borderStyle != .none { node.add("borderStyle", .word("\(field.borderStyle)")) }
    let look = TextLook(font: field.font ?? .systemFont(ofSize: 17), color: field.textColor ?? .label)
    node.addPlaceholder(field.attributedPlaceholder, font: look.font)
    node.addFont(field.font, unless: .systemFont(ofSize: 17))
    node.addColor(look.color, unless: .label)
    // The dots of a password all look the same.
    if field.isAttributed, !field.isSecureTextEntry, let text = field.attributedText {
      node.addRuns(of: text, excluding: look, usual: look)
    }
    node.addAlignment(field.textAlignment)
    node.addSelection(of: field)
  }

  static let textView = ViewDescription(UITextView.self) { view, node in
    node.text = view.text.isEmpty ? nil : view.text
    node.mark("focused", view.isFirstResponder)
    node.mark("readonly", !view.isEditable)
    let look = TextLook(font: view.font ?? .systemFont(ofSize: 12), color: view.textColor ?? .label)
    node.addColor(look.color, unless: .label)
    node.addFont(look.font, unless: .systemFont(ofSize: 12))
    if view.isAttributed, let text = view.attributedText {
      node.addRuns(of: text, excluding: look, usual: look)
    }
    node.addAlignment(view.textAlignment)
    node.addSelection(of: view)
  }

  /// The keyboard without its keys, which its type and plane determine.
  static let keyboard = ViewDescription(UIKeyboardView.self, hidesParts: true) { keyboard, node in
    if keyboard.layout.type != .default { node.add("type", .word(keyboard.layout.type.rawValue)) }
    if keyboard.plane != .letters { node.add("plane", .word(keyboard.plane.rawValue)) }
    if keyboard.returnKeyType != .default { node.add("returnKey", .string(keyboard.returnKeyTitle)) }
    node.mark("returnKeyDisabled", !keyboard.isReturnKeyEnabled)
  }
}

@MainActor
extension RenderNode {
  mutating func addAlignment(_ alignment: NSTextAlignment) {
    if alignment != .natural { add("alignment", .word(alignment.rawValue)) }
  }

  /// Adds a placeholder, and its look where it is not the default; its font is that of the field.
  fileprivate mutating func addPlaceholder(_ placeholder: NSAttributedString?, font: UIFont) {
    guard let placeholder else { return }
    add("placeholder", .string(placeholder.string))
    let usual = TextLook(font: font, color: .placeholderText)
    let look = usual.beginning(of: placeholder)
    if !look.font.isSame(as: font) { add("placeholderFont", .word(look.font.styledName)) }
    addColor(look.color, named: "placeholderColor", unless: .placeholderText)
    addRuns(of: placeholder, excluding: look, usual: usual, named: "placeholderRuns")
  }

  /// Adds the selection in the text that is being edited, as UTF-16 offsets of its start and end.
  fileprivate mutating func addSelection(of input: any UIView & UITextInput) {
    guard input.isFirstResponder, let range = input.selectedTextRange, !range.isEmpty else { return }
    let ends = [range.start, range.end].map { input.offset(from: input.beginningOfDocument, to: $0) }
    add("selection", .numbers(ends.map(Double.init)))
  }
}
