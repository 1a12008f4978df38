import Foundation

/// A check of spelling. There is no dictionary here: every word is right, and there is nothing to
/// suggest.
@preconcurrency @MainActor
open class UITextChecker: UIKitObject {
  /// The words that the document ignores.
  open var ignoredWords: [String]?

  /// Creates a check.
  public override init() { super.init() }

  /// Returns the range of a misspelled word; always one at `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns words that may have been meant; always `nil`.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Returns words that begin with a part of a text; always `nil`.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    nil
  }

  /// Ignores a word in the document.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// The languages that can be checked: none.
  open class var availableLanguages: [String] { [] }
}
