/// What a parameter of a script function takes.
package indirect enum ScriptValueKind: Hashable, Sendable {
  case string
  case number
  /// A number above 0, as the points of a scroll.
  case amount
  /// A number from 0 to 1, as the visible part of an element.
  case share
  /// A number between 0 and 1 but neither of them, as a position inside of an element.
  case innerShare
  /// A number of seconds, from 0 to ``Script/Limit/seconds``.
  case seconds
  case integer
  /// A whole number from 0.
  case index
  /// A whole number within limits, as the fingers of a swipe.
  case count(ClosedRange<Int>)
  case boolean
  /// A number, `true` or `false`, or an array of strings: what EarlGrey's configuration takes.
  case setting
  /// `nil` alone.
  case null
  /// What gets the error of a call: `&error`, or `nil`, with which a failure ends the script.
  case errorPointer
  /// The variable of an error.
  case error
  /// `UISwitch.self`
  case className
  /// `CGPoint(x: 1, y: 2)`
  case point
  /// `date("2024-05-06T07:08:09Z")`: the scripts' own word for a moment, since Swift has no literal for one.
  case date
  /// An address with a scheme, in a string.
  case address
  /// One of the named members of a type, as `.down`, `GREYDirection.down` or `kGREYDirectionDown`.
  case member(type: String, names: [String])
  /// One named member of a type or an array of them, as `.button` or `[.button, .selected]`; `[]` for none.
  case members(type: String, names: [String])
  case matcher
  case action
  /// An assertion, or a matcher that asserts by matching.
  case assertion
  /// A call that gives a value of a type which only one function takes, as a `GREYLayoutConstraint`.
  case instance(of: String)
  /// An array whose elements are all of one kind; never empty.
  case list(ScriptValueKind)
  /// A value of a kind, or `nil`.
  case optional(ScriptValueKind)
}

extension ScriptValueKind {
  /// How a message names the kind.
  package var description: String {
    switch self {
    case .string: "a string"
    case .number, .amount, .share, .innerShare, .seconds, .integer, .index, .count: numberDescription
    case .boolean: "true or false"
    case .setting: "a number, true or false, or an array of strings"
    case .null: "nil"
    case .errorPointer: "nil, or an error's variable behind '&'"
    case .error: "the variable of an error"
    case .className: "a class, as UISwitch.self"
    case .point: "a point, as CGPoint(x: 1, y: 2)"
    case .date: #"a date, as date("2024-05-06T07:08:09Z")"#
    case .address: #"an address with a scheme, as "app://settings""#
    case .member(_, let names): "one of \(Self.list(names))"
    case .members(_, let names): "one or an array of \(Self.list(names))"
    case .matcher: "a matcher"
    case .action: "an action"
    case .assertion: "a matcher or an assertion"
    case .instance(let type): "a value of \(type)"
    case .optional(let kind): "\(kind.description), or nil"
    case .list(let kind): "an array, each element \(kind.description)"
    }
  }

  private var numberDescription: String {
    switch self {
    case .amount: "a number above 0"
    case .share: "a number from 0 to 1"
    case .innerShare: "a number above 0 and below 1"
    case .seconds: "a number of seconds, from 0 to \(canonicalLiteral(Script.Limit.seconds))"
    case .integer: "a whole number"
    case .index: "a whole number from 0"
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    default: "a number"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { ".\($0)" }.joined(separator: " ")
  }
}
