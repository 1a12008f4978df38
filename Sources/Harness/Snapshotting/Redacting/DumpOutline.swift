import Diagnostics
import UTF8Text

/// The lines of a dump, and which of them belong to which value.
///
///     DumpOutline(lines: "2 elements\n  - 1\n  - 2\n")  // a line with two lines inside it
struct DumpOutline {
  struct Line {
    let indentation: Int
    /// What precedes the value: `name: `, `- ` or nothing.
    let label: String
    /// The step to the value from the line around it; `nil` for a value without a label, which is part of
    /// that line's value.
    let step: RedactionPath.Step?
    /// The value's own line.
    let value: String
    /// The index of the first line after those inside this one.
    var end: Int
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - text: Lines, each with a line feed.
  ///   - hasOrder: Whether the elements at the outermost level have indices yet.
  init(lines text: String, hasOrder: Bool = true) {
    // The lines around the next one, and how many elements each has.
    var open: [(index: Int, elements: Int)] = []
    var outermostElements = 0
    for text in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let content = text.drop { $0 == " " }
      // An empty line is part of a text of several lines.
      let indentation = content.isEmpty ? .max : text.utf8.count - content.utf8.count
      while let last = open.last, lines[last.index].indentation >= indentation {
        lines[last.index].end = lines.count
        open.removeLast()
      }
      var number: Int?
      if content.hasPrefix("- ") {
        number = open.last?.elements ?? outermostElements
        if open.isEmpty { outermostElements += 1 } else { open[open.count - 1].elements += 1 }
      }
      if open.isEmpty && !hasOrder { number = nil }
      open.append((lines.count, 0))
      lines.append(Line(content, indentation: indentation, elementNumber: number))
    }
    for last in open { lines[last.index].end = lines.count }
  }
}

extension DumpOutline.Line {
  fileprivate init(_ content: Substring, indentation: Int, elementNumber: Int?) {
    self.indentation = indentation
    end = 0
    if content.hasPrefix("- ") {
      (label, step) = ("- ", .element(elementNumber))
    } else if let (label, key) = Self.label(of: content) {
      (self.label, step) = (label, .key(key))
    } else {
      (label, step) = ("", nil)
    }
    value = String(content.dropFirst(label.count))
  }

  /// Returns the label of a property or a pair, and the name in it.
  private static func label(of content: Substring) -> (label: String, key: String)? {
    if content.first == "\"" {
      guard let end = endOfQuotes(in: content), content[end...].hasPrefix(": ") else { return nil }
      let label = content[..<end]
      return ("\(label): ", String(label.dropFirst().dropLast()).unquoted)
    }
    guard let end = content.firstRange(of: ": ")?.lowerBound else { return nil }
    let label = content[..<end]
    guard !label.isEmpty, !label.contains(where: { " \"(),<>[]".contains($0) }) else { return nil }
    return ("\(label): ", String(label))
  }

  private static func endOfQuotes(in content: Substring) -> Substring.Index? {
    var isEscaped = false
    for index in content.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if content[index] == "\\" {
        isEscaped = true
      } else if content[index] == "\"" {
        return content.index(after: index)
      }
    }
    return nil
  }
}

extension String {
  /// The string that is quoted with this content.
  fileprivate var unquoted: String {
    replacing("\\\"", with: "\"").replacing("\\\\", with: "\\").unescaped
  }
}
