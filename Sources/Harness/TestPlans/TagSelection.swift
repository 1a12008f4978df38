import Diagnostics

/// Which tags tests must, or must not, have in order to run.
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
  /// How several tags combine; Xcode leaves the key out for `and`.
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

  /// Whether a test with the tags of these names is meant.
  func matches(_ names: [String]) -> Bool {
    switch mode {
    case .and: tags.allSatisfy { names.contains($0.name) }
    case .or: tags.contains { names.contains($0.name) }
    }
  }
}
