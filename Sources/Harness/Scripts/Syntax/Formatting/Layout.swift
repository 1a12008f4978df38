/// Text that fits on one line, or else is broken in the places that it names.
indirect enum Layout: Hashable, Sendable {
  case text(String)
  /// Parts right behind each other; each breaks for itself.
  case joined([Layout])
  /// Elements in brackets, parted by commas; broken, each has a line of its own.
  case list(Brackets, [Layout])
  /// A head and the links behind it; broken, each link has a line of its own, indented.
  case chain(head: Layout, links: [Layout], separator: String)

  /// How a list is enclosed.
  struct Brackets: Hashable, Sendable {
    var opening: String
    var closing: String
    /// What stands inside of the brackets, where the list is on one line and has elements.
    var padding = ""
    /// Whether a comma follows the last element, where the list is broken.
    var endsWithComma = false

    fileprivate func enclosing(_ elements: [String]) -> String {
      let padding = elements.isEmpty ? "" : padding
      return opening + padding + elements.joined(separator: ", ") + padding + closing
    }
  }
}

extension Layout {
  /// All on one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .joined(let parts): parts.map(\.flat).joined()
    case .list(let brackets, let elements):
      brackets.enclosing(elements.map(\.flat))
    case .chain(let head, let links, let separator):
      ([head] + links).map(\.flat).joined(separator: separator)
    }
  }

  /// How many columns it has on one line; `nil` where these are more than a limit, whatever their number.
  func width(within limit: Int) -> Int? {
    switch self {
    case .text(let text): Self.width(of: [], separator: "", besides: text, within: limit)
    case .joined(let parts): Self.width(of: parts, separator: "", besides: "", within: limit)
    case .list(let brackets, let elements):
      Self.width(
        of: elements, separator: ", ", besides: brackets.enclosing(elements.isEmpty ? [] : [""]),
        within: limit)
    case .chain(let head, let links, let separator):
      Self.width(of: [head] + links, separator: separator, besides: "", within: limit)
    }
  }

  private static func width(
    of parts: [Layout], separator: String, besides text: String, within limit: Int
  ) -> Int? {
    let separators = max(0, parts.count - 1) * separator.unicodeScalars.count
    var width = text.unicodeScalars.count + separators
    guard width <= limit else { return nil }
    for part in parts {
      guard let added = part.width(within: limit - width) else { return nil }
      width += added
    }
    return width
  }

  /// Whether the brackets around this only element stay at its own, so that both break as one: `f(g([`.
  var sharesBrackets: Bool {
    switch self {
    case .text, .chain: false
    case .list(_, let elements): !elements.isEmpty
    case .joined(let parts): parts.last?.sharesBrackets ?? false
    }
  }
}
