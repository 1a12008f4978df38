import Diagnostics
import Porting

/// A file of the app that does not compile here, with one of its errors.
struct LeftOutFile: Hashable, Sendable {
  /// The file, relative to the app's folder.
  let file: String
  /// Where the error is.
  let position: SourcePosition
  let message: String

  init(_ file: String, because fault: CompilationFault) {
    (self.file, position, message) = (file, fault.position, fault.message)
  }

  /// The error on one line: `3:5: cannot find 'x' in scope`.
  var reason: String { "\(position.line):\(position.column): \(message)".oneCommentLine }
}
