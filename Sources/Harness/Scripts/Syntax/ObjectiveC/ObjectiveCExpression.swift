import Diagnostics
import UTF8Text

/// A statement in Objective-C, as written.
struct ObjectiveCStatement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case expression(ObjectiveCExpression)
    /// `id<GREYMatcher> done = grey_text(@"Done");`; the type is everything before the name.
    case declaration(type: String, name: String, value: ObjectiveCExpression)
    /// `NSError *error;`, also where it is set to `nil`.
    case errorVariable(type: String, name: String)
  }

  /// The part of the file that contains a statement; a test runs the parts in this order.
  enum Section: Int, Hashable, Sendable {
    /// Outside of any class.
    case file
    case setUp
    case test
    case tearDown
  }

  var kind: Kind
  var section: Section
  /// From the first character of the statement to its semicolon.
  var range: Range<SourcePosition>

  /// Whether the statement only calls the superclass's method, such as `[super setUp];`.
  var isCallOfSuper: Bool {
    guard case .expression(let expression) = kind, case .message(let receiver, let parts) = expression.kind
    else {
      return false
    }
    return receiver.kind == .name("super") && ["setUp", "tearDown"].contains(parts.selector)
  }
}

/// An expression in Objective-C, as written.
///
///     @[ grey_text(@"Done") ]  // .array with a .call, whose argument is a .string
struct ObjectiveCExpression: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    /// `@"Done"`
    case string(String)
    case number(Double)
    /// A variable, a class, a constant, or a literal word such as `YES`.
    case name(String)
    /// `@1`, `@YES` or `@(1)`
    case boxed(ObjectiveCExpression)
    /// `@[ a, b ]`
    case array([ObjectiveCExpression])
    /// `&error`
    case reference(String)
    /// `rows[0]`
    case element(of: ObjectiveCExpression, index: ObjectiveCExpression)
    /// `grey_text(@"Done")`; the name may begin with namespaces, such as `showcase_utils::Open`.
    case call(name: String, [ObjectiveCExpression])
    /// `[EarlGrey selectElementWithMatcher:matcher]`; never without parts.
    case message(receiver: ObjectiveCExpression, [Part])
  }

  /// One word of a selector with its argument. Only the one word of a message without arguments has none.
  struct Part: Hashable, Sendable {
    var word: String
    var argument: ObjectiveCExpression?
    /// Further arguments, separated by commas, such as the values of a format.
    var more: [ObjectiveCExpression] = []
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
  /// The selector, such as `performAction:error:`.
  var selector: String {
    map { $0.word + ($0.argument == nil ? "" : ":") }.joined()
  }
}

extension String {
  /// The string as an Objective-C literal, with all invisible characters escaped.
  var objectiveCLiteral: String {
    String(writing: { buffer in
      buffer.append(literal: "@")
      buffer.append(quoted: self) { buffer.append(numberedEscape($0)) }
    })
  }
}

/// Returns the escape with as many digits as it may have, so that no digit after it becomes part of it.
private func numberedEscape(_ scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case ..<0x80: "\\" + padded(String(scalar.value, radix: 8), to: 3)
  case ..<0x10000: "\\u" + padded(String(scalar.value, radix: 16, uppercase: true), to: 4)
  default: "\\U" + padded(String(scalar.value, radix: 16, uppercase: true), to: 8)
  }
}

private func padded(_ digits: String, to count: Int) -> String {
  String(repeating: "0", count: count - digits.count) + digits
}
