/// Text that is on one line if it fits, and is otherwise broken where its parts allow it.
///
///     Layout.list(brackets, [.text("1"), .text("2")])  // (1, 2), or a line for each element
indirect enum Layout: Hashable, Sendable {
  case text(String)
  /// Parts without a separator; each part breaks independently.
  case joined([Layout])
  /// Elements in brackets, separated by commas; if broken, each has its own line.
  case list(Brackets, [Layout])
  /// A head and the links that follow it; if broken, each link has its own, indented line.
  case chain(head: Layout, links: [Layout], separator: String)

  /// The brackets of a list.
  struct Brackets: Hashable, Sendable {
    var opening: String
    var closing: String
    /// The spaces inside the brackets, if the list is on one line and not empty.
    var padding = ""
    /// Whether a comma follows the last element of a broken list.
    var endsWithComma = false

    fileprivate func enclosing(_ elements: [String]) -> String {
      let padding = elements.isEmpty ? "" : padding
      return opening + padding + elements.joined(separator: ", ") + padding + closing
    }
  }
}

extension Layout {
  /// The text on one line.
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

  /// Returns the number of columns on one line; `nil` if it exceeds the limit.
  func width(within limit: Int) -> Int? {
    switch self {
    case .text(let text): Self.width(of: [], separator: "", reserving: text, within: limit)
    case .joined(let parts): Self.width(of: parts, separator: "", reserving: "", within: limit)
    case .list(let brackets, let elements):
      Self.width(
        of: elements, separator: ", ", reserving: brackets.enclosing(elements.isEmpty ? [] : [""]),
        within: limit)
    case .chain(let head, let links, let separator):
      Self.width(of: [head] + links, separator: separator, reserving: "", within: limit)
    }
  }

  private static func width(
    of parts: [Layout], separator: String, reserving text: String, within limit: Int
  ) -> Int? {
    let separators = max(0, parts.count - 1) * separator.unicodeScalars.count
    var width = text.unicodeScalars.count + separators
    // Measuring stops at the limit. Each level measures its parts again, so without a limit the time would
    // be quadratic.
    guard width <= limit else { return nil }
    for part in parts {
      guard let added = part.width(within: limit - width) else { return nil }
      width += added
    }
    return width
  }

  /// Whether the brackets around this only element are joined with its own, to break as one: `f(g([`.
  var sharesBrackets: Bool {
    switch self {
    case .text, .chain: false
    case .list(_, let elements): !elements.isEmpty
    case .joined(let parts): parts.last?.sharesBrackets ?? false
    }
  }
}

/// Writes layouts into lines of a limited width.
struct LayoutWriter {
  /// The columns of a line; a text that cannot be broken may be longer.
  static let width = 100
  /// The spaces by which a line is indented relative to the line that it belongs to.
  static let indentation = 2

  private(set) var text: String
  private var column: Int

  /// Begins with an indented line.
  init(indentation: Int) {
    text = String(repeating: " ", count: indentation)
    column = indentation
  }

  /// Writes a layout at the current column.
  ///
  /// - Parameters:
  ///   - layout: What to write.
  ///   - indentation: The columns by which the layout's first line is indented.
  ///   - tail: The columns that must stay free after the layout on its last line.
  mutating func write(_ layout: Layout, indentation: Int, tail: Int = 0) {
    if layout.width(within: Self.width - column - tail) != nil { return append(layout.flat) }
    switch layout {
    case .text(let text): append(text)
    case .joined(let parts): writeParts(parts, indentation, tail)
    case .list(let brackets, let elements): writeList(brackets, elements, indentation, tail)
    case .chain(let head, let links, _): writeChain(head, links, indentation, tail)
    }
  }

  private mutating func writeParts(_ parts: [Layout], _ indentation: Int, _ tail: Int) {
    for index in parts.indices {
      // What follows must fit after the part, on its last line. What is longer than a line is broken in any
      // case.
      let rest = Layout.joined(Array(parts[(index + 1)...])).width(within: Self.width) ?? Self.width
      write(parts[index], indentation: indentation, tail: rest + tail)
    }
  }

  private mutating func writeList(
    _ brackets: Layout.Brackets, _ elements: [Layout], _ indentation: Int, _ tail: Int
  ) {
    append(brackets.opening)
    if elements.count == 1, elements[0].sharesBrackets {
      write(elements[0], indentation: indentation, tail: brackets.closing.unicodeScalars.count + tail)
    } else if !elements.isEmpty {
      for (index, element) in elements.enumerated() {
        let hasComma = brackets.endsWithComma || index < elements.count - 1
        breakLine(indentation + Self.indentation)
        write(element, indentation: indentation + Self.indentation, tail: hasComma ? 1 : 0)
        if hasComma { append(",") }
      }
      breakLine(indentation)
    }
    append(brackets.closing)
  }

  private mutating func writeChain(_ head: Layout, _ links: [Layout], _ indentation: Int, _ tail: Int) {
    write(head, indentation: indentation)
    for (index, link) in links.enumerated() {
      breakLine(indentation + Self.indentation)
      write(link, indentation: indentation + Self.indentation, tail: index < links.count - 1 ? 0 : tail)
    }
  }

  private mutating func append(_ piece: String) {
    text += piece
    column += piece.unicodeScalars.count
  }

  private mutating func breakLine(_ indentation: Int) {
    text += "\n" + String(repeating: " ", count: indentation)
    column = indentation
  }
}
