import RenderTree
import SourceText

extension Storyboard {
  /// The storyboard as canonical JSON, with one final line feed.
  ///
  /// A key frame carries its whole `tree`; any other step the `changes` as they stand in the text, if there are any.
  public var json: String {
    let head = headings.map { name, value in ["\(name.jsonQuoted): \(value.jsonQuoted)"] }
    var previous: RenderNode?
    let steps = self.steps.map { step in
      let lines = step.jsonLines(after: previous)
      previous = step.tree
      return lines
    }
    let members =
      [["\(Self.formatName.jsonQuoted): \(Self.formatVersion)"]] + head + [member("steps", "[", steps, "]")]
    return block("{", members, "}").map { $0 + "\n" }.joined()
  }
}

extension Step {
  fileprivate func jsonLines(after previous: RenderNode?) -> [String] {
    var members = [["\"cause\": \(cause.jsonQuoted)"]]
    if !calls.isEmpty { members.append(member("calls", "[", calls.map { [$0.jsonQuoted] }, "]")) }
    if let changes = changeLines(after: previous) {
      if !changes.isEmpty { members.append(member("changes", "[", changes.map { [$0.jsonQuoted] }, "]")) }
    } else {
      let tree = tree.jsonLines
      members.append(["\"tree\": {"] + tree.dropFirst())
    }
    return block("{", members, "}")
  }
}

/// A member whose value is a bracketed list of items.
private func member(_ key: String, _ opening: String, _ items: [[String]], _ closing: String) -> [String] {
  block("\(key.jsonQuoted): \(opening)", items, closing)
}

/// Items between brackets, indented, with commas between them.
private func block(_ opening: String, _ items: [[String]], _ closing: String) -> [String] {
  guard !items.isEmpty else { return [opening + closing] }
  let lines = items.enumerated().flatMap { index, item in
    item.dropLast().map { "  " + $0 } + item.suffix(1).map { "  \($0)\(index < items.count - 1 ? "," : "")" }
  }
  return [opening] + lines + [closing]
}
