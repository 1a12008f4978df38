import Foundation

/// A spelling checker. There is no dictionary here, so that every word is correct and there are no
/// suggestions.
@preconcurrency @MainActor
open class UITextChecker: UIKitObject {
  /// The words that the document ignores.
  open var ignoredWords: [String]?

  /// Creates a checker.
  public override init() { super.init() }

  /// Returns the range of a misspelled word; always `NSNotFound`, with a length of 0.
  ///
  /// - Parameters:
  ///   - stringToCheck: Ignored.
  ///   - range: Ignored.
  ///   - startingOffset: Ignored.
  ///   - wrapFlag: Ignored.
  ///   - language: Ignored.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns suggested words; always `nil`.
  ///
  /// - Parameters:
  ///   - range: Ignored.
  ///   - string: Ignored.
  ///   - language: Ignored.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Returns words that begin with a part of a text; always `nil`.
  ///
  /// - Parameters:
  ///   - range: Ignored.
  ///   - string: Ignored.
  ///   - language: Ignored.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    nil
  }

  /// Ignores a word in the document.
  ///
  /// - Parameter wordToIgnore: The word, which ``ignoredWords`` then contains.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// The languages that can be checked; always empty.
  open class var availableLanguages: [String] { [] }
}
