/// An error with what it is about.
struct SortedError: Hashable {
  let error: CompilerError
  let kind: ErrorKind
  /// What is missing or different: a symbol of UIKit, or the modules that may have the name; `nil` for all else.
  var symbol: String?
  /// Whether it mostly follows from another error of its file.
  var isFollowUp = false

  /// The cause, which errors with the same words share.
  var cause: String { symbol ?? error.message.withoutKindOfName.clipped(to: 100) }
}

extension String {
  /// `cannot find type 'A' in scope` as `cannot find 'A' in scope`: for one name both are one cause.
  fileprivate var withoutKindOfName: String { replacing("cannot find type '", with: "cannot find '") }
}
