/// Writes layouts into lines of a limited width.
struct LayoutWriter {
  /// How many columns a line has; a text that cannot be broken may be longer.
  static let width = 100
  /// How many blanks a line is indented deeper than the one it belongs to.
  static let indentation = 2

  private(set) var text: String
  private var column: Int

  /// Begins with an indented line.
  init(indentation: Int) {
    text = String(repeating: " ", count: indentation)
    column = indentation
  }

  /// - Parameters:
  ///   - indentation: That of the line on which the layout begins.
  ///   - tail: How much has to fit behind it on the same line.
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
