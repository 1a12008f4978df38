import Diagnostics
import Foundation

/// A script whose names and arguments have been checked, ready to be replayed.
package struct CheckedScript: Hashable, Sendable {
  /// The steps in order. A `let` is not a step: its value replaces its name wherever it is used.
  package var statements: [CheckedStatement]

  package init(statements: [CheckedStatement]) {
    self.statements = statements
  }
}

/// One step to replay.
package struct CheckedStatement: Hashable, Sendable {
  /// The step's cause in a golden: the statement's canonical text, with the values of `let` names.
  package var cause: String
  /// The start of the statement.
  package var position: SourcePosition
  package var operation: ScriptOperation

  package init(cause: String, position: SourcePosition, operation: ScriptOperation) {
    self.cause = cause
    self.position = position
    self.operation = operation
  }
}

/// The effect of a statement.
package enum ScriptOperation: Hashable, Sendable {
  /// Selects by a matcher, then processes the links in order, at least one of which performs or asserts.
  case interaction(selection: ResolvedCall, links: [InteractionLink])
  /// Shows the whole tree in the golden, under a name that is unique within the script.
  case snapshot(String)
  /// Executes another statement of the vocabulary.
  case command(ResolvedCall)
}

/// A member that is called on an interaction.
package enum InteractionLink: Hashable, Sendable {
  case inRoot(ResolvedCall)
  case atIndex(Int)
  /// Performs the action on the element that the matcher selects, until the interaction's element is found.
  case usingSearch(action: ResolvedCall, onElementWith: ResolvedCall)
  /// Performs an action. A failure is kept in the variable; without a variable, it ends the script.
  case perform(ResolvedCall, error: String? = nil)
  /// Checks an assertion. A failure is kept in the variable; without a variable, it ends the script.
  case assert(ResolvedCall, error: String? = nil)
}

/// A call of a function of the vocabulary, with arguments of the right number and kinds.
package struct ResolvedCall: Hashable, Sendable {
  /// The name in the vocabulary, such as `grey_allOf`, even if the script used another spelling.
  package var name: String
  /// The values, one for each parameter.
  package var arguments: [ScriptValue]
  package var position: SourcePosition

  package init(_ name: String, _ arguments: [ScriptValue] = [], at position: SourcePosition) {
    self.name = name
    self.arguments = arguments
    self.position = position
  }
}

/// The value of a checked argument; each case belongs to one or more kinds of ``ScriptValueKind``.
package indirect enum ScriptValue: Hashable, Sendable {
  case string(String)
  /// A number, which need not be whole.
  case number(Double)
  /// A whole number.
  case integer(Int)
  case boolean(Bool)
  /// The class's name, without `.self`.
  case className(String)
  case point(x: Double, y: Double)
  case date(Date)
  /// The member's name, without its dot.
  case member(String)
  /// The variable that receives the error of a call.
  case errorPointer(String)
  /// The variable whose error is checked.
  case error(String)
  /// A matcher, an action, an assertion or another instance.
  case call(ResolvedCall)
  case list([ScriptValue])
  /// `nil`, or the value of an optional parameter that a call omits.
  case null
}
