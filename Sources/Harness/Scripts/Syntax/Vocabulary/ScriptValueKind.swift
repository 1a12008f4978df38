/// What a parameter of a script function accepts.
package indirect enum ScriptValueKind: Hashable, Sendable {
  case string
  case number
  /// A number above 0, such as the points of a scroll.
  case amount
  /// A number from 0 to 1, such as the visible part of an element.
  case share
  /// A number between 0 and 1, exclusive, such as a position inside an element.
  case innerShare
  /// A number of seconds, from 0 to ``Script/Limit/seconds``.
  case seconds
  case integer
  /// A whole number that is not negative.
  case index
  /// A whole number within limits, such as the fingers of a swipe.
  case count(ClosedRange<Int>)
  case boolean
  /// A number, `true` or `false`, or an array of strings: the values of EarlGrey's configuration.
  case setting
  /// Only `nil`.
  case null
  /// The receiver of a call's error: `&error`, or `nil`, in which case a failure ends the script.
  case errorPointer
  /// A variable for errors.
  case error
  /// `UISwitch.self`
  case className
  /// `CGPoint(x: 1, y: 2)`
  case point
  /// `date("2024-05-06T07:08:09Z")`: the scripts' own function for a date, since Swift has no such literal.
  case date
  /// A string that is a URL with a scheme.
  case address
  /// A named member of a type, such as `.down`, `GREYDirection.down` or `kGREYDirectionDown`.
  case member(type: String, names: [String])
  /// A named member of a type or an array of them, such as `.button` or `[.button, .selected]`; it may be empty.
  case members(type: String, names: [String])
  case matcher
  case action
  /// An assertion, or a matcher that asserts by matching.
  case assertion
  /// A call that creates a value of a type that only one function takes, such as a `GREYLayoutConstraint`.
  case instance(of: String)
  /// An array whose elements are all of one kind; not empty.
  case list(ScriptValueKind)
  /// A value of a kind, or `nil`.
  case optional(ScriptValueKind)
}

extension ScriptValueKind {
  /// The kind's name in messages.
  package var description: String {
    switch self {
    case .string: "a string"
    case .number, .amount, .share, .innerShare, .seconds, .integer, .index, .count: numberDescription
    case .boolean: "true or false"
    case .setting: "a number, true or false, or an array of strings"
    case .null: "nil"
    case .errorPointer: "nil, or an error's variable after '&'"
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
