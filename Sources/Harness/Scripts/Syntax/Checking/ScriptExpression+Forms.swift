extension ScriptExpression {
  /// The name of the class in `UISwitch.self`, which may itself have dots.
  var className: String? {
    guard case .chain(leadingDot: false, let links) = kind, links.count > 1, links.last?.name == "self",
      links.allSatisfy({ $0.arguments == nil })
    else { return nil }
    return links.dropLast().map(\.name).joined(separator: ".")
  }

  /// The name, where the expression is nothing else.
  var plainName: String? {
    guard case .chain(leadingDot: false, let links) = kind, links.count == 1, links[0].arguments == nil else {
      return nil
    }
    return links[0].name
  }

  /// The first call of a chain and what follows it; `nil` where the expression calls nothing.
  var splitCall: (head: CallHead, rest: ArraySlice<Link>)? {
    guard case .chain(leadingDot: false, let links) = kind else { return nil }
    return CallHead.split(links)
  }

  /// The expression, short enough for a message.
  var namedForMessage: String {
    switch kind {
    case .string, .number, .boolean, .null: canonicalText
    case .array: "an array"
    case .chain(let leadingDot, let links):
      "'\(leadingDot ? "." : "")\(links.map(\.name).joined(separator: "."))'"
    }
  }
}
