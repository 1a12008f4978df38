/// A parameter of a bound function: what a script may write for it, and the value that Swift gets.
struct BoundParameter<Value>: Sendable {
  private(set) var declaration: ScriptFunction.Parameter
  /// The value of an argument; `nil` where that is not of the declared kind, which the checker rules out.
  let value: @MainActor @Sendable (ScriptValue) -> Value?

  init(_ kind: ScriptValueKind, value: @escaping @MainActor @Sendable (ScriptValue) -> Value?) {
    declaration = ScriptFunction.Parameter(kind)
    self.value = value
  }
}

extension BoundParameter {
  /// The same parameter under a label.
  func labelled(_ label: String) -> Self {
    var copy = self
    copy.declaration.label = label
    return copy
  }

  /// The same parameter, which a call may leave out.
  func or(_ value: ScriptValue) -> Self {
    var copy = self
    copy.declaration.defaultValue = value
    return copy
  }
}

/// Hands the arguments of a call to Swift, one after the other.
struct ArgumentReader {
  private var rest: ArraySlice<ScriptValue>

  init(_ arguments: [ScriptValue]) {
    rest = arguments[...]
  }

  /// An argument is missing or of another kind than declared.
  struct Mismatch: Error {}

  @MainActor
  mutating func next<Value>(_ parameter: BoundParameter<Value>) throws(Mismatch) -> Value {
    guard let argument = rest.popFirst(), let value = parameter.value(argument) else { throw Mismatch() }
    return value
  }
}
