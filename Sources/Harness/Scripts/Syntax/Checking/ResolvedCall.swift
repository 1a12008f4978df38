import Diagnostics
import Foundation

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
  /// A matcher, an action, an assertion or another instance.
  case call(ResolvedCall)
  case list([ScriptValue])
  /// `nil`, or what an optional parameter is where nothing stands for it.
  case null
}
