import Foundation

/// A view with text that the user edits, with or without attributes.
@preconcurrency @MainActor
protocol StyledTextInput: AnyObject {
  /// The text with its caret.
  var editableText: EditableText { get set }
  /// The font of the text, or of its first character.
  var font: UIFont? { get set }
  /// The color of the text, or of its first character.
  var textColor: UIColor? { get set }
  /// The side that the text is aligned to.
  var textAlignment: NSTextAlignment { get set }
  /// The font of text without a font.
  static var defaultFont: UIFont { get }
}

extension StyledTextInput {
  /// The font of the text, which is never `nil`.
  var textFont: UIFont { font ?? Self.defaultFont }

  /// The attributes of text without its own.
  var looks: [NSAttributedString.Key: Any] {
    [.font: textFont, .foregroundColor: textColor ?? .label]
  }

  /// The text with the attributes of all of its parts.
  var textWithAttributes: NSAttributedString {
    if let attributed = editableText.attributed { return attributed }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(string: editableText.string, attributes: looks).overwriting(
      .paragraphStyle, with: style)
  }

  /// Replaces the text by one with attributes. As in UIKit, the attributes of the first character
  /// become those of the view; missing ones stay as they are.
  func show(_ text: NSAttributedString?) {
    let text = (text ?? NSAttributedString(string: "")).completed(with: looks)
    if let first: UIFont = text.firstAttribute(.font) { font = first }
    if let first: UIColor = text.firstAttribute(.foregroundColor) { textColor = first }
    if let style: NSParagraphStyle = text.firstAttribute(.paragraphStyle) { textAlignment = style.alignment }
    // Last, because setting a view's font and color changes all of its text.
    editableText = EditableText(text)
  }

  /// The text with the attributes that affect its dimensions.
  var styledText: StyledText {
    editableText.attributed.map { StyledText($0, font: textFont) }
      ?? StyledText(editableText.string, font: textFont)
  }

  /// Adjusts fonts of text styles to the user's preferred text size.
  func adjustFonts(to traits: UITraitCollection) {
    let attributed = editableText.attributed?.adjustingFonts(to: traits)
    font = font?.adjusted(to: traits)
    if let attributed { editableText.takeAttributes(of: attributed) }
  }
}
