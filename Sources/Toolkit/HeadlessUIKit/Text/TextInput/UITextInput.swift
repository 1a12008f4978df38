import Foundation

/// A responder that a keyboard types into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Types text at the caret, in place of the selection.
  ///
  /// - Parameter text: The text; a line feed alone is the return key.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}

/// A responder whose text has positions: a field or a text view.
///
/// Positions count UTF-16 units, as in UIKit.
///
///     textField.text = "Hello"
///     let start = textField.beginningOfDocument
///     let end = textField.position(from: start, offset: 2)!
///     let range = textField.textRange(from: start, to: end)!
///     textField.text(in: range)  // "He"
///     textField.selectedTextRange = range
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selected part, empty at a caret; `nil` if there is no caret and no selection.
  var selectedTextRange: UITextRange? { get set }
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns a part of the text.
  ///
  /// - Parameter range: The part, in UTF-16 units.
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text without the delegate's permission.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-16 units.
  ///   - text: The text to put in its place.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// The part of the text that is not confirmed yet, as in Chinese input; always `nil`, because the
  /// stage types whole characters.
  public var markedTextRange: UITextRange? { nil }

  /// Does nothing, as there is never any marked text to confirm.
  public func unmarkText() {}

  /// Returns a position relative to another one; `nil` outside of the text.
  ///
  /// - Parameters:
  ///   - position: The position to count from.
  ///   - offset: The number of UTF-16 units after it, or before it if negative.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...endOfDocument.offset).contains(target) ? UITextPosition(offset: target) : nil
  }

  /// Returns the number of UTF-16 units between two positions; negative if `to` is before `from`.
  ///
  /// - Parameters:
  ///   - from: The position to count from.
  ///   - to: The position to count to.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int {
    to.offset - from.offset
  }

  /// Returns the range between two positions; never `nil` here.
  ///
  /// - Parameters:
  ///   - from: One end of the range.
  ///   - to: The other end, which may be the earlier one.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(NSRange(location: min(from.offset, to.offset), length: abs(to.offset - from.offset)))
  }

  /// Returns the order of two positions.
  ///
  /// - Parameters:
  ///   - position: The position whose order is returned: ascending if it is the earlier one.
  ///   - other: The position to compare it with.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

/// A position between two characters of a text.
@preconcurrency @MainActor
public final class UITextPosition {
  /// UTF-16 units from the beginning.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}

/// A part of a text.
@preconcurrency @MainActor
public final class UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  /// The position before the part.
  public var start: UITextPosition { UITextPosition(offset: range.location) }
  /// The position after the part.
  public var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  /// Whether the part contains nothing.
  public var isEmpty: Bool { range.length == 0 }
}
