import HeadlessUIKit

/// A predicate of elements, with a description for failures.
///
///     GREYMatcher("isEmpty") { ($0 as? UITextField)?.text?.isEmpty == true }
///
/// The descriptions of EarlGrey's matchers are those of EarlGrey 2, which tests may rely on. A few
/// matchers, such as ``grey_closeTo(_:_:)``, match a value that another matcher takes from an element.
@MainActor
public struct GREYMatcher {
  /// The description as in EarlGrey, such as `accessibilityID('save')`.
  public let description: String
  /// Whether the matcher computes visibility. Such a matcher must be the last of several.
  let isAboutVisibility: Bool
  private let predicate: (Any?) -> Bool
  private let mismatch: (Any?) -> String
  private let explanation: (Any?) -> String?

  /// Creates a matcher of elements.
  ///
  /// - Parameters:
  ///   - description: The description in failures.
  ///   - matches: The predicate, whose argument is `nil` if there is no element.
  public init(_ description: String, matches: @escaping (GREYElement?) -> Bool) {
    self.init(value: description) { matches($0 as? GREYElement) }
  }

  /// Creates a matcher that may also match values.
  ///
  /// - Parameters:
  ///   - description: The description as in EarlGrey.
  ///   - isAboutVisibility: Whether the matcher computes visibility; `false` by default.
  ///   - mismatch: Describes what did not match; returns the description by default.
  ///   - explanation: Explains a mismatch further; returns `nil` by default.
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
  /// Returns whether an element or a value matches.
  ///
  /// - Parameter item: The element or value; `nil` if there is no element.
  public func matches(_ item: Any?) -> Bool { predicate(item) }

  /// Returns a description, as in EarlGrey, of what did not match.
  ///
  /// - Parameter item: The element or value that did not match; `nil` if there is no element.
  public func describeMismatch(_ item: Any?) -> String { mismatch(item) }

  /// Returns a further explanation of a mismatch, if there is one.
  func explainMismatch(_ item: Any?) -> String? { explanation(item) }
}

extension GREYMatcher {
  /// Creates a matcher that only elements can match.
  init(element description: String, matches: @escaping (GREYElement) -> Bool) {
    self.init(description) { $0.map(matches) ?? false }
  }

  /// Creates a matcher of objects of one class, such as `(kindOfClass('UISwitch') && ...)`.
  init<Kind: UIResponder>(_ type: Kind.Type, _ description: String, matches: @escaping (Kind) -> Bool) {
    self.init(value: "(kindOfClass('\(type)') && \(description))") { ($0 as? Kind).map(matches) ?? false }
  }

  /// Creates a matcher that only accessibility elements can match, like EarlGrey's matchers of labels and
  /// values.
  init(accessible description: String, matches: @escaping (GREYElement) -> Bool) {
    self.init(element: "(\(AccessibleRule.description) && \(description))") {
      AccessibleRule.allows($0) && matches($0)
    }
  }
}

/// EarlGrey's name for a matcher that is created with blocks.
public typealias GREYElementMatcherBlock = GREYMatcher

/// Returns whether an element matches; the argument is `nil` if there is no element.
public typealias GREYMatchesBlock = @MainActor (Any?) -> Bool

/// Appends a matcher's description.
public typealias GREYDescribeToBlock = @MainActor (GREYDescription?) -> Void

/// The text to which a matcher appends its description.
///
///     let matcher = GREYMatcher(
///       matchesBlock: { ($0 as? UITableView)?.numberOfSections == 1 },
///       descriptionBlock: { $0?.appendText("hasOne").appendText("Section") })
///     matcher.description  // "hasOneSection"
@MainActor
public final class GREYDescription {
  private(set) var text: String = ""

  /// Appends a text, without a separator, and returns the description for further calls.
  ///
  /// - Parameter text: A part of the description, such as `hasRows(3)`.
  @discardableResult
  public func appendText(_ text: String) -> GREYDescription {
    self.text += text
    return self
  }
}

extension GREYMatcher {
  /// Creates a matcher with blocks: a predicate, and a block that appends the description.
  ///
  /// - Parameters:
  ///   - matchesBlock: Returns whether an element matches; its argument is `nil` if there is no element.
  ///   - descriptionBlock: Appends the description; called once, when the matcher is created.
  public init(matchesBlock: @escaping GREYMatchesBlock, descriptionBlock: GREYDescribeToBlock) {
    let description = GREYDescription()
    descriptionBlock(description)
    self.init(value: description.text, matches: matchesBlock)
  }

  /// Returns a matcher with blocks; the older name of `init(matchesBlock:descriptionBlock:)`.
  ///
  /// - Parameters:
  ///   - matches: Returns whether an element matches; its argument is `nil` if there is no element.
  ///   - descriptionBlock: Appends the description; called once, when the matcher is created.
  public static func matcher(
    withMatchesBlock matches: @escaping GREYMatchesBlock, descriptionBlock: GREYDescribeToBlock
  ) -> GREYMatcher {
    GREYMatcher(matchesBlock: matches, descriptionBlock: descriptionBlock)
  }
}
