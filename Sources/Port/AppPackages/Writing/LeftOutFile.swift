import Diagnostics

/// A file of the app that is left out, since it does not compile here.
struct LeftOutFile: Hashable, Sendable {
  /// The file, relative to the app's folder.
  let file: String
  /// Its first error.
  let position: SourcePosition
  let message: String
}
