import EarlGrey
import SourceText

/// A function of EarlGrey that scripts can call: its row in the vocabulary, and what a call of it makes.
struct EarlGreyBinding<Made>: Sendable {
  let function: ScriptFunction
  /// Makes the value; `nil` where the arguments are not of the row's kinds, which the checker rules out.
  let make: @MainActor @Sendable ([ScriptValue]) -> Made?

  private init(
    _ name: String, _ kinds: [ScriptValueKind], _ role: ScriptFunction.Role,
    make: @escaping @MainActor @Sendable ([ScriptValue]) -> Made?
  ) {
    function = ScriptFunction(name, kinds.map { ScriptFunction.Parameter($0) }, role: role)
    self.make = make
  }
}

extension EarlGreyBinding where Made == GREYMatcher {
  static func matcher(
    _ name: String, _ kinds: ScriptValueKind...,
    make: @escaping @MainActor @Sendable ([ScriptValue]) -> GREYMatcher?
  ) -> Self {
    Self(name, kinds, .matcher, make: make)
  }
}

extension EarlGreyBinding where Made == GREYAction {
  static func action(
    _ name: String, _ kinds: ScriptValueKind...,
    make: @escaping @MainActor @Sendable ([ScriptValue]) -> GREYAction?
  ) -> Self {
    Self(name, kinds, .action, make: make)
  }
}
