import Foundation

/// A responder that a keyboard types into.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Types a text at the caret, in place of what is selected.
  func insertText(_ text: String)
  /// Deletes what is selected, or the character before the caret.
  func deleteBackward()
}

/// A responder whose text has positions: a field or a text view.
///
/// Positions count UTF-16 units, as in UIKit.
@MainActor
public protocol UITextInput: UIKeyInput {
  /// The selected part, which is empty at a caret; `nil` if there is neither.
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// The position that is so many units behind another, or `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// How many units one position is behind another.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int {
    to.offset - from.offset
  }

  /// The text between two positions, in either order.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(NSRange(location: min(from.offset, to.offset), length: abs(to.offset - from.offset)))
  }

  /// Which of two positions comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

/// A place between two characters of a text.
@MainActor
public final class UITextPosition {
  /// UTF-16 units from the beginning.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}

/// A part of a text.
@MainActor
public final class UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  public var start: UITextPosition { UITextPosition(offset: range.location) }
  public var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  public var isEmpty: Bool { range.length == 0 }
}
