import Diagnostics
import Foundation

/// A script in which every name and argument is known to be right: what there is to replay.
package struct CheckedScript: Hashable, Sendable {
  /// The steps in order. A `let` is not a step: its value replaces each use of its name.
  package var statements: [CheckedStatement]

  package init(statements: [CheckedStatement]) {
    self.statements = statements
  }
}

/// One step to replay.
package struct CheckedStatement: Hashable, Sendable {
  /// The step's cause in a golden: the statement in its canonical spelling, with the values of `let` names.
  package var cause: String
  /// Where the statement begins.
  package var position: SourcePosition
  package var operation: ScriptOperation

  package init(cause: String, position: SourcePosition, operation: ScriptOperation) {
    self.cause = cause
    self.position = position
    self.operation = operation
  }
}

/// What a statement does.
package enum ScriptOperation: Hashable, Sendable {
  /// Selects by a matcher, then goes through the links in order; at least one performs or asserts.
  case interaction(selection: ResolvedCall, links: [InteractionLink])
  /// Shows the whole tree in the golden, under a name that no other snapshot of the script has.
  case snapshot(String)
  /// Does what another statement of the vocabulary says.
  case command(ResolvedCall)
}

/// One member that is called on an interaction.
package enum InteractionLink: Hashable, Sendable {
  case inRoot(ResolvedCall)
  case atIndex(Int)
  /// Does the action to what the matcher selects, until the interaction's element is there.
  case usingSearch(action: ResolvedCall, onElementWith: ResolvedCall)
  /// Performs an action; a failure is kept in the variable, or ends the script where there is none.
  case perform(ResolvedCall, error: String? = nil)
  /// Checks an assertion; a failure is kept in the variable, or ends the script where there is none.
  case assert(ResolvedCall, error: String? = nil)
}

/// A call of a known function, with arguments of the right number and kinds.
package struct ResolvedCall: Hashable, Sendable {
  /// The name in the vocabulary, as `grey_allOf`, also where the script used another spelling.
  package var name: String
  /// One value a parameter, in the order of the parameters.
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
  /// A number of any sort that need not be whole.
  case number(Double)
  /// A whole number of any sort.
  case integer(Int)
  case boolean(Bool)
  /// The class's name without `.self`.
  case className(String)
  case point(x: Double, y: Double)
  case date(Date)
  /// The member's name without its dot.
  case member(String)
  /// The variable that gets the error of a call.
  case errorPointer(String)
  /// The variable of an error, for its value.
  case error(String)
  /// A matcher, an action, an assertion or another instance.
  case call(ResolvedCall)
  case list([ScriptValue])
  /// `nil`, or the value of an optional parameter that a call leaves out.
  case null
}
