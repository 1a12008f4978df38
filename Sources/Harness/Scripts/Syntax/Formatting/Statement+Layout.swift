extension Statement {
  /// The statement in Swift.
  var layout: Layout {
    switch kind {
    case .expression(let expression): expression.layout
    case .declaration(let name, let value): .joined([.text("let \(name) = "), value.layout])
    }
  }
}

extension ScriptExpression {
  fileprivate var layout: Layout {
    switch kind {
    case .string, .number, .boolean, .null: .text(canonicalText)
    case .array(let elements):
      .list(.init(opening: "[", closing: "]", endsWithComma: true), elements.map(\.layout))
    case .chain(let leadingDot, let links): Self.layout(of: links, behind: leadingDot ? "." : "")
    }
  }

  /// The names up to the first call stay together.
  private static func layout(of links: [Link], behind prefix: String) -> Layout {
    guard let call = links.firstIndex(where: { $0.arguments != nil }) else {
      return .text(prefix + links.map(\.name).joined(separator: "."))
    }
    let names = links[..<call].map { $0.name + "." }.joined()
    let head = links[call].layout(behind: prefix + names)
    let rest = links[(call + 1)...].map { $0.layout(behind: ".") }
    return rest.isEmpty ? head : .chain(head: head, links: rest, separator: "")
  }
}

extension ScriptExpression.Link {
  fileprivate func layout(behind prefix: String) -> Layout {
    guard let arguments else { return .text(prefix + name) }
    return .joined([
      .text(prefix + name), .list(.init(opening: "(", closing: ")"), arguments.map(\.layout)),
    ])
  }
}

extension ScriptExpression.Argument {
  fileprivate var layout: Layout {
    label.map { .joined([.text("\($0): "), value.layout]) } ?? value.layout
  }
}
