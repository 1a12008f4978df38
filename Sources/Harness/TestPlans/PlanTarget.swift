import Diagnostics

/// One test target of a plan: a showcase, and what of it runs.
package struct PlanTarget: Hashable, Sendable {
  /// The showcase's name.
  package let name: String
  package let isEnabled: Bool
  /// The only tests that run; `nil` if all do.
  package let selectedTests: [TestIdentifier]?
  /// The tests that do not run.
  package let skippedTests: [TestIdentifier]
  /// The tags that tests must have, and those that they must not have.
  package let tags: TagSelection
  /// The position of the name.
  let position: SourcePosition
}

/// A test as a plan names it: `ClassForDisplay/Use case/script`, or any leading part of that.
package struct TestIdentifier: Hashable, Sendable {
  /// The identifier as it was written.
  package let text: String
  let position: SourcePosition

  /// The identifiers that it may mean: as written, and without the `()` that Xcode adds to a method.
  var spellings: [String] {
    text.hasSuffix("()") ? [text, String(text.dropLast(2))] : [text]
  }
}

/// Which tags tests must have, and which they must not have, in order to run.
package struct TagSelection: Hashable, Sendable {
  package var selected: TagFilter?
  package var skipped: TagFilter?

  /// Whether a test with these tags runs.
  func admits(_ tags: [String]) -> Bool {
    selected?.matches(tags) != false && skipped?.matches(tags) != true
  }

  var filters: [TagFilter] { [selected, skipped].compactMap(\.self) }
}

/// A set of tags, of which a test has all or at least one.
package struct TagFilter: Hashable, Sendable {
  /// How several tags combine; Xcode omits the key for `and`.
  package enum Mode: String, CaseIterable, Sendable {
    case and, or
  }

  /// One tag, without the leading dot that Xcode writes.
  package struct Tag: Hashable, Sendable {
    package let name: String
    let position: SourcePosition
  }

  package let tags: [Tag]
  package let mode: Mode

  /// Whether a test with these tags matches.
  func matches(_ names: [String]) -> Bool {
    switch mode {
    case .and: tags.allSatisfy { names.contains($0.name) }
    case .or: tags.contains { names.contains($0.name) }
    }
  }
}
