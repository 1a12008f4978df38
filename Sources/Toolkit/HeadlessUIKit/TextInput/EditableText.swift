import Foundation

/// Text with a caret or a selection, as fields and text views edit it.
struct EditableText: Hashable, Sendable {
  private(set) var string: String
  /// The selected UTF-16 units; empty at a caret. It always begins and ends between two characters.
  private(set) var selection: NSRange

  /// Text with the caret at its end.
  init(_ string: String = "") {
    self.string = string
    selection = NSRange(location: string.utf16.count, length: 0)
  }

  var length: Int { string.utf16.count }

  /// Selects units of the text; an end that is outside of it, or inside of a character, moves to
  /// the last boundary before.
  mutating func select(_ range: NSRange) {
    let start = boundary(atOrBefore: range.location)
    let end = boundary(atOrBefore: range.location + range.length)
    selection = NSRange(location: start, length: max(0, end - start))
  }

  /// The part of the text in a range.
  func substring(_ range: NSRange) -> String {
    String(string[indices(of: range)])
  }

  /// The text after a replacement.
  func replacing(_ range: NSRange, with text: String) -> String {
    string.replacingCharacters(in: indices(of: range), with: text)
  }

  /// Replaces a part of the text, and puts the caret behind the new part.
  mutating func replace(_ range: NSRange, with text: String) {
    let start = indices(of: range).lowerBound.utf16Offset(in: string)
    string = replacing(range, with: text)
    select(NSRange(location: start + text.utf16.count, length: 0))
  }

  /// What the delete key removes: the selection, or the whole character before the caret; `nil` at
  /// the start.
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

  /// The last boundary between two characters that is not behind `offset`.
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
