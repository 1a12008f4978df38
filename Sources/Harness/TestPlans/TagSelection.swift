import SourceText

/// Which tags tests must, or must not, have in order to run.
public struct TagSelection: Hashable, Sendable {
  public var selected: TagFilter?
  public var skipped: TagFilter?

  /// Whether a test with these tags runs.
  func admits(_ tags: [String]) -> Bool {
    selected?.matches(tags) != false && skipped?.matches(tags) != true
  }

  var filters: [TagFilter] { [selected, skipped].compactMap(\.self) }
}

/// A set of tags, of which a test has all or at least one.
public struct TagFilter: Hashable, Sendable {
  /// How several tags combine; Xcode leaves the key out for `and`.
  public enum Mode: String, CaseIterable, Sendable {
    case and, or
  }

  /// One tag, without the leading dot that Xcode writes.
  public struct Tag: Hashable, Sendable {
    public let name: String
    let position: SourcePosition
  }

  public let tags: [Tag]
  public let mode: Mode

  /// Whether a test with the tags of these names is meant.
  func matches(_ names: [String]) -> Bool {
    switch mode {
    case .and: tags.allSatisfy { names.contains($0.name) }
    case .or: tags.contains { names.contains($0.name) }
    }
  }
}
