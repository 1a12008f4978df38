import Foundation

extension UILabel {
  var isAttributed: Bool {
    if case .attributed = content { true } else { false }
  }

  /// What the label says of a plain text.
  var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: font as UIFont, .foregroundColor: textColor as UIColor, .paragraphStyle: style]
  }

  /// What an attributed text says of its first character.
  func firstAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard case .attributed(let text) = content, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// Gives all of an attributed text one value.
  func overwrite(_ key: NSAttributedString.Key, with value: Any?) {
    guard case .attributed(let text) = content, let value else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    content = .attributed(changed)
  }

  /// Brings fonts of text styles to the text size that the user prefers.
  func adjustFont() {
    ownFont = ownFont?.adjusted(to: traitCollection)
    if case .attributed(let text) = content {
      content = .attributed(text.adjustingFonts(to: traitCollection))
    }
    contentDidChange()
  }

  func contentDidChange() {
    layoutWidth = nil
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}

extension NSAttributedString {
  /// The text with every font in the text size of `traits`.
  fileprivate func adjustingFonts(to traits: UITraitCollection) -> NSAttributedString {
    let adjusted = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
      guard let font = value as? UIFont else { return }
      adjusted.addAttribute(.font, value: font.adjusted(to: traits), range: range)
    }
    return adjusted
  }
}
