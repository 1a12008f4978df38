import TextFormats

/// Writes a changed value over the text that the former one was read from, and keeps every byte of what
/// did not change.
///
/// If `2` is removed from `[ 1,2, 3 ]`, the text is `[ 1, 3 ]`: each item keeps its own separator.
///
/// Values and members that were not changed are recognized by their positions in the source.
struct JSONRewriter {
  private let source: JSONSource

  init(_ text: String) {
    source = JSONSource(text)
  }

  /// The whole text with the changed document in it.
  func text(from former: JSONValue, to edited: JSONValue) -> String {
    let range = source.range(of: former)
    return source[..<range.lowerBound] + rewritten(former, to: edited) + source[range.upperBound...]
  }

  /// Returns the text of a value that may have changed, in the layout of its container.
  private func rewritten(
    _ former: JSONValue, to edited: JSONValue, in parent: JSONLayout? = nil
  ) -> String {
    if former == edited { return source[source.range(of: former)] }
    switch (former.content, edited.content) {
    case (.object(let old), .object(let new)):
      let layout = JSONLayout(source, of: former, items: old.map(source.range(of:)))
      let matches = matches(old, new) { $0.position == $1.position }
      return layout.text(
        zip(new, matches).map { member, match in
          guard let match else { return (layout.text(of: member, like: old.first), nil) }
          return (rewritten(old[match], to: member, in: layout), match)
        })
    case (.array(let old), .array(let new)):
      let layout = JSONLayout(source, of: former, items: old.map(source.range(of:)))
      let matches = matches(old, new) { $0.position == $1.position }
      return layout.text(
        zip(new, matches).map { element, match in
          guard let match else { return (layout.text(of: element), nil) }
          return (rewritten(old[match], to: element, in: layout), match)
        })
    default: return parent?.text(of: edited) ?? edited.xcodeText
    }
  }

  private func rewritten(
    _ former: JSONMember, to edited: JSONMember, in parent: JSONLayout
  ) -> String {
    let key = source.range(of: former).lowerBound..<source.range(of: former.value).lowerBound
    return source[key] + rewritten(former.value, to: edited.value, in: parent)
  }

  /// Returns, for each new item, the index of the old one that it was; the indices ascend.
  private func matches<Item>(_ old: [Item], _ new: [Item], by isSame: (Item, Item) -> Bool) -> [Int?] {
    // Only after the last match, since text is kept in its order: items that moved forward are
    // written again.
    var next = 0
    return new.map { item in
      guard let match = old[next...].firstIndex(where: { isSame($0, item) }) else { return nil }
      next = match + 1
      return match
    }
  }
}

/// How the items of an array or object are laid out in their source: the text before, between and
/// after them.
struct JSONLayout {
  private let source: JSONSource
  private let brackets: (opening: String, closing: String)
  private let leading: String
  private let trailing: String
  /// The text before each item but the first.
  private let separators: [String]

  init(_ source: JSONSource, of container: JSONValue, items: [Range<Int>]) {
    let range = source.range(of: container)
    let inside = range.lowerBound + 1..<range.upperBound - 1
    self.source = source
    brackets = (source[range.prefix(1)], source[range.suffix(1)])
    leading = items.first.map { source[inside.lowerBound..<$0.lowerBound] } ?? ""
    trailing = items.last.map { source[$0.upperBound..<inside.upperBound] } ?? ""
    separators = zip(items, items.dropFirst()).map { source[$0.upperBound..<$1.lowerBound] }
  }

  /// The container's text with other items, each with the index that it had before, if any.
  func text(_ items: [(text: String, former: Int?)]) -> String {
    guard let first = items.first else { return brackets.opening + brackets.closing }
    let rest = items.dropFirst().map { separator(beforeFormer: $0.former) + $0.text }
    return brackets.opening + leading + first.text + rest.joined() + trailing + brackets.closing
  }

  private func separator(beforeFormer index: Int?) -> String {
    // The former first item followed the bracket, so there is no separator of its own.
    if let index, index > 0 { return separators[index - 1] }
    return separators.first ?? ("," + (leading.isEmpty ? " " : leading))
  }

  /// The text of a new item.
  func text(of value: JSONValue) -> String {
    // The text ends with a line feed, so the last piece is empty.
    let lines = value.xcodeText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard let newline = leading.lastIndex(where: \.isNewline) else {
      // On one line, there is no indentation, and no blank line in an empty container.
      return lines.map { $0.drop(while: { $0 == " " }) }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let indent = String(leading[newline...])
    // Xcode's blank line in an empty container has no indentation.
    let emptyLine = String(leading[newline])
    let rest = lines.dropFirst().map { line in line.isEmpty ? emptyLine : indent + line }
    return lines.prefix(1).joined() + rest.joined()
  }

  /// The text of a new member, with a colon like that of another one.
  func text(of member: JSONMember, like other: JSONMember?) -> String {
    text(of: JSONValue(.string(member.key))) + (other.map(source.separator) ?? " : ") + text(of: member.value)
  }
}
