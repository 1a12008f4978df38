extension Statement {
  /// The statement in Swift.
  var layout: Layout {
    switch kind {
    case .expression(let expression): expression.layout
    case .declaration(let name, let value): .joined([.text("let \(name) = "), value.layout])
    case .errorVariable: .text(canonicalText)
    }
  }
}

extension ScriptExpression {
  fileprivate var layout: Layout {
    switch kind {
    case .string, .interpolation, .number, .boolean, .null, .reference: .text(canonicalText)
    case .array(let elements):
      .list(.init(opening: "[", closing: "]", endsWithComma: true), elements.map(\.layout))
    case .chain(let leadingDot, let links): Self.layout(of: links, after: leadingDot ? "." : "")
    }
  }

  /// Lays out a chain; the names up to the first call are kept together.
  private static func layout(of links: [Link], after prefix: String) -> Layout {
    guard let call = links.firstIndex(where: { $0.arguments != nil }) else {
      return .joined(
        [.text(prefix)] + links.enumerated().map { $1.layout(after: $0 == 0 ? "" : ".") })
    }
    let names = links[..<call].flatMap { [$0.layout(after: ""), .text(".")] }
    let head = Layout.joined([.text(prefix)] + names + [links[call].layout(after: "")])
    let rest = links[(call + 1)...].map { $0.layout(after: ".") }
    return rest.isEmpty ? head : .chain(head: head, links: rest, separator: "")
  }
}

extension ScriptExpression.Link {
  fileprivate func layout(after prefix: String) -> Layout {
    let call = arguments.map { Layout.list(.init(opening: "(", closing: ")"), $0.map(\.layout)) }
    let indexes = indexes.map { Layout.list(.init(opening: "[", closing: "]"), [$0.layout]) }
    return .joined([.text(prefix + name)] + [call].compactMap { $0 } + indexes)
  }
}

extension ScriptExpression.Argument {
  fileprivate var layout: Layout {
    label.map { .joined([.text("\($0): "), value.layout]) } ?? value.layout
  }
}

extension ObjectiveCStatement {
  /// The statement in Objective-C.
  var layout: Layout {
    switch kind {
    case .expression(let expression): .joined([expression.layout, .text(";")])
    case .declaration(let type, let name, let value):
      .joined([.text("\(type)\(name) = "), value.layout, .text(";")])
    case .errorVariable(let type, let name): .text("\(type)\(name);")
    }
  }
}

extension ObjectiveCExpression {
  fileprivate var layout: Layout {
    switch kind {
    case .string(let value): return .text(value.objectiveCLiteral)
    case .number(let value): return .text(canonicalLiteral(value))
    case .name(let name): return .text(name)
    case .reference(let name): return .text("&\(name)")
    case .element(let array, let index):
      return .joined([array.layout, .list(.init(opening: "[", closing: "]"), [index.layout])])
    case .boxed(let value): return value.boxedLayout
    case .array(let elements):
      return .list(
        .init(opening: "@[", closing: "]", padding: " ", endsWithComma: true), elements.map(\.layout))
    case .call(let name, let arguments):
      return .joined([.text(name), .list(.init(opening: "(", closing: ")"), arguments.map(\.layout))])
    case .message(let receiver, let parts): return Self.layout(of: parts, to: receiver)
    }
  }

  /// The layout after `@`; only numbers, `YES` and `NO` need no parentheses.
  private var boxedLayout: Layout {
    switch kind {
    case .number, .name("YES"), .name("NO"), .name("true"), .name("false"): .joined([.text("@"), layout])
    default: .joined([.text("@("), layout, .text(")")])
    }
  }

  /// Lays out nested messages as a chain: all opening brackets are at the start.
  private static func layout(of parts: [Part], to receiver: ObjectiveCExpression) -> Layout {
    var messages = [parts]
    var object = receiver
    while case .message(let receiver, let parts) = object.kind {
      messages.append(parts)
      object = receiver
    }
    let links = messages.reversed().map(layout)
    let opening = String(repeating: "[", count: messages.count)
    let head = Layout.joined([.text(opening), object.layout, .text(" "), links[0]])
    return links.count == 1 ? head : .chain(head: head, links: Array(links.dropFirst()), separator: " ")
  }

  /// Lays out the words of a message with their arguments, and its closing bracket.
  private static func layout(of parts: [Part]) -> Layout {
    let words = parts.map { part in
      part.argument.map { argument in
        Layout.joined(
          [.text("\(part.word):"), argument.layout] + part.more.flatMap { [.text(", "), $0.layout] })
      } ?? .text(part.word)
    }
    guard words.count > 1 else { return .joined([words[0], .text("]")]) }
    return .joined([.chain(head: words[0], links: Array(words.dropFirst()), separator: " "), .text("]")])
  }
}
