import Diagnostics

/// An expression in Objective-C, as it is written.
struct ObjectiveCExpression: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    /// `@"Done"`
    case string(String)
    case number(Double)
    /// A variable, a class, a constant, or a literal that is a word, as `YES`.
    case name(String)
    /// `@1`, `@YES` or `@(1)`
    case boxed(ObjectiveCExpression)
    /// `@[ a, b ]`
    case array([ObjectiveCExpression])
    /// `grey_text(@"Done")`; the name may have namespaces before it, as `showcase_utils::Open`.
    case call(name: String, [ObjectiveCExpression])
    /// `[EarlGrey selectElementWithMatcher:matcher]`; never without parts.
    case message(receiver: ObjectiveCExpression, [Part])
  }

  /// One word of a selector with its argument; only the single word of a message without arguments has none.
  struct Part: Hashable, Sendable {
    var word: String
    var argument: ObjectiveCExpression?
    var range: Range<SourcePosition>
  }

  var kind: Kind
  var range: Range<SourcePosition>

  init(_ kind: Kind, range: Range<SourcePosition>) {
    self.kind = kind
    self.range = range
  }
}

extension [ObjectiveCExpression.Part] {
  /// The selector, as `performAction:error:`.
  var selector: String {
    map { $0.word + ($0.argument == nil ? "" : ":") }.joined()
  }
}
