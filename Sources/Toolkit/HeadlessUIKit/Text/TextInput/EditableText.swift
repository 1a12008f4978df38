import Foundation

/// The text of a field or a text view, with a caret or a selection.
///
///     var text = EditableText("abc")
///     text.select(NSRange(location: 0, length: 1))
///     text.replace(text.selection, with: "xy")  // The string is "xybc", with the caret after "xy".
struct EditableText: Hashable {
  private(set) var string: String
  /// The text with attributes; `nil` while all of it looks the same.
  private(set) var attributed: NSAttributedString?
  /// The selected UTF-16 units; empty at a caret. It always begins and ends at the boundary of a
  /// character.
  private(set) var selection: NSRange

  /// Text with the caret at its end.
  init(_ string: String = "") {
    self.string = string
    selection = NSRange(location: string.utf16.count, length: 0)
  }

  /// Text with attributes, and with the caret at its end.
  init(_ attributed: NSAttributedString) {
    self.init(attributed.string)
    takeAttributes(of: attributed)
  }

  /// Takes the attributes of a text with the same characters.
  mutating func takeAttributes(of attributed: NSAttributedString) {
    self.attributed = attributed.length == 0 ? nil : attributed
  }

  /// Gives all parts the same value of an attribute; does nothing if ``attributed`` is `nil`.
  mutating func overwrite(_ key: NSAttributedString.Key, with value: Any) {
    attributed = attributed?.overwriting(key, with: value)
  }

  var length: Int { string.utf16.count }

  /// Selects UTF-16 units of the text. An end outside of the text, or inside of a character, moves
  /// back to a boundary.
  mutating func select(_ range: NSRange) {
    let start = boundary(atOrBefore: range.location)
    let end = boundary(atOrBefore: range.location + range.length)
    selection = NSRange(location: start, length: max(0, end - start))
  }

  /// Returns the part of the text in a range of UTF-16 units.
  func substring(_ range: NSRange) -> String {
    String(string[indices(of: range)])
  }

  /// Returns the text after a replacement.
  func replacing(_ range: NSRange, with text: String) -> String {
    string.replacingCharacters(in: indices(of: range), with: text)
  }

  /// Replaces a part of the text, and puts the caret after the new part. That looks like the first
  /// replaced character or, if it replaces nothing, like the character before.
  mutating func replace(_ range: NSRange, with text: String) {
    let replaced = NSRange(indices(of: range), in: string)
    if let attributed {
      takeAttributes(of: attributed.replacing(replaced, with: text))
    }
    string = replacing(range, with: text)
    select(NSRange(location: replaced.location + text.utf16.count, length: 0))
  }

  /// The range that the delete key removes: the selection, or the whole character before the caret;
  /// `nil` at the start.
  var rangeToDelete: NSRange? {
    if selection.length > 0 { return selection }
    let end = index(at: selection.location)
    guard end > string.startIndex else { return nil }
    return NSRange(string.index(before: end)..<end, in: string)
  }

  private func indices(of range: NSRange) -> Range<String.Index> {
    let start = index(at: range.location)
    return start..<max(start, index(at: range.location + range.length))
  }

  private func index(at offset: Int) -> String.Index {
    String.Index(utf16Offset: boundary(atOrBefore: offset), in: string)
  }

  /// Returns the last boundary between two characters at or before `offset`.
  private func boundary(atOrBefore offset: Int) -> Int {
    guard offset < length else { return length }
    var start = 0
    for character in string {
      let end = start + character.utf16.count
      if end > offset { break }
      start = end
    }
    return start
  }
}

extension NSAttributedString {
  /// Returns the text after a replacement, with the attributes of typed text.
  fileprivate func replacing(_ range: NSRange, with text: String) -> NSAttributedString {
    let model = range.length > 0 || range.location == 0 ? range.location : range.location - 1
    let attributes = model < length ? self.attributes(at: model, effectiveRange: nil) : [:]
    let changed = NSMutableAttributedString(attributedString: self)
    changed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
    return NSAttributedString(attributedString: changed)
  }
}
