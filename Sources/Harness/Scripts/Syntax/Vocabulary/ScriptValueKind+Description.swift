extension ScriptValueKind {
  /// How a message names the kind.
  package var description: String {
    switch self {
    case .string: "a string"
    case .number, .amount, .share, .innerShare, .seconds, .integer, .index, .count: numberDescription
    case .boolean: "true or false"
    case .setting: "a number, true or false, or an array of strings"
    case .null: "nil"
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
