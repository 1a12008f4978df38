/// An error and what it is about.
struct SortedError: Hashable {
  let error: CompilerError
  let kind: ErrorKind
  /// What is missing or different: a UIKit symbol, or the modules that may have the name; `nil` for other errors.
  var symbol: String?
  /// Whether it usually follows from another error of its file.
  var isFollowUp = false

  /// The cause, which errors with the same words share.
  var cause: String { symbol ?? error.message.withoutKindOfName.clipped(to: 100) }
}

extension String {
  /// `cannot find 'A' in scope` for `cannot find type 'A' in scope`, since both have one cause.
  fileprivate var withoutKindOfName: String { replacing("cannot find type '", with: "cannot find '") }
}
