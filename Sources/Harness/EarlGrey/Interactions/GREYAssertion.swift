import HeadlessUIKit

/// Something to find out about an element, or about there being none.
@MainActor
public struct GREYAssertion {
  /// The name that failures show: `assertWithMatcher:isNotNil`.
  public let name: String
  /// Throws why the element does not hold.
  let check: (GREYElement?) throws(GREYAssertionFailed) -> Void

  /// Makes an assertion of a name and a block that throws why it fails.
  public init(_ name: String, check: @escaping (GREYElement?) throws(GREYAssertionFailed) -> Void) {
    self.name = name
    self.check = check
  }

  /// Makes an assertion that an element matches.
  init(_ matcher: GREYMatcher) {
    self.init("assertWithMatcher:\(matcher.description)") { (element) throws(GREYAssertionFailed) in
      guard !matcher.matches(element) else { return }
      throw GREYAssertionFailed(
        .mismatch(criteria: matcher.description, matcher.describeMismatch(element)),
        remark: matcher.explainMismatch(element))
    }
  }
}

/// An assertion does not hold: why, and what a user would want to know besides.
public struct GREYAssertionFailed: Error, Hashable, Sendable {
  let reason: Reason
  let remark: String?

  enum Reason: Hashable, Sendable {
    case mismatch(criteria: String, String)
    case text(String)
  }

  init(_ reason: Reason, remark: String? = nil) {
    self.reason = reason
    self.remark = remark
  }

  /// Makes a failure that says in its own words what is wrong.
  public init(_ reason: String) {
    self.init(.text(reason))
  }

  /// The failure of an assertion that does not say why.
  public static let generic = GREYAssertionFailed(GREYActionFailed.generic.reason)
}
