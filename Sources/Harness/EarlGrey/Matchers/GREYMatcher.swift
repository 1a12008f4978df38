import HeadlessUIKit

/// A predicate of elements, with a description for failures.
///
/// The descriptions are those of EarlGrey 2 and part of the contract. A few matchers, such as
/// ``grey_closeTo(_:_:)``, match a value that another matcher takes from an element.
@MainActor
public struct GREYMatcher {
  /// The description in EarlGrey's words, such as `accessibilityID('save')`.
  public let description: String
  /// Whether the matcher computes visibility: such a matcher must come last among several.
  let isAboutVisibility: Bool
  private let predicate: (Any?) -> Bool
  private let mismatch: (Any?) -> String
  private let explanation: (Any?) -> String?

  /// Creates a matcher of a description and a predicate, which gets `nil` for no element.
  public init(_ description: String, matches: @escaping (GREYElement?) -> Bool) {
    self.init(value: description) { matches($0 as? GREYElement) }
  }

  /// Creates a matcher that may also match values.
  ///
  /// - Parameters:
  ///   - description: The description in EarlGrey's words.
  ///   - isAboutVisibility: Whether the matcher computes visibility.
  ///   - mismatch: Describes what did not match; the description by default.
  ///   - explanation: Explains a mismatch further; nothing by default.
  ///   - matches: The predicate.
  init(
    value description: String, isAboutVisibility: Bool = false, mismatch: ((Any?) -> String)? = nil,
    explanation: @escaping (Any?) -> String? = { _ in nil }, matches: @escaping (Any?) -> Bool
  ) {
    self.description = description
    self.isAboutVisibility = isAboutVisibility
    predicate = matches
    self.mismatch = mismatch ?? { _ in description }
    self.explanation = explanation
  }
}

extension GREYMatcher {
  /// Returns whether an element or a value, or `nil` for none, matches.
  public func matches(_ item: Any?) -> Bool { predicate(item) }

  /// Returns the description, in EarlGrey's words, of what did not match.
  public func describeMismatch(_ item: Any?) -> String { mismatch(item) }

  /// Returns a further explanation of a mismatch, if there is one.
  func explainMismatch(_ item: Any?) -> String? { explanation(item) }
}

extension GREYMatcher {
  /// Creates a matcher that only elements can match.
  init(element description: String, matches: @escaping (GREYElement) -> Bool) {
    self.init(description) { $0.map(matches) ?? false }
  }

  /// Creates a matcher of the objects of one class, such as `(kindOfClass('UISwitch') && ...)`.
  init<Kind: UIResponder>(_ type: Kind.Type, _ description: String, matches: @escaping (Kind) -> Bool) {
    self.init(value: "(kindOfClass('\(type)') && \(description))") { ($0 as? Kind).map(matches) ?? false }
  }

  /// Creates a matcher that only accessibility elements can match, as EarlGrey's of labels and
  /// values.
  init(accessible description: String, matches: @escaping (GREYElement) -> Bool) {
    self.init(element: "(\(AccessibleRule.description) && \(description))") {
      AccessibleRule.allows($0) && matches($0)
    }
  }
}

/// EarlGrey's name for a matcher that is created of blocks.
public typealias GREYElementMatcherBlock = GREYMatcher

/// Returns whether an element matches; gets `nil` for no element.
public typealias GREYMatchesBlock = @MainActor (Any?) -> Bool

/// Appends a matcher's description.
public typealias GREYDescribeToBlock = @MainActor (GREYDescription?) -> Void

/// The text to which a matcher appends its description.
@MainActor
public final class GREYDescription {
  private(set) var text: String = ""

  /// Appends a text, and returns the description for further calls.
  @discardableResult
  public func appendText(_ text: String) -> GREYDescription {
    self.text += text
    return self
  }
}

extension GREYMatcher {
  /// Creates a matcher of a predicate and a block that appends the description.
  public init(matchesBlock: @escaping GREYMatchesBlock, descriptionBlock: GREYDescribeToBlock) {
    let description = GREYDescription()
    descriptionBlock(description)
    self.init(value: description.text, matches: matchesBlock)
  }

  /// Returns a matcher of blocks; the older name of `init(matchesBlock:descriptionBlock:)`.
  public static func matcher(
    withMatchesBlock matches: @escaping GREYMatchesBlock, descriptionBlock: GREYDescribeToBlock
  ) -> GREYMatcher {
    GREYMatcher(matchesBlock: matches, descriptionBlock: descriptionBlock)
  }
}
