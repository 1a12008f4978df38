import Foundation

extension NSAttributedString {
  /// All of the text.
  var wholeRange: NSRange { NSRange(location: 0, length: length) }

  /// Returns an attribute of the first character; `nil` for empty text.
  func firstAttribute<Value>(_ key: Key) -> Value? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }

  /// Returns the text with the same value of an attribute everywhere.
  func overwriting(_ key: Key, with value: Any) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: wholeRange)
    return NSAttributedString(attributedString: changed)
  }

  /// Returns the text with attributes added to the parts without them.
  func completed(with usual: [Key: Any]) -> NSAttributedString {
    let completed = NSMutableAttributedString(string: string, attributes: usual)
    enumerateAttributes(in: wholeRange, options: []) { own, range, _ in
      completed.addAttributes(own, range: range)
    }
    return NSAttributedString(attributedString: completed)
  }

  /// Returns the text with every font in the text size of `traits`.
  func adjustingFonts(to traits: UITraitCollection) -> NSAttributedString {
    let adjusted = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: wholeRange, options: []) { value, range, _ in
      guard let font = value as? UIFont else { return }
      adjusted.addAttribute(.font, value: font.adjusted(to: traits), range: range)
    }
    return NSAttributedString(attributedString: adjusted)
  }
}

/// An immutable copy of an attributed text, which values may share.
struct FixedAttributedText: Hashable, @unchecked Sendable {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = NSAttributedString(attributedString: text)
  }
}
