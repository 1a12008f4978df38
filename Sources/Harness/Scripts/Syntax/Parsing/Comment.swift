import Diagnostics

/// A comment of a script, with its slashes.
struct Comment: Hashable, Sendable {
  var text: String
  var range: Range<SourcePosition>
}
