import EarlGrey

/// A function that scripts can call: its row in the vocabulary, and what a call of it makes.
struct ScriptBinding<Made>: Sendable {
  let function: ScriptFunction
  /// Makes the value; `nil` where the arguments are not of the row's kinds, which the checker rules out.
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

  /// A matcher that asks what can be seen.
  static func visibility<each Argument>(
    _ name: String, _ parameters: repeat BoundParameter<each Argument>,
    make: @escaping @MainActor @Sendable (repeat each Argument) -> GREYMatcher
  ) -> Self {
    Self(name, repeat each parameters, role: .matcher, asksVisibility: true, make: make)
  }

  /// A matcher that asks other elements than the one in question.
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
