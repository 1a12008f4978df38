import HeadlessUIKit

/// A question about an element, with the words for it that failures show.
///
/// The descriptions are EarlGrey 2's and part of the contract.
@MainActor
public struct GREYMatcher {
  /// The question in EarlGrey's words: `accessibilityID('save')`.
  public let description: String
  /// Whether the element answers yes; `nil` stands for no element.
  let matches: (UIView?) -> Bool
  /// Which part of the question an element answers with no.
  let describeMismatch: (UIView?) -> String

  /// Makes a matcher of a description and a question.
  public init(_ description: String, matches: @escaping (UIView?) -> Bool) {
    self.description = description
    self.matches = matches
    describeMismatch = { _ in description }
  }

  init(
    _ description: String, matches: @escaping (UIView?) -> Bool,
    describeMismatch: @escaping (UIView?) -> String
  ) {
    self.description = description
    self.matches = matches
    self.describeMismatch = describeMismatch
  }
}

extension GREYMatcher {
  /// A question that only a view can answer with yes.
  init(view description: String, matches: @escaping (UIView) -> Bool) {
    self.init(description) { $0.map(matches) ?? false }
  }

  /// A question to the views of one class, as `(kindOfClass('UISwitch') && ...)`.
  init<View: UIView>(
    _ type: View.Type, _ description: String, matches: @escaping (View) -> Bool
  ) {
    self.init(view: "(kindOfClass('\(type)') && \(description))") { ($0 as? View).map(matches) ?? false }
  }

  /// A question to accessibility elements alone, as EarlGrey asks for labels and values.
  init(accessible description: String, matches: @escaping (UIView) -> Bool) {
    self.init(view: "(\(Self.isAccessible) && \(description))") { $0.isAccessibilityElement && matches($0) }
  }

  static let isAccessible = "(respondsToSelector(isAccessibilityElement) && isAccessibilityElement)"
}
