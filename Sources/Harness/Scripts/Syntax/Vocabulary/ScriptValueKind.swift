/// What a parameter of a script function takes.
public indirect enum ScriptValueKind: Hashable, Sendable {
  case string
  case number
  /// A number of seconds, from 0 to ``Script/Limit/seconds``.
  case seconds
  case integer
  /// A whole number from 0.
  case index
  case boolean
  /// `UISwitch.self`
  case className
  /// `CGPoint(x: 1, y: 2)`
  case point
  /// One of the named members of a type, as `.down` or `GREYDirection.down`.
  case member(type: String, names: [String])
  case matcher
  case action
  /// An assertion, or a matcher that asserts by matching.
  case assertion
  /// An array whose elements are all of one kind; never empty.
  case list(ScriptValueKind)

  /// How a message names the kind.
  public var description: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .seconds: "a number of seconds, from 0 to \(canonicalLiteral(Script.Limit.seconds))"
    case .integer: "a whole number"
    case .index: "a whole number from 0"
    case .boolean: "true or false"
    case .className: "a class, as UISwitch.self"
    case .point: "a point, as CGPoint(x: 1, y: 2)"
    case .member(_, let names): "one of " + names.map { ".\($0)" }.joined(separator: " ")
    case .matcher: "a matcher"
    case .action: "an action"
    case .assertion: "a matcher or an assertion"
    case .list(let kind): "an array, each element \(kind.description)"
    }
  }
}
