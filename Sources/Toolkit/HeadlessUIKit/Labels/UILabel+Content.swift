import Foundation

extension UILabel {
  /// The text without its attributes; setting it gives all of it the label's own font and color.
  public var text: String? {
    get { content.string }
    set {
      if case .plain(let text) = content, text == newValue { return }
      content = .plain(newValue)
      contentDidChange()
    }
  }

  /// The text with the attributes it was given, or else with those of the label.
  public var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(let text): text.map { NSAttributedString(string: $0, attributes: ownAttributes) }
      case .attributed(let text): text
      }
    }
    set {
      // A mutable text may change later, but the label is to show it as it is now.
      content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
      contentDidChange()
    }
  }

  /// The font of the text, or of its first character; setting it changes all of it, and `nil` is the usual font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var font: UIFont! {
    get { firstAttribute(.font) ?? ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      let former = font
      ownFont = newValue
      overwrite(.font, with: newValue)
      if isAttributed || font != former { contentDidChange() }
    }
  }

  /// The color of the text, or of its first character; setting it changes all of it, and `nil` is the usual color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) ?? ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      overwrite(.foregroundColor, with: newValue)
    }
  }

  private var isAttributed: Bool {
    if case .attributed = content { true } else { false }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: font as UIFont, .foregroundColor: textColor as UIColor, .paragraphStyle: style]
  }

  private func firstAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard case .attributed(let text) = content, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// Gives all of an attributed text one value.
  private func overwrite(_ key: NSAttributedString.Key, with value: Any?) {
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
