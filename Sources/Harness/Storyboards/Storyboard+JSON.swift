import RenderTree
import TextFormats

extension Storyboard {
  /// The storyboard as canonical JSON, as ``writeJSON(to:)`` writes it.
  package var json: String { String(writing: writeJSON) }

  /// Appends the storyboard as canonical JSON, with one final line feed.
  ///
  /// A key frame carries its whole `tree`; any other step the `changes` as they stand in the text, if there are any.
  package func writeJSON(to buffer: UTF8Buffer) {
    buffer.append(literal: "{\n  ")
    buffer.append(jsonQuoted: Self.formatName)
    buffer.append(literal: ": ")
    buffer.append(Self.formatVersion)
    for heading in headings {
      buffer.append(key: heading.name, level: 1)
      buffer.append(jsonQuoted: heading.value)
    }
    buffer.append(key: "steps", level: 1)
    buffer.append(list: steps.indices, level: 1) { index in
      steps[index].writeJSON(after: index > 0 ? steps[index - 1].tree : nil, to: buffer)
    }
    buffer.append(literal: "\n}\n")
  }
}

extension Step {
  /// Appends the step's object, which is two levels deep in the storyboard's.
  fileprivate func writeJSON(after previous: RenderNode?, to buffer: UTF8Buffer) {
    buffer.append(literal: "{\n      \"cause\": ")
    buffer.append(jsonQuoted: cause)
    buffer.append(key: "calls", strings: calls)
    if let changes = changeLines(after: previous) {
      buffer.append(key: "changes", strings: changes)
      buffer.append(literal: "\n")
    } else {
      buffer.append(key: "tree", level: 3)
      buffer.append(literal: "{\n")
      tree.writeJSONMembers(to: buffer, level: 3)
      buffer.append(literal: "      }\n")
    }
    buffer.append(literal: "    }")
  }
}

extension UTF8Buffer {
  /// Appends a comma behind the member before, and the next one's key on a new line.
  fileprivate func append(key: String, level: Int) {
    append(literal: ",")
    appendLineStart(level: level)
    append(jsonQuoted: key)
    append(literal: ": ")
  }

  /// Appends a member of a step whose value is a list of strings, unless that is empty.
  fileprivate func append(key: String, strings: [String]) {
    guard !strings.isEmpty else { return }
    append(key: key, level: 3)
    append(list: strings.indices, level: 3) { append(jsonQuoted: strings[$0]) }
  }

  /// Appends items in brackets, each on a line of its own.
  fileprivate func append(list indices: Range<Int>, level: Int, item: (Int) -> Void) {
    append(literal: "[")
    for index in indices {
      if index > 0 { append(literal: ",") }
      appendLineStart(level: level + 1)
      item(index)
    }
    if !indices.isEmpty { appendLineStart(level: level) }
    append(literal: "]")
  }

  private func appendLineStart(level: Int) {
    append(literal: "\n")
    append(repeating: UInt8(ascii: " "), count: level * 2)
  }
}
