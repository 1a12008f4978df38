import Scripts

extension ScriptFunction {
  /// A call with an argument of each parameter's kind.
  var exampleCall: String {
    let arguments = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.kind.example }
    let variable = parameters.contains { $0.kind == .error } ? "var error: NSError?\n" : ""
    return "\(variable)\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension ScriptValueKind {
  var example: String {
    switch self {
    case .string: #""a""#
    case .number, .amount, .share, .innerShare, .seconds: "0.5"
    case .integer, .index: "1"
    case .count(let range): "\(range.lowerBound)"
    case .setting: "true"
    case .boolean: "true"
    case .null, .errorPointer: "nil"
    case .error: "error"
    case .className: "UISwitch.self"
    case .point: "CGPoint(x: 1, y: 2)"
    case .address: #""app://settings""#
    case .date: #"date("2024-05-06T07:08:09Z")"#
    case .member(_, let names), .members(_, let names): ".\(names[0])"
    case .matcher, .assertion: "grey_nil()"
    case .action: "grey_tap()"
    case .instance("GREYLayoutConstraint"):
      "GREYLayoutConstraint.layoutConstraint(for: .up, andMinimumSeparation: 1)"
    case .instance(let type): "\(type)()"
    case .optional(let kind): kind.example
    case .list(let kind): "[\(kind.example)]"
    }
  }
}
