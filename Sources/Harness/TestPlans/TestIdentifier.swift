import Diagnostics

/// A test as a plan names it: `ClassForDisplay/Use case/script`, or any leading part of that.
package struct TestIdentifier: Hashable, Sendable {
  /// The identifier as it was written.
  package let text: String
  let position: SourcePosition

  /// The identifiers it may stand for: as written, and without the `()` that Xcode puts behind a method.
  var spellings: [String] {
    text.hasSuffix("()") ? [text, String(text.dropLast(2))] : [text]
  }
}
