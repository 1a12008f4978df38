import TextFormats

/// Writes a changed value over the text that the former one was read from, and keeps what did not change to the byte.
///
/// Values and members that were not changed are known by their places in the source.
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

  /// The text of a value that may have changed, in the layout of what it lies in.
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

  /// For each new item the old one that it was, in rising order.
  private func matches<Item>(_ old: [Item], _ new: [Item], by isSame: (Item, Item) -> Bool) -> [Int?] {
    var next = 0
    return new.map { item in
      guard let match = old[next...].firstIndex(where: { isSame($0, item) }) else { return nil }
      next = match + 1
      return match
    }
  }
}
