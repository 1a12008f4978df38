import HeadlessUIKit

/// A question about an element, with the words for it that failures show.
///
/// The descriptions are EarlGrey 2's and part of the contract. A few matchers, as ``grey_closeTo(_:_:)``, ask about
/// a value that another matcher takes from an element.
@MainActor
public struct GREYMatcher {
  /// The question in EarlGrey's words: `accessibilityID('save')`.
  public let description: String
  /// Whether what can be seen decides: such a matcher must come last among several.
  let isAboutVisibility: Bool
  private let question: (Any?) -> Bool
  private let mismatch: (Any?) -> String
  private let explanation: (Any?) -> String?

  /// Makes a matcher of a description and a question; `nil` stands for no element.
  public init(_ description: String, matches: @escaping (GREYElement?) -> Bool) {
    self.init(value: description) { matches($0 as? GREYElement) }
  }

  /// Makes a matcher that may also be asked about a value.
  ///
  /// - Parameters:
  ///   - mismatch: Which part of the question was answered with no; the description by default.
  ///   - explanation: What a user would want to know besides; nothing by default.
  init(
    value description: String, isAboutVisibility: Bool = false, mismatch: ((Any?) -> String)? = nil,
    explanation: @escaping (Any?) -> String? = { _ in nil }, matches: @escaping (Any?) -> Bool
  ) {
    self.description = description
    self.isAboutVisibility = isAboutVisibility
    question = matches
    self.mismatch = mismatch ?? { _ in description }
    self.explanation = explanation
  }
}

extension GREYMatcher {
  /// Whether an element, a value, or `nil` for none, answers yes.
  public func matches(_ item: Any?) -> Bool { question(item) }

  /// Which part of the question was answered with no, in EarlGrey's words.
  public func describeMismatch(_ item: Any?) -> String { mismatch(item) }

  /// What a user would want to know besides of why it does not match.
  func explainMismatch(_ item: Any?) -> String? { explanation(item) }
}

extension GREYMatcher {
  /// A question that only an element can answer with yes.
  init(element description: String, matches: @escaping (GREYElement) -> Bool) {
    self.init(description) { $0.map(matches) ?? false }
  }

  /// A question to the objects of one class, as `(kindOfClass('UISwitch') && ...)`.
  init<Kind: UIResponder>(_ type: Kind.Type, _ description: String, matches: @escaping (Kind) -> Bool) {
    self.init(value: "(kindOfClass('\(type)') && \(description))") { ($0 as? Kind).map(matches) ?? false }
  }

  /// A question to accessibility elements alone, as EarlGrey asks for labels and values.
  init(accessible description: String, matches: @escaping (GREYElement) -> Bool) {
    self.init(element: "(\(AccessibleRule.description) && \(description))") {
      AccessibleRule.allows($0) && matches($0)
    }
  }
}
