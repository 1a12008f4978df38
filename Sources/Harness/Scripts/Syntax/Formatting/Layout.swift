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
  }
}

extension Layout {
  /// All on one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .joined(let parts): parts.map(\.flat).joined()
    case .list(let brackets, let elements):
      elements.isEmpty
        ? brackets.opening + brackets.closing
        : brackets.opening + brackets.padding + elements.map(\.flat).joined(separator: ", ")
          + brackets.padding + brackets.closing
    case .chain(let head, let links, let separator):
      ([head] + links).map(\.flat).joined(separator: separator)
    }
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
