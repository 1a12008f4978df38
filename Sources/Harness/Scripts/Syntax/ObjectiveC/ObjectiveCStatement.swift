import Diagnostics

/// A statement in Objective-C, as it is written.
struct ObjectiveCStatement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case expression(ObjectiveCExpression)
    /// `id<GREYMatcher> done = grey_text(@"Done");`; the type is spelt with all that stands before the name.
    case declaration(type: String, name: String, value: ObjectiveCExpression)
  }

  /// Where a statement stands; a test runs them in this order.
  enum Section: Int, Hashable, Sendable {
    /// Outside of any class.
    case file
    case setUp
    case test
    case tearDown
  }

  var kind: Kind
  var section: Section
  /// From the first character of the statement to behind its semicolon.
  var range: Range<SourcePosition>

  /// Whether the statement only passes on what the test framework called, as `[super setUp];`.
  var isCallOfSuper: Bool {
    guard case .expression(let expression) = kind, case .message(let receiver, let parts) = expression.kind
    else {
      return false
    }
    return receiver.kind == .name("super") && ["setUp", "tearDown"].contains(parts.selector)
  }
}
