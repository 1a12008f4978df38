import EarlGrey

/// A function that scripts can call: its row in the vocabulary, and how to create a call's result.
///
///     ScriptBinding.action("grey_multipleTapsWithCount", .count(1...100), make: grey_multipleTapsWithCount)
struct ScriptBinding<Made>: Sendable {
  let function: ScriptFunction
  /// Creates the result; `nil` if the arguments are not of the row's kinds, which the checker rules out.
  let make: @MainActor @Sendable ([ScriptValue]) -> Made?

  init<each Argument>(
    _ name: String, _ parameters: repeat BoundParameter<each Argument>, role: ScriptFunction.Role,
    asksRelatives: Bool = false, asksVisibility: Bool = false,
    make: @escaping @MainActor @Sendable (repeat each Argument) -> Made
  ) {
    var declarations: [ScriptFunction.Parameter] = []
    for parameter in repeat each parameters { declarations.append(parameter.declaration) }
    function = ScriptFunction(
      name, declarations, role: role, asksRelatives: asksRelatives, asksVisibility: asksVisibility)
    self.make = { arguments in
      var reader = ArgumentReader(arguments)
      // A pack is expanded in order, so that each parameter takes the next argument.
      return try? make(repeat reader.next(each parameters))
    }
  }
}

extension ScriptBinding where Made == GREYMatcher {
  static func matcher<each Argument>(
    _ name: String, _ parameters: repeat BoundParameter<each Argument>,
    make: @escaping @MainActor @Sendable (repeat each Argument) -> GREYMatcher
  ) -> Self {
    Self(name, repeat each parameters, role: .matcher, make: make)
  }

  /// A matcher that checks what is visible.
  static func visibility<each Argument>(
    _ name: String, _ parameters: repeat BoundParameter<each Argument>,
    make: @escaping @MainActor @Sendable (repeat each Argument) -> GREYMatcher
  ) -> Self {
    Self(name, repeat each parameters, role: .matcher, asksVisibility: true, make: make)
  }

  /// A matcher that also checks elements other than the one in question.
  static func relative<each Argument>(
    _ name: String, _ parameters: repeat BoundParameter<each Argument>,
    make: @escaping @MainActor @Sendable (repeat each Argument) -> GREYMatcher
  ) -> Self {
    Self(name, repeat each parameters, role: .matcher, asksRelatives: true, make: make)
  }
}

extension ScriptBinding where Made == StageCommand {
  static func statement<each Argument>(
    _ name: String, _ parameters: repeat BoundParameter<each Argument>,
    make: @escaping @MainActor @Sendable (repeat each Argument) -> StageCommand
  ) -> Self {
    Self(name, repeat each parameters, role: .statement, make: make)
  }
}

extension ScriptBinding where Made == GREYLayoutConstraint {
  static func constraint<each Argument>(
    _ name: String, _ parameters: repeat BoundParameter<each Argument>,
    make: @escaping @MainActor @Sendable (repeat each Argument) -> GREYLayoutConstraint
  ) -> Self {
    Self(name, repeat each parameters, role: .instance(of: "GREYLayoutConstraint"), make: make)
  }
}

extension ScriptBinding where Made == GREYAction {
  static func action<each Argument>(
    _ name: String, _ parameters: repeat BoundParameter<each Argument>,
    make: @escaping @MainActor @Sendable (repeat each Argument) -> GREYAction
  ) -> Self {
    Self(name, repeat each parameters, role: .action, make: make)
  }
}

/// A parameter of a bound function: what a script may write for it, and the value that Swift gets.
struct BoundParameter<Value>: Sendable {
  private(set) var declaration: ScriptFunction.Parameter
  /// Returns the value of an argument; `nil` if it is not of the declared kind, which the checker rules out.
  let value: @MainActor @Sendable (ScriptValue) -> Value?

  init(_ kind: ScriptValueKind, value: @escaping @MainActor @Sendable (ScriptValue) -> Value?) {
    declaration = ScriptFunction.Parameter(kind)
    self.value = value
  }
}

extension BoundParameter {
  /// The same parameter with a label.
  func labeled(_ label: String) -> Self {
    var copy = self
    copy.declaration.label = label
    return copy
  }

  /// The same parameter, which a call may omit.
  func or(_ value: ScriptValue) -> Self {
    var copy = self
    copy.declaration.defaultValue = value
    return copy
  }
}

/// Passes the arguments of a call to Swift, one after the other.
struct ArgumentReader {
  private var rest: ArraySlice<ScriptValue>

  init(_ arguments: [ScriptValue]) {
    rest = arguments[...]
  }

  /// An argument is missing, or is not of the declared kind.
  struct Mismatch: Error {}

  @MainActor
  mutating func next<Value>(_ parameter: BoundParameter<Value>) throws(Mismatch) -> Value {
    guard let argument = rest.popFirst(), let value = parameter.value(argument) else { throw Mismatch() }
    return value
  }
}
