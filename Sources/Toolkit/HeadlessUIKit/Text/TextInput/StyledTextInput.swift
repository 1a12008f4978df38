import Foundation

/// A view whose text the user edits, in one look or in several ones.
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
  /// The font of text that has none.
  static var defaultFont: UIFont { get }
}

extension StyledTextInput {
  /// The font of the text, which is never `nil`.
  var textFont: UIFont { font ?? Self.defaultFont }

  /// The attributes of text that has none of its own.
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

  /// Replaces the text by one with attributes. What these leave out stays as it is, and the looks of
  /// the first character become those of the view, as in UIKit.
  func show(_ text: NSAttributedString?) {
    let text = (text ?? NSAttributedString(string: "")).completed(with: looks)
    if let first: UIFont = text.firstAttribute(.font) { font = first }
    if let first: UIColor = text.firstAttribute(.foregroundColor) { textColor = first }
    if let style: NSParagraphStyle = text.firstAttribute(.paragraphStyle) { textAlignment = style.alignment }
    // Last, because a view's font and color replace those of all parts of its text.
    editableText = EditableText(text)
  }

  /// The text with the attributes that matter for its dimensions.
  var styledText: StyledText {
    editableText.attributed.map { StyledText($0, font: textFont) }
      ?? StyledText(editableText.string, font: textFont)
  }

  /// Adjusts fonts of text styles to the text size that the user prefers.
  func adjustFonts(to traits: UITraitCollection) {
    let attributed = editableText.attributed?.adjustingFonts(to: traits)
    font = font?.adjusted(to: traits)
    if let attributed { editableText.takeAttributes(of: attributed) }
  }
}
