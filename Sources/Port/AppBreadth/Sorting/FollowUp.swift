import Diagnostics

extension CompilerError {
  /// Whether it usually follows from another error, which made an expression or a type unknown.
  var isFollowUp: Bool { Self.wordsOfFollowUps.contains(where: message.contains) }

  private static let wordsOfFollowUps = [
    "'Any' cannot be constructed", "'some' types are only permitted", "because it has no superclass",
    "cannot find '$", "cannot infer contextual base", "cannot infer key path type",
    "cannot infer return type for closure", "cannot infer type of closure parameter",
    "cannot be resolved without a contextual type", "conform to protocol 'Decodable'",
    "conform to protocol 'Encodable'", "conform to protocol 'Equatable'", "conform to protocol 'Hashable'",
    "could not be inferred", "failed to produce diagnostic", "no member '$", "non-function type '[Any]'",
    "of type 'Any'", "requires a contextual type", "type '_'", "type annotation missing in pattern",
    "unable to type-check this expression",
  ]
}

extension [SortedError] {
  /// The errors; those that follow from wrong arguments of a call in the same line are marked.
  var markingArguments: [SortedError] {
    let lines = Set(filter { $0.error.isOfLabels }.map(\.error.position.line))
    return map { error in
      guard lines.contains(error.error.position.line), error.error.isOfArgument else { return error }
      var copy = error
      copy.isFollowUp = true
      return copy
    }
  }
}

extension CompilerError {
  fileprivate var isOfLabels: Bool {
    ["incorrect argument label", "extra argument", "missing argument"].contains(where: message.hasPrefix)
  }

  /// Whether it is about the value of one argument.
  fileprivate var isOfArgument: Bool { message.contains("expected argument type") }
}
